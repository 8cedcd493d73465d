//! How much a bot may do for a decision.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Limits per decision. Without any, a bot plays as its level is meant to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effort {
    /// So many nodes; what a node is, the bot says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// So many milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
}

impl Effort {
    /// No limit but the bot's own.
    pub const OWN: Effort = Effort { nodes: None, millis: None };

    /// Reads settings such as `nodes=2000,millis=50`.
    pub(crate) fn parse(settings: &str) -> Result<Effort, String> {
        let mut effort = Effort::OWN;
        for setting in settings.split(',') {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            let place = match name {
                "nodes" => &mut effort.nodes,
                "millis" => &mut effort.millis,
                _ => return Err(format!("there is no setting {name:?}; there are nodes=N and millis=N")),
            };
            let number = value.parse().ok().filter(|&number| number > 0);
            *place = Some(number.ok_or_else(|| format!("{setting:?} needs a whole number above 0, as in {name}=100"))?);
        }
        Ok(effort)
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.nodes, self.millis) {
            (None, None) => write!(f, "its own"),
            (Some(nodes), None) => write!(f, "{nodes} nodes"),
            (None, Some(millis)) => write!(f, "{millis} ms"),
            (Some(nodes), Some(millis)) => write!(f, "{nodes} nodes or {millis} ms"),
        }
    }
}

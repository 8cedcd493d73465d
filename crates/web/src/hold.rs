//! A finger that stays on a card wants to know what it can do, not to play it.

use std::time::Duration;

use leptos::prelude::*;

/// The finger that is on the page, if one is.
#[derive(Clone, Copy)]
pub(crate) struct Hold {
    waits: StoredValue<Option<TimeoutHandle>>,
    is_long: StoredValue<bool>,
}

impl Hold {
    /// How long it has to stay.
    const TIME: Duration = Duration::from_millis(400);

    pub(crate) fn new() -> Hold {
        Hold { waits: StoredValue::new(None), is_long: StoredValue::new(false) }
    }

    /// A finger comes down; if it stays, something is to happen.
    pub(crate) fn begin(self, then: impl FnOnce() + 'static) {
        self.is_long.set_value(false);
        let stays = move || {
            self.is_long.set_value(true);
            then();
        };
        self.waits.set_value(set_timeout_with_handle(stays, Hold::TIME).ok());
    }

    /// It is gone.
    pub(crate) fn end(self) {
        if let Some(Some(waits)) = self.waits.try_update_value(Option::take) {
            waits.clear();
        }
    }

    /// Has it stayed?
    pub(crate) fn is_long(self) -> bool {
        self.is_long.get_value()
    }

    /// Has it stayed until now? What browsers take for a press then is none.
    pub(crate) fn has_been(self) -> bool {
        self.is_long.try_update_value(std::mem::take).unwrap_or(false)
    }
}

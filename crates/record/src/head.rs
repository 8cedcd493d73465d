//! The head of a record: who sat there, when, and from which seed.

use std::{borrow::Cow, fmt, str::FromStr};

use game::MAX_SEATS;

use crate::error::Fault;

/// What a record says beside the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// Who sat at each seat, where it is known.
    pub who: [Option<String>; MAX_SEATS],
    /// The seed that dealt; the deal must be the one it gives.
    pub seed: Option<u64>,
    /// The day.
    pub date: Option<Date>,
    /// Tags of the writer's own. Their names begin with a small letter.
    pub own: Vec<(String, String)>,
}

/// A day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A day of the Gregorian calendar, if there is such a day.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if year <= 9999 && day >= 1 && day <= days { Some(Date { year, month, day }) } else { None }
    }

    /// The day this number of days after 1 January 1970.
    pub const fn from_days(days: u32) -> Option<Date> {
        // Years are counted from March on, so that the odd day comes last (the civil-from-days method).
        let days = days + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
        if year > 9999 { None } else { Date::new(year as u16, month as u8, day as u8) }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let number = |part: &str| part.bytes().all(|b| b.is_ascii_digit()).then(|| part.parse().ok()).flatten();
        let date = match (text.get(..4), text.get(4..5), text.get(5..7), text.get(7..8), text.get(8..)) {
            (Some(year), Some("-"), Some(month), Some("-"), Some(day)) if day.len() == 2 => {
                let parts = (number(year), number(month), number(day));
                if let (Some(year), Some(month), Some(day)) = parts {
                    Date::new(year, month as u8, day as u8)
                } else {
                    None
                }
            }
            _ => None,
        };
        date.ok_or_else(|| DateError(text.into()))
    }
}

/// A text that is not a day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no day, such as 2026-11-15")]
pub struct DateError(pub String);

/// The tags of a game as they were read, taken one by one.
#[derive(Debug, Default)]
pub struct Tags<'a> {
    pub(crate) all: Vec<Tag<'a>>,
    /// Where the tags end, for what is missing.
    pub(crate) end: usize,
}

/// A tag as it was read.
#[derive(Debug)]
pub(crate) struct Tag<'a> {
    pub(crate) at: usize,
    pub(crate) value_at: usize,
    pub(crate) name: &'a str,
    pub(crate) value: Cow<'a, str>,
    pub(crate) taken: bool,
}

impl<'a> Tags<'a> {
    /// No game has more; every new one is compared with all before.
    const MOST: usize = 100;

    /// Adds a tag, if there is none of the name.
    pub(crate) fn add(&mut self, tag: Tag<'a>) -> Result<(), Fault> {
        if self.all.len() == Self::MOST {
            return Err(Fault::format(tag.at, "R3", format!("a game has at most {} tags", Self::MOST)));
        }
        if self.all.iter().any(|other| other.name == tag.name) {
            return Err(Fault::format(tag.at, "R3", format!("the tag {} stands there twice", tag.name)));
        }
        self.all.push(tag);
        Ok(())
    }

    /// Takes a tag: where its value is, and the value.
    pub(crate) fn take(&mut self, name: &str) -> Option<(usize, Cow<'a, str>)> {
        let tag = self.all.iter_mut().find(|tag| tag.name == name)?;
        tag.taken = true;
        Some((tag.value_at, tag.value.clone()))
    }

    /// Takes a tag that must be there.
    pub(crate) fn need(&mut self, name: &str) -> Result<(usize, Cow<'a, str>), Fault> {
        self.take(name).ok_or_else(|| Fault::format(self.end, "R4", format!("the tag {name} is missing")))
    }

    /// Takes a tag whose value is a number without sign or leading zeros.
    pub(crate) fn number<N: FromStr>(&mut self, name: &str) -> Result<Option<(usize, N)>, Fault> {
        let Some((at, value)) = self.take(name) else { return Ok(None) };
        number(&value).map(|n| Some((at, n))).ok_or_else(|| {
            Fault::format(at, "R4", format!("the tag {name} is a number, written without sign or leading zeros"))
        })
    }

    /// Takes a tag that must be there and is a number.
    pub(crate) fn need_number<N: FromStr>(&mut self, name: &str) -> Result<N, Fault> {
        let found = self.number(name)?;
        let missing = || Fault::format(self.end, "R4", format!("the tag {name} is missing"));
        found.map(|(_, number)| number).ok_or_else(missing)
    }

    /// Takes a tag that is `yes` or `no`; no if it is not there.
    pub(crate) fn yes(&mut self, name: &str) -> Result<bool, Fault> {
        match self.take(name) {
            None => Ok(false),
            Some((at, value)) => match &*value {
                "yes" => Ok(true),
                "no" => Ok(false),
                _ => Err(Fault::format(at, "R4", format!("the tag {name} is \"yes\" or \"no\""))),
            },
        }
    }

    /// Takes what the head of every record can have.
    pub(crate) fn head(&mut self, players: u8) -> Result<Head, Fault> {
        let mut head = Head::default();
        for (i, who) in head.who.iter_mut().enumerate() {
            if let Some((at, value)) = self.take(SEATS[i]) {
                if i >= usize::from(players) {
                    return Err(Fault::format(at, "R4", format!("nobody sits at seat {i}: {players} play")));
                }
                *who = Some(value.into_owned());
            }
        }
        head.seed = self.number("Seed")?.map(|(_, seed)| seed);
        if let Some((at, value)) = self.take("Date") {
            head.date = Some(value.parse().map_err(|e: DateError| Fault::format(at, "R4", e.to_string()))?);
        }
        Ok(head)
    }

    /// Takes the tags that are left: those of the writer's own.
    pub(crate) fn own(&mut self) -> Result<Vec<(String, String)>, Fault> {
        let mut own = Vec::new();
        for tag in self.all.iter_mut().filter(|tag| !tag.taken) {
            if !tag.name.starts_with(|c: char| c.is_ascii_lowercase()) {
                let message = format!("there is no tag {}; tags of your own begin with a small letter", tag.name);
                return Err(Fault::format(tag.at, "R5", message));
            }
            own.push((tag.name.to_string(), std::mem::take(&mut tag.value).into_owned()));
        }
        Ok(own)
    }
}

/// The tags that say who sat where.
pub(crate) const SEATS: [&str; MAX_SEATS] = ["Seat0", "Seat1", "Seat2", "Seat3", "Seat4"];

/// A number as we write them.
pub(crate) fn number<N: FromStr>(text: &str) -> Option<N> {
    let digits = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if digits { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(Date::from_days(0).unwrap().to_string(), "1970-01-01");
        assert_eq!(Date::from_days(20_772).unwrap().to_string(), "2026-11-15");
        assert_eq!(Date::from_days(11_016).unwrap().to_string(), "2000-02-29");
        assert_eq!("2024-02-29".parse(), Ok(Date::new(2024, 2, 29).unwrap()));
        for wrong in
            ["2023-02-29", "2024-2-29", "2024-02-291", "24-02-29", "2024-13-01", "+024-01-01", "", "2024-02-2é"]
        {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
    }
}

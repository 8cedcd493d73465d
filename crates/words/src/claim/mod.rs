//! Claim in words: what is asked and answered, refused, told and scored.

mod answer;
mod event;
mod question;
mod reason;
mod refusal;
mod score;
mod table;

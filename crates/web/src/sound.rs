//! Small sounds, made on the spot: a card that is played, a trick that is won or lost, a phase, the end. Off until asked for.

use claim::SeenEvent;
use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use crate::{app::App, device, sitting::Game};

/// Whether there are sounds, and what makes them.
#[derive(Clone, Copy)]
pub(crate) struct Sounds {
    pub(crate) are_on: RwSignal<bool>,
    context: StoredValue<Option<AudioContext>, LocalStorage>,
}

/// A tone: how high in hertz, when it begins and how long it lasts, in seconds.
type Tone = (f32, f64, f64);

const CARD: &[Tone] = &[(190.0, 0.0, 0.06)];
const WON: &[Tone] = &[(523.0, 0.0, 0.12), (784.0, 0.1, 0.18)];
const LOST: &[Tone] = &[(330.0, 0.0, 0.12), (262.0, 0.1, 0.18)];
const PHASE: &[Tone] = &[(392.0, 0.0, 0.14), (523.0, 0.13, 0.14), (659.0, 0.26, 0.3)];
const END: &[Tone] = &[(523.0, 0.0, 0.5), (659.0, 0.08, 0.5), (784.0, 0.16, 0.7)];

impl Sounds {
    /// As it was set.
    pub(crate) fn new() -> Sounds {
        let are_on = device::kept("sound").as_deref() == Some("on");
        Sounds { are_on: RwSignal::new(are_on), context: StoredValue::new_local(None) }
    }

    /// Turns them on or off; one is heard at once.
    pub(crate) fn turn(self) {
        let are_on = !self.are_on.get_untracked();
        self.are_on.set(are_on);
        device::keep("sound", if are_on { "on" } else { "off" });
        self.play(WON);
    }

    /// Plays tones, where the browser can.
    fn play(self, tones: &[Tone]) {
        if !self.are_on.get_untracked() {
            return;
        }
        self.context.update_value(|context| *context = context.take().or_else(|| AudioContext::new().ok()));
        self.context.with_value(|context| {
            for &(pitch, begins, lasts) in tones {
                // Whoever has no loudspeaker plays on in silence.
                let _ = context.as_ref().map(|context| tone(context, pitch, begins, lasts));
            }
        });
    }
}

fn tone(context: &AudioContext, pitch: f32, begins: f64, lasts: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
    let at = context.current_time() + begins;
    source.set_type(OscillatorType::Triangle);
    source.frequency().set_value(pitch);
    volume.gain().set_value_at_time(0.09, at)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, at + lasts)?;
    source.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    source.start_with_when(at)?;
    source.stop_with_when(at + lasts)
}

impl App {
    /// What has just happened, to hear.
    pub(crate) fn sound(self) {
        if !self.sounds.are_on.get_untracked() {
            return;
        }
        let seat = self.playing.seat.get_untracked();
        let last = self.playing.ask(|game| game.last_happened(seat)).unwrap_or_default();
        let has = |is: fn(&SeenEvent) -> bool| last.iter().any(is);
        let winner = last.iter().find_map(|event| match event {
            SeenEvent::Won { seat, .. } => Some(*seat),
            _ => None,
        });
        let is_over = self.playing.ask(Game::is_over) == Some(true);
        self.sounds.play(match winner {
            _ if is_over => END,
            _ if has(|event| matches!(event, SeenEvent::PhaseTwo)) => PHASE,
            Some(winner) if winner == seat => WON,
            Some(_) => LOST,
            None => CARD,
        });
    }
}

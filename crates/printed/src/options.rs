//! What can be agreed on before a game, in words.

use crate::{Arg, Messages};
use tabletop::{SetupChoice, SetupOption, Unless};

impl Messages {
    /// An option of a set-up: the message `option-KEY` names it, `option-KEY-help` explains it.
    pub fn option<S>(
        &self,
        key: &'static str,
        choices: impl IntoIterator<Item = SetupChoice<S>>,
    ) -> SetupOption<SetupChoice<S>> {
        SetupOption {
            key,
            name: self.words(&format!("option-{key}"), &[]),
            help: self.words(&format!("option-{key}-help"), &[]),
            seating: false,
            only_with: None,
            unless: Vec::new(),
            choices: choices.into_iter().collect(),
        }
    }

    /// What shuts an option: with these choices of another, for the reason that the message WHY says.
    pub fn unless(&self, option: &'static str, choices: &[usize], why: &str) -> Unless {
        Unless {
            option,
            choices: choices.to_vec(),
            why: self.words(why, &[]),
        }
    }

    /// A choice of an option: the message `option-KEY-ID` names it, `option-KEY-ID-help` explains it.
    pub fn setup_choice<S>(
        &self,
        key: &str,
        id: &str,
        args: &[(&str, Arg)],
        setup: S,
    ) -> SetupChoice<S> {
        SetupChoice {
            name: self.words(&format!("option-{key}-{id}"), args),
            help: self.words(&format!("option-{key}-{id}-help"), args),
            setup,
        }
    }
}

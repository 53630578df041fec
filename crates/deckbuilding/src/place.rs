//! Where things lie on the table, as clients know them.

use crate::Deckbuilding;
use crate::choice::Target;
use crate::state::{BaseId, CardId, Player, State};
use tabletop::On;

impl Deckbuilding {
    /// The stable id of a card on the table: what is printed on it, and its number.
    pub(crate) fn card_key(&self, card: CardId) -> String {
        format!("{}#{}", self.library.card(card).id, card.0)
    }

    /// Where a card is drawn.
    pub(crate) fn on(&self, card: CardId) -> On {
        On::Card(self.card_key(card))
    }

    /// Where a base is drawn.
    pub(crate) fn on_base(&self, base: BaseId) -> On {
        On::Card(self.library.base(base).id.clone())
    }

    /// Where the base of a player is drawn: at the player, if there is none.
    pub(crate) fn on_base_of(&self, state: &State, player: Player) -> On {
        match state.area(player).base {
            Some(base) => self.on_base(base),
            None => On::Seat(state.seat(player)),
        }
    }

    /// Where the target of an attack is drawn.
    pub(crate) fn on_target(&self, state: &State, target: Target) -> On {
        match target {
            Target::Base => self.on_base_of(state, state.active.foe()),
            Target::Row(card) => self.on(card),
        }
    }
}

//! What can be said about favors.

use super::ask::parcel;
use super::house;
use super::speaker::Speaker;
use crate::OuterRim;
use crate::rules::{Favoring, Proposal};
use crate::state::{Favor, Parcel, PlayerId, State};
use printed::Arg;
use tabletop::{Lang, Seat, Text};

/// What one of the listed offers says, as something that can be done.
pub(crate) fn describe_offer(game: &OuterRim, state: &State, offer: &Proposal, lang: Lang) -> Text {
    match offer {
        // A client builds deals: none is listed.
        Proposal::Deal(_) => Text::new(),
        Proposal::Word(word) => house::describe_word(Speaker::new(game, lang), state, *word),
        Proposal::Favor(favoring) => Describer {
            speaker: Speaker::new(game, lang),
            state,
        }
        .describe(favoring),
    }
}

struct Describer<'a> {
    speaker: Speaker<'a>,
    state: &'a State,
}

impl Describer<'_> {
    fn describe(&self, favoring: &Favoring) -> Text {
        match favoring {
            Favoring::Ask { favor, .. } => self.say("offer-ask", None, *favor, None),
            Favoring::Grant { to, price, .. } => {
                let (favor, pays) = self.asked_by(*to);
                let price = match price {
                    Some(price) => Parcel {
                        credits: price.credits,
                        cards: price.cards.iter().copied().take(8).collect(),
                        debts: price.debts.iter().map(|seat| PlayerId(seat.0)).collect(),
                        contact: None,
                    },
                    None => pays,
                };
                self.say("offer-grant", Some(*to), favor, Some(price))
            }
            Favoring::Decline { to } => {
                self.say("offer-decline", Some(*to), self.asked_by(*to).0, None)
            }
            Favoring::Take { from } => {
                let mut requests = self.state.favors.requests.iter();
                let granter = PlayerId(from.0);
                let grant = requests.find_map(|one| Some((one.favor, one.grant_of(granter)?)));
                let (favor, price) = grant.map(|(favor, grant)| (favor, grant.price)).unzip();
                let price = price.unwrap_or_default();
                self.say(
                    "offer-take",
                    Some(*from),
                    favor.unwrap_or_default(),
                    Some(price),
                )
            }
            Favoring::Withdraw => self.speaker.say("offer-withdraw", &[]),
            Favoring::CallIn { of, favor } => self.say("offer-call-in", Some(*of), *favor, None),
        }
    }

    /// What somebody asks for, and what they offer for it.
    fn asked_by(&self, seat: Seat) -> (Favor, Parcel) {
        let request = self.state.favors.request_of(PlayerId(seat.0));
        let asked = request.map(|request| (request.favor, request.pays));
        asked.unwrap_or_default()
    }

    fn say(&self, id: &str, other: Option<Seat>, favor: Favor, price: Option<Parcel>) -> Text {
        let speaker = self.speaker;
        let mut args = vec![("favor", self::favor(&speaker, favor))];
        args.extend(other.map(|seat| ("player", speaker.player(self.state, PlayerId(seat.0)))));
        args.extend(price.map(|price| ("price", parcel(speaker, self.state, price))));
        speaker.say(id, &args)
    }
}

/// A favor by its name.
pub(super) fn favor(speaker: &Speaker<'_>, favor: Favor) -> Arg {
    match favor {
        Favor::Advice(skill) => Arg::said("favor-advice", [("skill", speaker.skill(skill))]),
        Favor::CombatStrategy => Arg::said("favor-combat-strategy", []),
        Favor::Endorsement(faction) => {
            Arg::said("favor-endorsement", [("faction", speaker.faction(faction))])
        }
        Favor::Shortcut => Arg::said("favor-shortcut", []),
    }
}

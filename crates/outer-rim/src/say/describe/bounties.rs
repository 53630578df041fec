//! Bounties: who is wanted, the odds of the fight, and what it pays.

use super::{Describing, asset_of, percent};
use crate::content::AssetKind;
use crate::rules::{bounties, character_bounties, values};
use crate::say::chances;
use crate::say::speaker::credits;
use crate::state::{BerthId, CardId, Frame, PlayerId};
use crate::text;
use printed::Arg;
use tabletop::{Text, Worded};

impl Describing<'_> {
    /// The bounty for the contact that was turned up.
    pub(super) fn hunted(&self) -> Option<CardId> {
        let Some(&Frame::Hunt { berth }) = self.state.stack.last() else {
            return None;
        };
        let contact = self.state.berths[berth.index()]?.contact.card;
        bounties::bounty_for(self.game, self.state, self.decider, contact)
    }

    /// That a contact one knows is one's own bounty, and the odds of the fight.
    pub(super) fn wanted(&self, berth: BerthId) -> [Text; 2] {
        let seat = Some(tabletop::Seat(self.decider.0));
        let token = self.state.berths[berth.index()];
        let contact = token.and_then(|token| token.contact.seen_by(seat));
        let bounty = contact
            .and_then(|contact| bounties::bounty_for(self.game, self.state, self.decider, contact));
        match bounty {
            Some(bounty) => [self.speaker.say("detail-bounty", &[]), self.odds(bounty)],
            None => Default::default(),
        }
    }

    /// The dice of both sides of a fight for a bounty, and the chance to win it.
    pub(super) fn odds(&self, bounty: CardId) -> Text {
        let facts = self.speaker.library().asset(bounty);
        let Some(bounty) = facts.and_then(|asset| asset.bounty) else {
            return Text::new();
        };
        let value = bounty.combat.value();
        let own = values::combat_dice(self.game, self.state, self.decider, value);
        self.chance(own, bounty.value)
    }

    pub(super) fn chance(&self, own: u8, other: u8) -> Text {
        let args = [
            ("own", Arg::from(own)),
            ("other", Arg::from(other)),
            ("n", percent(chances::combat(own, other))),
        ];
        self.speaker.say("detail-chance", &args)
    }

    /// The fight for the bounty on a player: its odds, and what it pays.
    pub(super) fn hunt_player(&self, target: PlayerId) -> Worded {
        let (speaker, state) = (&self.speaker, self.state);
        let player = speaker.player(state, target);
        let hunt = speaker.say("choice-hunt-player", &[("player", player)]);
        let value = character_bounties::kind(self.game, state, target).value();
        let [own, other] =
            [self.decider, target].map(|one| values::value(self.game, state, one, value));
        let pays = [
            ("credits", credits(character_bounties::CREDITS)),
            ("fame", Arg::from(character_bounties::FAME)),
        ];
        let pays = speaker.say("detail-character-bounty", &pays);
        Worded::from(hunt).with([self.chance(own, other), pays])
    }

    /// What a bounty pays, eliminated or captured.
    pub(super) fn spoils_of(&self, bounty: CardId) -> Text {
        let speaker = &self.speaker;
        let kind = asset_of(speaker, bounty).map(|asset| &asset.kind);
        let Some(AssetKind::Bounty {
            elimination,
            capture,
            deliver_to,
            ..
        }) = kind
        else {
            return Text::new();
        };
        let args = [
            ("eliminated", speaker.rewarded(elimination)),
            ("captured", speaker.rewarded(capture)),
            (
                "space",
                text::space_run(speaker.content(), deliver_to, speaker.lang),
            ),
        ];
        speaker.say("detail-spoils", &args)
    }

    pub(super) fn spoils(&self, id: &str, capture: bool) -> Worded {
        let speaker = &self.speaker;
        let Some(&Frame::Spoils { bounty, contact }) = self.state.stack.last() else {
            return speaker.say("choice-yes", &[]).into();
        };
        let what = speaker.say(id, &[("contact", speaker.contact(contact))]);
        let Some(AssetKind::Bounty {
            elimination,
            capture: captured,
            deliver_to,
            ..
        }) = asset_of(speaker, bounty).map(|asset| &asset.kind)
        else {
            return what.into();
        };
        let effects = if capture { captured } else { elimination };
        let reward = speaker.rewards(effects);
        let to = capture.then(|| {
            let space = text::space_run(speaker.content(), deliver_to, speaker.lang);
            speaker.say("board-to", &[("space", space)])
        });
        Worded::from(what).with([to.unwrap_or_default(), reward])
    }
}

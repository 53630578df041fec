//! One component, written down.

use super::writer::{Form, Writer};
use super::{Rules, Word, contact_key, got, line, sentence};
use crate::content::{
    Ability, Ambition, Asset, AssetKind, Character, Company, Constant, Content, Effect, Goal,
    Section, SectionPlace, Side, Trait,
};
use printed::{Arg, BRIEF, shortened, width, yes};
use tabletop::{Lang, Outline, Run, Text};

/// The text of one component on its way.
pub(super) struct Page<'a> {
    pub(super) content: &'a Content,
    pub(super) full: Writer<'a>,
    pub(super) brief: Writer<'a>,
    pub(super) paragraphs: Vec<Text>,
    pub(super) gists: Vec<Arg>,
    pub(super) outline: Outline,
    pub(super) told_from: Option<usize>,
}

impl<'a> Page<'a> {
    pub(super) fn new(content: &'a Content, lang: Lang) -> Self {
        Self {
            content,
            full: Writer::new(content, lang, Form::Full),
            brief: Writer::new(content, lang, Form::Brief),
            paragraphs: Vec::new(),
            gists: Vec::new(),
            outline: Outline::default(),
            told_from: None,
        }
    }

    /// As much of the gist as there is room for.
    pub(super) fn done(self) -> Rules {
        let gist = |parts: &[Arg]| self.written(Arg::row("gists", parts.iter().cloned()));
        let mut shown: Vec<Arg> = Vec::new();
        for part in &self.gists {
            shown.push(part.clone());
            if width(&gist(&shown)) > BRIEF {
                shown.pop();
            }
        }
        let spelled = |part: &Arg| part.clone().retold("spelled", &yes(true));
        let mut brief = gist(&shown);
        let mut in_words = gist(&shown.iter().map(spelled).collect::<Vec<_>>());
        let gets = shown.into_iter().map(|part| self.written(part));
        let mut gets: Vec<Text> = gets.collect();
        if let (true, Some(first)) = (gets.is_empty(), self.gists.first()) {
            brief = shortened(&self.written(first.clone()), BRIEF);
            in_words = shortened(&self.written(spelled(first)), BRIEF);
            gets.push(brief.clone());
        }
        let mut outline = self.outline;
        if outline.gets.is_empty() {
            let gets = gets.into_iter().filter(|get| !get.is_empty());
            outline.gets = gets.map(|get| got(get, None)).collect();
        }
        Rules {
            full: self.paragraphs,
            brief,
            spelled: in_words,
            outline,
            told_from: self.told_from.unwrap_or_default(),
        }
    }

    /// A line of the gist.
    pub(super) fn written(&self, text: Arg) -> Text {
        line(self.content, text, self.brief.lang)
    }

    /// A paragraph.
    pub(super) fn line<const N: usize>(&mut self, id: &str, args: [(&'static str, Arg); N]) {
        let text = self.full.say(id, args);
        self.paragraph(&text);
    }

    pub(super) fn paragraph(&mut self, text: &Arg) {
        let messages = self.content.messages(self.full.lang);
        self.paragraphs.push(messages.write(text));
    }

    /// A part of the gist.
    pub(super) fn gist<const N: usize>(&mut self, id: &str, args: [(&'static str, Arg); N]) {
        let text = self.brief.say(id, args);
        self.gists.push(text);
    }

    /// What is to be done for it, and what there is to get then.
    pub(super) fn rewarded<const N: usize>(
        &mut self,
        id: &str,
        args: [(&'static str, Arg); N],
        reward: &[Effect],
    ) {
        let gets = self.brief.apart(reward).into_iter();
        self.outline = Outline {
            need: Some(self.written(self.brief.say(id, args))),
            gets: gets
                .map(|(text, faction)| got(self.written(text), faction))
                .collect(),
            row: true,
        };
    }

    pub(super) fn side(&mut self, side: &Side) {
        self.abilities(&side.abilities, &side.constants);
    }

    pub(super) fn abilities(&mut self, abilities: &[Ability], constants: &[Constant]) {
        for constant in constants {
            let text = self.full.constant(constant);
            self.paragraph(&sentence(text));
            self.gists.push(self.brief.constant(constant));
        }
        for ability in abilities {
            let text = self.full.ability(ability);
            self.paragraph(&sentence(text));
            self.gists.push(self.brief.ability(ability));
        }
    }

    pub(super) fn goal(&mut self, goal: &Goal, sheet: &str) {
        let text = self.full.goal(goal, sheet);
        self.paragraph(&text);
    }

    /// What a character starts with.
    pub(super) fn set_up(&mut self, one: &Character) {
        // rule: characters/setup-databank-card, characters/setup-reputation
        let mut numbered = self.content.databank.iter();
        let start = numbered.find(|card| card.number == one.start);
        let asset = start.and_then(|card| card.asset.as_ref());
        let reputation = one.reputation.iter().map(|&(faction, standing)| {
            let args = [
                ("faction", self.full.word("faction", faction)),
                ("standing", self.full.word("standing", standing)),
            ];
            self.full.say("set-up-standing", args)
        });
        let chosen = one.any_positive.then(|| self.full.plain("set-up-chosen"));
        let reputation: Vec<Arg> = reputation.chain(chosen).collect();
        let reputation = match reputation.is_empty() {
            true => self.full.plain("set-up-neutral"),
            false => self.full.row("list", reputation),
        };
        let args = [
            (
                "type",
                asset
                    .map_or("none", |asset| asset.kind.kind().word())
                    .into(),
            ),
            ("n", Arg::from(one.start)),
            ("other", Arg::from(one.or_start.unwrap_or(0))),
            ("fame", Arg::from(one.fame)),
            ("reputation", reputation),
        ];
        self.line("set-up", args);
    }

    /// What somebody with an ambition starts with.
    pub(super) fn start(&mut self, sheet: &Ambition) {
        let things = |writer: &Writer<'_>| {
            let credits =
                (sheet.credits > 0).then(|| writer.number("start-credits", sheet.credits));
            let reputation = sheet.reputation.iter();
            let reputation = reputation.map(|&one| writer.of_faction("start-reputation", one, []));
            let mut market = self.content.market.iter();
            let card = sheet.card.as_ref();
            let card = card.and_then(|id| market.find(|card| card.id == *id));
            let card = card.map(|card| {
                let name = self.content.name(&card.id, writer.lang);
                let name = Arg::named(Run::Card(card.id.clone(), name), &card.id);
                let deck = writer.word("market", card.deck);
                writer.say("start-card", [("card", name), ("deck", deck)])
            });
            let things: Vec<Arg> = credits.into_iter().chain(reputation).chain(card).collect();
            things
        };
        let (full, brief) = (things(&self.full), things(&self.brief));
        if !full.is_empty() {
            let things = self.full.row("list", full);
            self.line("ambition-start", [("things", things)]);
        }
        for thing in brief {
            self.gist("ambition-start", [("things", thing)]);
        }
        let n = Arg::from(sheet.goals.len() as u8);
        self.gist("ambition-goals", [("n", n)]);
    }

    pub(super) fn steps(&mut self, steps: &[Vec<Effect>]) {
        if !steps.is_empty() {
            self.told_from = Some(self.paragraphs.len());
        }
        if let [only] = steps {
            let text = self.full.step(1, only);
            self.paragraph(&sentence(text));
            return;
        }
        for (place, step) in steps.iter().enumerate() {
            let number = place as u8 + 1;
            let effects = self.full.step(number, step);
            self.line("step", [("n", number.into()), ("effects", effects)]);
        }
    }

    pub(super) fn section(&mut self, section: &Section) {
        let said = self.section_said(section);
        self.paragraph(&said);
    }

    pub(super) fn section_said(&mut self, section: &Section) -> Arg {
        let full = &mut self.full;
        let effects = match &section.secret {
            None => full.sentences(&section.does),
            Some(secret) => {
                let secret = sentence(full.ability(secret));
                full.say("secret", [("effects", secret)])
            }
        };
        let effects = ("effects", sentence(effects));
        let (message, space) = match &section.place {
            SectionPlace::WithPatrol => return full.say("section-with-patrol", [effects]),
            SectionPlace::WithoutPatrol => return full.say("section-without-patrol", [effects]),
            SectionPlace::Core => ("section-core", None),
            SectionPlace::AcrossTheCore => ("section-across-the-core", None),
            SectionPlace::At(id) => ("section-at", Some(full.space(id))),
        };
        let mut args = vec![effects, ("standing", yes(section.standing.is_some()))];
        args.extend(space.map(|space| ("space", space)));
        if let Some((faction, standings)) = &section.standing {
            let standings = standings.iter().map(|&one| full.word("standing", one));
            let standings = full.row("or-list", standings.collect());
            args.push(("faction", full.word("faction", *faction)));
            args.push(("standings", standings));
        }
        full.say(message, args)
    }

    pub(super) fn asset(&mut self, asset: &Asset) {
        if let AssetKind::Crew { skills, .. } = &asset.kind
            && !skills.is_empty()
        {
            let glyphs = skills.iter();
            let glyphs = glyphs.fold(Text::new(), |text, skill| text.glyph(skill.word()));
            self.gist("skills", [("skills", glyphs.into())]);
        }
        self.abilities(&asset.abilities, &asset.constants);
        match &asset.kind {
            AssetKind::Bounty { .. } => self.bounty(&asset.kind),
            AssetKind::Cargo {
                to_patrol: Some(faction),
                reward,
                remove,
                ..
            } => {
                let faction = |writer: &Writer<'_>| ("faction", writer.word("faction", *faction));
                let effects = self.full.sentences(reward);
                let args = [faction(&self.full), ("effects", effects)];
                self.line("deliver-to-patrol", args);
                if asset.traits.contains(&Trait::Illegal) {
                    self.line("illegal", []);
                }
                let effects = self.brief.chain(reward);
                self.rewarded("need-patrol", [faction(&self.brief)], reward);
                let args = [faction(&self.brief), ("effects", effects)];
                self.gist("deliver-to-patrol", args);
                self.leaves(*remove);
            }
            AssetKind::Cargo {
                destination: Some(destination),
                reward,
                remove,
                ..
            } => {
                let space = self.full.space(destination);
                let effects = self.full.sentences(reward);
                let args = [("space", space.clone()), ("effects", effects)];
                self.line("deliver", args);
                if asset.traits.contains(&Trait::Illegal) {
                    self.line("illegal", []);
                }
                let effects = self.brief.chain(reward);
                self.rewarded("need-place", [("space", space.clone())], reward);
                self.gist("deliver", [("space", space), ("effects", effects)]);
                self.leaves(*remove);
            }
            AssetKind::Job { .. } => self.job(&asset.kind),
            AssetKind::Cargo { .. } | AssetKind::Crew { .. } | AssetKind::Gear | AssetKind::Mod => {
            }
        }
        // rule: cargo/not-bought-at-destination
        let destination = match &asset.kind {
            AssetKind::Cargo { destination, .. } => destination.as_ref(),
            _ => None,
        };
        let destination = destination.filter(|_| asset.cost.is_some());
        let not_on: Vec<&String> = asset.not_on.iter().chain(destination).collect();
        if !not_on.is_empty() {
            let spaces = not_on.into_iter().map(|id| self.full.space(id));
            let spaces = self.full.row("or-list", spaces.collect());
            self.line("not-on", [("spaces", spaces)]);
        }
        if asset.forced {
            self.line("forced", []);
        }
        if asset.kept {
            self.line("kept", []);
        }
        if let Some(n) = asset.risk {
            self.line("risky", [("n", Arg::from(n))]);
        }
        if asset.one_per_trait {
            for &one in &asset.traits {
                let word = self.full.word("trait", one);
                self.line("one-per-trait", [("trait", word)]);
            }
        }
    }

    pub(super) fn bounty(&mut self, kind: &AssetKind) {
        let AssetKind::Bounty {
            contact,
            class,
            combat,
            value,
            elimination,
            deliver_to,
            capture,
        } = kind
        else {
            return;
        };
        let key = contact_key(contact);
        let name = match self.content.contacts.iter().any(|one| one.id == *contact) {
            true => self.content.called_contact(key, contact, self.full.lang),
            false => Arg::card(key, contact),
        };
        let args = [
            ("contact", name),
            ("class", class.map_or("none", Word::word).into()),
            ("combat", combat.word().into()),
            ("n", Arg::from(*value)),
        ];
        self.line("bounty", args);
        let effects = self.full.sentences(elimination);
        self.line("eliminated", [("effects", effects)]);
        let effects = self.full.sentences(capture);
        let space = self.full.space(deliver_to);
        self.line("captured", [("space", space), ("effects", effects)]);
        let effects = self.brief.chain(capture);
        let args = [
            ("combat", combat.word().into()),
            ("n", Arg::from(*value)),
            ("effects", effects),
        ];
        self.rewarded("need-fight", args.clone(), capture);
        self.gist("bounty", args);
    }

    pub(super) fn job(&mut self, kind: &AssetKind) {
        let AssetKind::Job {
            destination,
            tests,
            databank,
            steps,
            with,
            reward,
            remove,
        } = kind
        else {
            return;
        };
        let space = self.full.space(destination);
        self.line("job-destination", [("space", space.clone())]);
        match with {
            Some(Company::Partner) => self.line("job-partner", []),
            Some(Company::Opponent) => self.line("job-opponent", []),
            None => {}
        }
        if !tests.is_empty() {
            let tests = tests.iter().map(|&(skill, vital)| {
                let skill = self.full.word("skill", skill);
                let args = [("skill", skill), ("vital", yes(vital))];
                self.full.say("job-test", args)
            });
            let tests = self.full.row("list", tests.collect());
            self.line("job-tests", [("tests", tests)]);
        }
        match databank {
            Some(n) => self.line("job-databank", [("n", Arg::from(*n))]),
            None => self.steps(steps),
        }
        let effects = self.full.sentences(reward);
        self.line("reward", [("effects", effects)]);
        let effects = self.brief.chain(reward);
        self.rewarded("need-place", [("space", space.clone())], reward);
        self.gist("job", [("space", space), ("effects", effects)]);
        self.leaves(*remove);
    }

    /// Whether the card leaves the game once it is done with.
    pub(super) fn leaves(&mut self, remove: bool) {
        if remove {
            self.line("then-remove", []);
        }
    }
}

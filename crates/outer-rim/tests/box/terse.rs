//! What a card does, in a notation of its own: `+5k` are credits, `+1f` fame, `skill? yes : no` a
//! test. It shares nothing with the texts of the game, so that a slip in either shows.

use outer_rim::content::{
    Ability, Amount, Asset, AssetKind, Character, Combat, Condition, Constant, Effect, Filter,
    Goal, Goods, Limit, MarketCard, Other, Patrol, Place, Section, SectionPlace, Ship, Side,
    Standing, With,
};

fn small(word: impl std::fmt::Debug) -> String {
    let word = format!("{word:?}");
    let mut small = String::new();
    for (place, letter) in word.chars().enumerate() {
        if letter.is_uppercase() && place > 0 && !small.ends_with(['(', ' ', '-']) {
            small.push('-');
        }
        small.push(letter.to_ascii_lowercase());
    }
    small
}

fn thousands(credits: u32) -> String {
    assert!(credits.is_multiple_of(1000));
    format!("{}k", credits / 1000)
}

fn with(with: With) -> String {
    match with {
        With::Faction(faction) => small(faction),
        With::YourPlanet => "here".into(),
        With::ThisPatrol => "patrol".into(),
        With::YourChoice => "any".into(),
    }
}

fn amount(amount: Amount) -> String {
    match amount {
        Amount::Of(n) => n.to_string(),
        Amount::All => "all".into(),
    }
}

fn standings(list: &[Standing]) -> String {
    let signs = list.iter().map(|one| match one {
        Standing::Negative => "-",
        Standing::Neutral => "0",
        Standing::Positive => "+",
    });
    signs.collect()
}

fn filter(filter: &Filter) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(filter.with.map(small));
    if filter.droid {
        words.push("droid".into());
    }
    let kinds: Vec<String> = filter.kinds.iter().map(small).collect();
    words.push(if kinds.is_empty() {
        "asset".into()
    } else {
        kinds.join("|")
    });
    words.extend(
        filter
            .at_most
            .map(|most| format!("up to {}", thousands(most))),
    );
    words.extend(filter.card.clone());
    words.join(" ")
}

fn condition(given: &Condition) -> String {
    let join = |list: &[Condition], by: &str| {
        let parts: Vec<String> = list.iter().map(condition).collect();
        format!("({})", parts.join(by))
    };
    match given {
        Condition::Standing(faction, list) => format!("{}{}", small(faction), standings(list)),
        Condition::Have(what, n) => format!("{n} {}", filter(what)),
        Condition::At(id) => format!("at {id}"),
        Condition::OnPlanetOf(faction) => format!("on {} planet", small(faction)),
        Condition::InCombat(combat) => small(combat),
        Condition::Credits(n) => format!("has {}", thousands(*n)),
        Condition::All(list) => join(list, " and "),
        Condition::Any(list) => join(list, " or "),
        Condition::Not(one) => format!("not {}", condition(one)),
        other => small(other),
    }
}

fn combat(combat: Combat) -> &'static str {
    match combat {
        Combat::Ground => "ground",
        Combat::Ship => "ship",
    }
}

/// A list of effects.
pub(crate) fn effects(list: &[Effect]) -> String {
    if list.is_empty() {
        return "-".into();
    }
    let parts: Vec<String> = list.iter().map(effect).collect();
    parts.join(", ")
}

fn outcomes(named: &[(&str, &[Effect])]) -> String {
    let parts = named.iter().filter(|(_, list)| !list.is_empty());
    let parts: Vec<String> = parts
        .map(|(name, list)| format!("{name} {}", effects(list)))
        .collect();
    parts.join("; ")
}

fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Credits(n) => format!("+{}", thousands(*n)),
        Effect::LoseCredits(n) => format!("-{}", thousands(*n)),
        Effect::Pay(n) => format!("pay {}", thousands(*n)),
        Effect::Fame(n) => format!("+{n}f"),
        Effect::LoseFame(n) => format!("-{n}f"),
        Effect::GainReputation(who, n) => format!("+{n} {}", with(*who)),
        Effect::LoseReputation(who, n) => format!("-{n} {}", with(*who)),
        Effect::SetReputation(who, to) => format!("{}{}", with(*who), standings(&[*to])),
        Effect::Suffer(body, n) => format!("{n} damage {}", small(body)),
        Effect::Recover(body, n) => format!("heal {} {}", amount(*n), small(body)),
        Effect::Test { skill, pass, fail } => {
            format!("{}? ({} : {})", small(skill), effects(pass), effects(fail))
        }
        Effect::Fight {
            combat: kind,
            value,
            win,
            lose,
            win_undefeated,
            ..
        } => {
            let brings = outcomes(&[("win", win), ("lose", lose), ("stand", win_undefeated)]);
            format!("fight {} {value} ({brings})", combat(*kind))
        }
        Effect::FightPlayer {
            who,
            combat: kind,
            win,
            lose,
        } => {
            let brings = outcomes(&[("win", win), ("lose", lose)]);
            let kind = kind.map_or_else(String::new, |kind| format!("{} ", combat(kind)));
            format!("{kind}fight player {} ({brings})", small(who))
        }
        Effect::Opposed {
            who,
            skill,
            won,
            both,
            neither,
            lost,
        } => {
            let cases = [
                ("won", won.as_slice()),
                ("both", both),
                ("neither", neither),
                ("lost", lost),
            ];
            format!(
                "{} against {} ({})",
                small(skill),
                small(who),
                outcomes(&cases)
            )
        }
        Effect::Roll(table) => {
            let rows = table.iter().map(|(faces, list)| {
                let faces: Vec<String> = faces.iter().map(small).collect();
                format!("{} {}", faces.join("|"), effects(list))
            });
            format!("roll ({})", rows.collect::<Vec<_>>().join("; "))
        }
        Effect::If(given, list) => format!("if {} ({})", condition(given), effects(list)),
        Effect::IfElse(given, then, otherwise) => format!(
            "if {} ({}) else ({})",
            condition(given),
            effects(then),
            effects(otherwise)
        ),
        Effect::Choose(options) => {
            let options: Vec<String> = options.iter().map(|list| effects(list)).collect();
            format!("choose ({})", options.join(" / "))
        }
        Effect::May(list) => format!("may ({})", effects(list)),
        Effect::To(cost, list) => format!("({}) for ({})", effects(cost), effects(list)),
        Effect::As(who, list) => {
            let who = match who {
                Other::Here => "player here",
                Other::HereMoreFamous => "more famous player here",
                Other::HereFamous(_) => "famous player here",
                Other::HereWanted => "wanted player here",
                Other::HereNotWelcome(_) => "unwelcome player here",
                Other::Opponent => "the opponent",
                Other::Owner => "the owner",
                Other::Anyone => "another player",
                Other::MostFamous => "the most famous",
                Other::Them => "the other",
                Other::Either => "one of both",
            };
            format!("{who} ({})", effects(list))
        }
        Effect::GainTop(deck) => format!("free {}", small(deck)),
        Effect::Draw(deck, n) => format!("draw {n} {}", small(deck)),
        Effect::BuyTop(deck, 0) => format!("buy {}", small(deck)),
        Effect::BuyTop(deck, less) => format!("buy {} -{}", small(deck), thousands(*less)),
        Effect::BuyShip { barter } => format!("buy ship{}", if *barter { ", barter" } else { "" }),
        Effect::Discard(what) => format!("lose {}", filter(what)),
        Effect::Take(what) => format!("take {}", filter(what)),
        Effect::TakeTheirs(what) => format!("take theirs {}", filter(what)),
        Effect::TakeCredits(n) => format!("take {}", thousands(*n)),
        Effect::MoveDirectly(Place::Within(n)) => format!("jump {n}"),
        Effect::MoveDirectly(Place::AnyPlanet) => "jump to planet".into(),
        Effect::MoveDirectly(Place::Planet(id)) => format!("jump to {id}"),
        Effect::GoTo(step) => format!("step {step}"),
        Effect::Dice(n) => format!("{n:+} dice"),
        Effect::Reroll(n) => format!("reroll {n}"),
        Effect::Turn { from, to, count } => {
            let from: Vec<String> = from.iter().map(small).collect();
            format!("{count} {} becomes {}", from.join("|"), small(to))
        }
        Effect::Add(die, n) => format!("add {n} {}", small(die)),
        Effect::Cancel(die, n) => format!("cancel {n} {}", small(die)),
        Effect::HaveSkill(skill) => format!("has {}", small(skill)),
        plain => small(plain),
    }
}

/// An ability.
pub(crate) fn ability(ability: &Ability) -> String {
    let given = ability.given.as_ref();
    let given = given.map_or_else(String::new, |given| format!(" if {}", condition(given)));
    let limit = match ability.limit {
        Limit::Each => "",
        Limit::OncePerTurn => " once a turn",
        Limit::OncePerCombat => " once a combat",
    };
    let may = if ability.must { "" } else { "may " };
    let does = effects(&ability.does);
    format!("[{}{given}{limit}: {may}{does}]", small(ability.at))
}

fn constant(constant: &Constant) -> String {
    match constant {
        Constant::Plus(value, n) => format!("+{n} {}", small(value)),
        Constant::PlusIf(value, n, given) => {
            format!("+{n} {} if {}", small(value), condition(given))
        }
        Constant::PlusPer(value, n, what) => format!("+{n} {} per {}", small(value), filter(what)),
        Constant::FameWhile(n, given) => format!("{n}f if {}", condition(given)),
        Constant::Fame(n) => format!("{n}f"),
        Constant::Room(kind, n) => format!("room for {n} {}", small(kind)),
        Constant::Discount(deck, n) => format!("{} -{}", small(deck), thousands(*n)),
        plain => small(plain),
    }
}

/// An asset.
pub(crate) fn asset(asset: &Asset) -> String {
    let mut parts: Vec<String> = Vec::new();
    let traits: Vec<String> = asset.traits.iter().map(small).collect();
    parts.extend((!traits.is_empty()).then(|| traits.join(" ")));
    parts.push(match &asset.kind {
        AssetKind::Bounty {
            contact,
            class,
            combat: kind,
            value,
            elimination,
            deliver_to,
            capture,
        } => format!(
            "bounty {contact} {} {} {value}: {}; to {deliver_to}: {}",
            class.map_or("?".into(), small),
            combat(*kind),
            effects(elimination),
            effects(capture)
        ),
        AssetKind::Cargo {
            destination: Some(to),
            reward,
            remove,
            ..
        } => format!("cargo to {to}: {}{}", effects(reward), gone(*remove)),
        AssetKind::Cargo {
            to_patrol: Some(to),
            reward,
            remove,
            ..
        } => format!(
            "cargo to {} patrol: {}{}",
            small(to),
            effects(reward),
            gone(*remove)
        ),
        AssetKind::Cargo { .. } => "cargo".into(),
        AssetKind::Crew { skills, droid, .. } => {
            let skills: Vec<String> = skills.iter().map(small).collect();
            format!(
                "{} {}",
                if *droid { "droid" } else { "crew" },
                skills.join(" ")
            )
        }
        AssetKind::Gear => "gear".into(),
        AssetKind::Mod => "mod".into(),
        AssetKind::Job {
            destination,
            tests,
            databank,
            steps: own,
            with,
            reward,
            remove,
        } => {
            let with = with.map_or_else(String::new, |with| format!(" with {}", small(with)));
            let tests: Vec<String> = tests
                .iter()
                .map(|(skill, fatal)| format!("{}{}", small(skill), if *fatal { "!" } else { "" }))
                .collect();
            let how = databank.map_or_else(|| steps(own), |number| format!("#{number}"));
            let reward = effects(reward);
            format!(
                "job at {destination}{with} ({}) {how}: {reward}{}",
                tests.join(" "),
                gone(*remove)
            )
        }
    });
    parts.extend(asset.cost.map(|cost| format!("costs {}", thousands(cost))));
    if !asset.not_on.is_empty() {
        parts.push(format!("not on {}", asset.not_on.join(" ")));
    }
    parts.extend(asset.one_per_trait.then(|| "only one".to_string()));
    parts.extend(asset.forced.then(|| "forced".to_string()));
    parts.extend(asset.kept.then(|| "kept".to_string()));
    parts.extend(asset.risk.map(|number| format!("a die or #{number}")));
    parts.extend(asset.constants.iter().map(constant));
    parts.extend(asset.abilities.iter().map(ability));
    parts.join("; ")
}

fn gone(remove: bool) -> &'static str {
    if remove { ", gone" } else { "" }
}

/// Numbered steps.
pub(crate) fn steps(steps: &[Vec<Effect>]) -> String {
    if let [only] = steps {
        return effects(only);
    }
    let steps = (1..).zip(steps);
    let steps: Vec<String> = steps
        .map(|(n, step)| format!("{n}. {}", effects(step)))
        .collect();
    steps.join(" ")
}

/// A card of the market.
pub(crate) fn market(card: &MarketCard) -> String {
    let gives = match &card.gives {
        Goods::Asset(one) => asset(one),
        Goods::Ship(id) => format!("ship {id}"),
        Goods::UsedShip => "any ship".into(),
    };
    let gives = match card.patrol {
        Some((faction, n)) => format!("{gives}; patrol {} {n}", small(faction)),
        None => gives,
    };
    let gives = match card.reveals {
        Some((least, most)) => format!("{gives}; reveal {least}-{most}"),
        None => gives,
    };
    match card.other_end.as_deref() {
        Some(end) => format!("{gives}\n{}: {}", end.id, market(end)),
        None => gives,
    }
}

/// A section of an encounter card.
pub(crate) fn section(section: &Section) -> String {
    let place = match &section.place {
        SectionPlace::At(id) => id.as_str(),
        SectionPlace::WithPatrol => "patrol",
        SectionPlace::WithoutPatrol => "no patrol",
        SectionPlace::Core => "core",
        SectionPlace::AcrossTheCore => "across",
    };
    let standing = section.standing.as_ref();
    let standing = standing.map_or_else(String::new, |(faction, list)| {
        format!(" {}{}", small(faction), standings(list))
    });
    let does = match &section.secret {
        Some(secret) => format!("secret {}", ability(secret)),
        None => effects(&section.does),
    };
    format!("{place}{standing}: {does}")
}

/// A side of a sheet, if anything is printed on it.
fn side(name: &str, title: Option<&String>, side: &Side) -> Option<String> {
    let mut parts: Vec<String> = title.into_iter().cloned().collect();
    parts.extend(side.constants.iter().map(constant));
    parts.extend(side.abilities.iter().map(ability));
    (!parts.is_empty()).then(|| format!("{name}: {}", parts.join("; ")))
}

fn goal(goal: &Goal) -> String {
    let what = match goal {
        Goal::Count(feat, times, None) => format!("{times} {}", small(feat)),
        Goal::Count(feat, times, Some(given)) => {
            format!("{times} {} if {}", small(feat), condition(given))
        }
        Goal::Have(given) => condition(given),
        Goal::ByAbility => "by ability".into(),
    };
    format!("goal: {what}")
}

/// The sides of a character.
pub(crate) fn character(one: &Character) -> Vec<String> {
    let mut lines: Vec<String> = side("both", None, &one.both).into_iter().collect();
    lines.extend(side("front", None, &one.front));
    lines.push(goal(&one.goal));
    lines.extend(side("back", None, &one.back));
    lines
}

/// The sides of a ship.
pub(crate) fn ship(one: &Ship) -> Vec<String> {
    let mut lines: Vec<String> = side("front", None, &one.front).into_iter().collect();
    lines.extend(one.goal.as_ref().map(goal));
    let back = one.flipped.as_ref();
    let english = super::content().messages(tabletop::Lang::EN);
    let name = english.find_attribute(&format!("name_{}", one.id), "flipped");
    lines.extend(back.and_then(|back| side("back", name.as_ref(), &back.side)));
    lines
}

/// A patrol.
pub(crate) fn patrol(one: &Patrol) -> String {
    let dice = one
        .combat
        .map_or("always wins".into(), |n| format!("{n} dice"));
    match one.reward.as_slice() {
        [] => dice,
        reward => format!("{dice}: {}", effects(reward)),
    }
}

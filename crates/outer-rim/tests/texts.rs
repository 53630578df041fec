//! What the components say, as a player reads it.

use outer_rim::OuterRim;
use outer_rim::content::{Ability, Constant, Content};
use outer_rim::text::{self, Rules};
use printed::width;
use tabletop::{Game as _, Lang, Text};

fn content() -> &'static Content {
    Content::test_pack().expect("the pack is sound")
}

/// What every component says, under its name.
fn sheets() -> Vec<(String, Rules)> {
    let content = content();
    let mut sheets = Vec::new();
    for one in &content.characters {
        for flipped in [false, true] {
            let rules = text::character(content, one, flipped, Lang::EN);
            sheets.push((side(&content.name(&one.id, Lang::EN), flipped), rules));
        }
    }
    for one in &content.ships {
        for flipped in [false, true] {
            let rules = text::ship(content, one, flipped, Lang::EN);
            if !flipped || one.flipped.is_some() {
                sheets.push((side(&content.name(&one.id, Lang::EN), flipped), rules));
            }
        }
    }
    for one in &content.market {
        let rules = text::market_card(content, one, Lang::EN);
        sheets.push((
            format!("{} (market)", content.name(&one.id, Lang::EN)),
            rules,
        ));
    }
    for one in &content.encounters {
        let rules = text::encounter_card(content, one, Lang::EN);
        sheets.push((format!("{} (encounter)", one.id), rules));
    }
    for one in &content.databank {
        let rules = text::databank_card(content, one, Lang::EN);
        sheets.push((
            format!(
                "{} (databank {})",
                content.name(&one.id, Lang::EN),
                one.number
            ),
            rules,
        ));
    }
    for one in &content.patrols {
        let rules = text::patrol(content, one, Lang::EN);
        sheets.push((format!("{:?} patrol {}", one.faction, one.level), rules));
    }
    sheets
}

fn side(name: &str, flipped: bool) -> String {
    format!("{name}{}", if flipped { ", other side" } else { "" })
}

/// All texts of the pack.
fn texts() -> Vec<Text> {
    let sheets = sheets().into_iter();
    let all = sheets.flat_map(|(_, rules)| rules.full.into_iter().chain([rules.brief]));
    all.filter(|text| !text.is_empty()).collect()
}

#[test]
fn every_component_reads_as_reviewed() {
    let mut all = String::new();
    for (name, rules) in sheets() {
        all += &format!("{name}\n");
        for paragraph in &rules.full {
            all += &format!("  {paragraph}\n");
        }
        if !rules.brief.is_empty() {
            all += &format!("  [{}]\n", rules.brief);
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn brief_texts_fit_on_a_small_card() {
    let sheets = sheets().into_iter();
    let long: Vec<String> = sheets
        .filter(|(_, rules)| width(&rules.brief) > 40)
        .map(|(name, rules)| format!("{name}: {}", rules.brief))
        .collect();
    assert_eq!(long, Vec::<String>::new());
}

#[test]
fn whatever_has_an_ability_has_a_brief_text() {
    let content = content();
    for one in &content.characters {
        for flipped in [false, true] {
            let rules = text::character(content, one, flipped, Lang::EN);
            assert!(!rules.brief.is_empty(), "{}", one.id);
        }
    }
    let assets = content.market.iter().filter_map(|card| match &card.gives {
        outer_rim::content::Goods::Asset(asset) => Some((&card.id, asset)),
        _ => None,
    });
    for (name, asset) in assets {
        if !asset.abilities.is_empty() || !asset.constants.is_empty() {
            let rules = text::asset(content, asset, Lang::EN);
            assert!(!rules.brief.is_empty(), "{name}");
        }
    }
}

#[test]
fn every_message_and_every_argument_exists() {
    assert_eq!(content().languages.complaints(), []);
    for text in texts() {
        let text = text.to_string();
        assert!(!text.contains(['{', '}', '⟨', '$', '<', '>']), "{text}");
    }
}

#[test]
fn a_full_text_is_made_of_sentences() {
    for (name, rules) in sheets() {
        for text in rules.full {
            let text = text.to_string();
            let begin = text.chars().next().unwrap_or(' ');
            assert!(
                begin.is_uppercase() || begin == '+' || begin.is_ascii_digit(),
                "{name}: {text}"
            );
            assert!(text.ends_with(['.', ')']), "{name}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
            assert!(!text.contains(".."), "{text}");
        }
    }
}

/// Every word of the effect language, also those the pack does not need.
const ABILITIES: &str = r#"[
    Ability(at: TurnStarts, does: [Credits(1000), Fame(1), LoseFame(1)]),
    Ability(at: StartOfCombat, given: InCombat(ground), does: [LoseReputation(ThisPatrol, 1)]),
    Ability(at: CombatValue(Opponents), given: All([AgainstPatrol, MostFamous]), does: [Dice(-2)]),
    Ability(at: Rerolls(Yours, Any), does: [Reroll(99)], limit: OncePerCombat),
    Ability(at: Rerolls(Opponents, GroundCombat), does: [Reroll(1)], limit: OncePerTurn),
    Ability(at: Results(Yours, Test), does: [Turn(from: [blank, hit, focus], to: crit, count: 2)]),
    Ability(at: Results(Opponents, ShipCombat), does: [Cancel(crit, 2), Add(hit, 1)]),
    Ability(at: Results(Yours, Delivery), does: [Turn(from: [blank], to: hit, count: 1)]),
    Ability(at: WinsCombat, given: AgainstPlayer, does: [Take((with: illegal))]),
    Ability(at: LosesCombat, does: [Discard((with: armor, kinds: [gear]))], must: true),
    Ability(at: AfterWonCombat, does: [SetReputation(YourPlanet, neutral)]),
    Ability(at: Suffers(ship), does: [Prevent(2)]),
    Ability(at: WouldBeDefeated, does: [NotDefeated]),
    Ability(at: EntersPatrolSpace, does: [KeepMoving]),
    Ability(at: AnotherEnters, does: [StopThem]),
    Ability(at: GainsCrew, given: CrewBefore(2), does: [ExtraTurn]),
    Ability(at: RecoversShip, does: [Recover(ship, Of(1))]),
    Ability(at: DeliversCargo, given: Illegal, does: [Fame(1)]),
    Ability(at: DeliversCaptive, does: [Fame(1)]),
    Ability(at: EliminatesContact, does: [Fame(1)]),
    Ability(at: CompletesJob, does: [Fame(1)]),
    Ability(at: EncounteredSpace, given: Not(PatrolHere), does: [EndTurn]),
    Ability(at: TestStarts, does: [HaveSkill(tech)]),
    Ability(at: Planning, given: Skill(tech), does: [MoveDirectly(Planet("kessel"))]),
    Ability(at: Action, given: Credits(2000), does: [MovePatrol(Of(imperial), 2), MovePatrolToward(Here, 1)]),
    Ability(at: Action, given: Fame(3), does: [MovePatrolDirectly(Nearest), MoveContact(FacedownHere)]),
    Ability(at: PatrolWouldMove, does: [RedirectPatrol(3), EliminatePatrol(Here)]),
    Ability(at: Action, given: PlayerHere, does: [Exchange(Facedown), Reveal(Any), Look(Any)]),
    Ability(at: Action, given: Have((with: weapon), 2), does: [BuyTop(ship, 0), BuyShip(barter: true)]),
    Ability(at: Action, does: [Draw(job, 3)]),
    Ability(at: Action, does: [CrossTheCore]),
    Ability(at: Results(Yours, GroundCombat), does: [Rotate, Add(hit, 2)]),
    Ability(at: Action, given: HealthRemaining(4), does: [Fame(1)]),
    Ability(at: Action, given: Friends(2), does: [Fame(1)]),
    Ability(at: Action, does: [As(Anyone, [Suffer(ship, 1), LoseReputation(YourPlanet, 1)])]),
    Ability(at: Action, does: [As(HereMoreFamous, [If(OnNavpoint, [LoseCredits(1000), LoseFame(1)])])]),
    Ability(at: Action, does: [Opposed(who: Here, skill: stealth, won: [TakeCredits(3000)], both: [Credits(1000)], neither: [EndTurn], lost: [LoseCredits(1000)])]),
    Ability(at: Action, does: [Opposed(who: Them, skill: tech, won: [TakeTheirs((kinds: [gear], at_most: 8000))])]),
    Ability(at: Action, does: [As(Them, [Credits(1000)]), As(Either, [Test(skill: tech, fail: [FailJob])])]),
    Ability(at: Encounter, does: [Test(skill: tech, pass: [CompleteGoal], fail: [FailGoal])]),
    Ability(at: Encounter, does: [FightPlayer(who: Anyone, win: [Fame(1)], lose: [LoseFame(1)])]),
    Ability(at: Encounter, does: [Choose([[GainTop(job), Move(1)], [EncounterWithin(2)], [PutToken]])]),
    Ability(at: WinsCombat, given: OpponentRolled(5), does: [SufferLess(2), SufferAtMost(2), DealMore(1)]),
    Ability(at: AfterWonCombat, given: OpponentMoreFamous, does: [CreditsPerLead(1000)]),
    Ability(at: Rerolls(Yours, Test), given: HealthRemaining(2), does: [RerollFace(focus, 99), RerollFace(blank, 1)]),
    Ability(at: Planning, given: Damaged(4), does: [MovePast(2), FlipBack]),
    Ability(at: Encounter, given: Skills(5), does: [Demand((kinds: [cargo, gear, mod]))]),
    Ability(at: Encounter, does: [As(HereNotWelcome(rebel), [Give((deck: luxury)), GiveCredits(4000)])]),
    Ability(at: Encounter, does: [Give((kinds: [cargo])), GiveCredits(4000), TakeMarked]),
    Ability(at: Encounter, does: [FightPlayer(who: HereFamous(2), win: [As(Opponent, [Credits(1000)])])]),
    Ability(at: Encounter, does: [FightPlayer(who: HereWanted, win: [TakeMarked])]),
    Ability(at: EncounterWithYou, does: [FightPlayer(who: Owner, win: [TakeMarked], lose: [FlipBack])]),
    Ability(at: Action, does: [IfElse(Any([OnPlanet, At("kessel"), OnPlanetOf(imperial)]), [Fame(1)], [EndTurn])]),
]"#;

const CONSTANTS: &str = r#"[
    Plus(ground, 1), PlusIf(ship_combat, 1, AgainstPatrol), PlusPer(hull, 1, (kinds: [crew], droid: true)),
    FameWhile(1, MostFamous), Fame(2), Room(cargo, 1), Room(mod, 2), Discount(luxury, 1000),
    PassMaelstrom, NotForced, KeepReputation, FocusCancels, SharedCrewSlot, FameForCredits(5000),
    RewardMore([cargo, job], 1000), RewardLess([bounty], 2000),
]"#;

#[test]
fn every_word_of_the_effect_language_has_its_messages() {
    let content = content();
    let mut all = String::new();
    for entry in printed::entries(ABILITIES).expect("a list") {
        let ability: Ability = entry.parse().expect("an ability");
        let full = text::ability(content, &ability, Lang::EN);
        let brief = text::ability_brief(content, &ability, Lang::EN);
        all += &format!("{full}\n  [{brief}]\n");
    }
    for entry in printed::entries(CONSTANTS).expect("a list") {
        let constant: Constant = entry.parse().expect("a constant");
        let asset = outer_rim::content::Asset {
            constants: vec![constant],
            ..gear()
        };
        let rules = text::asset(content, &asset, Lang::EN);
        all += &format!("{}\n  [{}]\n", rules.full[0], rules.brief);
    }
    assert!(!all.contains(['{', '}', '⟨', '$', '<', '>']), "{all}");
    insta::assert_snapshot!(all);
}

fn gear() -> outer_rim::content::Asset {
    outer_rim::content::Asset {
        kind: outer_rim::content::AssetKind::Gear,
        traits: Vec::new(),
        cost: None,
        not_on: Vec::new(),
        one_per_trait: false,
        forced: false,
        kept: false,
        risk: None,
        abilities: Vec::new(),
        constants: Vec::new(),
    }
}

#[test]
fn every_keyword_is_printed_somewhere_and_has_a_rule() {
    let game = OuterRim::base().expect("the box that is shipped");
    for keyword in game.keywords(Lang::EN) {
        let word = &keyword.word;
        assert!(!keyword.on.is_empty(), "no card says {word}");
        assert!(!keyword.means.is_empty() && !word.contains('⟨'), "{word}");
        let rule = rulebook::find(&keyword.rule).expect(word);
        assert_eq!(rule.game, "outer-rim", "{word}");
    }
}

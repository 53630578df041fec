//! Effects that mean nothing are refused where they are read, before anybody plays with them.

use outer_rim::content::Content;

/// What is wrong with a card of the lanes that does this.
fn problems(effect: &str) -> Vec<String> {
    let card = format!(
        r#"[EncounterCard(id: "navpoints-1", deck: "navpoints",
            sections: [
                (place: WithPatrol, scene: "It blinks.", does: [{effect}, Credits(1000)]),
                (place: WithoutPatrol, scene: "Nothing but stars.", does: [Credits(1000)]),
            ],
            art: (scene: Orbit, figure: DroidHead, prop: Crate), source: design)]"#,
    );
    match Content::with_pack(&[("pack.ron".to_string(), card)]) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn an_effect_that_does_nothing_by_its_numbers_is_refused() {
    for (sound, unsound) in [
        ("Credits(2000)", "Credits(0)"),
        ("LoseCredits(2000)", "LoseCredits(0)"),
        ("Fame(1)", "Fame(0)"),
        ("LoseFame(1)", "LoseFame(0)"),
        (
            "GainReputation(YourPlanet, 1)",
            "GainReputation(YourPlanet, 0)",
        ),
        (
            "LoseReputation(YourChoice, 1)",
            "LoseReputation(YourChoice, 0)",
        ),
        ("Suffer(ship, 2)", "Suffer(ship, 0)"),
        ("Prevent(1)", "Prevent(0)"),
        ("Move(1)", "Move(0)"),
        ("Draw(cargo, 3)", "Draw(cargo, 0)"),
    ] {
        assert_eq!(problems(sound), [""; 0], "{sound}");
        assert_eq!(
            problems(unsound),
            ["pack.ron, navpoints-1: an amount must be at least 1"],
            "{unsound}"
        );
    }
}

#[test]
fn credits_that_no_token_shows_are_refused() {
    for effect in ["Credits(1500)", "LoseCredits(1500)", "BuyTop(cargo, 1500)"] {
        assert_eq!(
            problems(effect),
            ["pack.ron, navpoints-1: credits come in thousands, not 1500"],
            "{effect}"
        );
    }
    assert_eq!(problems("BuyTop(cargo, 2000)"), [""; 0]);
}

#[test]
fn what_an_effect_names_must_exist() {
    for (sound, unsound, lacks) in [
        (
            r#"MoveDirectly(Planet("kessel"))"#,
            r#"MoveDirectly(Planet("hoth"))"#,
            "planet `hoth`",
        ),
        (
            r#"To([Discard((card: "vibro-staff"))], [Fame(1)])"#,
            r#"To([Discard((card: "sandwich"))], [Fame(1)])"#,
            "card `sandwich`",
        ),
        (
            r#"Take((card: "vibro-staff"))"#,
            r#"Take((card: "sandwich"))"#,
            "card `sandwich`",
        ),
    ] {
        assert_eq!(problems(sound), [""; 0], "{sound}");
        let problem = format!("pack.ron, navpoints-1: there is no {lacks}");
        assert_eq!(problems(unsound), [problem]);
    }
}

/// What is wrong with an ambition sheet of these goals.
fn sheet(goals: &str) -> Vec<String> {
    let sheet = format!(
        r#"[
            Ambition(id: "plan", name: "Plan", credits: 1000, goals: [{goals}],
                art: (scene: Orbit, figure: Hood, prop: Bell), source: design),
            DatabankCard(id: "vain", name: "Vain", number: 200, lines: ["In vain."], steps: [[FailGoal]],
                art: (scene: Orbit, figure: Hood, prop: Book), source: design),
        ]"#,
    );
    match Content::with_pack(&[("pack.ron".to_string(), sheet)]) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn an_ambition_nobody_can_fulfil_is_refused() {
    let last = r#"(marker: Fame, by: Fame, line: "Be famous")"#;
    let dash = |by: &str| format!(r#"(marker: Dash, by: {by}, line: "Go on"), {last}"#);
    let marked =
        |marker: &str, by: &str| format!(r#"(marker: {marker}, by: {by}, line: "Go on"), {last}"#);
    let crew = "Goal(Have(Have((kinds: [crew]), 2)))";
    assert_eq!(sheet(&dash(crew)), [""; 0]);
    assert_eq!(sheet(&marked("Number(1)", crew)), [""; 0]);
    assert_eq!(sheet(&marked("Infinity", crew)), [""; 0]);
    for (goals, problem) in [
        (last.to_string(), "a sheet has two to eight goals"),
        (marked("Number(2)", crew), "numbered goals count up from 1"),
        (
            marked("Fame", crew),
            "the last goal, and no other, needs the fame",
        ),
        (
            marked("Infinity", "Goal(Count(GainCrew, 1))"),
            "an infinity goal asks for something to be so",
        ),
        (
            dash("Goal(ByAbility)"),
            "no ability completes a goal of a sheet",
        ),
        (dash("Fame"), "only the last goal is completed by fame"),
        (
            dash("Goal(Count(GainCrew, 0))"),
            "an amount must be at least 1",
        ),
        (
            dash(r#"Encounter(at: "hoth", does: [CompleteGoal])"#),
            "there is no planet `hoth`",
        ),
        (
            dash("Encounter(does: [Credits(1000)])"),
            "no step completes this job",
        ),
        (
            dash("Encounter(databank: 200)"),
            "no step completes this job",
        ),
        (
            dash("Encounter(databank: 201)"),
            "no databank card has number 201",
        ),
        (
            dash("Encounter(does: [CompleteGoal, GainThis])"),
            "a sheet has no enemy, no asset and no steps: a databank card has",
        ),
    ] {
        let found = sheet(&goals);
        assert!(
            found.contains(&format!("pack.ron, plan: {problem}")),
            "{goals}: {found:?}"
        );
    }
}

//! Laws about what may be chosen.

use super::laws::{Broken, ensure, seats};
use crate::{Consent, Explanation, Game, Lang, Role, Seat, Table};

/// There is something to choose, nothing twice, and what is listed is what is accepted: no other
/// choice, and nobody else.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    others: &[G::Choice],
) -> Result<Vec<G::Choice>, Broken> {
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    ensure!(!choices.is_empty(), SomethingToChoose, "no choice");
    ensure!(
        game.prompt(state).is_some(),
        SomethingToChoose,
        "choices but no prompt"
    );
    let mut sorted = choices.clone();
    sorted.sort();
    let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    ensure!(twice.is_none(), ListedIsAccepted, "listed twice: {twice:?}");
    let mut again = Vec::new();
    game.choices(state, &mut again);
    ensure!(choices == again, Deterministic, "two lists differ");
    for number in 0..choices.len() {
        check_taken(game, state, &choices, number)?;
    }
    let decider = game.decider(state).unwrap_or_default();
    let explanation = game.explain(state, decider, Lang::default());
    ensure!(
        game.hints(state, decider, Lang::default()).more || explanation == Explanation::default(),
        MoreIsSaid,
        "nobody would ask for this: {explanation:?}"
    );
    for choice in &choices {
        let checked = game.check(state, decider, choice);
        ensure!(
            checked.is_ok(),
            ListedIsAccepted,
            "listed but refused: {choice:?}: {checked:?}"
        );
        let described = game.describe(state, choice, Lang::default());
        let part = game.part(state, choice);
        ensure!(
            (described.action, described.role) == (part.action, part.role),
            Deterministic,
            "{choice:?} is described as {described:?}, but is {part:?}"
        );
        ensure!(
            game.is_pass(state, choice) == (part.role == Role::Pass),
            Deterministic,
            "{choice:?} is a pass in one answer and none in another"
        );
    }
    for choice in others {
        ensure!(
            sorted.binary_search(choice).is_ok() || game.check(state, decider, choice).is_err(),
            ListedIsAccepted,
            "accepted but not listed: {choice:?}"
        );
    }
    for seat in seats(game, state) {
        ensure!(
            seat == decider || game.check(state, seat, &choices[0]).is_err(),
            ListedIsAccepted,
            "{seat} may make the choice of {decider}"
        );
    }
    Ok(choices)
}

/// Who takes a choice by its number is told how many there are, and gets the one in the list.
pub(super) fn check_taken<G: Game>(
    game: &G,
    state: &G::State,
    choices: &[G::Choice],
    number: usize,
) -> Result<(), Broken> {
    let mut count = 0;
    let taken = game.nth_choice(state, &mut Vec::new(), |told| {
        count = told;
        number.min(told.saturating_sub(1))
    });
    ensure!(
        count == choices.len(),
        TakenIsListed,
        "{} choices are listed, but {count} counted",
        choices.len()
    );
    ensure!(
        taken == choices[number],
        TakenIsListed,
        "choice {number} is listed as {:?}, but taken as {taken:?}",
        choices[number]
    );
    Ok(())
}

/// The offers that are listed for a seat are accepted, each listed once; so is what it replies.
pub(super) fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Broken> {
    let offers = game.offers(state, seat);
    for (at, offer) in offers.iter().enumerate() {
        let checked = game.check_offer(state, seat, offer);
        ensure!(
            checked.is_ok() && !offers[..at].contains(offer),
            ListedIsAccepted,
            "listed twice or refused: {offer:?}: {checked:?}"
        );
    }
    if let Some(reply) = game.reply(state, seat) {
        let checked = game.check_offer(state, seat, &reply);
        ensure!(
            checked.is_ok(),
            ListedIsAccepted,
            "a reply was refused: {reply:?}: {checked:?}"
        );
    }
    Ok(())
}

/// When nobody decides, the game is over and says how, and nothing can be done.
pub(super) fn check_end<G: Game>(game: &G, state: &G::State) -> Result<(), Broken> {
    if game.decider(state).is_some() {
        return Ok(());
    }
    let outcome = game.outcome(state);
    ensure!(
        outcome.is_some(),
        SomethingToChoose,
        "nobody decides, but there is no outcome"
    );
    let places = outcome.map_or(0, |outcome| outcome.places.len());
    ensure!(
        places == game.seats(state).len(),
        SomethingToChoose,
        "not a place for every player"
    );
    Ok(())
}

/// What is refused leaves the table bit for bit as it was.
pub(super) fn refusals<G: Game>(
    table: &mut Table<G>,
    choices: &[G::Choice],
    offers: &[G::Offer],
) -> Result<(), Broken> {
    let before = table.clone();
    let unchanged = |table: &Table<G>, what: &dyn std::fmt::Debug| {
        let same = table.state() == before.state() && table.position() == before.position();
        ensure!(same, RefusalChangesNothing, "{what:?} changed something");
        Ok(())
    };
    let mut everybody = seats(&**before.game(), before.state());
    everybody.push(Seat(7));
    for &seat in &everybody {
        for choice in choices {
            if table.choose(seat, choice).is_err() {
                unchanged(table, choice)?;
            } else {
                *table = before.clone();
            }
        }
        for offer in offers {
            if table.offer(seat, offer).is_err() {
                unchanged(table, offer)?;
            } else {
                *table = before.clone();
            }
        }
        if table
            .undo_to(seat, before.position(), Consent::Given)
            .is_ok()
        {
            return Err((
                super::Law::RefusalChangesNothing,
                "an undo to the present position was accepted".into(),
            ));
        }
        unchanged(table, &"an impossible undo")?;
    }
    Ok(())
}

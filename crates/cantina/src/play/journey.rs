//! Journeys: the places that can be reached, and going there in one go.

use crate::wrap::{width, wrap};
use tabletop::{AnyTable, Explanation, Lang, On, Picked, Role, Route, Seat};

/// The action a journey is.
const MOVE: &str = "move";

/// The places that can be reached, by how far they are.
pub(super) fn places(explanation: &Explanation) -> String {
    let farthest = explanation.routes.iter().map(|route| route.stops.len());
    let mut text = String::new();
    for spaces in 1..=farthest.max().unwrap_or(0) {
        let routes = explanation.routes.iter();
        let there = routes.filter(|route| route.stops.len() == spaces);
        let there: Vec<String> = there.map(|route| route.text.to_string()).collect();
        if there.is_empty() {
            continue;
        }
        let lines = wrap(&there.join(", "), "      ", width());
        text.push_str(&format!("  {spaces:>2}  {}", lines.trim_start()));
    }
    text
}

/// The way to the place that is meant by a name, or why there is none.
pub(super) fn meant<'e>(explanation: &'e Explanation, name: &str) -> Result<&'e Route, String> {
    let wanted = name.to_lowercase().replace(' ', "-");
    let id = |route: &Route| match &route.to {
        On::Space(id) => id.clone(),
        _ => String::new(),
    };
    let routes = || explanation.routes.iter();
    if let Some(route) = routes().find(|route| id(route) == wanted) {
        return Ok(route);
    }
    let mut begun = routes().filter(|route| id(route).starts_with(&wanted));
    match (begun.next(), begun.next()) {
        (Some(route), None) => Ok(route),
        (None, _) => Err(format!(
            "  '{name}' is out of reach: g lists where you can fly."
        )),
        (Some(one), Some(other)) => {
            let (one, other) = (id(one), id(other));
            Err(format!(
                "  '{name}' could be {one} or {other}, among others."
            ))
        }
    }
}

/// The choice that begins a journey, if none is under way.
pub(super) fn begin(table: &dyn AnyTable, seat: Seat) -> Option<Picked> {
    let decision = table.decision(Lang::default())?;
    let mut choices = decision.choices.iter();
    let begin = choices.find(|choice| {
        let described = &choice.described;
        described.action == MOVE && described.role == Role::Step && described.on.is_none()
    })?;
    (decision.seat == seat).then_some(Picked::Id(begin.id))
}

/// The choice that goes to a place, if it is asked for now.
pub(super) fn step_to(table: &dyn AnyTable, seat: Seat, stop: &On) -> Option<Picked> {
    let decision = table.decision(Lang::default())?;
    let mut choices = decision.choices.iter();
    let step = choices.find(|choice| choice.described.on.as_ref() == Some(stop))?;
    (decision.seat == seat).then_some(Picked::Id(step.id))
}

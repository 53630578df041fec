//! A table with all people who sit there, and what each of them remembers.

use crate::http::try_json;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Who sits at a table that is opened.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Company {
    /// Only people.
    People,
    /// One person, and machines of this level.
    Machines(&'static str),
}

/// What kinds of tables there are of each game.
const COMPANY: [Company; 3] = [
    Company::People,
    Company::Machines("random"),
    Company::Machines("greedy"),
];

/// A seat has at most so many tokens; the oldest go.
pub(super) const MOST_TOKENS: usize = 8;

/// A table of ours.
#[derive(Debug)]
pub(super) struct Party {
    /// Its name.
    pub(super) table: String,
    game: String,
    seats: usize,
    company: Company,
    pub(super) people: Vec<Person>,
    pub(super) machines: Vec<u8>,
    /// Whether somebody was told how the game ended.
    pub(super) over: bool,
    /// What is said next has this number, so that no two lines are alike.
    pub(super) remark: u64,
}

/// Somebody of ours, and what they were told since all of it was last found again.
#[derive(Debug, Default)]
pub(super) struct Person {
    pub(super) seat: u8,
    pub(super) name: String,
    /// What opens the seat, oldest first.
    pub(super) tokens: Vec<String>,
    /// So many more may do so: nobody said whether they do.
    pub(super) unsure: usize,
    /// Codes for other devices that were not used.
    pub(super) unused: Vec<String>,
    /// Codes that were.
    pub(super) used: Vec<String>,
    /// Steps by their positions, as they are in the log.
    pub(super) steps: BTreeMap<u64, Value>,
    /// What was said, by its number.
    pub(super) lines: BTreeMap<u64, Value>,
    /// The last position that was told, and how it looked.
    pub(super) last: Option<(u64, Value)>,
}

impl Person {
    /// A token that opens the seat for certain: of more than eight, nobody knows which have gone.
    pub(super) fn token(&self) -> &str {
        self.tokens.last().unwrap()
    }

    /// All that open the seat for certain.
    pub(super) fn sure(&self) -> &[String] {
        let most = MOST_TOKENS.saturating_sub(self.unsure).max(1);
        &self.tokens[self.tokens.len().saturating_sub(most)..]
    }
}

impl Party {
    /// Opens a table and sits down; nothing, if the server is gone before all of that is told.
    fn open(address: &str, game: &str, seats: usize, company: Company) -> Option<Self> {
        let person = |seat: usize| match company {
            Company::Machines(level) if seat > 0 => json!({"kind": "bot", "level": level}),
            _ => json!({"kind": "person"}),
        };
        let wish: Vec<Value> = (0..seats).map(person).collect();
        let is_person = |seat: &u8| wish[usize::from(*seat)]["kind"] == "person";
        let all = 0..seats as u8;
        let (people, machines): (Vec<u8>, Vec<u8>) = all.partition(is_person);
        let opened = json!({"game": game, "seats": wish});
        let (status, told) = try_json(address, "POST", "/api/tables", None, &opened)?;
        assert_eq!(status, 201, "{told}");
        let mut party = Self {
            table: told["table"].as_str()?.into(),
            game: game.into(),
            seats,
            company,
            people: Vec::new(),
            machines,
            over: false,
            remark: 0,
        };
        for seat in people {
            party.sit(address, seat, &told["invitation"])?;
        }
        Some(party)
    }

    fn sit(&mut self, address: &str, seat: u8, invitation: &Value) -> Option<()> {
        let name = format!("Guest {seat}");
        let wish = json!({"seat": seat, "name": name, "invitation": invitation});
        let path = format!("/api/tables/{}/sit", self.table);
        let (status, told) = try_json(address, "POST", &path, None, &wish)?;
        assert_eq!(status, 200, "{told}");
        self.people.push(Person {
            seat,
            name,
            tokens: vec![told["token"].as_str()?.into()],
            ..Person::default()
        });
        Some(())
    }

    /// Tables of every game in every company.
    pub(super) fn all(address: &str, games: &[(String, usize)]) -> Vec<Self> {
        let open = |game: &(String, usize)| {
            COMPANY.map(|company| Self::open(address, &game.0, game.1, company).unwrap())
        };
        games.iter().flat_map(open).collect()
    }

    /// A new table of the same kind.
    pub(super) fn again(&self, address: &str) -> Self {
        Self::open(address, &self.game, self.seats, self.company).unwrap()
    }

    /// Whether the game came to its end, as far as anybody was told.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }
}

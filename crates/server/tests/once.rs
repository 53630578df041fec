//! What never changes is made once, however often it is asked for.

use crate::common::Server;
use crate::common::client::fetch;
use bots::{AnyBot, BotKind, Playable, Played, Unplayable};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::{
    About, AnyChoice, AnyGame, AnyLoaded, AnyOpened, AnyOrigin, AnyStep, AnyTable, Face,
    Fingerprint, Keyword, Lang, LoadError, Manner, Playout, Refusal, Saying, Seed, SetupOption,
};

/// A game that counts how often its cards are written out.
struct Counted {
    game: Box<dyn Playable>,
    written: Arc<AtomicU32>,
}

impl AnyGame for Counted {
    fn faces(&self, lang: Lang) -> Vec<Face> {
        self.written.fetch_add(1, Ordering::Relaxed);
        self.game.faces(lang)
    }
    fn id(&self) -> &'static str {
        self.game.id()
    }
    fn title(&self, lang: Lang) -> String {
        self.game.title(lang)
    }
    fn fingerprint(&self) -> Fingerprint {
        self.game.fingerprint()
    }
    fn plays(&self, content: Fingerprint) -> bool {
        self.game.plays(content)
    }
    fn rules(&self) -> u32 {
        self.game.rules()
    }

    fn default_setup(&self) -> Value {
        self.game.default_setup()
    }
    fn languages(&self) -> Vec<Lang> {
        self.game.languages()
    }
    fn about(&self, lang: Lang) -> About {
        self.game.about(lang)
    }
    fn seats(&self, setup: Value, lang: Lang) -> Result<Vec<String>, Refusal> {
        self.game.seats(setup, lang)
    }
    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String> {
        self.game.worded(saying, lang)
    }
    fn options(&self, lang: Lang) -> Vec<SetupOption<AnyChoice>> {
        self.game.options(lang)
    }
    fn keywords(&self, lang: Lang) -> Vec<Keyword> {
        self.game.keywords(lang)
    }
    fn components(&self, lang: Lang) -> Option<Value> {
        self.game.components(lang)
    }
    fn new_table(&self, setup: Value, seed: Seed) -> Result<AnyOpened, Refusal> {
        self.game.new_table(setup, seed)
    }
    fn stage(&self, scenario: Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal> {
        self.game.stage(scenario, seed)
    }
    fn load(&self, save: &Value) -> Result<AnyLoaded, LoadError> {
        self.game.load(save)
    }
    fn retell(
        &self,
        save: &Value,
        told: &mut dyn FnMut(&dyn AnyTable, &dyn AnyStep),
    ) -> Result<AnyLoaded, LoadError> {
        self.game.retell(save, told)
    }
    fn rebuild(
        &self,
        origin: AnyOrigin,
        rules: u32,
        entries: Vec<Value>,
    ) -> Result<AnyLoaded, LoadError> {
        self.game.rebuild(origin, rules, entries)
    }
    fn playout(
        &self,
        setup: &Value,
        seed: Seed,
        manner: Manner,
        most_turns: u32,
    ) -> Result<Playout, Refusal> {
        self.game.playout(setup, seed, manner, most_turns)
    }
    fn state_bytes(&self) -> usize {
        self.game.state_bytes()
    }
    fn clone_states(&self, setup: &Value, times: u32) -> Result<(), Refusal> {
        self.game.clone_states(setup, times)
    }
}

impl Playable for Counted {
    fn bot(&self, kind: BotKind, seed: Seed) -> Box<dyn AnyBot> {
        self.game.bot(kind, seed)
    }
    fn play(
        &self,
        setup: &Value,
        kinds: &[BotKind],
        seed: Seed,
        most_turns: u32,
    ) -> Result<Played, Unplayable> {
        self.game.play(setup, kinds, seed, most_turns)
    }
}

#[test]
fn cards_are_written_out_once_however_often_they_are_asked_for() {
    let written = Arc::new(AtomicU32::new(0));
    let counter = written.clone();
    let server = Server::but(|options| {
        let game = options.games.remove(0);
        let written = counter;
        options.games.insert(0, Box::new(Counted { game, written }));
    });
    let path = "/api/games/deckbuilding/faces";
    let tag = fetch(&server.address, path, &[]);
    let tag = tag.header("etag").unwrap();
    for _ in 0..5 {
        let known = fetch(&server.address, path, &[("If-None-Match", tag)]);
        assert_eq!((known.status, known.body.len()), (304, 0));
        for encoding in ["gzip", "br", "identity"] {
            let answer = fetch(&server.address, path, &[("Accept-Encoding", encoding)]);
            assert_eq!(answer.status, 200);
        }
    }
    assert_eq!(written.load(Ordering::Relaxed), 1);
}

#[test]
fn a_browser_gets_the_smallest_form_that_it_takes() {
    let server = Server::start();
    for path in [
        "/api/games/deckbuilding/faces",
        "/api/games/outer-rim/rules",
    ] {
        let plain = fetch(&server.address, path, &[]);
        assert_eq!(plain.header("content-encoding"), None);
        let cases = [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip;q=1.0, br;q=0", Some("gzip")),
            ("GZIP", Some("gzip")),
            ("identity", None),
        ];
        for (takes, gets) in cases {
            let answer = fetch(&server.address, path, &[("Accept-Encoding", takes)]);
            assert_eq!(answer.header("content-encoding"), gets, "{takes}");
            assert_eq!(answer.header("etag"), plain.header("etag"));
            assert_eq!(answer.header("vary"), Some("accept-encoding"));
            if gets.is_some() {
                assert!(answer.body.len() < plain.body.len() / 4, "{takes}");
            } else {
                assert_eq!(answer.body, plain.body);
            }
        }
    }
}

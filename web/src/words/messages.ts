// Written from en.ftl by `npm run words`: change that.

/** What the page says, by where it says it: `words.a.b` is the message `a_b`. */
export type Words = {
  cards: {
    copies: (told: { n: string | number }) => string
    cost: string
    costs: (told: { n: string | number }) => string
    damage: string
    damaged: (told: { n: string | number }) => string
    facedown: string
    unique: string
    value: (told: { n: string | number; what: string | number }) => string
  }
  deckbuilding: {
    aim: string
    attack: string
    attackers: string
    attackFor: (told: { target: string | number; strength: string | number }) => string
    attackOn: (told: { target: string | number }) => string
    attackWhat: string
    attackWith: (told: { strength: string | number }) => string
    back: string
    bases: string
    basesDestroyed: string
    bought: string
    clear: string
    confirmSplit: string
    damageDealt: string
    deck: string
    destroy: (told: { target: string | number }) => string
    destroyed: string
    discard: string
    empty: string
    end: { empire: string; rebel: string }
    enough: string
    exiled: string
    force: string
    forceBalance: string
    forceEmpire: string
    forceRebel: string
    galaxyDeck: string
    galaxyDiscard: string
    hand: string
    handEmpty: string
    hitFor: (told: { n: string | number }) => string
    known: string
    lack: (told: { n: string | number }) => string
    leftover: (told: { n: string | number }) => string
    pile: string
    playAll: string
    playAllOf: (told: { cards: string | number }) => string
    playHere: string
    resources: string
    room: (told: { n: string | number }) => string
    row: string
    scene: { empire: string; rebel: string }
    shield: (told: { n: string | number }) => string
    ships: string
    shipsFirst: (told: { n: string | number }) => string
    theirLastTurn: string
    theyPlayHere: string
    title: string
    toSpend: (told: { n: string | number }) => string
    unitsInPlay: string
    verbs: { attack: string; buy: string; play: string; use: string; 'use-base': string }
  }
  failure: {
    backHome: string
    byRule: (told: { rule: string | number }) => string
    gone: string
    newTable: string
    noBoard: string
    notOffered: string
    tryAgain: string
    unreadable: string
  }
  gallery: {
    all: string
    cards: string
    colours: {
      acts: string
      damage: string
      factions: string
      lines: string
      seats: string
      surfaces: string
      words: string
    }
    contents: string
    deck: string
    faction: string
    game: string
    kind: string
    loading: string
    maelstrom: string
    named: {
      deck: {
        ai: string
        bases: string
        bounty: string
        'cantonica-ord-mantell': string
        cargo: string
        characters: string
        contacts: string
        databank: string
        'empire-starter': string
        galaxy: string
        'gear-and-mod': string
        job: string
        'kafrene-takodana': string
        'kessel-maelstrom': string
        'lothal-mon-calamari': string
        luxury: string
        navpoints: string
        patrols: string
        pilots: string
        'rebel-starter': string
        'ryloth-naboo': string
        ship: string
        ships: string
        'tatooine-nal-hutta': string
      }
      faction: {
        empire: string
        hutt: string
        imperial: string
        neutral: string
        rebel: string
        syndicate: string
      }
      kind: {
        ai: string
        base: string
        bounty: string
        cargo: string
        character: string
        contact: string
        crew: string
        databank: string
        encounter: string
        gear: string
        job: string
        mod: string
        patrol: string
        ship: string
        unit: string
      }
    }
    navpoint: string
    onTheMap: string
    otherSide: string
    parts: {
      characters: string
      dice: string
      figures: string
      galaxy: string
      glyphs: string
      people: string
      props: string
      scenes: string
      stages: string
      states: string
      tokens: string
    }
    playAgain: string
    postersOf: (told: { palette: string | number }) => string
    rollThem: string
    size: string
    sizes: { chip: string; full: string; table: string }
    states: { damaged: string; facedown: string; stronger: string; used: string }
    title: string
    unreachable: string
    voices: { label: string; prose: string; scene: string }
  }
  home: {
    against: (told: { name: string | number }) => string
    away: (told: { n: string | number }) => string
    bringBack: string
    cards: string
    empty: string
    finished: string
    forget: string
    gameAgainst: (told: { game: string | number; name: string | number }) => string
    join: string
    joinGo: string
    joinHelp: string
    joinUnreadable: string
    loading: string
    lost: string
    minutes: (told: { from: string | number; to: string | number }) => string
    name: string
    namePlaceholder: string
    newTable: string
    newTableHelp: string
    noGames: string
    noneRunning: string
    open: string
    orAs: string
    otherRules: string
    playing: string
    playNow: string
    playNowAs: (told: { player: string | number }) => string
    putAway: string
    putAwayGame: (told: { name: string | number }) => string
    running: string
    setUp: string
    setUpGame: (told: { game: string | number }) => string
    theirMove: (told: { name: string | number }) => string
    tied: string
    title: string
    turn: (told: { n: string | number }) => string
    unknown: (told: { n: number }) => string
    won: string
    yourMove: string
  }
  levelNames: { greedy: string; random: string }
  levels: { greedy: string; random: string }
  levelTitles: { greedy: string; random: string }
  lobby: {
    copied: string
    copy: string
    copyFailed: string
    free: string
    heading: string
    invitation: string
    invitationHelp: string
    invites: (told: { who: string | number }) => string
    meant: (told: { name: string | number }) => string
    qr: string
    ready: string
    sit: string
    sitting: string
    starts: string
    takes: string
    wait: string
    waiting: string
    you: string
  }
  lost: { advice: string; heading: string }
  newTable: {
    character: string
    friend: string
    heading: string
    invites: string
    level: string
    machine: string
    me: string
    noOptions: string
    open: string
    opening: string
    options: string
    seat: string
    seats: string
    start: string
    usual: string
    watch: string
  }
  outerRim: {
    accepted: (told: { who: string | number }) => string
    aim: (told: { fame: string | number }) => string
    anyPositive: string
    assets: string
    away: (told: { n: number }) => string
    barredBy: {
      credits: { 'no-trade-between-bystanders': string }
      trade: { 'cards-only-in-trade-action': string; 'needs-shared-space': string }
    }
    barterAndPay: (told: { price: string | number }) => string
    better: (told: { values: string | number }) => string
    cardsLeft: string
    cast: {
      'boba-fett': string
      bossk: string
      'doctor-aphra': string
      'han-solo': string
      'ig-88': string
      'jyn-erso': string
      'ketsu-onyo': string
      'lando-calrissian': string
    }
    changeIt: string
    classes: { green: string; orange: string; white: string; yellow: string }
    contact: (told: { class: string | number }) => string
    counterOffer: string
    credits: string
    creditsOf: (told: { n: string | number }) => string
    deal: string
    dealWith: string
    decks: {
      bounty: string
      cargo: string
      'gear-and-mod': string
      job: string
      luxury: string
      ship: string
    }
    declineAndOffer: string
    declined: (told: { who: string | number }) => string
    deeds: { completed: string; delivered: string; got: string }
    defeated: string
    dice: (told: { n: number }) => string
    dock: string
    dockOf: (told: { name: string | number }) => string
    drawnThen: string
    facedown: (told: { class: string | number }) => string
    facedownMaybe: (told: { class: string | number; names: string | number }) => string
    factions: { hutt: string; imperial: string; rebel: string; syndicate: string }
    fame: string
    fameOf: (told: { n: string | number }) => string
    fameOfPlayer: (told: { name: string | number; n: string | number }) => string
    fameOverTime: string
    fights: {
      ground: (told: { n: string | number }) => string
      ship: (told: { n: string | number }) => string
    }
    free: string
    freeBerth: string
    fromTheStart: string
    gives: (told: { name: string | number }) => string
    givesThis: (told: { who: string | number; what: string | number }) => string
    goal: string
    goalToken: (told: { name: string | number }) => string
    hunts: string
    jobs: string
    less: string
    map: string
    market: string
    maybe: (told: { who: string | number }) => string
    maybeAt: string
    moments: string
    more: string
    noCard: string
    noCards: string
    noFame: string
    nothing: string
    offerDeal: string
    offerIt: string
    onSale: (told: { deck: string | number; card: string | number }) => string
    onSaleFor: (told: {
      deck: string | number
      card: string | number
      price: string | number
    }) => string
    onSaleForShip: (told: {
      deck: string | number
      card: string | number
      price: string | number
    }) => string
    outOfReach: string
    patrol: (told: { level: string | number }) => string
    patrolTo: (told: { space: string | number }) => string
    plusShip: (told: { price: string | number }) => string
    putUnder: string
    reached: string
    reputation: string
    rival: string
    rivalNote: string
    room: {
      cargo: (told: { n: string | number }) => string
      'cargo-or-mod': (told: { n: string | number }) => string
      crew: (told: { n: string | number }) => string
      mod: (told: { n: string | number }) => string
    }
    secret: string
    secrets: string
    shipsPrice: string
    short: (told: { n: string | number }) => string
    since: string
    sinceBy: (told: { change: string | number }) => string
    slots: {
      cargo: string
      'cargo-or-mod': string
      crew: string
      gear: string
      'job-or-bounty': string
      mod: string
    }
    sources: {
      bounty: string
      cargo: string
      encounter: string
      goal: string
      job: string
      luxury: string
      other: string
      paid: string
      patrol: string
    }
    spaces: string
    standing: (told: { faction: string | number; standing: string | number }) => string
    standings: { negative: string; neutral: string; positive: string }
    standsWith: (told: { faction: string | number; standing: string | number }) => string
    starter: string
    startsAt: string
    startsWith: string
    steps: { action: string; encounter: string; planning: string }
    stopsYou: (told: { why: string | number }) => string
    story: string
    supply: string
    take: string
    title: string
    toward: (told: { space: string | number }) => string
    turns: (told: { n: number }) => string
    values: { ground: string; health: string; hull: string; hyperdrive: string; ship: string }
    youAreHere: string
    youFly: (told: { ship: string | number }) => string
    youGive: string
    yourShip: string
  }
  rules: {
    allTopics: string
    chapters: {
      action: string
      aim: string
      assets: string
      attack: string
      buy: string
      dice: string
      encounter: string
      end: string
      more: string
      patrols: string
      planning: string
      play: string
      solo: string
      start: string
      turn: string
    }
    designed: string
    everything: string
    found: (told: { n: number }) => string
    guide: string
    guides: {
      deckbuilding: {
        aim: string
        attack: string
        buy: string
        end: string
        play: string
        start: string
      }
      'outer-rim': {
        action: string
        aim: string
        dice: string
        encounter: string
        planning: string
      }
    }
    link: string
    loading: string
    note: string
    search: string
    title: string
    topics: string
    unknown: (told: { rule: string | number }) => string
  }
  signs: {
    attack: string
    blank: string
    bounty: string
    cargo: string
    credits: string
    crew: string
    crit: string
    damage: string
    empire: string
    fame: string
    focus: string
    force: string
    gear: string
    ground: string
    hand: string
    health: string
    hit: string
    'hit-points': string
    hull: string
    hutt: string
    hyperdrive: string
    illegal: string
    imperial: string
    influence: string
    job: string
    knowledge: string
    luxury: string
    mod: string
    neutral: string
    piloting: string
    rebel: string
    resource: string
    resources: string
    ship: string
    stealth: string
    strength: string
    syndicate: string
    tactics: string
    tech: string
  }
  stage: {
    attacks: string
    caught: string
    chooseOne: string
    continue: string
    defends: string
    delivered: string
    done: string
    encounter: string
    enemy: string
    faces: string
    failed: string
    fight: string
    firstOnly: string
    inspection: string
    level: (told: { level: number }) => string
    notApplied: (told: { n: number }) => string
    notDone: string
    passed: string
    readAhead: string
    readOn: string
    rolls: string
    secret: string
    sections: { action: string; encounter: string; planning: string; special: string }
    skip: string
    theCard: string
    toTheMap: string
    toTheTable: string
    wholeText: string
    won: string
  }
  table: {
    again: string
    all: string
    always: (told: { name: string | number }) => string
    ask: string
    askAgain: string
    asking: (told: { names: string | number }) => string
    asks: (told: { name: string | number }) => string
    back: string
    clickAgain: string
    close: string
    concede: string
    concedeSure: string
    confirmations: string
    connecting: string
    consent: string
    denied: string
    dismiss: string
    download: string
    downloadNote: (told: { command: string | number }) => string
    earlier: string
    gameOver: string
    granted: string
    home: string
    keepPlaying: string
    keyArrows: string
    keyConfirm: string
    keyEscape: string
    keyHelp: string
    keyLog: string
    keyNow: string
    keyPass: string
    keyPick: string
    keyRules: string
    keys: string
    keyUndo: string
    leftUnused: string
    letPass: string
    log: string
    logEmpty: string
    lookingOn: string
    lost: string
    machine: string
    machineOf: (told: { level: string | number }) => string
    more: (told: { n: string | number }) => string
    mustAgree: (told: { n: number; names: string | number }) => string
    newLines: string
    nothingToUndo: string
    ofAll: (told: { n: string | number; all: string | number }) => string
    offline: string
    overUndo: string
    pace: string
    paces: { instant: string; normal: string; slow: string }
    pair: (told: { what: string | number; is: string | number }) => string
    passAlways: string
    passed: (told: { windows: string | number }) => string
    passedByItself: string
    passesTheTurn: string
    passThisTurn: string
    random: string
    readOn: string
    refuse: string
    refusedLine: string
    rematch: string
    rematchJoin: string
    rematchSwap: string
    result: string
    reveals: string
    rule: (told: { name: string | number }) => string
    settings: string
    skip: string
    stale: string
    standing: (told: {
      name: string | number
      n: string | number
      all: string | number
      what: string | number
    }) => string
    takenBack: (told: { n: number }) => string
    takenBackIf: (told: { n: number; names: string | number }) => string
    thisTurn: (told: { name: string | number }) => string
    turn: (told: { n: string | number }) => string
    turnAlone: string
    turnWith: (told: { n: string | number; what: string | number }) => string
    undo: string
    waitingFor: (told: { name: string | number }) => string
    withKey: (told: { what: string | number; key: string | number }) => string
    withTakeBacks: string
    won: (told: { name: string | number }) => string
    wrong: string
    wrongHint: string
    wrongMade: (told: { file: string | number }) => string
    wrongMake: string
    wrongSeen: string
    wrongSend: string
    wrongWhat: string
    wrongWhole: string
    you: string
    youLost: string
    yourDecision: string
    yourTurn: string
    youWon: string
  }
  trouble: {
    'other-rules': { advice: string; heading: string }
    other: { advice: string; heading: string }
    'seat-kept': { advice: string; heading: string }
    'seat-taken': { advice: string; heading: string }
    'server-gone': { advice: string; heading: string }
    'table-full': { advice: string; heading: string }
    'unknown-game': { advice: string; heading: string }
    'unknown-table': { advice: string; heading: string }
    unreadable: { advice: string; heading: string }
    'wrong-token': { advice: string; heading: string }
  }
}

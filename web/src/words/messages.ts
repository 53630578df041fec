// Written from en.ftl by `npm run words`: change that.

/** What the page says, by where it says it: `words.a.b` is the message `a_b`. */
export type Words = {
  cards: { copies: string; cost: string; damage: string; facedown: string; unique: string }
  deckbuilding: {
    aim: string
    attack: string
    attackers: string
    attackWhat: string
    attackWith: string
    back: string
    bases: string
    basesDestroyed: string
    bought: string
    clear: string
    confirmSplit: string
    damageDealt: string
    deck: string
    destroy: string
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
    hitFor: string
    known: string
    lack: string
    leftover: string
    pile: string
    playAll: string
    playHere: string
    resources: string
    row: string
    scene: { empire: string; rebel: string }
    shield: string
    ships: string
    shipsFirst: string
    theirLastTurn: string
    theyPlayHere: string
    title: string
    unitsInPlay: string
    verbs: { attack: string; buy: string; play: string; use: string; 'use-base': string }
  }
  failure: {
    backHome: string
    byRule: string
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
    contents: string
    deck: string
    faction: string
    game: string
    kind: string
    loading: string
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
        patrolTo: string
        ship: string
        unit: string
      }
    }
    otherSide: string
    size: string
    sizes: { chip: string; full: string; table: string }
    title: string
    unreachable: string
  }
  home: {
    against: string
    away: string
    bringBack: string
    cards: string
    empty: string
    finished: string
    forget: string
    join: string
    joinGo: string
    joinHelp: string
    joinUnreadable: string
    loading: string
    lost: string
    minutes: string
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
    putAway: string
    running: string
    setUp: string
    theirMove: string
    tied: string
    title: string
    turn: string
    unknown: string
    unknownOne: string
    won: string
    yourMove: string
  }
  levels: { greedy: string; random: string }
  lobby: {
    copied: string
    copy: string
    copyFailed: string
    free: string
    heading: string
    invitation: string
    invitationHelp: string
    invites: string
    meant: string
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
    accepted: string
    aim: (told: { fame: string | number }) => string
    anyPositive: string
    assets: string
    barredBy: {
      credits: { 'no-trade-between-bystanders': string }
      trade: { 'cards-only-in-trade-action': string; 'needs-shared-space': string }
    }
    barterAndPay: string
    better: string
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
    contact: string
    counterOffer: string
    credits: string
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
    declined: string
    deeds: { completed: string; delivered: string; got: string }
    defeated: string
    dice: string
    dock: string
    dockOf: string
    drawnThen: string
    facedown: string
    factions: { hutt: string; imperial: string; rebel: string; syndicate: string }
    fame: string
    fameOverTime: string
    fights: { ground: string; ship: string }
    free: string
    freeBerth: string
    fromTheStart: string
    gives: string
    goal: string
    goalToken: string
    hunts: string
    jobs: string
    less: string
    map: string
    market: string
    maybe: string
    maybeAt: string
    moments: string
    more: string
    noCard: string
    noCards: string
    noFame: string
    nothing: string
    offerDeal: string
    offerIt: string
    or: string
    outOfReach: string
    patrol: string
    patrolTo: string
    putUnder: string
    reached: string
    reputation: string
    rival: string
    rivalNote: string
    secret: string
    secrets: string
    shipsPrice: string
    short: string
    since: string
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
    spaceAway: string
    spaces: string
    spacesAway: string
    standings: { negative: string; neutral: string; positive: string }
    starter: string
    startsAt: string
    startsWith: string
    steps: { action: string; encounter: string; planning: string }
    stopsYou: string
    story: string
    supply: string
    take: string
    title: string
    toward: string
    turns: string
    values: { ground: string; health: string; hull: string; hyperdrive: string; ship: string }
    youAreHere: string
    youFly: string
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
    found: string
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
    unknown: string
  }
  stage: {
    attacks: string
    caught: string
    chooseOne: string
    continue: string
    defends: string
    delivered: string
    dice: string
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
    agree: string
    agrees: string
    all: string
    always: string
    ask: string
    askAgain: string
    asking: string
    asks: string
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
    downloadNote: string
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
    more: string
    mustAgree: string
    mustAgreeOne: string
    newLines: string
    nothingToUndo: string
    of: string
    offline: string
    overUndo: string
    pace: string
    paces: { instant: string; normal: string; slow: string }
    passAlways: string
    passed: string
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
    rule: string
    settings: string
    skip: string
    stale: string
    takenBack: (told: { n: number }) => string
    takenBackIf: string
    thisTurn: string
    turn: string
    undo: string
    waitingFor: string
    withTakeBacks: string
    won: string
    wrong: string
    wrongHint: string
    wrongMade: string
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

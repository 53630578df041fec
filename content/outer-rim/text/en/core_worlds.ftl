# What came with the Core Worlds: orange contacts, encounters and databank cards, by the id of their entry.

## Contacts

contact_ahsoka-tano = Ahsoka Tano
name_ahsoka-tano-card = Ahsoka Tano
    .line-1 = She has left two orders and one war. She listens longer than you talk.
contact_boba-fett = Boba Fett
name_boba-fett-card = Boba Fett
    .line-1 = The helmet turns a finger's width. That was the greeting.
contact_bossk = Bossk
name_bossk-card = Bossk
    .line-1 = He keeps score in hides. There is an empty hook on the wall.
contact_chopper = Chopper
name_chopper-card = Chopper
    .line-1 = The droid waves an arm, drops your toolbox and seems to call it an accident.
contact_doctor-aphra = Doctor Aphra
name_doctor-aphra-card = Doctor Aphra
    .line-1 = It belongs in a museum, she says, and names the one that pays.
contact_enfys-nest = Enfys Nest
name_enfys-nest-card = Enfys Nest
    .line-1 = The riders circle once. Their leader looks at your hold, then at you.
contact_han-solo = Han Solo
name_han-solo-card = Han Solo
    .line-1 = He has a fast ship, a large debt and no interest in either subject.
contact_hera-syndulla = Hera Syndulla
name_hera-syndulla-card = Hera Syndulla
    .line-1 = She asks what you fly before she asks your name. Then she asks what you fly for.
contact_ig-88 = IG-88
name_ig-88-card = IG-88
    .line-1 = It counts your exits aloud, and crosses them out one by one.
contact_jyn-erso = Jyn Erso
name_jyn-erso-card = Jyn Erso
    .line-1 = Five names in as many years. She tries a new one on you.
contact_ketsu-onyo = Ketsu Onyo
name_ketsu-onyo-card = Ketsu Onyo
    .line-1 = She used to work for everybody. Now she picks, and you may be picked.
contact_lando-calrissian = Lando Calrissian
name_lando-calrissian-card = Lando Calrissian
    .line-1 = He would love to come along. A small wager first, for the company of your crew.
contact_ziton-moj = Ziton Moj
name_ziton-moj-card = Ziton Moj
    .line-1 = The chair across from him is lower than his. Everybody notices, nobody says it.

## Encounters: Core Worlds

name_core-worlds-1 =
    .scene-1 = A bureau for permits, and a second bureau that loses them for a fee.
    .scene-2 = The lanes through the Core are as wide as a ship and a prayer. You have the ship.
name_core-worlds-2 =
    .scene-1 = An estate is sold off in one afternoon. The heirs are not speaking.
    .scene-2 = A passenger liner has one berth left, and a purser with a flexible list.
name_core-worlds-3 =
    .scene-1 = A bank lets a droid carry its codes. The droid is easily distracted.
    .scene-2 = A cutter hails you, politely, with every gun it has.
name_core-worlds-4 =
    .scene-1 = The archive closes in five minutes. What you read there, nobody else remembers.
    .scene-2 = Run cold, drift with the garbage, and hope nobody recycles.
name_core-worlds-5 =
    .scene-1 = Clean docks, clean bandages, and a bill somebody else already paid.
    .scene-2 = A convoy needs one more hull to look complete. They even pay the toll.
name_core-worlds-6 =
    .scene-1 = Society has heard of you, or pretends so until it has.
    .scene-2 = Famous ships are waved through. The others buy a wave.
name_core-worlds-7 = Retired Navigator
    .scene-1 = A navigator with forty years of Core charts cannot stand another evening at home.
    .scene-2 = The old hyperlanes are still on the map. Some of them are still in the sky.
name_core-worlds-8 =
    .scene-1 = The wholesalers here have never seen a frontier price. Do not tell them.
    .scene-2 = A hauler goes through tonight, half empty. It would go through gladly if it were full.
name_core-worlds-9 =
    .scene-1 = A parade. Those who clap are written down in one book, the rest in another.
    .scene-2 = A parade, and a place on the stand for you. Clap with both hands.
    .scene-3 = The checkpoint has a list. It is alphabetical, and you are early in the alphabet.
    .scene-4 = The checkpoint salutes. It must be the coat.
name_core-worlds-10 =
    .scene-1 = A traffic controller will look away, or look very hard at somebody else.
    .scene-2 = The station counts down to a gap between two fleets. It may have counted right.

## Encounters: Kafrene Takodana

name_kafrene-takodana-10-anew =
    .scene-1 = A freight clerk sells you tomorrow's patrol roster. It is printed on the back of today's.
    .scene-2 = At the castle they play for introductions. The stakes are other people.

## Databank

name_casino-on-the-house = Casino Heist: On the House
    .line-1 = Somebody has to lose convincingly while the cameras are turned.
    .line-2 = The manager sends drinks, and would like to know your system.
    .line-3 = The chips are heavier than they look. There are also more of them.
name_pearls-by-night = Pearl Divers: By Night
    .line-1 = The shell closes on the hand that opens it.
    .line-2 = Lights below, lights above, and only one of them is yours.
name_temple-flooded = Temple Raid: Flooded
    .line-1 = The water rises a step for every step you take.
    .line-2 = The last door opens to a word nobody has said for an age.
    .line-3 = Then there is the drain, and whatever lives in it.
name_enforcer-at-the-wedding = Hutt Enforcer: At the Wedding
    .line-1 = The debtor is the groom. His brothers are at the door.
    .line-2 = You are asked to say a few words. Make them count.
name_fighters-betrayed = Freedom Fighters: Betrayed
    .line-1 = One of the elders has sold the hour. Which one?
    .line-2 = The bridge has to go, and the charges stayed at home.
    .line-3 = The column comes from the wrong side.
name_palace-under-guard = Palace Theft: Under Guard
    .line-1 = The catalog is wrong on purpose. So is the second one.
    .line-2 = The guards change on the hour. One of them is early.
name_scrap-claimed-twice = Scrap Recovery: Claimed Twice
    .line-1 = Another salvage crew is in the same canyon, on the same beacon.
    .line-2 = Start the reactor before they start shooting.
name_rancor-at-large = Rancor Wrangling: At Large
    .line-1 = The pen is empty and the tracks are fresh.
    .line-2 = It wants to play. Hold on to something, or to it.
name_start-vintage-speeder = Vintage Speeder
name_start-quiet-exit = A Quiet Exit
    .line-1 = The client must leave by the front door, unseen. It is guarded by friends of the client.
    .line-2 = Now a smooth flight, the contract says. It does not say how long.

## Enemies

enemy_assassin-droid = assassin droid
enemy_cloud-riders = cloud riders
enemy_customs-cutter = customs cutter
enemy_hunting-party = hunting party

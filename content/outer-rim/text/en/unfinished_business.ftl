# What the market and the databank of Unfinished Business call themselves and tell, by the id of their entry.

## Bounties

name_bounty-hera-syndulla = Hera Syndulla
name_bounty-maz-kanata = Maz Kanata
name_bounty-han-solo = Han Solo
name_bounty-lando-calrissian = Lando Calrissian
name_bounty-doctor-aphra = Doctor Aphra
name_bounty-chopper = Chopper
name_bounty-ziton-moj = Ziton Moj

## Cargo

name_bacta-supplies = Bacta Supplies
name_food-supplies = Food Supplies
name_salvage = Salvage
name_stolen-prototype = Stolen Prototype
name_stolen-supplies = Stolen Supplies
name_stolen-hyperfuel = Stolen Hyperfuel
name_stolen-weapons = Stolen Weapons
name_corellia-passenger = Corellia Passenger
name_astromech-droid-parts = Astromech Droid Parts
name_astromech-droids = Astromech Droids
name_speeder-bike-parts = Speeder Bike Parts
name_speeder-bikes = Speeder Bikes
name_unrefined-coaxium = Unrefined Coaxium
name_refined-coaxium = Refined Coaxium
name_black-sun-mole = Black Sun Mole
name_hutt-informant = Hutt Informant
name_imperial-defector = Imperial Defector
name_rebel-traitor = Rebel Traitor
name_mole-and-friends = The Mole Has Friends
    .line-1 = The meeting is in a cellar with one door. It has been locked from the friendly side.
name_informant-informs = The Informant Informs
    .line-1 = He has told everybody everything. You are in the second half.
name_defector-followed = Followed
    .line-1 = The officer came alone, as agreed. The four behind the officer did not know of the agreement.
name_traitor-no-traitor = No Traitor After All
    .line-1 = You have just offered a very loyal person a very insulting sum.

## Gear and mods

name_plastoid-armor = Plastoid Armor
name_jetpack = Jetpack
name_mpl-57 = MPL-57 Grenade Launcher
name_vibro-ax = Vibro-Ax
name_vibroknife = Vibroknife
name_electroripper-staff = Electroripper Staff
name_skyblade-330 = Skyblade-330 Swoop Bike
name_iqa-11 = IQA-11 Blaster Rifle
name_bowcaster = Bowcaster
name_bowcaster-unstrung = Unstrung Bowcaster
name_wrist-rocket = Wrist Rocket
name_empty-wrist-launcher = Empty Wrist Launcher
name_concussion-missiles = Concussion Missiles
name_empty-missile-rack = Empty Missile Rack
name_autoblaster = Autoblaster
name_maneuvering-thrusters = Maneuvering Thrusters
name_shield-upgrade = Shield Upgrade
name_sublight-acceleration-motor = SubLight Acceleration Motor
name_experimental-hyperdrive = Experimental Hyperdrive
name_astromech-droid = Astromech Droid
name_special-order = Special Order

## Jobs

name_hutt-favor = Hutt Favor
name_imperial-favor = Imperial Favor
name_rebel-favor = Rebel Favor
name_syndicate-favor = Syndicate Favor
name_jewel-of-yavin = The Jewel of Yavin
name_rescue-from-the-mines = Rescue from the Mines
name_relic-of-the-past = Relic of the Past
name_rooting-out-spies = Rooting Out Spies
name_hijacking-a-freighter = Hijacking a Freighter
name_jabbas-vault = Jabba's Vault
name_infiltrate-the-white-worms = Infiltrate the White Worms
name_disable-comms-network = Disable Comms Network
name_sail-barge-sabotage = Sail Barge Sabotage
name_honest-robbery = Honest Robbery
name_snatch-and-grab = Snatch and Grab

## Luxury

name_dash-rendar = Dash Rendar
name_sy-snootles = Sy Snootles
name_extravagant-wardrobe = Extravagant Wardrobe
name_legendary-game-of-sabacc = Legendary Game of Sabacc
name_chromium-hull = Chromium Hull
name_dejarik-holotable = Dejarik Holotable
name_gift-for-jabba = Gift for Jabba
name_bo-rifle = Bo-Rifle
name_bo-staff = Bo-Rifle as a Staff
name_boonta-eve-classic = Boonta Eve Classic
name_undercover-agent = Undercover Agent
name_attend-statue-dedication = Attend Statue Dedication
name_maz-kanatas-goggles = Maz Kanata's Goggles

## Ships for sale

name_ship-porax-38 = Rogue-Class Porax-38 Starfighter
name_ship-jumpmaster-5000 = JumpMaster 5000
name_ship-auzituck = Auzituck Anti-Slaver Gunship
name_ship-yt-2400 = YT-2400 Light Freighter
name_ship-edgehawk = Edgehawk-Class Swoop Carrier
name_ship-vcx-100 = VCX-100 Light Freighter

## How jobs go

name_comms-from-above = Comms Network: From Above
    .line-1 = The dish is the size of a town, and the town has guns.
    .line-2 = Two cables, one of them important. The manual is in the guardroom.
    .line-3 = The guardroom has noticed.
name_comms-from-within = Comms Network: From Within
    .line-1 = You are the technicians. The real ones are due at noon.
    .line-2 = It is noon. Somebody has to keep them at the door.
    .line-3 = Silence on every channel. Leave before somebody asks why, aloud.
name_robbery-with-receipt = Honest Robbery: With Receipt
    .line-1 = Explain that this is a robbery, and that it is for the best. They will sign.
name_robbery-at-dinner = Honest Robbery: At Dinner
    .line-1 = First you invite them. The wine is good, and the bill lies between you.
    .line-2 = Over dessert you mention what you came for.
name_worms-by-the-sewer = White Worms: By the Sewer
    .line-1 = The grate has not been moved since the city was one floor high.
    .line-2 = Their queen hates the light. Keep yours off.
name_worms-by-the-door = White Worms: By the Door
    .line-1 = Children carry buckets in. Nobody counts children, or buckets.
    .line-2 = Somebody counts buckets after all.
name_barge-below-deck = Sail Barge: Below Deck
    .line-1 = One of you is a cook, it says on the list. The other is the meal.
    .line-2 = The main gun turns toward its own deck, if two people lean on it.
name_barge-on-deck = Sail Barge: On Deck
    .line-1 = The band needs a juggler. The other half of the act is looking for the fuse.
    .line-2 = The rigging holds more than sails. It holds a grudge.
    .line-3 = The fuse is lit and the gangway is occupied.
name_snatch-in-the-crowd = Snatch and Grab: In the Crowd
    .line-1 = A thousand strangers in one corridor, and your fingers know exactly one of them.
name_snatch-at-the-berth = Snatch and Grab: At the Berth
    .line-1 = The berth is lit, the hatch is open, and they have just gone to complain about the lamps.
    .line-2 = They have finished complaining.
name_jewel-at-auction = Jewel of Yavin: At Auction
    .line-1 = Bid high enough to be seated, and not so high that you win.
    .line-2 = The case is wired to the floor, the floor to the police.
    .line-3 = The lights go out as planned. They come back early.
name_jewel-already-gone = Jewel of Yavin: Already Gone
    .line-1 = What stands in the case is glass. The lock knows who was here before you.
    .line-2 = A rival has a suite with a balcony, and a habit of sleeping in.
    .line-3 = The rival is awake and would like to talk about shares.
name_mines-by-the-lift = Mines: By the Lift
    .line-1 = The lift wants a guard's thumb. There are several guards.
    .line-2 = Your client cannot walk. Nobody had mentioned it.
name_mines-by-the-vent = Mines: By the Vent
    .line-1 = The vent is as wide as a miner. You are wider.
    .line-2 = Forty bunks, one whisper. The right one answers.
    .line-3 = The ship is in the air. So are others.
name_relic-in-the-deep = Relic: In the Deep
    .line-1 = The doors below open outward. The sea disagrees.
    .line-2 = Nine idols, eight of them traps, says the wall. The wall is one of the nine.
name_relic-with-keeper = Relic: With Keeper
    .line-1 = The hymn has to be sung in order. The last guest left in the third verse, through the roof.
    .line-2 = The lid is one stone, and the stone is one ton.
    .line-3 = The keeper of the temple surfaces to see who is singing.
name_spies-at-table = Rooting Out Spies: At Table
    .line-1 = One of the guests eats like an officer.
    .line-2 = Accuse the right one, loudly. The wrong one has brothers.
name_spies-in-the-kitchen = Rooting Out Spies: In the Kitchen
    .line-1 = The cook has hired two helpers, and neither can cook.
    .line-2 = The soup recipe is a cipher. It is also a bad soup.
    .line-3 = They drop the ladles.
name_freighter-at-anchor = Freighter: At Anchor
    .line-1 = The crew is ashore, but for the one who drew the short straw.
    .line-2 = She handles like a warehouse. She is one.
name_freighter-under-way = Freighter: Under Way
    .line-1 = Match speed with the hauler and do not look down. There is no down.
    .line-2 = The bridge is empty: it flies by a droid, and the droid is open to arguments.
    .line-3 = The escort is not.
name_jabbas-hidden-stash = Jabba's Hidden Stash
    .line-1 = The stash is below the kitchen, the kitchen below the kennel.
    .line-2 = The vault asks a riddle in a dead language, and then for the code.
name_jabbas-other-guests = Jabba's Vault: Other Guests
    .line-1 = Somebody has been at this lock before you, and left a finger.
    .line-2 = Walk out as you came in, past whatever took the finger.
    .line-3 = It wakes.
name_epic-game-of-sabacc = An Epic Game of Sabacc
    .line-1 = By the second night there are two players left, and a crowd that has stopped drinking.
name_cutthroat-game-of-sabacc = A Cutthroat Game of Sabacc
    .line-1 = House rules: whoever is asked to cut the deck bleeds a little, in money or otherwise.
    .line-2 = Now the cards.
name_boonta-in-front = Boonta Eve: In Front
    .line-1 = An engine is whatever two turbines and a cable agree on.
    .line-2 = You are in front, where everybody can see you and shoot at you.
    .line-3 = The last lap. Somebody has moved a rock.
name_boonta-from-behind = Boonta Eve: From Behind
    .line-1 = The start is late, because yours is.
    .line-2 = Something is on fire. Find out whether you need it.
    .line-3 = Two ahead of you look at each other instead of the canyon.

## Enemies

enemy_barge-guards = barge guards
enemy_imperial-agents = Imperial agents
enemy_palace-beast = palace beast
enemy_white-worms = white worms

# What everything of Outer Rim is called in English, by the id of its entry. A ship may be called
# otherwise once its goal is completed.

## Spaces

name_rebel-gate = Rebel Gate
name_spinward-gate = Spinward Gate
name_spinward-core = Spinward Core
name_trailing-gate = Trailing Gate
name_trailing-core = Trailing Core
name_syndicate-gate = Syndicate Gate
name_cantonica-approach = Cantonica Approach
name_cantonica = Cantonica
name_cantonica-reach = Cantonica Reach
name_cantonica-verge = Cantonica Verge
name_ord-mantell-approach = Ord Mantell Approach
name_ord-mantell-reach = Ord Mantell Reach
name_ord-mantell = Ord Mantell
name_ord-mantell-verge = Ord Mantell Verge
name_lothal-approach = Lothal Approach
name_lothal = Lothal
name_lothal-reach = Lothal Reach
name_lothal-verge = Lothal Verge
name_mon-calamari-approach = Mon Calamari Approach
name_mon-calamari-reach = Mon Calamari Reach
name_mon-calamari = Mon Calamari
name_mon-calamari-verge = Mon Calamari Verge
name_kessel = Kessel
name_kessel-approach = Kessel Approach
name_maelstrom = The Maelstrom
name_kessel-verge = Kessel Verge
name_inner-kessel-approach = Inner Kessel Approach
name_inner-kessel-reach = Inner Kessel Reach
name_inner-kessel-passage = Inner Kessel Passage
name_inner-kessel-verge = Inner Kessel Verge
name_tatooine-approach = Tatooine Approach
name_tatooine = Tatooine
name_tatooine-reach = Tatooine Reach
name_tatooine-verge = Tatooine Verge
name_nal-hutta-approach = Nal Hutta Approach
name_nal-hutta-reach = Nal Hutta Reach
name_nal-hutta = Nal Hutta
name_nal-hutta-verge = Nal Hutta Verge
name_ryloth-approach = Ryloth Approach
name_ryloth = Ryloth
name_ryloth-reach = Ryloth Reach
name_ryloth-verge = Ryloth Verge
name_naboo-approach = Naboo Approach
name_naboo-reach = Naboo Reach
name_naboo = Naboo
name_naboo-verge = Naboo Verge
name_kafrene-approach = Kafrene Approach
name_ring-of-kafrene = The Ring of Kafrene
name_kafrene-reach = Kafrene Reach
name_kafrene-verge = Kafrene Verge
name_takodana-approach = Takodana Approach
name_takodana-reach = Takodana Reach
name_takodana = Takodana
name_takodana-verge = Takodana Verge
name_imperial-gate = Imperial Gate
name_hutt-gate = Hutt Gate

## Characters

name_boba-fett = Boba Fett
name_bossk = Bossk
name_doctor-aphra = Doctor Aphra
name_han-solo = Han Solo
name_ig-88 = IG-88
name_jyn-erso = Jyn Erso
name_ketsu-onyo = Ketsu Onyo
name_lando-calrissian = Lando Calrissian
name_black-krrsantan = Black Krrsantan
name_cad-bane = Cad Bane
name_dengar = Dengar
name_enfys-nest = Enfys Nest
name_hera-syndulla = Hera Syndulla
name_hondo-ohnaka = Hondo Ohnaka
name_maz-kanata = Maz Kanata

## Ships

name_g9-rigger = G9 Rigger
name_g-1a-starfighter = G-1A Starfighter
name_hwk-290 = HWK-290 Light Freighter
    .flipped = Moldy Crow
name_gx1-short-hauler = GX1 Short Hauler
name_heavy-hauler = Heavy Hauler
name_lancer = Lancer-Class Pursuit Craft
    .flipped = Shadow Caster
name_aggressor = Aggressor-Class Assault Fighter
    .flipped = IG-2000
name_yv-666 = YV-666 Light Freighter
    .flipped = Hound's Tooth
name_firespray-31 = Firespray-31 Patrol Craft
    .flipped = Slave I
name_yt-1300 = Modified YT-1300 Light Freighter
    .flipped = Millennium Falcon
name_porax-38 = Rogue-Class Porax-38 Starfighter
    .flipped = Xanadu Blood
name_jumpmaster-5000 = JumpMaster 5000
    .flipped = Punishing One
name_auzituck = Auzituck Anti-Slaver Gunship
name_yt-2400 = YT-2400 Light Freighter
    .flipped = Outrider
name_edgehawk = Edgehawk-Class Swoop Carrier
    .flipped = Aerie
name_vcx-100 = VCX-100 Light Freighter
    .flipped = Ghost

## Contacts

contact_4-lom = 4-LOM
name_4-lom-card = 4-LOM
    .line-1 = A droid with insect eyes weighs your contracts against his fee.
contact_bib-fortuna = Bib Fortuna
name_bib-fortuna-card = Bib Fortuna
    .line-1 = He smiles without his eyes. His master is always interested in useful people.
contact_cassian-andor = Cassian Andor
name_cassian-andor-card = Cassian Andor
    .line-1 = He needs a pilot who asks nothing. You need somebody who never misses a detail.
contact_cham-syndulla = Cham Syndulla
name_cham-syndulla-card = Cham Syndulla
    .line-1 = His people have fought three wars on one world. He is recruiting for the fourth.
contact_chewbacca = Chewbacca
name_chewbacca = Chewbacca
    .line-1 = A roar, a grin full of teeth, and a hand on your shoulder that could crush it.
name_chewbacca-card = Chewbacca
    .line-1 = A roar, a grin full of teeth, and a hand on your shoulder that could crush it.
contact_cikatro-vizago = Cikatro Vizago
name_cikatro-vizago-card = Cikatro Vizago
    .line-1 = Everything has a price, and the broken horn has a percentage of it.
contact_doctor-evazan = Doctor Evazan
name_doctor-evazan-card = Doctor Evazan
    .line-1 = A dozen systems want him dead, and their charges leave out the worst of it.
contact_dryden-vos = Dryden Vos
name_dryden-vos-card = Dryden Vos
    .line-1 = Music, glass, polite knives. He remembers every favor and every slight.
contact_embo = Embo
name_embo-card = Embo
    .line-1 = He says six words and his beast says the rest. Hunters respect hunters.
contact_garindan = Garindan
name_garindan-card = Garindan
    .line-1 = A long snout, a longer memory. He sells what he hears to whoever pays first.
contact_greedo = Greedo
name_greedo-card = Greedo
    .line-1 = A blaster under the table and a name to be made. Yours would do.
contact_hondo-ohnaka = Hondo Ohnaka
name_hondo-ohnaka-card = Hondo Ohnaka
    .line-1 = My friend! My very best friend! Have you eaten? Have you any valuables?
contact_k-2so = K-2SO
name_k-2so-card = K-2SO
    .line-1 = The odds of this going well are low. He will tell you exactly how low.
contact_l3-37 = L3-37
name_l3-37-card = L3-37
    .line-1 = She built herself and would like you to notice. Then she would like you to listen.
contact_lobot = Lobot
name_lobot-card = Lobot
    .line-1 = Lights blink behind his ears. He has already read your cargo manifest.
contact_max-rebo = Max Rebo
name_max-rebo-card = Max Rebo
    .line-1 = The band plays until the patron tires of it. He would not mind another patron.
contact_maz-kanata = Maz Kanata
name_maz-kanata-card = Maz Kanata
    .line-1 = A thousand years of travelers have sat at her table. She looks at you as if you were the first.
contact_qira = Qi'ra
name_qira-card = Qi'ra
    .line-1 = You might call it loyalty. She calls it surviving with manners.
contact_rio-durant = Rio Durant
name_rio-durant-card = Rio Durant
    .line-1 = Four arms, all of them busy, and a story for each of them.
contact_sana-starros = Sana Starros
name_sana-starros-card = Sana Starros
    .line-1 = She has a plan, a second plan, and a ship already warm for when both go wrong.
contact_tobias-beckett = Tobias Beckett
name_tobias-beckett-card = Tobias Beckett
    .line-1 = He offers a share, a warning and a handshake. Count your fingers after the third.
contact_zuckuss = Zuckuss
name_zuckuss-card = Zuckuss
    .line-1 = Zuckuss has foreseen this meeting. Zuckuss has also foreseen the fee.

## Bounties

name_bounty-greedo = Greedo
name_bounty-garindan = Garindan
name_bounty-cikatro-vizago = Cikatro Vizago
name_bounty-cham-syndulla = Cham Syndulla
name_bounty-bib-fortuna = Bib Fortuna
name_bounty-k-2so = K-2SO
name_bounty-qira = Qi'ra
name_bounty-cassian-andor = Cassian Andor
name_bounty-tobias-beckett = Tobias Beckett
name_wanted = Wanted
name_information-broker = Information Broker

## Cargo

name_coaxium-crystal = Coaxium Crystal
name_bacta-tanks = Bacta Tanks
name_moisture-vaporators = Moisture Vaporators
name_mining-droids = Mining Droids
name_vintage-wines = Vintage Wines
name_grain-surplus = Grain Surplus
name_unregistered-blasters = Unregistered Blasters
name_refined-spice = Refined Spice
name_stolen-imperial-codes = Stolen Imperial Codes
name_exotic-beasts = Exotic Beasts

## Gear and mods

name_heavy-blaster-pistol = Heavy Blaster Pistol
name_vibro-staff = Vibro-Staff
name_thermal-detonator = Thermal Detonator
name_blast-vest = Blast Vest
name_plated-armor = Plated Armor
name_scanner-goggles = Scanner Goggles
name_slicer-kit = Slicer Kit
name_holo-disguise = Holo-Disguise
name_upgraded-navicomputer = Upgraded Navicomputer
name_ion-cannon = Ion Cannon
name_targeting-computer = Targeting Computer
name_gree-navicomputer = Gree Navicomputer
name_deflector-shields = Deflector Shields
name_quad-turret = Quad Turret
name_smuggling-compartment = Smuggling Compartment

## Jobs

name_kessel-run = Kessel Run
name_casino-heist = Casino Heist
name_prison-break = Prison Break
name_pearl-divers = Pearl Divers
name_temple-raid = Temple Raid
name_swoop-race = Swoop Race
name_hutt-enforcer = Hutt Enforcer
name_freedom-fighters = Freedom Fighters
name_palace-theft = Palace Theft
name_black-market-deal = Black Market Deal
name_scrap-recovery = Scrap Recovery
name_rancor-wrangling = Rancor Wrangling
name_hired-help = Hired Help
name_ace-mechanic = Ace Mechanic

## Luxury

name_stolen-jewels = Stolen Jewels
name_proton-torpedoes = Proton Torpedoes
name_coruscant-penthouse = Coruscant Penthouse
name_mandalorian-armor = Mandalorian Armor
name_ancient-holocron = Ancient Holocron
name_royal-starship-parts = Royal Starship Parts
name_protocol-secretary = Protocol Secretary
name_famed-gladiator = Famed Gladiator
name_kyber-collection = Kyber Collection
name_cloaking-device = Cloaking Device
name_charity-gala = Charity Gala

## Ships for sale

name_ship-hwk-290 = HWK-290 Light Freighter
name_ship-gx1-short-hauler = GX1 Short Hauler
name_ship-heavy-hauler = Heavy Hauler
name_ship-lancer = Lancer-Class Pursuit Craft
name_ship-aggressor = Aggressor-Class Assault Fighter
name_ship-yv-666 = YV-666 Light Freighter
name_ship-firespray-31 = Firespray-31 Patrol Craft
name_ship-yt-1300 = Modified YT-1300 Light Freighter
name_used-ship-for-sale = Used Ship for Sale

## Enemies

# Whom one fights, within a sentence.

enemy_convoy-escort = convoy escort
enemy_debtor-s-friends = debtor's friends
enemy_deep-sea-hunter = deep-sea hunter
enemy_dragonsnake = dragonsnake
enemy_imperial-column = Imperial column
enemy_local-security = local security
enemy_mine-guards = mine guards
enemy_pirate-flagship = pirate flagship
enemy_pirates = pirates
enemy_pit-champion = pit champion
enemy_prison-guards = prison guards
enemy_pursuit-craft = pursuit craft
enemy_raiders = raiders
enemy_rebel-agent = Rebel agent
enemy_rival-rider = rival rider
enemy_syndicate-guards = syndicate guards
enemy_toll-collectors = toll collectors

# What everything of the Deckbuilding Game is called in English, by the id of its entry.

## Starters

name_imperial-shuttle = Imperial Shuttle
name_stormtrooper = Stormtrooper
name_inquisitor = Inquisitor
name_alliance-shuttle = Alliance Shuttle
name_rebel-trooper = Rebel Trooper
name_temple-guardian = Temple Guardian

## Pilots

name_outer-rim-pilot = Outer Rim Pilot

## Empire

name_tie-fighter = TIE Fighter
name_admiral-piett = Admiral Piett
name_tie-bomber = TIE Bomber
name_scout-trooper = Scout Trooper
name_death-trooper = Death Trooper
name_tie-interceptor = TIE Interceptor
name_gozanti-cruiser = Gozanti Cruiser
name_moff-jerjerrod = Moff Jerjerrod
name_general-veers = General Veers
name_at-st = AT-ST
name_landing-craft = Landing Craft
name_boba-fett = Boba Fett
name_director-krennic = Director Krennic
name_imperial-carrier = Imperial Carrier
name_at-at = AT-AT
name_grand-moff-tarkin = Grand Moff Tarkin
name_star-destroyer = Star Destroyer
name_darth-vader = Darth Vader

## Rebels

name_y-wing = Y-Wing
name_baze-malbus = Baze Malbus
name_snowspeeder = Snowspeeder
name_duros-spy = Duros Spy
name_rebel-transport = Rebel Transport
name_chirrut-imwe = Chirrut Îmwe
name_rebel-commando = Rebel Commando
name_x-wing = X-Wing
name_chewbacca = Chewbacca
name_jyn-erso = Jyn Erso
name_u-wing = U-Wing
name_hammerhead-corvette = Hammerhead Corvette
name_han-solo = Han Solo
name_cassian-andor = Cassian Andor
name_b-wing = B-Wing
name_princess-leia = Princess Leia
name_mon-calamari-cruiser = Mon Calamari Cruiser
name_millennium-falcon = Millennium Falcon
name_luke-skywalker = Luke Skywalker

## Neutral cards

name_z-95-headhunter = Z-95 Headhunter
name_jawa-scavenger = Jawa Scavenger
name_rodian-gunslinger = Rodian Gunslinger
name_kel-dor-mystic = Kel Dor Mystic
name_lobot = Lobot
name_bossk = Bossk
name_fang-fighter = Fang Fighter
name_twilek-smuggler = Twi'lek Smuggler
name_c-roc-cruiser = C-ROC Cruiser
name_dengar = Dengar
name_quarren-mercenary = Quarren Mercenary
name_hwk-290 = HWK-290
name_blockade-runner = Blockade Runner
name_ig-88 = IG-88
name_nebulon-b-frigate = Nebulon-B Frigate
name_lando-calrissian = Lando Calrissian
name_jabbas-sail-barge = Jabba's Sail Barge
name_jabba-the-hutt = Jabba the Hutt

## Bases

name_lothal = Lothal
name_corellia = Corellia
name_kessel = Kessel
name_mustafar = Mustafar
name_kafrene = Kafrene
name_ord-mantell = Ord Mantell
name_coruscant = Coruscant
name_death-star = Death Star
name_endor = Endor
name_rodia = Rodia
name_dantooine = Dantooine
name_mon-cala = Mon Cala
name_dagobah = Dagobah
name_alderaan = Alderaan
name_bespin = Bespin
name_hoth = Hoth
name_jedha = Jedha
name_tatooine = Tatooine
name_sullust = Sullust
name_yavin-4 = Yavin IV

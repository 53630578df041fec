import type { Art } from '../generated/protocol'

/** The planets of the map, and who rules them. */
export const planets: { id: string; name: string; faction: string | null }[] = [
  { id: 'cantonica', name: 'Cantonica', faction: null },
  { id: 'ord-mantell', name: 'Ord Mantell', faction: 'syndicate' },
  { id: 'lothal', name: 'Lothal', faction: 'imperial' },
  { id: 'mon-calamari', name: 'Mon Calamari', faction: 'rebel' },
  { id: 'kessel', name: 'Kessel', faction: 'syndicate' },
  { id: 'tatooine', name: 'Tatooine', faction: 'hutt' },
  { id: 'nal-hutta', name: 'Nal Hutta', faction: 'hutt' },
  { id: 'ryloth', name: 'Ryloth', faction: 'rebel' },
  { id: 'naboo', name: 'Naboo', faction: 'imperial' },
  { id: 'ring-of-kafrene', name: 'Ring of Kafrene', faction: null },
  { id: 'takodana', name: 'Takodana', faction: null },
]

/** The characters with their pictures, for pages that are seen without a server. */
export const characters: { id: string; name: string; art: Art }[] = [
  {
    id: 'boba-fett',
    name: 'Boba Fett',
    art: { scene: 'asteroids', figure: 'helmet', prop: 'target-mark' },
  },
  { id: 'bossk', name: 'Bossk', art: { scene: 'jungle', figure: 'horns', prop: 'chain' } },
  {
    id: 'doctor-aphra',
    name: 'Doctor Aphra',
    art: { scene: 'ruin', figure: 'long-hair', prop: 'book' },
  },
  { id: 'han-solo', name: 'Han Solo', art: { scene: 'dock', figure: 'hat', prop: 'dice' } },
  {
    id: 'ig-88',
    name: 'IG-88',
    art: { scene: 'hangar', figure: 'droid-head', prop: 'thermal-charge' },
  },
  { id: 'jyn-erso', name: 'Jyn Erso', art: { scene: 'ice', figure: 'hood', prop: 'key' } },
  {
    id: 'ketsu-onyo',
    name: 'Ketsu Onyo',
    art: { scene: 'city-stacks', figure: 'mask', prop: 'satchel' },
  },
  {
    id: 'lando-calrissian',
    name: 'Lando Calrissian',
    art: { scene: 'cantina', figure: 'bare', prop: 'coin' },
  },
]

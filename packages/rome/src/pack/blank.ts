// A pack to fill in: the rules, prices, dice and cards of the house pack, and an empty map.

import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { rewritten } from './rewrite.ts'
import type { PackFiles } from './types.ts'

const REGIONS = `# One row a region: begin with id (letters, digits and _) and name, home (a faction's id, - for none) and borders.
# Everything else may stay empty: it is asked when a rule needs it. - means none.
# borders: ids of the regions next to it, parted by |, ~ before one across a strait; a pair need only stand in one of its rows.
# gold, terrain (symbols), port (0 none), def (defence level): as printed. seas: ids of the seas on its coast, parted by |.
# capital, merc and wonder follow from other files. lat, lon: where to draw it; empty: the program finds a place.
id,name,ru,home,capital,gold,terrain,port,def,merc,wonder,seas,borders,lat,lon
`

const SEAS = `# One row a sea. next: ids of the seas next to it, parted by |; it may stay empty and is asked then.
id,name,ru,next
`

const BORDERS = `# Borders may also be listed here, each pair once: a, b, kind (land or strait).
a,b,kind
`

const SEA_BORDERS = `# Seas next to each other may also be listed here, each pair once.
a,b
`

const LABEL = `# A pack of your own. The rules, prices, dice and cards below are the house pack's, a reconstruction: replace what you
# know better. A value left out (key: with nothing after it) is asked when a rule needs it.
# Under factions, starts names the four regions where armies I to IV begin; the last of them is the capital.
`

/** A table of the house pack without the regions that it names. */
const placeless = (file: string): string =>
  rewritten(file, HOUSE_WEST_1[file] ?? '', (_, column, value) => (column === 'region' ? '' : value))

function numbers(): string {
  return (HOUSE_WEST_1['pack.yaml'] ?? '')
    .replace(/^#.*\n/, LABEL)
    .replace('id: house-west-1', 'id: my-pack')
    .replace(/title: .*/, 'title: { en: "My pack", ru: "Мой набор" }')
    .replaceAll(/starts: \[[^\]]*\]/g, 'starts: [army1, army2, army3, army4]')
}

export function blankPack(): PackFiles {
  return {
    ...HOUSE_WEST_1,
    'pack.yaml': numbers(),
    'regions.csv': REGIONS,
    'borders.csv': BORDERS,
    'seas.csv': SEAS,
    'sea-borders.csv': SEA_BORDERS,
    'wonders.csv': placeless('wonders.csv'),
    'mercenaries.csv': placeless('mercenaries.csv'),
  }
}

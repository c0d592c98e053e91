// Packs of data: read, checked, filled in.

export { blankPack } from './pack/blank.ts'
export type { PackError, Place } from './pack/fault.ts'
export { bundle, PACK_FILES, PACK_TABLES, packText } from './pack/files.ts'
export { type Gap, gapKey, OPEN_COLUMNS, openCells } from './pack/gap.ts'
export { BLOCK_WORDS, KEY_WORDS } from './pack/gap-numbers-words.ts'
export { inWords, withoutFiles } from './pack/in-words.ts'
export { isNone, LIST, LISTS, type ListName, listIn } from './pack/lists.ts'
export { numbersSchema } from './pack/numbers.ts'
export { oddities } from './pack/oddities.ts'
export { withFacts } from './pack/patch.ts'
export { type ReadLoosely, readPack, readPackLoosely } from './pack/read.ts'
export { coloursOf } from './pack/read-map.ts'
export { BUILT_IN_PACKS, filesOf, hasGaps, packNamed, packOf } from './pack/setting.ts'
export {
  type ActionCard,
  type DeclareRow,
  type Development,
  type Faction,
  type General,
  type Name,
  type Neighbour,
  type Pack,
  type PackFiles,
  type Region,
  type Sea,
  type Stack,
  type TroopCard,
  WHERES,
  type Wonder,
} from './pack/types.ts'

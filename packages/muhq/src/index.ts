// muhq's game: what one begins with. Its rules, data, words and texts are entrances of their own.

export { bots, kraken, tyrant } from './bots/index.ts'
export { muhq } from './game.ts'
export { muhqMeasures } from './measures.ts'
export { muhqPackage } from './package.ts'
export { BUILT_IN_MAPS } from './rules/setting.ts'
export type { State } from './rules/state.ts'
export { muhqSchemas } from './schemas.ts'
export { seating } from './seating.ts'
export { textBoard } from './text-board.ts'
export type { Action } from './vocabulary.ts'

// Total War: Rome on a table of one's own: what one begins with. Its packs, rules, words and texts are entrances of their own.

export { rome } from './game.ts'
export { romeMeasures } from './measures.ts'
export { HOUSE_PACK } from './pack/setting.ts'
export { romePackage } from './package.ts'
export { optionsOf } from './rules/options/options-of.ts'
export { actionSchema } from './rules/positions/parse-action.ts'
export { stateSchema } from './rules/positions/state-schema.ts'
export { census } from './rules/state/census.ts'
export type { State } from './rules/state/state.ts'
export { seating } from './seating.ts'
export type { Action } from './vocabulary.ts'

// Total War: Rome on a table of one's own: packs of data, rules and what its bots may ask.

export * from './pack/types.ts'
export * from './rules/state.ts'
export * from './vocabulary.ts'

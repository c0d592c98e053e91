// Total War: Rome on a table of one's own: packs of data, rules and what its bots may ask.

export { rome } from './game.ts'
export { PACK_FILES, PACK_TABLES } from './pack/files.ts'
export { readPack } from './pack/read.ts'
export { BUILT_IN_PACKS, filesOf, HOUSE_PACK, packNamed, packOf } from './pack/setting.ts'
export * from './pack/types.ts'
export { oddities } from './pack/validate.ts'
export { romePackage } from './package.ts'
export * from './rules/frames.ts'
export * from './rules/query.ts'
export * from './rules/state.ts'
export * from './vocabulary.ts'

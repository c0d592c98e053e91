// Rooms of the rules that are taken as a whole. They have names here, apart from the index, so that a bundler can see past that.

export * as ids from './rules/board/ids.ts'
export * as Pile from './rules/state/piles.ts'
export * as read from './rules/state/read.ts'
export * as write from './rules/state/write.ts'

// Changing a position by hand, as the editor of the page does: each change gives a new position.

export * from './holdings.ts'
export * from './laid.ts'
export * from './lore.ts'
export * from './pieces.ts'
export * from './round.ts'

// Many games: worker pool, statistics, coverage.

export * from './batch.ts'
export * from './company.ts'
export * from './game-entry.ts'
export * from './games.ts'
export * from './option-space.ts'
export * from './play-game.ts'
export * from './questions.ts'
export * from './rule-coverage.ts'
export * from './seating.ts'
export * from './simulate-many.ts'
export * from './statistics.ts'
export * from './summary.ts'

// The table: games, seats, chance, journal, and the loop that plays.

export * from './amend.ts'
export * from './bad-input.ts'
export * from './bot.ts'
export * from './driver.ts'
export * from './explain-run.ts'
export * from './game.ts'
export * from './journal.ts'
export * from './load.ts'
export * from './piles.ts'
export * from './random.ts'
export * from './simulate.ts'
export * from './table.ts'

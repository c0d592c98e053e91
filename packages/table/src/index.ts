// The table: games, seats, chance, journal, and the loop that plays.

export * from './bad-input.ts'
export * from './game.ts'
export * from './piles.ts'
export * from './random.ts'

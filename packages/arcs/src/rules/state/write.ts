// Changing a state: the counterpart of read.ts, for the rules alone. Bots and pages change a position by actions.

export * from './write-battle.ts'
export * from './write-cards.ts'
export * from './write-moment.ts'
export * from './write-seats.ts'
export * from './write-table.ts'

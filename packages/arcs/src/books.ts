// The bots with their rulebooks alone, for whoever reads them: the words of the game come in the languages that are used.

export { bots } from './bots/index.ts'
export { edition } from './seating.ts'

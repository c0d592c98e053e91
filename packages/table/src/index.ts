// The table: games, seats, chance, journal, and the loop that plays.

export * from './amend.ts'
export { answerEntry, toldEntry } from './answers.ts'
export * from './bad-input.ts'
export * from './beside.ts'
export * from './bot.ts'
export type { AllCertain, Certain } from './certain.ts'
export { BotStuck } from './circles.ts'
export type { Logged } from './course.ts'
export * from './defaults.ts'
export * from './driver.ts'
export * from './explain-run.ts'
export * from './facts.ts'
export {
  checkSeats,
  editionOf,
  everyOption,
  findBot,
  inVersion,
  optionsIn,
  rulebookIn,
  usualVersion,
  versionName,
  versionNamed,
  versionsOf,
} from './find-bot.ts'
export { foresee } from './foresee.ts'
export * from './foreseen.ts'
export * from './game.ts'
export * from './journal.ts'
export * from './load.ts'
export type { Kinds, Measure, Measures } from './measures.ts'
export { missingFacts } from './missing-facts.ts'
export * from './next.ts'
export * from './one-turn.ts'
export * from './option-words.ts'
export * from './piles.ts'
export * from './random.ts'
export * from './read-journal.ts'
export { ReplayMismatch } from './replaying.ts'
export * from './simulate.ts'
export * from './table.ts'
export { lacking } from './withheld.ts'

// The table: games, seats, chance, journal, and the loop that plays.

export { type Bag, bagOf, type CardId, type Hidden, newBag, noCards } from './chance/bags.ts'
export type { AllCertain, Certain } from './chance/certain.ts'
export { foresee } from './chance/foresee.ts'
export * from './chance/foreseen.ts'
export * from './chance/piles.ts'
export * from './chance/random.ts'
export { TopCards } from './chance/top-cards.ts'
export type { BotAbout, GameAbout } from './games/about.ts'
export * from './games/beside.ts'
export * from './games/bot.ts'
export * from './games/defaults.ts'
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
} from './games/find-bot.ts'
export * from './games/game.ts'
export type { Kinds, Measure, Measures } from './games/measures.ts'
export * from './games/offered.ts'
export * from './games/option-words.ts'
export * from './gaps/facts.ts'
export { missingFacts } from './gaps/missing-facts.ts'
export { lacking } from './gaps/withheld.ts'
export * from './input/bad-input.ts'
export * from './journal/amend.ts'
export * from './journal/journal.ts'
export * from './journal/load.ts'
export * from './journal/read-journal.ts'
export { ReplayMismatch } from './journal/replaying.ts'
export { answerEntry, toldEntry } from './play/answers.ts'
export { BotStuck } from './play/circles.ts'
export type { Logged } from './play/course.ts'
export * from './play/driver.ts'
export * from './play/explain-run.ts'
export * from './play/next.ts'
export * from './play/one-turn.ts'
export * from './play/simulate.ts'
export * from './play/table.ts'

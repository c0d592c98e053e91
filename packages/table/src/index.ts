// The table: what games and bots are, and the loop that plays. More is beside it: `bots`, `chance`, `gaps`, `journal`, `steps`, `files`, `testing`.

export { keyedRandom, pickFrom, type Random, shuffled } from './chance/random.ts'
export type { BotAbout, GameAbout } from './games/about.ts'
export { type Beside, byPlace, type Line, type Net } from './games/beside.ts'
export {
  type AnyPackage,
  type Bot,
  type BotConfig,
  type BotSpec,
  type BotVersion,
  type Controller,
  type GamePackage,
  legalIn,
  rulebookBot,
  scriptedBot,
} from './games/bot.ts'
export { appOnly, withDefaults } from './games/defaults.ts'
export {
  CHANCE,
  type ChanceSource,
  type Change,
  type Choice,
  type Decision,
  type EventSink,
  type Game,
  type GameEvent,
  IllegalAction,
  type OptionSpec,
  type Options,
  type Outcome,
  type Pick,
  type Problem,
  type Refusal,
  type Seat,
  type SeatSpec,
} from './games/game.ts'
export type { Kinds, Measure, Measures } from './games/measures.ts'
export { offered } from './games/offered.ts'
export { type OptionWords, optionWords } from './games/option-words.ts'
export { BadInput } from './input/bad-input.ts'
export type { Entry, JournalFile, Way } from './journal/journal.ts'
export { loadJournal } from './journal/load.ts'
export { parseJournal } from './journal/read-journal.ts'
export { BotStuck } from './play/circles.ts'
export type { Logged } from './play/course.ts'
export { Driver } from './play/driver.ts'
export { type Explained, explainEntry, explainRun, whyNotAt } from './play/explain-run.ts'
export type { Next, TableQuestion } from './play/next.ts'
export { NoTurn, oneTurn, type TurnSettings, type TurnTaken } from './play/one-turn.ts'
export { type Played, type SimulateSettings, StuckGame, simulate } from './play/simulate.ts'
export { Table } from './play/table.ts'

// A game is its journal: its entries, read, loaded and amended.

export { type Amended, amend } from './journal/amend.ts'
export {
  type ActionEntry,
  type AnswerEntry,
  type EditEntry,
  isPersonal,
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  type PersonalEntry,
  type SeatEntry,
  type SnapshotEntry,
  type StartEntry,
  type Ticks,
} from './journal/journal.ts'
export { inItsDay, type Loaded, loadingJournal, type Resumed } from './journal/load.ts'
export { JOURNAL_SCHEMAS, LIMITS, type Limits, type Migrations, readJson } from './journal/read-journal.ts'
export { ReplayMismatch } from './journal/replaying.ts'

// The rulebook language: what a bot is written in, and sentences as data. What is made of a book is beside it: `run`, `trace`, `explain`, `print`, `json`.

export {
  type ActNode,
  type AskNode,
  allOf,
  anyOf,
  type CanNode,
  type ChooseNode,
  type Ctx,
  type Die,
  d6,
  type FactQuestion,
  type Fallen,
  language,
  type NameOf,
  type Node,
  type Noted,
  not,
  type Page,
  type Preference,
  type Question,
  question,
  type ValueOf,
  type Ways,
} from './book/nodes.ts'
export { type AnyRulebook, type BookText, citeOf, type NodeText, type Rulebook, type Source } from './book/rulebook.ts'
export { type Alike, type Spoken, type Together, together } from './book/spoken.ts'
export { equal, type Json } from './json.ts'
export { type Measure, measuresOf } from './run/measure.ts'
export { bestOf, narrow } from './run/narrow.ts'
export { type Ahead, type Lookout, peek } from './run/peek.ts'
export {
  type AnyPhrases,
  joinBooks,
  LANGS,
  type Lang,
  langFor,
  listing,
  listingSome,
  type Phrasebook,
  type Phrases,
  type PluralForms,
  plural,
  pluralWord,
  type Say,
  type Sayings,
  sayer,
  speak,
} from './words/say.ts'

// What the data of a game leave open, and only the people at the table know.

export {
  type FactAsk,
  type FactCell,
  type FactForm,
  type FactOption,
  type Facts,
  MissingFact,
  type RowColumn,
  type Told,
} from './gaps/facts.ts'
export { missingFacts } from './gaps/missing-facts.ts'
export { lacking } from './gaps/withheld.ts'

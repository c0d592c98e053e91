// A trace in words: why, why not, by which rule.

export { alongWith, leftBy } from './explain/before.ts'
export { explain, explainVerdict, type Line, type Speaker } from './explain/explain.ts'
export { namesOf, unnumbered } from './explain/naming.ts'
export { explainFirst, explainShort, explainTitle } from './explain/reason.ts'
export { fate, type Verdict, whyNot } from './explain/why-not.ts'
export { dieWords, faceWords } from './words/dice-words.ts'
export { words } from './words/words.ts'

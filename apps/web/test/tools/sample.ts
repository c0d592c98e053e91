// `npm test` looks at a sample; `npm run test:full` at every size, language and speed.

const FULL: boolean = process.env.FULL === '1'

/** What is always looked at, and what only a full run looks at besides. */
export const sampled = <const A, const B>(always: readonly A[], besides: readonly B[]): readonly (A | B)[] =>
  FULL ? [...always, ...besides] : always

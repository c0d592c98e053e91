import { type C, say, type WaysOf } from '../context.ts'

/** Something that is simply done, if it applies. */
export const when = (applies: (c: C) => boolean): WaysOf<true> => ({
  from: (c) => (applies(c) ? [true] : []),
  show: () => say('supercat.once', {}),
})

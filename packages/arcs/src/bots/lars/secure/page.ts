// Secure (lars 6.7).

import { rules } from '../context.ts'
import { securableCards, secure } from './ways.ts'

const { act, choose, page, proceed, set } = rules

export const securing = page('SEC', [
  set((c) => {
    delete c.vars.taken
  }),
  choose('SEC.1', securableCards, 'taken', [act('SEC.1.1', secure, 'taken'), proceed('SEC.1.2', 'SEC.1')]),
])

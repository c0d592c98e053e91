// Whose page is read: the Fate of the seat, and the budget of its page (supercat 9.7).

import type { Question } from '@understudy/procedure'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as read from '../../../rules/state/read.ts'
import { type C, me } from '../context.ts'
import { inTurn } from '../questions.ts'
import type { FatePage } from '../sources.ts'
import { chosen } from './chosen.ts'

/** In the order of the Fates' numbers. */
export const FATE_PAGES: readonly FatePage[] = ['FST', 'FFO', 'FMA', 'FAD', 'FCA', 'FPA', 'FAM', 'FBE']

export const fatePageOf = (c: C): FatePage => FATE_PAGES[camp.fate(c.view, me(c))] ?? 'FST'

/** The page of the Fate called for the card; with an option also after a card that was taken without General Priorities. */
export const fateActs: Question<C> = {
  test: (c) => {
    if (!inTurn(c) || read.pipsLeft(c.view) === 0) return false
    const { option } = c.vars
    if (option === undefined) return false
    if (option.mode === 'event') return chosen(c).fateOnEvent
    const automatic = option.declare !== undefined || option.mode === 'surpass'
    return option.fate === true || (automatic && chosen(c).fateOnAutoSelect)
  },
}

/** Half of the actions, rounded up, are the Fate's: the rest is kept for the page of the suit. */
export const keptForSuit = (c: C): number => Math.trunc(read.pipsLeft(c.view) / 2)
export const keepHalf = (c: C): void => {
  c.vars.kept = keptForSuit(c)
}
export const keepNothing = (c: C): void => {
  delete c.vars.kept
}

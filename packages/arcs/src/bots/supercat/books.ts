// The rulebook of SUPERCAT.

import { equal, type Json, type Noted, type Rulebook } from '@understudy/procedure'
import { arcs } from '../../game.ts'
import { refusal } from '../../rules/legal.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import type { C } from './context.ts'
import { entryPage } from './entry.ts'
import type { NodeId, PageId, PreferenceId } from './ids.ts'
import { pages } from './pages/index.ts'
import { sources } from './sources.ts'
import { text } from './text/book.ts'
import { en, ru } from './text/phrases.ts'
import { rulings } from './text/rulings.ts'

export type SupercatBook = Rulebook<State, Action, NodeId, PageId, PreferenceId, C>

/** Whether an action is about the card or the battle that was chosen. */
function concerns(action: Action, ...[as, value]: Noted<C>): boolean {
  if (as === 'option') {
    const { card, mode, declare } = value
    if (action.do !== mode) return false
    // Whatever card lies face down, it is the same copy.
    if (action.do === 'copy') return true
    if (!('card' in action) || action.card !== card) return false
    return action.do !== 'lead' || action.declare === declare
  }
  if (as !== 'combat' && as !== 'coming') return false
  const { at, against, move } = value
  if (action.do === 'battle') return action.at === at && action.against === against
  return action.do === 'move' && move !== undefined && action.from === move.from
}

const unseized = (action: Action): Json => {
  const { seize: _, ...rest } = action as Action & { seize?: unknown }
  return rest as unknown as Json
}
/** Seizing is settled apart from the card. */
const settles = (done: Action, other: Action): readonly NodeId[] =>
  equal(unseized(done), unseized(other)) ? ['BT.4', 'BT.4c', 'BT.4c.2'] : []

export const supercatBook: SupercatBook = {
  id: 'supercat',
  version: '0.5.0',
  editions: ['base'],
  author: 'okonomichiyaki',
  pages,
  sources,
  text,
  phrases: { en, ru },
  entry: entryPage,
  legal: (view, _seat, action) => refusal(view, action) === undefined,
  concerns,
  settles,
  rulings,
  describe: (action, view) => arcs.describe(action, view),
}

// The Golden Rule (rome 31): what no page covers.

import type { Preference, Ways } from '@understudy/procedure'
import { handSize } from '@understudy/table/chance'
import { deckSize } from '../../rules/army/cards.ts'
import { applyAction } from '../../rules/play/apply.ts'
import { topFrame } from '../../rules/play/handler.ts'
import { handlerOf } from '../../rules/play/handlers.ts'
import { copyState } from '../../rules/state/copy.ts'
import { sideOf } from '../../rules/state/query.ts'
import type { State } from '../../rules/state/state.ts'
import { type Action, CLASSES, type SeatAction } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { me } from '../view/seen.ts'

const { can, page } = rules

interface Outcome {
  readonly points: number
  readonly gold: number
  readonly lost: number
}

const cardsOf = (state: State, side: number): number => {
  const own = sideOf(state, side)
  const inArmies = own.armies.reduce((sum, army) => sum + handSize(army.cards), 0)
  return CLASSES.reduce((sum, cls) => sum + deckSize(own, cls), inArmies) + handSize(own.pool)
}

/** What a choice brings this seat before the next die or card, by public facts alone. */
function outcome(c: C, action: SeatAction): Outcome {
  const side = me(c)
  const after = copyState(c.view)
  applyAction(after, action)
  return {
    points: sideOf(after, side).vp - sideOf(c.view, side).vp,
    gold: sideOf(after, side).gold - sideOf(c.view, side).gold,
    lost: cardsOf(c.view, side) - cardsOf(after, side),
  }
}

const by = (id: PreferenceId, of: keyof Outcome): Preference<C, SeatAction, PreferenceId> =>
  of === 'lost'
    ? { id, least: (c, action) => outcome(c, action)[of] }
    : { id, most: (c, action) => outcome(c, action)[of] }

const anything: Ways<C, SeatAction, PreferenceId> = {
  from: ({ view }) => {
    const frame = topFrame(view)
    return frame === undefined ? [] : (handlerOf(frame).options?.(view, frame) ?? []).map((option) => option.action)
  },
  prefer: [by('mostPoints', 'points'), by('mostOwnGold', 'gold'), by('fewestLost', 'lost')],
  show: (c, action) => say('bot.outcome', { ...outcome(c, action) }),
}

export const pages = [page('GLD', [can('GLD-1', anything, (_c, action): Action => action)])]

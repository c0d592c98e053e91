// Rulings rome/R-137, R-138: what the owner of a secret army tells: its kinds of cards before it fights, and the cards that go to
// the Reserves when it is defeated.

import { takeFromHand } from '@understudy/table/chance'
import type { CardId, SeatAction, Slot } from '../../vocabulary.ts'
import { lost } from '../army/losses.ts'
import { type Handler, type Log, option, pick, pop } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, sideName } from '../state/names.ts'
import { armyOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { fewestAsked, possibleCards, tellable } from './secret.ts'

export const tellHandler: Handler<FrameOf<'tell'>> = {
  ask: (state, { side, slot }) => ({
    side,
    kind: 'tell',
    question: () => say('ask.tell', { army: armyFact(state, side, slot) }),
  }),
  options: (state, { side, slot }) =>
    tellable(state, side, armyOf(state, side, slot)).map((counts) =>
      option(
        { do: 'declare', slot: slot as Slot, counts },
        pick('MI', counts.MI),
        pick('CV', counts.CV),
        pick('SK', counts.SK),
        pick('AR', counts.AR),
      ),
    ),
  // How many of each is not logged: the others need not know.
  apply(state, frame, action, log) {
    pop(state, frame)
    log?.event({ ...say('armyTold', { army: armyFact(state, frame.side, frame.slot) }), aside: true })
    armyOf(state, frame.side, frame.slot).told = { ...(action as Extract<SeatAction, { do: 'declare' }>).counts }
  },
}

const choices = (state: State, side: number): CardId[] => possibleCards(state, side, sideOf(state, side).pool)

/** Cards of a defeated army lie in the pool until they are named. */
export const handInHandler: Handler<FrameOf<'handIn'>> = {
  ask(state, { side, left }) {
    if (left === 0 || choices(state, side).length < fewestAsked(state, side)) return undefined
    return { side, kind: 'handIn', question: () => say('ask.handIn', { seat: sideName(state, side), left }) }
  },
  run(state, frame, log) {
    const [card] = choices(state, frame.side)
    if (frame.left === 0 || card === undefined) pop(state, frame)
    else handIn(state, frame, card, log)
  },
  options: (state, { side }) =>
    choices(state, side).map((card) => option({ do: 'lose', cards: [card] }, pick('card', card))),
  apply(state, frame, action, log) {
    const [card] = (action as Extract<SeatAction, { do: 'lose' }>).cards
    if (card !== undefined) handIn(state, frame, card, log)
  },
}

function handIn(state: State, frame: FrameOf<'handIn'>, card: CardId, log: Log): void {
  takeFromHand(state.troopCards, sideOf(state, frame.side).pool, card)
  lost(state, frame.side, card, log)
  frame.left--
}

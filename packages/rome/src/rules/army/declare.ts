// 21.1: how a bot's army gets its cards, how strong an undeclared one counts, and whose general it is.

import { drawUnseen, takeFromHand } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { DeclareRow } from '../../pack/types.ts'
import { type ChanceAction, CLASSES, type Cls, type SeatAction, type Slot } from '../../vocabulary.ts'
import { generalWays } from '../agents/cards.ts'
import { listOf, numbersOf } from '../packed.ts'
import { type Handler, option, pick, pop } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, generalName, ofArmy, sideName } from '../state/names.ts'
import { armyOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { deckSize, mainBattleCards } from './cards.ts'
import { defeat } from './defeat.ts'

function declareRow(state: State, cards: number): DeclareRow {
  const rows = packOf(state).declare
  return rows.findLast(({ from }) => from <= cards) ?? (rows[0] as DeclareRow)
}

/** DEC-2: the numbers that the table shows for this deck. */
export function declareRange(state: State, side: number, cls: Cls): number[] {
  const [low, high] = declareRow(state, deckSize(sideOf(state, side), cls)).counts[cls]
  const numbers: number[] = []
  for (let n = low; n <= high; n++) numbers.push(n)
  return numbers
}

/** DEC-3: never more than the deck holds, and infantry within the limit that cavalry leaves. */
export function capped(state: State, side: number, cls: Cls, n: number, cavalry: number): number {
  const most = Math.min(n, deckSize(sideOf(state, side), cls))
  return cls === 'MI' ? Math.min(most, Math.max(0, packOf(state).army.line - cavalry)) : most
}

const possible = (state: State, side: number, cls: Cls, cavalry = 0): number[] => [
  ...new Set(numbersOf(declareRange(state, side, cls), (n) => capped(state, side, cls, n, cavalry))),
]

export const declareHandler: Handler<FrameOf<'declare'>> = {
  ask: (state, { side, slot }) => ({
    side,
    kind: 'declare',
    question: () => say('ask.declare', { army: armyFact(state, side, slot) }),
  }),
  options: (state, { side, slot }) =>
    possible(state, side, 'SK').flatMap((SK) =>
      possible(state, side, 'CV').flatMap((CV) =>
        possible(state, side, 'MI', CV).flatMap((MI) =>
          listOf(possible(state, side, 'AR'), (AR) =>
            option(
              { do: 'declare', slot: slot as Slot, counts: { MI, SK, CV, AR } },
              pick('SK', SK),
              pick('CV', CV),
              pick('MI', MI),
              pick('AR', AR),
            ),
          ),
        ),
      ),
    ),
  // The same without listing them all.
  refuse(state, { side, slot }, action) {
    if (action.do !== 'declare' || action.slot !== slot) return say('no.notNow', {})
    const { counts } = action
    const fits = CLASSES.every((cls) => possible(state, side, cls, cls === 'MI' ? counts.CV : 0).includes(counts[cls]))
    return fits ? undefined : say('no.notNow', {})
  },
  apply(state, frame, action, log) {
    const { counts } = action as Extract<SeatAction, { do: 'declare' }>
    const side = sideOf(state, frame.side)
    const army = armyOf(state, frame.side, frame.slot)
    pop(state, frame)
    for (const cls of CLASSES) for (let n = 0; n < counts[cls]; n++) drawUnseen(side.decks[cls], army.cards)
    army.declared = true
    army.reduced = false
    log?.event({
      ...say('declared', { army: armyFact(state, frame.side, frame.slot), ...counts }),
      touches: [ofArmy(state, frame.side, frame.slot)],
    })
    // DEC-5: it cannot stand.
    if (mainBattleCards(state, army) < packOf(state).army.minimum) defeat(state, frame.side, frame.slot, 'small', log)
  },
}

/** CNQ-5, BVB-3: an undeclared army counts for a number of the Main column. */
export const strengthHandler: Handler<FrameOf<'strength'>> = {
  ask: (state, { side, slot }) => ({
    side,
    kind: 'strength',
    question: () => say('ask.strength', { army: armyFact(state, side, slot) }),
  }),
  options: (state, { side, slot }) =>
    listOf(possible(state, side, 'MI'), (infantry) =>
      option({ do: 'strength', slot: slot as Slot, infantry }, pick('number', infantry)),
    ),
  apply(state, frame, action) {
    const { infantry } = action as Extract<SeatAction, { do: 'strength' }>
    pop(state, frame)
    // Of two undeclared armies the second still waits above the battle when the first has answered.
    const fight = state.frames.findLast(({ kind }) => kind === 'attack' || kind === 'gathered')
    if (fight?.kind === 'attack') fight.assault.infantry = infantry
    else if (fight?.kind === 'gathered') fight.infantry[frame.role] = infantry
  },
}

/** DEC-4: the general is shown at the first battle or gathering. */
export const revealHandler: Handler<FrameOf<'reveal'>> = {
  ask(state, { side, slot }) {
    if (armyOf(state, side, slot).general.unknown.length === 0) return undefined
    return {
      chance: 'general',
      ways: generalWays(state, side, slot),
      key: `general.${side}.${slot}`,
      question: () => say('ask.general', { army: armyFact(state, side, slot) }),
    }
  },
  run(state, frame, log) {
    const army = armyOf(state, frame.side, frame.slot)
    const [id] = army.general.known
    pop(state, frame)
    if (army.revealed || id === undefined) return
    army.revealed = true
    const general = packOf(state).generals.get(id)
    log?.event({
      ...say('generalShown', {
        seat: sideName(state, frame.side),
        general: generalName(state, id),
        stars: general?.stars ?? 0,
      }),
      touches: [ofArmy(state, frame.side, frame.slot)],
    })
  },
  apply(state, frame, action) {
    const { general } = armyOf(state, frame.side, frame.slot)
    const { general: id } = action as Extract<ChanceAction, { do: 'general' }>
    takeFromHand(state.generalCards, general, id)
    general.known = [id]
  },
}

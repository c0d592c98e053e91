// Every action card in positions that lots have made: the deed is one of those that section 19 leaves, or gold if it leaves
// none. Answers to offers by the whole table.

import { describe, expect, it } from 'vitest'
import { copyState } from '../../rules/state/copy.ts'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'
import { Survey } from '../testing/oracle-map.ts'
import { scatter } from '../testing/scatter.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'
import { flip } from './agents-testing.ts'
import { type Card, deedsOf } from './oracle.ts'

const CARDS = ['ASN', 'BRB', 'DBL', 'RIO', 'REB', 'MER', 'SAB', 'SOW', 'SPY', 'TRD', 'THF', 'TRT'] as const
const SEATS = ['ROM', 'GRE', 'CAR', 'BAR'] as const
const NEVER: readonly Card[] = ['BRB', 'SPY']

/** Whether an agent acted; what it did is checked. */
function acts(no: number, card: Card): boolean {
  const seat = SEATS[no % 4] ?? 'ROM'
  const { bench, random } = scatter(no, { ...FOUR, [seat]: no % 2 === 0 ? 'super' : 'speed' })
  // Agents off the board enter before the first card.
  const survey = new Survey(copyState(bench.state), bench.no(seat))
  const allowed = deedsOf(survey, card)
  const { actions } = flip(bench, seat, card, { luck: random })
  const goldOf = JSON.stringify({ do: 'gold', card })
  const wanted = allowed.map((deed) => (deed === null ? goldOf : JSON.stringify({ do: 'agent', card, ...deed })))
  if (wanted.length === 0) wanted.push(goldOf)
  expect(wanted).toContain(JSON.stringify(actions[0]))
  return actions[0]?.do === 'agent'
}

describe('action cards in positions made by lots', () => {
  it.each(CARDS)('%s', (card) => {
    let n = 0
    for (let no = 0; no < 100; no++) if (acts(no, card)) n++
    expect(n > 15).toBe(!NEVER.includes(card))
  })
})

describe('answers (TRD-A, TRT-A)', () => {
  const answer = (effect: 'trade' | 'treaty', stance: number, face?: string): unknown => {
    const bench = stances(new Bench({ ...FOUR, ROM: 'human' }), 'GRE', { ROM: stance })
    bench.state.frames.push({ kind: 'consent', side: bench.no('GRE'), from: bench.no('ROM'), effect })
    const node = stance <= 6 ? 'ANS-3.1' : 'ANS-3.2'
    return play(bench, 'GRE', face === undefined ? {} : { dice: { [node]: [face] } }).actions[0]
  }
  const STANCES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

  it.each(['trade', 'treaty'] as const)('%s: 1 to 3 yes, 4 to 6 green, 7 and 8 yellow, 9 no', (effect) => {
    for (const stance of STANCES) {
      if (stance <= 3 || stance === 9) expect(answer(effect, stance)).toEqual({ do: 'answer', yes: stance <= 3 })
      else
        for (const face of ['-', 'S', 'X', 'K'])
          expect(answer(effect, stance, face)).toEqual({ do: 'answer', yes: face !== 'X' })
    }
  })
})

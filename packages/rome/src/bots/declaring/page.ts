// Declaring an army, and how many infantry an undeclared one counts for (rome 21.1, CNQ-5, BVB-3).

import { d6 } from '@understudy/procedure'
import { capped, declareRange } from '../../rules/army/declare.ts'
import type { Action, Cls, Slot } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import { deckCount, frameOf, me } from '../view/seen.ts'

const { act, ask, page, roll } = rules

const range = (c: C, cls: Cls): number[] => declareRange(c.view, me(c), cls)

/** The table shows more than one number for this deck. */
const open = (cls: Cls) => ({
  test: (c: C) => range(c, cls).length > 1,
  show: (c: C) => [
    say('bot.deck', { cls, n: deckCount(c, cls), low: range(c, cls)[0] ?? 0, high: range(c, cls).at(-1) ?? 0 }),
  ],
})

/** DEC-2: two numbers, 1–3 and 4–6; three numbers, 1–2, 3–4 and 5–6. */
function number(c: C, cls: Cls): number {
  const numbers = range(c, cls)
  const rolled = c.vars[cls] ?? 1
  return numbers[Math.floor(((rolled - 1) * numbers.length) / 6)] ?? 0
}

function declare(c: C): Action {
  const { slot } = frameOf(c, 'declare')
  const count = (cls: Cls, cavalry = 0): number => capped(c.view, me(c), cls, number(c, cls), cavalry)
  const CV = count('CV')
  return {
    do: 'declare',
    slot: slot as Slot,
    counts: { MI: count('MI', CV), SK: count('SK'), CV, AR: count('AR') },
  }
}

const strength = (c: C): Action => ({
  do: 'strength',
  slot: frameOf(c, 'strength').slot as Slot,
  infantry: capped(c.view, me(c), 'MI', number(c, 'MI'), 0),
})

export const pages = [
  page('DEC', [
    ask('DEC-2.1', open('SK'), [roll('DEC-2.1.1', d6, 'SK')]),
    ask('DEC-2.2', open('CV'), [roll('DEC-2.2.1', d6, 'CV')]),
    ask('DEC-2.3', open('MI'), [roll('DEC-2.3.1', d6, 'MI')]),
    ask('DEC-2.4', open('AR'), [roll('DEC-2.4.1', d6, 'AR')]),
    act('DEC-3', declare),
  ]),
  page('STR', [ask('CNQ-5', open('MI'), [roll('CNQ-5.1', d6, 'MI')]), act('CNQ-5.2', strength)]),
  page('BVS', [ask('BVB-3', open('MI'), [roll('BVB-3.1', d6, 'MI')]), act('BVB-3.2', strength)]),
]

// Losses and defeat (rome 21.2, 21.3), which the rules carry out for a bot, as the book says it.

import { armyOf } from '../../rules/state/query.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import { me } from '../view/seen.ts'

const { act, ask, page } = rules

/** The losses that lie before an army: main battle cards and skirmishers. */
function losses(c: C): { slot: number; main: number; skirmishers: number } {
  const found = { slot: -1, main: 0, skirmishers: 0 }
  for (const frame of c.view.frames) {
    if (frame.kind !== 'loseCard' || frame.side !== me(c)) continue
    found.slot = frame.slot
    if (frame.cls === 'SK') found.skirmishers = frame.left
    else found.main = frame.left
  }
  return found
}
const costsCards = {
  test: (c: C) => losses(c).slot >= 0,
  show: (c: C) => [say('bot.losses', { main: losses(c).main, skirmishers: losses(c).skirmishers })],
}
const undeclared = (c: C): boolean => !armyOf(c.view, me(c), losses(c).slot).declared
const suffer = (): Action => ({ do: 'reckon', step: 'losses' })

export const pages = [
  page('LOS', [
    ask(
      'LOS-1',
      costsCards,
      [ask('LOS-2', undeclared, [act('LOS-2.1', suffer)], [act('LOS-3', suffer)])],
      [act('LOS-1.1', suffer)],
    ),
  ]),
  page('DEF', [act('DEF-1', (): Action => ({ do: 'reckon', step: 'defeat' }))]),
]

// 22.2: golden rules A and B of the target lists.

import type { Question } from '@understudy/procedure'
import { countOf, infantryOf } from '../../rules/army/cards.ts'
import { armyHere } from '../army/army.ts'
import { type C, say } from '../context.ts'
import { settings } from '../options/options.ts'
import { deckCount, own } from '../view/seen.ts'

/** what counts, by the option. */
function mainBattleStrength(c: C): number {
  const counts = settings(c)['goldenA.counts']
  const cavalry = counts.includes('cavalry')
  let n = deckCount(c, 'MI') + (cavalry ? deckCount(c, 'CV') : 0)
  if (!counts.includes('declared')) return n
  for (const army of own(c).armies) {
    if (army.declared) n += infantryOf(c.view, army) + (cavalry ? countOf(c.view, army.cards, 'CV') : 0)
  }
  return n
}

/** With so many main battle cards or fewer a bot attacks nobody. */
const FEW = 6
export const isSpent: Question<C> = {
  test: (c) => mainBattleStrength(c) <= FEW,
  show: (c) => [say('camp.mainDeck', { n: mainBattleStrength(c) })],
}
export const hasTakenHome: Question<C> = {
  test: (c) => armyHere(c).homesTaken > 0,
  show: (c) => [say('camp.homesTaken', { n: armyHere(c).homesTaken })],
}

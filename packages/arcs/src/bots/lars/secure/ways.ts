// Secure (lars 6.7).

import { VOX } from '../../../data/court.ts'
import { refuseSecuring } from '../../../rules/actions/secure.ts'
import { ROW_SIZE } from '../../../rules/state/numbers.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, say, type Taken } from '../context.ts'
import type { W } from '../preferences.ts'
import { rivals } from '../preferences.ts'
import { citiesToFree, demands } from '../vox/ways.ts'
import { cardAt } from './court.ts'

/** Whether Lars takes this card: Guild cards always, Vox cards on their conditions. */
function wants(c: C, card: number): boolean {
  switch (card) {
    case VOX.populistDemands:
      return demands(c).length > 0
    case VOX.songOfFreedom:
      return citiesToFree(c).length > 0
    case VOX.guildStruggle:
      return rivals(c).some((rival) => !read.isEmpty(c.view, Pile.guild(rival)))
    case VOX.massUprising:
    case VOX.outrageSpreads:
    case VOX.callToAction:
      return true
    default:
      return true
  }
}

/** The next card from the left that it may and wants to take (lars/A45). */
export const securableCards: W<Taken> = {
  from: (c) => {
    for (let spot = (c.vars.taken?.spot ?? -1) + 1; spot < ROW_SIZE; spot++) {
      const card = cardAt(c, spot)
      if (card === undefined || refuseSecuring(c.view, me(c), card) !== undefined) continue
      if (wants(c, read.rowCard(c.view, spot) - 1)) return [{ spot, card }]
    }
    return []
  },
  show: (_c, { card }) => say('lars.cards', { cards: [card] }),
}

export const secure = (c: C): Action[] =>
  c.vars.taken === undefined ? [] : [{ do: 'secure', card: c.vars.taken.card, pay: 'pip' }]

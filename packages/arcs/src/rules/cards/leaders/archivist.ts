// Archivist: Learned (two lore of five), Academic (weak at Tycoon).

import type { Pick } from '@understudy/table'
import { LEAD } from '../../../data/leaders.ts'
import type { LoreId } from '../../../vocabulary.ts'
import { loreId, loreIndex } from '../../board/ids.ts'
import { free } from '../../choosing/deed.ts'
import { type Offer, oneByOne } from '../../choosing/pick-text.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { sampleCards } from '../../state/cards.ts'
import { TYCOON } from '../../state/numbers.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F, pop, push, topSeat } from '../../state/stack.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { weakAt } from './weak-at.ts'

/** Learned (Archivist): five lore from the undealt deck, two are kept, the others are out of the game. */
const learnCount = (state: State): number => Math.min(5, read.count(state, Pile.LORE_DECK))

const learn = free<'learn'>({
  refuse(state, action) {
    const n = learnCount(state)
    const fits =
      action.lore.length === n &&
      new Set(action.lore).size === n &&
      action.lore.every((id) => loreIndex(id) >= 0 && read.has(state, Pile.LORE_DECK, loreIndex(id)))
    return fits ? undefined : say('no.revealCount', { n })
  },
  carry(state, action) {
    const seat = topSeat(state)
    pop(state)
    for (const id of action.lore) lay(state, Pile.LORE_DECK, Pile.LORE_ROW, loreIndex(id))
    push(state, F.keepLore, seat)
  },
  *list(state) {
    yield { do: 'learn', lore: read.cards(state, Pile.LORE_DECK).slice(0, learnCount(state)).map(loreId) }
  },
  sample: (state, _chance, random) => ({
    do: 'learn',
    lore: sampleCards(read.cardSet(state, Pile.LORE_DECK), learnCount(state), random).map(loreId),
  }),
})

const keepLore = free<'keepLore'>({
  refuse(state, action) {
    const n = Math.min(2, read.count(state, Pile.LORE_ROW))
    const fits =
      action.lore.length === n &&
      new Set(action.lore).size === n &&
      action.lore.every((id) => loreIndex(id) >= 0 && read.has(state, Pile.LORE_ROW, loreIndex(id)))
    return fits ? undefined : say('no.keepLore', { n })
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const id of action.lore) {
      lay(state, Pile.LORE_ROW, Pile.lore(seat), loreIndex(id))
      events?.event(say('log.lore', { seat: colourOf(state, seat), lore: id }))
    }
    write.clear(state, Pile.LORE_ROW)
  },
  *list(state) {
    const row = read.cards(state, Pile.LORE_ROW).map(loreId)
    if (row.length < 3) yield { do: 'keepLore', lore: row }
    else
      for (let i = 0; i < row.length; i++)
        for (let j = i + 1; j < row.length; j++) yield { do: 'keepLore', lore: [row[i]!, row[j]!] }
  },
})

function lay(state: State, from: number, to: number, lore: number): void {
  write.drop(state, from, lore)
  write.put(state, to, lore)
}

const learnChoices = (state: State, picks: readonly Pick[]): Offer[] =>
  oneByOne(state, 'learn', picks, 'lore', read.cards(state, Pile.LORE_DECK).map(loreId), learnCount(state), (lore) => ({
    do: 'learn',
    lore: lore as LoreId[],
  }))

export const archivist: Card = {
  is: { leader: LEAD.archivist },
  beforeDeal: (state, seat) => push(state, F.learn, seat),
  award: weakAt(TYCOON),
  free: { learn, keepLore },
  frames: { learn: { offers: ['learn'], chance: 'setup' }, keepLore: { offers: ['keepLore'] } },
  choices: { learn: learnChoices },
}

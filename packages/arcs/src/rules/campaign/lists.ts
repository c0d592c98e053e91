// The ids and cards that the campaign adds to the lists of the base game.

import { kindBit, SUIT_BITS } from '../../data/action-cards.ts'
import { COURT, EVERY_COURT_SUIT } from '../../data/court.ts'
import { LORE } from '../../data/leaders.ts'
import {
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  EVERY_LORE,
  EVERY_MODE,
  EVERY_SUIT,
  EVERY_TOKEN,
  type Kind,
  LORE_CARDS,
  type LoreId,
  RESOURCES,
  type Resource,
} from '../../vocabulary.ts'
import { learnIds } from '../board/ids.ts'
import { COURT_NAMES, FATE_LORE_NAMES, SAME_CARDS } from './data.ts'
import { GOLEMS } from './vocabulary.ts'

const ZEAL: readonly Kind[] = ['move', 'influence', 'battle', 'tax']
const WISDOM: readonly Kind[] = ['build', 'repair', 'secure']

let grown = false

export function growLists(): void {
  if (grown) return
  grown = true
  const cards = EVERY_ACTION_CARD as string[]
  for (const n of [1, 2, 3]) cards.push(`event-${n}`)
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) cards.push(`faithful-${n}`)
  const court = EVERY_COURT_CARD as string[]
  for (const [id, name] of COURT_NAMES) {
    court.push(id)
    const suit = RESOURCES[(EVERY_COURT_SUIT[court.length - 1] ?? 0) - 1]
    COURT[id] = { name, keys: 0, ...(suit === undefined ? {} : { suit }) }
  }
  // Lore in the Court has numbers of its own; base lore first, so that the pack keeps its place.
  const lore = LORE_CARDS
  court.push(...lore)
  for (const id of lore) COURT[id] = { name: LORE[id]!, keys: 0 }
  for (const [id, name] of FATE_LORE_NAMES) {
    ;(EVERY_LORE as string[]).push(id)
    LORE[id as LoreId] = name
  }
  learnIds(SAME_CARDS)
  ;(EVERY_SUIT as string[]).push('zeal', 'wisdom')
  SUIT_BITS.push(
    ZEAL.reduce((bits, kind) => bits | kindBit(kind), 0),
    WISDOM.reduce((bits, kind) => bits | kindBit(kind), 0),
  )
  ;(EVERY_MODE as string[]).push('event')
  EVERY_TOKEN.push(...(GOLEMS as readonly string[] as Resource[]))
}

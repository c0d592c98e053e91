// What is true of a card wherever it lies, by its number or name. Made once for each list of cards.

import { type CardSet, setOf } from '../../card-sets.ts'
import { allCards, cardsChanged } from './heard.ts'
import type { Card, Reroll, Vox } from './hooks.ts'
import { numbersOf } from './point.ts'

const guildOf = ({ is }: Card): readonly number[] => ('guild' in is ? numbersOf(is.guild) : [])

function made<T>(make: (cards: readonly Card[]) => T): () => T {
  let kept: { readonly table: T; readonly asOf: number } | undefined
  return () => {
    if (kept?.asOf !== cardsChanged()) kept = { table: make(allCards()), asOf: cardsChanged() }
    return kept.table
  }
}

/** Cards that Outrage of their suit does not discard. */
export const keptInOutrage: () => CardSet = made((cards) =>
  setOf(...cards.flatMap((card) => (card.keptInOutrage ? guildOf(card) : []))),
)

const buried = made((cards) => new Set(cards.flatMap((card) => (card.buriedWhenStolen ? guildOf(card) : []))))
/** Whoever steals the card does not keep it. */
export const buriedWhenStolen = (number: number): boolean => buried().has(number)

const clearing = made(
  (cards) => new Map(cards.flatMap(({ is, clears }) => ('lore' in is ? [[is.lore, clears] as const] : []))),
)
/** Bits of the types whose Outrage giving up the lore clears; undefined if it cannot be given up for that. */
export const clears = (lore: number): number | undefined => clearing().get(lore)

export const rerollBy = (by: string): Reroll | undefined => allCards().find(({ reroll }) => reroll?.by === by)?.reroll

const voices = made((cards) => new Map(cards.flatMap(({ is, vox }) => ('vox' in is ? [[is.vox, vox] as const] : []))))
export const voxOf = (card: number): Vox | undefined => voices().get(card)

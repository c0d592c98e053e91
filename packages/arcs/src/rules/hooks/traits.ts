// What is true of a card wherever it lies, by its number or name. Asked seldom: the list is looked through.

import { type CardSet, setOf } from '../../card-sets.ts'
import { allCards } from './heard.ts'
import type { Card, Reroll, Vox } from './hooks.ts'
import { numbersOf } from './point.ts'

const guildOf = ({ is }: Card): readonly number[] => ('guild' in is ? numbersOf(is.guild) : [])

/** Cards that Outrage of their suit does not discard. */
export const keptInOutrage = (): CardSet =>
  setOf(...allCards().flatMap((card) => (card.keptInOutrage ? guildOf(card) : [])))

/** Whoever steals the card does not keep it. */
export const buriedWhenStolen = (number: number): boolean =>
  allCards().some((card) => card.buriedWhenStolen && guildOf(card).includes(number))

/** Bits of the types whose Outrage giving up the lore clears; undefined if it cannot be given up for that. */
export const clears = (lore: number): number | undefined =>
  allCards().find(({ is }) => 'lore' in is && is.lore === lore)?.clears

export const rerollBy = (by: string): Reroll | undefined => allCards().find(({ reroll }) => reroll?.by === by)?.reroll

export const voxOf = (card: number): Vox | undefined => allCards().find(({ is }) => 'vox' in is && is.vox === card)?.vox

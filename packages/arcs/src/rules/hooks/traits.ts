// What is true of a card wherever it lies, by its number or name.

import { type CardSet, setOf } from '../../card-sets.ts'
import { allCards, cardsChanged } from './heard.ts'
import type { Card, Reroll, Vox } from './hooks.ts'
import { numbersOf } from './point.ts'

interface Traits {
  readonly kept: CardSet
  readonly buried: ReadonlySet<number>
  readonly clears: ReadonlyMap<number, number>
  readonly rerolls: ReadonlyMap<string, Reroll>
  readonly vox: ReadonlyMap<number, Vox>
}

const guildOf = (cards: readonly Card[]): number[] =>
  cards.flatMap(({ is }) => ('guild' in is ? numbersOf(is.guild) : []))

function make(): Traits {
  const cards = allCards()
  return {
    kept: setOf(...guildOf(cards.filter(({ keptInOutrage }) => keptInOutrage))),
    buried: new Set(guildOf(cards.filter((card) => card.buriedWhenStolen))),
    clears: new Map(
      cards.flatMap(({ is, clears }) => ('lore' in is && clears !== undefined ? [[is.lore, clears]] : [])),
    ),
    rerolls: new Map(cards.flatMap(({ reroll }) => (reroll === undefined ? [] : [[reroll.by, reroll]]))),
    vox: new Map(cards.flatMap(({ is, vox }) => ('vox' in is && vox !== undefined ? [[is.vox, vox]] : []))),
  }
}

let made: Traits | undefined
let asOf = -1

function traits(): Traits {
  if (made === undefined || asOf !== cardsChanged()) {
    made = make()
    asOf = cardsChanged()
  }
  return made
}

/** Cards that Outrage of their suit does not discard. */
export const keptInOutrage = (): CardSet => traits().kept
/** Whoever steals the card does not keep it. */
export const buriedWhenStolen = (card: number): boolean => traits().buried.has(card)
/** Bits of the types whose Outrage giving up the lore clears; undefined if it cannot be given up for that. */
export const clears = (lore: number): number | undefined => traits().clears.get(lore)
export const rerollBy = (by: string): Reroll | undefined => traits().rerolls.get(by)
export const voxOf = (card: number): Vox | undefined => traits().vox.get(card)

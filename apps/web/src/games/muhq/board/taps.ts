// What can be tapped, sorted by where it lies: on a unit, a tile, a card, a store.

import type { Action } from '@understudy/muhq'
import type { CardId, TilePlace, UnitId } from '@understudy/muhq/vocabulary'
import type { Choice, Pick } from '@understudy/table'
import { type Role, rolesOf } from '../../../ui/board/marks.ts'

export type MuhqChoice = Choice<Action>

type Cards = ReadonlyMap<CardId, MuhqChoice>

export interface Taps {
  readonly units: ReadonlyMap<UnitId, MuhqChoice>
  /** By `x,y`. */
  readonly tiles: ReadonlyMap<string, MuhqChoice>
  readonly stores: ReadonlyMap<number, MuhqChoice>
  /** Own cards, to play or to put away. */
  readonly hand: Cards
  /** Cards of the store where somebody buys. */
  readonly buy: Cards
  /** Cards that may have turned up, for the table to tell. */
  readonly tell: Cards
}

export const tileKey = ({ x, y }: TilePlace): string => `${x},${y}`

/** Where two choices lie on the same thing, the earlier one counts: what goes on comes before starting over. */
export function tapsOf(choices: readonly MuhqChoice[]): Taps {
  const units = new Map<UnitId, MuhqChoice>()
  const tiles = new Map<string, MuhqChoice>()
  const stores = new Map<number, MuhqChoice>()
  const hand = new Map<CardId, MuhqChoice>()
  const buy = new Map<CardId, MuhqChoice>()
  const tell = new Map<CardId, MuhqChoice>()
  for (const choice of choices) {
    const { slot, value } = choice.pick
    if (slot === 'unit' || slot === 'target') put(units, Number(value), choice)
    else if (slot === 'tile') put(tiles, tileKey(value as unknown as TilePlace), choice)
    else if (slot === 'store') put(stores, Number(value), choice)
    else if (slot === 'card') {
      const { say } = choice.text
      put(say === 'choose.card' ? tell : say === 'choose.buy' ? buy : hand, String(value), choice)
    }
  }
  return { units, tiles, stores, hand, buy, tell }
}

function put<K>(map: Map<K, MuhqChoice>, key: K, choice: MuhqChoice): void {
  if (!map.has(key)) map.set(key, choice)
}

/** How each choice is marked: units, cards and stores are taken up, tiles and targets are where it leads. */
export function marksOf({ units, tiles, hand, stores, buy, tell }: Taps): ReadonlyMap<MuhqChoice, Role> {
  const all = [units, tiles, hand, stores, buy, tell].flatMap((each) => [...each.values()])
  return rolesOf(new Map(all.map((choice) => [choice, choice])), (choice) => {
    if (isAttack(choice) || choice.action?.do === 'destroy') return 'grave'
    return choice.pick.slot === 'tile' || choice.pick.slot === 'target' ? 'goal' : 'origin'
  })
}

/** Something to buy, or nothing but stores to buy in. */
export const inMarket = (choices: readonly MuhqChoice[]): boolean =>
  choices.some(({ text }) => text.say === 'choose.buy') ||
  (choices.length > 0 && choices.every(({ pick }) => pick.slot === 'store'))

/** Whether a tap on this unit does it harm, so that it is marked as a target and not as a helper. */
export const isAttack = (choice: MuhqChoice): boolean => choice.action?.do === 'attack'

export const pickedUnit = (picks: readonly Pick[]): UnitId | undefined => {
  const pick = picks.find(({ slot }) => slot === 'unit')
  return pick === undefined ? undefined : Number(pick.value)
}

export const pickedCards = (picks: readonly Pick[]): CardId[] =>
  picks.filter(({ slot }) => slot === 'card').map(({ value }) => String(value))

export const pickedStore = (picks: readonly Pick[]): number | undefined =>
  picks[0]?.slot === 'store' ? Number(picks[0].value) : undefined

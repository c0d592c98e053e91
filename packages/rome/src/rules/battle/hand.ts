// The cards that a side fights with. An army that the app knows and one that it does not answer the same
// questions in their own ways; nothing else in a battle asks which of them it is.

import type { CardId, Cls, SeatAction } from '../../vocabulary.ts'
import { identify, troopOf, waysToDraw } from '../army/cards.ts'
import { isSecret, possibleCards } from '../secret/secret.ts'
import type { BattleSide } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { busy, cardsOf, leftOf } from './frame.ts'

/** What can be given up: cards that their owner chooses from, or else what a card that lies face down can be. */
interface Losable {
  readonly known: CardId[]
  readonly ways: Map<CardId, number>
}
const NOTHING_TO_LOSE: Losable = { known: [], ways: new Map() }

/** A division of the cavalry, and how it is named to whoever chooses. */
interface Division {
  readonly action: Extract<SeatAction, { do: 'cavalry' }>
  readonly told: readonly ['centre', readonly CardId[]] | readonly ['cards', number]
}

interface BattleHand {
  /** Cards of these classes that can still be played. */
  unplayed(state: State, side: BattleSide, classes: readonly Cls[]): CardId[]
  /** Cavalry that was not played yet, by whether it was declared for the Centre. */
  cavalry(state: State, side: BattleSide, centre: boolean): CardId[]
  cavalryCount(state: State, side: BattleSide, centre: boolean): number
  /** How the cavalry can be divided between the Centre and the Envelopment. */
  divisions(state: State, side: BattleSide): Division[]
  readonly divisionAsked: 'ask.cavalry' | 'ask.cavalryCount'
  /** What can be given up of these classes, if there is anything of them. */
  losable(state: State, side: BattleSide, classes: readonly Cls[]): Losable
  /** These cards are played by their owner. */
  played(state: State, side: BattleSide, cards: readonly CardId[]): void
}

const OPEN: BattleHand = {
  unplayed(state, side, classes) {
    const left = [...cardsOf(state, side).known]
    for (const card of busy(side)) {
      const at = left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
    }
    return left.filter((card) => classes.includes(troopOf(state, card).cls))
  },
  cavalry(state, side, centre) {
    const wanted = [...(side.centreCavalry ?? [])]
    return OPEN.unplayed(state, side, ['CV']).filter((card) => {
      const at = wanted.indexOf(card)
      if (at >= 0) wanted.splice(at, 1)
      return at >= 0 === centre
    })
  },
  cavalryCount: (state, side, centre) => OPEN.cavalry(state, side, centre).length,
  divisions(state, side) {
    let sets: CardId[][] = [[]]
    const cards = OPEN.unplayed(state, side, ['CV']).sort()
    for (const card of new Set(cards)) {
      const n = cards.filter((each) => each === card).length
      sets = sets.flatMap((set) => Array.from({ length: n + 1 }, (_, k) => [...set, ...Array<CardId>(k).fill(card)]))
    }
    return sets.map((centre) => {
      const left = [...centre]
      const use = cards.map((card) => {
        const at = left.indexOf(card)
        if (at < 0) return { card, for: 'envelopment' as const }
        left.splice(at, 1)
        return { card, for: 'centre' as const }
      })
      return { action: { do: 'cavalry', use }, told: ['centre', centre] }
    })
  },
  divisionAsked: 'ask.cavalry',
  losable(state, side, classes) {
    const hand = cardsOf(state, side)
    const ways = waysToDraw(state, hand, classes)
    if (ways.size === 0) return NOTHING_TO_LOSE
    return { known: [...new Set(hand.known.filter((card) => classes.includes(troopOf(state, card).cls)))], ways }
  },
  played: () => undefined,
}

const SECRET: BattleHand = {
  /** Each kind once. */
  unplayed: (state, side, classes) => possibleCards(state, side.side, cardsOf(state, side), classes, busy(side)),
  cavalry: (state, side, centre) =>
    SECRET.cavalryCount(state, side, centre) > 0 ? SECRET.unplayed(state, side, ['CV']) : [],
  cavalryCount(state, side, centre) {
    const left = leftOf(state, side, ['CV'])
    const inCentre = Math.min(left, side.centre ?? 0)
    return centre ? inCentre : left - inCentre
  },
  divisions: (state, side) =>
    Array.from({ length: leftOf(state, side, ['CV']) + 1 }, (_, n) => ({
      action: { do: 'cavalry', use: [], centre: n },
      told: ['cards', n],
    })),
  divisionAsked: 'ask.cavalryCount',
  losable: (state, side, classes) => ({
    known: possibleCards(state, side.side, cardsOf(state, side), classes),
    ways: new Map(),
  }),
  /** whatever lay face down turns out to be this. */
  played(state, side, cards) {
    for (const card of cards) identify(state, cardsOf(state, side), card, busy(side))
  },
}

export const handOf = (state: State, side: BattleSide): BattleHand => (isSecret(state, side.side) ? SECRET : OPEN)

/** Line cards still to be played in the Centre: infantry, and cavalry that was declared for it. */
export function centreCards(state: State, side: BattleSide): number {
  if (side.bot) return leftOf(state, side, ['MI'])
  return leftOf(state, side, ['MI']) + handOf(state, side).cavalryCount(state, side, true)
}

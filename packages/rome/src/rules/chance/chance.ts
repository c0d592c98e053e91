// What chance can answer: one set of rules for all dice and draws.

import type { Json, Say } from '@understudy/procedure'
import type { Choice, Pick, Random } from '@understudy/table'
import { pileSize, shuffleTogether, TopCards } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { Action, ChanceAction, Face } from '../../vocabulary.ts'
import { listOf, numbersOf } from '../packed.ts'
import type { ChanceAsk } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { actionName, generalName, sideName, troopName } from '../state/names.ts'
import { seatId } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Cards that can be dealt, each copy once. */
function dealable(state: State): string[] {
  return state.actionDeck.flatMap((group) =>
    'cards' in group ? group.cards : (state.actionCards.bags.find((bag) => bag.id === group.bag)?.cards ?? []),
  )
}

/** Before cards are dealt: if the deck has too few, the discards are shuffled in (ruling rome/R-104). */
export function topUpActions(state: State, n: number): void {
  if (pileSize(state.actionDeck) >= n) return
  state.actionDeck = shuffleTogether(
    state.actionCards,
    state.actionDeck,
    state.actionDiscard,
    listOf(state.sides, (side) => side.hand),
  )
  state.actionDiscard = []
}

export function refuseChance(state: State, ask: ChanceAsk, action: Action): Say | undefined {
  const wrong = say('no.chance', {})
  if (action.do !== ask.chance) return wrong
  switch (ask.chance) {
    case 'roll': {
      const { faces } = action as Extract<ChanceAction, { do: 'roll' }>
      if (faces.length !== ask.dice.length) return say('no.dice', { n: ask.dice.length, given: faces.length })
      const bad = ask.dice.findIndex((die, at) => !packOf(state).dice[die].includes(faces[at] as Face))
      return bad < 0 ? undefined : say('no.face', { die: ask.dice[bad] ?? 'W', face: faces[bad] ?? '-' })
    }
    case 'troop':
      return ask.ways.has((action as Extract<ChanceAction, { do: 'troop' }>).card) ? undefined : wrong
    case 'general':
      return ask.ways.has((action as Extract<ChanceAction, { do: 'general' }>).general) ? undefined : wrong
    case 'flip': {
      const { seat, card } = action as Extract<ChanceAction, { do: 'flip' }>
      return seat === seatId(state, ask.side) && ask.ways.has(card) ? undefined : wrong
    }
    case 'deal': {
      const { seat, cards } = action as Extract<ChanceAction, { do: 'deal' }>
      if (seat !== seatId(state, ask.side) || cards.length !== ask.n) return wrong
      return takeAll(dealable(state), cards) ? undefined : wrong
    }
    case 'initiative': {
      const { cards } = action as Extract<ChanceAction, { do: 'initiative' }>
      const left = initiativeLeft(state)
      const enough =
        cards.length === ask.sides.length || (state.step !== 'reveal' && cards.length === state.sides.length)
      return enough && new Set(cards).size === cards.length && cards.every((card) => left.includes(card))
        ? undefined
        : wrong
    }
  }
}

/** Cards that nobody has been dealt in this round. */
export function initiativeLeft(state: State): number[] {
  const all = Array.from({ length: packOf(state).setup.initiative }, (_, i) => i + 1)
  return state.step === 'reveal' ? all.filter((card) => !state.initiative.includes(card)) : all
}

function takeAll(from: readonly string[], cards: readonly string[]): boolean {
  const left = [...from]
  return cards.every((card) => {
    const at = left.indexOf(card)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

function weighted(ways: ReadonlyMap<string, number>, random: Random): string {
  // Whole steps, so that equal chances stay exactly equal.
  const share = random.int(1 << 24) / (1 << 24)
  // The top card of a pile is one of so many: they need not be counted.
  const top = ways instanceof TopCards ? ways.at(share) : undefined
  if (top !== undefined) return top
  let sum = 0
  for (const n of ways.values()) sum += n
  let left = share * sum
  let last: string | undefined
  for (const [value, n] of ways) {
    last = value
    left -= n
    if (left < 0) return value
  }
  if (last === undefined) throw new Error('nothing to draw')
  return last
}

export function sampleChance(state: State, ask: ChanceAsk, random: Random): ChanceAction {
  switch (ask.chance) {
    case 'roll': {
      const { dice } = packOf(state)
      return { do: 'roll', faces: listOf(ask.dice, (die) => dice[die][random.int(dice[die].length)] ?? '-') }
    }
    case 'troop':
      return { do: 'troop', card: weighted(ask.ways, random) }
    case 'general':
      return { do: 'general', general: weighted(ask.ways, random) }
    case 'flip':
      return { do: 'flip', seat: seatId(state, ask.side), card: weighted(ask.ways, random) }
    case 'deal': {
      const left = dealable(state)
      const cards = Array.from({ length: ask.n }, () => left.splice(random.int(left.length), 1)[0] ?? '')
      return { do: 'deal', seat: seatId(state, ask.side), cards }
    }
    case 'initiative': {
      const cards = initiativeLeft(state)
      return { do: 'initiative', cards: numbersOf(ask.sides, () => cards.splice(random.int(cards.length), 1)[0] ?? 1) }
    }
  }
}

/** One tap a die or card. */
export function nextChance(state: State, ask: ChanceAsk, picks: readonly Pick[]): Choice<Action>[] {
  const values = picks.map(({ value }) => value)
  switch (ask.chance) {
    case 'roll': {
      const die = ask.dice[picks.length]
      if (die === undefined) return []
      const faces = [...new Set(packOf(state).dice[die])]
      return faces.map((face) =>
        step('face', face, say('pick.face', { face, die }), ask.dice.length - picks.length === 1, () => ({
          do: 'roll',
          faces: [...values, face] as Face[],
        })),
      )
    }
    case 'troop':
      return picks.length > 0
        ? []
        : drawn(ask.ways, (card) =>
            step('card', card, say('pick.card', { card: troopName(state, card) }), true, () => ({ do: 'troop', card })),
          )
    case 'general':
      return picks.length > 0
        ? []
        : drawn(ask.ways, (general) =>
            step('general', general, say('pick.general', { general: generalName(state, general) }), true, () => ({
              do: 'general',
              general,
            })),
          )
    case 'flip':
      return picks.length > 0
        ? []
        : drawn(ask.ways, (card) =>
            step('actionCard', card, say('pick.action', { card: actionName(state, card) }), true, () => ({
              do: 'flip',
              seat: seatId(state, ask.side),
              card,
            })),
          )
    case 'deal': {
      const left = dealable(state)
      for (const value of values) {
        const at = left.indexOf(value as string)
        if (at < 0) return []
        left.splice(at, 1)
      }
      if (values.length >= ask.n) return []
      return [...new Set(left)].map((card) =>
        step(
          'actionCard',
          card,
          say('pick.action', { card: actionName(state, card) }),
          ask.n - values.length === 1,
          () => ({
            do: 'deal',
            seat: seatId(state, ask.side),
            cards: [...values, card] as string[],
          }),
        ),
      )
    }
    case 'initiative': {
      if (values.length >= ask.sides.length) return []
      const cards = initiativeLeft(state).filter((n) => !values.includes(n))
      return cards.map((n) =>
        step(
          'number',
          n,
          say('pick.initiative', { n, seat: sideName(state, ask.sides[values.length] ?? 0) }),
          values.length + 1 === ask.sides.length,
          () => ({
            do: 'initiative',
            cards: [...values, n] as number[],
          }),
        ),
      )
    }
  }
}

/** A choice for each card that it can be; the ways of a pile are copies, those of a hand may be parts of one. */
const drawn = (ways: ReadonlyMap<string, number>, choice: (card: string) => Choice<Action>): Choice<Action>[] =>
  [...ways].map(([card, n]) => (n > 1 && Number.isInteger(n) ? { ...choice(card), copies: n } : choice(card)))

function step(slot: string, value: Json, text: Say, last: boolean, action: () => ChanceAction): Choice<Action> {
  return last ? { pick: { slot, value }, text, action: action() } : { pick: { slot, value }, text, more: true }
}

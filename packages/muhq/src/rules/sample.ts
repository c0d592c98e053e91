// A legal action at random: first what kind of thing to do, then which; random games end because turns do.

import { pickFrom, type Random, shuffled } from '@understudy/table'
import { drawTop, sampleTop } from '@understudy/table/chance'
import { type Action, BOSS, type CardId, type TileKind } from '../vocabulary.ts'
import { canFull, fullTargets, playableAt } from './abilities.ts'
import { placeOf, tileOf } from './board.ts'
import { storeToReveal, unseenIn } from './card-actions.ts'
import { playableCards } from './holdings.ts'
import { refusal } from './legal.ts'
import { storeTile } from './names.ts'
import {
  attackTargets,
  mayAct,
  moveTargets,
  streetTargets,
  unitAt,
  unitsOf,
  upkeepSum,
  upkeepVictims,
} from './queries.ts'
import { mustShuffle } from './seats/boss.ts'
import { cardOf, settingOf } from './setting.ts'
import { copyState, personOf, resourcesOf, type State, type Unit } from './state.ts'

export function sampleAction(state: State, random: Random): Action {
  const seat = state.turn
  if (state.draws > 0 || state.phase === 'bossDraw') {
    const side = seat === BOSS ? state.boss : personOf(state, seat)
    return { do: 'drawn', seat, card: sampleTop(side.hidden, side.deck, random) }
  }
  const store = storeToReveal(state)
  if (store !== undefined) return { do: 'reveal', store, cards: sampleStore(state, store, random) }
  switch (state.phase) {
    case 'bossStart':
      return { do: mustShuffle(state) ? 'shuffle' : 'gain' }
    case 'upkeep':
    case 'bossUpkeep':
      if (upkeepSum(state, seat) <= resourcesOf(state, seat)) return { do: 'pay' }
      return { do: 'destroy', unit: pickFrom(random, upkeepVictims(state, seat)).id }
    default:
      return sampleTurn(state, random)
  }
}

function sampleStore(state: State, index: number, random: Random): CardId[] {
  const { storeCards, stores } = copyState(state)
  const unseen = stores[index]?.unseen ?? []
  return Array.from({ length: unseenIn(state, index) }, () => {
    const card = sampleTop(storeCards, unseen, random)
    drawTop(storeCards, unseen, card)
    return card
  })
}

type Maker = (state: State, random: Random) => Action | undefined

/** How often each kind is tried first; the next one follows if nothing of this kind can be done. */
const KINDS: readonly (readonly [number, Maker])[] = [
  [4, sampleAttack],
  [4, samplePlay],
  [3, sampleMove],
  [2, sampleFull],
  [1, sampleStreet],
  [1, sampleBuy],
  [1, sampleTap],
  [2, (state) => (refusal(state, { do: 'draw' }) === undefined ? { do: 'draw' } : undefined)],
  [2, sampleEnd],
]

function sampleTurn(state: State, random: Random): Action {
  const left = [...KINDS]
  while (left.length > 0) {
    const [, make] = left.splice(weighted(left, random), 1)[0] as readonly [number, Maker]
    const action = make(state, random)
    if (action !== undefined) return action
  }
  return { do: 'end', putAway: [] }
}

function weighted(kinds: readonly (readonly [number, Maker])[], random: Random): number {
  let at = random.int(kinds.reduce((sum, [weight]) => sum + weight, 0))
  for (const [index, [weight]] of kinds.entries()) {
    at -= weight
    if (at < 0) return index
  }
  return 0
}

/** The first unit, in random order, that has anything to choose from. */
function byUnit<T>(
  state: State,
  random: Random,
  list: (unit: Unit) => readonly T[],
): { unit: number; one: T } | undefined {
  for (const unit of shuffled(random, unitsOf(state, state.turn))) {
    const items = list(unit)
    if (items.length > 0) return { unit: unit.id, one: pickFrom(random, items) }
  }
  return undefined
}

function sampleAttack(state: State, random: Random): Action | undefined {
  const found = byUnit(state, random, (unit) => attackTargets(state, unit))
  return found && { do: 'attack', unit: found.unit, target: found.one.id }
}

/** Tiles that something can come of: random games should see stores, houses and fields from within. */
const WORTH_A_VISIT: readonly TileKind[] = ['store', 'house', 'field', 'harbour']

function sampleMove(state: State, random: Random): Action | undefined {
  const { board } = settingOf(state)
  const found = byUnit(state, random, (unit) => {
    const tiles = moveTargets(state, unit)
    const worth = tiles.filter((tile) => WORTH_A_VISIT.includes(tileOf(board, tile).tile))
    return worth.length > 0 && random.int(2) === 0 ? worth : tiles
  })
  return found && { do: 'move', unit: found.unit, to: placeOf(board, found.one) }
}

function sampleStreet(state: State, random: Random): Action | undefined {
  const found = byUnit(state, random, (unit) => streetTargets(state, unit))
  return found && { do: 'move', unit: found.unit, to: placeOf(settingOf(state).board, found.one), street: true }
}

function sampleFull(state: State, random: Random): Action | undefined {
  const unit = shuffled(random, unitsOf(state, state.turn)).find((each) => canFull(state, each))
  if (unit === undefined) return undefined
  const targets = fullTargets(state, unit)
  if (targets.length === 0) return { do: 'full', unit: unit.id }
  return { do: 'full', unit: unit.id, target: pickFrom(random, targets).id }
}

function sampleTap(state: State, random: Random): Action | undefined {
  const found = byUnit(state, random, (unit) => (mayAct(state, unit) ? [unit] : []))
  return found && { do: 'tap', unit: found.unit }
}

function samplePlay(state: State, random: Random): Action | undefined {
  const cards = playableCards(state)
  if (cards.length === 0) return undefined
  const card = pickFrom(random, cards)
  const playable = playableAt(state, state.turn, card)
  if (playable === undefined) return undefined
  const { at, targets } = playable
  if (at.length > 0) return { do: 'play', card, at: placeOf(settingOf(state).board, pickFrom(random, at)) }
  if (targets.length > 0) return { do: 'play', card, target: pickFrom(random, targets).id }
  return { do: 'play', card }
}

function sampleBuy(state: State, random: Random): Action | undefined {
  if (state.turn === BOSS) return undefined
  const has = resourcesOf(state, state.turn)
  const offers = state.stores.flatMap(({ revealed }, store) => {
    if (revealed === null || unitAt(state, storeTile(state, store))?.controller !== state.turn) return []
    return revealed.filter((card) => (cardOf(state, card).buy ?? 0) <= has).map((card) => ({ store, card }))
  })
  return offers.length === 0 ? undefined : { do: 'buy', ...pickFrom(random, offers) }
}

/** Half of the time a known card of the hand goes with it. */
function sampleEnd(state: State, random: Random): Action {
  const known = state.turn === BOSS ? [] : personOf(state, state.turn).hand.known
  const putAway = known.length > 0 && random.int(2) === 0 ? [pickFrom(random, known)] : []
  return { do: 'end', putAway }
}

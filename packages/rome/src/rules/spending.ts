// 12: Spending. People buy in any order; a bot's rulebook goes down its list with the same purchases.

import { drawTop, drawUnseen, handSize, pileSize, type Refusal, shuffleTogether, topCards } from '@understudy/table'
import { packOf } from '../pack/setting.ts'
import type { Development } from '../pack/types.ts'
import { say } from '../text/sayings.ts'
import { BUILDINGS, type CardId, type ChanceAction, type SeatAction, type Slot } from '../vocabulary.ts'
import { applyBuilding, applyRoad, refuseBuilding, refuseRoad } from './build.ts'
import { addToReserves, hasReformed, intoDeck, openCards, troopOf } from './cards.ts'
import { refuseArmy, without } from './compose.ts'
import { armyFact, atRegion, placeName, ROMAN, sideName, troopName } from './facts.ts'
import type { FrameOf } from './frames.ts'
import { type Handler, type Log, type Option, option, pick, pop, push } from './handler.ts'
import { addPoints } from './lands.ts'
import { harbours } from './navy-moves.ts'
import { armyOf, hasGeneral, heldBy, isBot, isHome, landOf, NONE, regionOf, sideOf } from './query.ts'
import type { Side, State } from './state.ts'
import { isSupplied } from './ways.ts'

type SpendingFrame = FrameOf<'spending'>
const notNow = say('no.notNow', {})
const regionId = (state: State, no: number): string => regionOf(packOf(state), no).id

/** The next development of each column. */
export function nextDevelopments(state: State, no: number): (Development | undefined)[] {
  const side = sideOf(state, no)
  return (packOf(state).developments[side.faction] ?? []).map((column, col) => column[side.developments[col] ?? 0])
}

/** Piles from which a side may buy: its Reserves, and stacks of regions that it holds. */
export function pilesOf(state: State, no: number): { pile: number; name: 'reserves' | string; size: number }[] {
  const side = sideOf(state, no)
  const stacks = packOf(state).stacks.flatMap(({ region }, pile) =>
    landOf(state, region).holder === no
      ? [{ pile, name: regionId(state, region), size: pileSize(state.stacks[pile] ?? []) }]
      : [],
  )
  return [{ pile: NONE, name: 'reserves', size: pileSize(side.reserves) }, ...stacks].filter(({ size }) => size > 0)
}

/** Mercenaries are cheaper for a holder with Barracks there. */
export function priceOf(state: State, no: number, card: CardId, pile: number): number {
  const { cost } = troopOf(state, card)
  if (pile === NONE) return cost
  const stack = packOf(state).stacks[pile]
  const barracks =
    stack !== undefined && landOf(state, stack.region).barracks && landOf(state, stack.region).holder === no
  return barracks ? Math.max(1, cost + packOf(state).prices.mercenaryBarracks) : cost
}

const generalsOf = (side: Side): number => handSize(side.available) + side.armies.filter(hasGeneral).length

/** 10.6: bought cards go to an army at home or at Barracks, in supply, or to the pool. */
function takesRecruits(state: State, no: number, slot: number): boolean {
  const { region } = armyOf(state, no, slot)
  if (region === NONE || landOf(state, region).holder !== no) return false
  return (isHome(state, no, region) || landOf(state, region).barracks) && isSupplied(state, no, region)
}

function refuse(state: State, { side: no }: SpendingFrame, action: SeatAction): Refusal | undefined {
  const pack = packOf(state)
  const side = sideOf(state, no)
  const afford = (price: number): Refusal | undefined =>
    side.gold < price ? say('no.gold', { price, has: side.gold }) : undefined
  if (side.looked !== null && action.do !== 'buyTroop' && action.do !== 'putBack') return say('no.lookedFirst', {})
  switch (action.do) {
    case 'buyGeneral':
      return isBot(side) && generalsOf(side) >= pack.limits.generals
        ? say('no.generalsFull', {})
        : afford(pack.prices.general)
    case 'buyAgent':
      return side.agents.length >= pack.limits.agents
        ? say('no.agentsFull', { n: pack.limits.agents })
        : afford(pack.prices.agent)
    case 'removeCube': {
      const region = pack.regionNo.get(action.region)
      if (region === undefined || landOf(state, region).holder !== no || landOf(state, region).cubes === 0)
        return say('no.cube', {})
      return afford(pack.prices.cube)
    }
    case 'develop': {
      const next = nextDevelopments(state, no)[action.column]
      return next === undefined ? say('no.development', {}) : afford(next.cost)
    }
    case 'build': {
      const region = pack.regionNo.get(action.region)
      return region === undefined ? say('no.region', {}) : refuseBuilding(state, no, action.building, region)
    }
    case 'road':
      return refuseRoad(state, no, action)
    case 'assign': {
      const army = side.armies[action.slot]
      if (army === undefined || hasGeneral(army) || handSize(side.available) === 0) return say('no.general', {})
      if (isBot(side)) return action.general === undefined ? undefined : notNow
      return action.general !== undefined && side.available.known.includes(action.general)
        ? undefined
        : say('no.general', {})
    }
    case 'buyTroop':
      return refuseTroop(state, no, action)
    case 'look':
      return isBot(side) && pilesOf(state, no).some(({ name }) => name === action.pile) ? undefined : notNow
    case 'putBack':
      return side.looked === null ? notNow : undefined
    case 'buyNavy': {
      if (isBot(side) && state.options['nav.rebuild'] !== true) return say('no.botNavy', {})
      const owned = side.navyCards + side.navies.reduce((sum, navy) => sum + navy.cards, 0)
      if (owned >= pack.limits.navyCards) return say('no.limit', { building: 'navy', n: pack.limits.navyCards })
      if (harbours(state, no).length === 0) return say('no.portHeld', {})
      return action.navy === 0 ? afford(pack.prices.navy) : notNow
    }
    case 'done':
      return undefined
    default:
      return notNow
  }
}

function refuseTroop(state: State, no: number, action: Extract<SeatAction, { do: 'buyTroop' }>): Refusal | undefined {
  const side = sideOf(state, no)
  if (isBot(side)) {
    if (side.looked === null) return notNow
    const price = priceOf(state, no, side.looked.card, side.looked.pile)
    return side.gold < price ? say('no.gold', { price, has: side.gold }) : undefined
  }
  const pile = pilesOf(state, no).find(({ name }) => name === action.pile)
  if (pile === undefined) return say('no.pile', {})
  if (action.into !== undefined && action.into !== 'pool') {
    if (!takesRecruits(state, no, action.into)) return say('no.recruits', { slot: ROMAN[action.into] ?? '' })
  }
  if (pile.pile !== NONE) {
    // A stack lies face down: the top card, whatever it is, at the price that it shows.
    if (action.card !== undefined) return notNow
    const cards = [...topCards(state.troopCards, state.stacks[pile.pile] ?? []).keys()]
    const price = Math.max(...cards.map((card) => priceOf(state, no, card, pile.pile)))
    return side.gold < price ? say('no.gold', { price, has: side.gold }) : undefined
  }
  if (action.card === undefined || !openCards(side.reserves).includes(action.card)) return say('no.cardsMissing', {})
  const price = priceOf(state, no, action.card, NONE)
  if (side.gold < price) return say('no.gold', { price, has: side.gold })
  if (action.into === undefined || action.into === 'pool') return undefined
  return refuseArmy(state, [...armyOf(state, no, action.into).cards.known, action.card])
}

function options(state: State, frame: SpendingFrame): Option[] {
  const { side: no } = frame
  const pack = packOf(state)
  const side = sideOf(state, no)
  const all: Option[] = []
  const add = (action: SeatAction, ...path: Option['path']): void => {
    if (refuse(state, frame, action) === undefined) all.push(option(action, ...path))
  }
  if (side.looked !== null) {
    add(
      {
        do: 'buyTroop',
        pile: side.looked.pile === NONE ? 'reserves' : regionId(state, pack.stacks[side.looked.pile]?.region ?? 0),
      },
      pick('do', 'buy'),
    )
    add({ do: 'putBack' }, pick('do', 'putBack'))
    return all
  }
  add({ do: 'buyGeneral' }, pick('do', 'general'))
  add({ do: 'buyAgent' }, pick('do', 'agent'))
  add({ do: 'buyNavy', navy: 0 }, pick('do', 'navy'))
  side.armies.forEach((army, slot) => {
    if (hasGeneral(army)) return
    if (isBot(side)) {
      add({ do: 'assign', slot: slot as Slot }, pick('do', 'assign'), pick('army', slot))
      return
    }
    for (const general of side.available.known)
      add(
        { do: 'assign', slot: slot as Slot, general },
        pick('do', 'assign'),
        pick('army', slot),
        pick('general', general),
      )
  })
  for (const column of nextDevelopments(state, no).keys()) {
    add({ do: 'develop', column }, pick('do', 'develop'), pick('column', column))
  }
  for (const region of heldBy(state, no)) {
    const id = regionId(state, region)
    add({ do: 'removeCube', region: id }, pick('do', 'cube'), pick('region', id))
    for (const building of BUILDINGS)
      add({ do: 'build', building, region: id }, pick('building', building), pick('region', id))
    for (const { to } of regionOf(pack, region).borders) {
      if (to > region)
        add(
          { do: 'road', links: [[id, regionId(state, to)]] },
          pick('do', 'road'),
          pick('region', id),
          pick('to', regionId(state, to)),
        )
    }
  }
  for (const { pile, name } of pilesOf(state, no)) {
    if (isBot(side)) {
      add({ do: 'look', pile: name }, pick('do', 'look'), pick('pile', name))
      continue
    }
    if (pile !== NONE) {
      add({ do: 'buyTroop', pile: name, into: 'pool' }, pick('do', 'troop'), pick('pile', name))
      continue
    }
    for (const card of new Set(openCards(side.reserves))) {
      for (const into of ['pool', 0, 1, 2, 3] as const) {
        add(
          { do: 'buyTroop', pile: name, card, into },
          pick('do', 'troop'),
          pick('pile', name),
          pick('card', card),
          pick('into', into),
        )
      }
    }
  }
  add({ do: 'done' }, pick('do', 'done'))
  return all
}

export const spendingHandler: Handler<SpendingFrame> = {
  ask: (state, { side }) => ({
    side,
    kind: sideOf(state, side).looked === null ? 'spending' : 'looked',
    question: say('ask.spending', { seat: sideName(state, side), gold: sideOf(state, side).gold }),
  }),
  options,
  refuse,

  apply(state, frame, action, log) {
    const { side: no } = frame
    const pack = packOf(state)
    const side = sideOf(state, no)
    const seat = sideName(state, no)
    switch (action.do) {
      case 'done':
        return pop(state, frame)
      case 'buyGeneral':
        side.gold -= pack.prices.general
        log?.event(say('generalBought', { seat, price: pack.prices.general }))
        return push(state, { kind: 'bought', side: no })
      case 'buyAgent':
        side.gold -= pack.prices.agent
        side.agents.push({ region: NONE, used: false })
        log?.event(say('agentBought', { seat, price: pack.prices.agent }))
        return
      case 'buyNavy':
        side.gold -= pack.prices.navy
        side.navyCards++
        log?.event(say('navyBought', { seat, price: pack.prices.navy }))
        return
      case 'removeCube': {
        const region = pack.regionNo.get(action.region) ?? NONE
        side.gold -= pack.prices.cube
        landOf(state, region).cubes--
        log?.event({
          ...say('cubeRemoved', { seat, region: placeName(state, region), price: pack.prices.cube }),
          touches: [atRegion(state, region)],
        })
        return
      }
      case 'develop':
        return develop(state, no, action.column, log)
      case 'build':
        return applyBuilding(state, no, action.building, pack.regionNo.get(action.region) ?? NONE, log)
      case 'road':
        return applyRoad(state, no, action, log)
      case 'assign':
        return assignGeneral(state, no, action.slot, action.general, log)
      case 'look':
        return push(state, {
          kind: 'lookCard',
          side: no,
          pile: pilesOf(state, no).find(({ name }) => name === action.pile)?.pile ?? NONE,
        })
      case 'putBack':
        return putBack(state, no, log)
      case 'buyTroop':
        return buyTroop(state, no, action, log)
      default:
        return
    }
  },
}

function develop(state: State, no: number, column: number, log: Log): void {
  const side = sideOf(state, no)
  const next = nextDevelopments(state, no)[column]
  if (next === undefined) return
  side.gold -= next.cost
  side.developments[column] = (side.developments[column] ?? 0) + 1
  log?.event(say('developed', { seat: sideName(state, no), name: next.name, price: next.cost }))
  if (next.effect === 'VP') addPoints(state, no, next.value, log)
  if (next.effect !== 'UPGRADE') return
  addToReserves(state, side, side.upgrade)
  side.upgrade = []
  if (hasReformed(state, side)) retire(state, side)
}

/** Reformed armies: old cards in the Reserves leave the game. */
function retire(state: State, side: Side): void {
  const old = (card: CardId): boolean => troopOf(state, card).retires
  if (!isBot(side)) {
    const cards = openCards(side.reserves)
    side.retired.push(...cards.filter(old))
    const left = cards.filter((card) => !old(card))
    side.reserves = left.length === 0 ? [] : [{ cards: left }]
    return
  }
  // A bot's Reserves are a shuffled pile whose cards are known as a whole.
  const all = side.reserves.flatMap((group) =>
    'cards' in group ? group.cards : [...(state.troopCards.bags.find((bag) => bag.id === group.bag)?.cards ?? [])],
  )
  for (const group of [...side.reserves]) {
    if (!('bag' in group)) continue
    const cards = [...(state.troopCards.bags.find((bag) => bag.id === group.bag)?.cards ?? [])]
    for (const card of cards) drawTop(state.troopCards, side.reserves, card)
  }
  side.retired.push(...all.filter(old))
  side.reserves = []
  addToReserves(
    state,
    side,
    all.filter((card) => !old(card)),
  )
}

function assignGeneral(state: State, no: number, slot: number, general: string | undefined, log: Log): void {
  const side = sideOf(state, no)
  const army = armyOf(state, no, slot)
  if (isBot(side)) {
    push(state, { kind: 'assign', side: no, slot })
    return
  }
  side.available.known = without(side.available.known, [general ?? '']) ?? side.available.known
  army.general.known = [general ?? '']
  log?.event(say('generalAssigned', { army: armyFact(state, no, slot) }))
}

/** A random available general, face down. */
export const assignHandler: Handler<FrameOf<'assign'>> = {
  ask(state, { side, slot }) {
    const { known, unknown } = sideOf(state, side).available
    if (known.length === 0 || known.length + unknown.reduce((sum, part) => sum + part.n, 0) === 1) return undefined
    const ways = new Map<string, number>(known.map((id) => [id, 1]))
    const hidden = unknown.reduce((sum, part) => sum + part.n, 0)
    if (hidden > 0) ways.set(FACE_DOWN, hidden)
    return {
      chance: 'general',
      ways,
      key: `assign.${side}.${slot}`,
      question: say('ask.assign', { army: armyFact(state, side, slot) }),
    }
  },
  run(state, frame, log) {
    const { known } = sideOf(state, frame.side).available
    take(state, frame, known[0] ?? FACE_DOWN, log)
  },
  apply(state, frame, action, log) {
    take(state, frame, (action as Extract<ChanceAction, { do: 'general' }>).general, log)
  },
}

/** One of the generals who lie face down, whichever it is. */
export const FACE_DOWN = '?'

function take(state: State, frame: FrameOf<'assign'>, general: string, log: Log): void {
  const { available } = sideOf(state, frame.side)
  const army = armyOf(state, frame.side, frame.slot)
  pop(state, frame)
  if (general === FACE_DOWN) {
    const part = available.unknown[0]
    if (part === undefined) return
    army.general.unknown = [{ bag: part.bag, n: 1 }]
    if (--part.n === 0) available.unknown.shift()
  } else {
    available.known = without(available.known, [general]) ?? []
    army.general.known = [general]
  }
  army.revealed = false
  log?.event(say('generalAssigned', { army: armyFact(state, frame.side, frame.slot) }))
}

/** Which general was bought; none left: nobody comes (a Captain has no stars). */
export const boughtHandler: Handler<FrameOf<'bought'>> = {
  ask(state, { side }) {
    const own = sideOf(state, side)
    if (isBot(own) || pileSize(own.unused) === 0) return undefined
    return {
      chance: 'general',
      ways: topCards(state.generalCards, own.unused),
      key: `bought.${side}`,
      question: say('ask.bought', { seat: sideName(state, side) }),
    }
  },
  run(state, frame) {
    const own = sideOf(state, frame.side)
    pop(state, frame)
    if (pileSize(own.unused) > 0) drawUnseen(own.unused, own.available)
    else own.available.known.push(CAPTAIN)
  },
  apply(state, frame, action) {
    const own = sideOf(state, frame.side)
    const { general } = action as Extract<ChanceAction, { do: 'general' }>
    drawTop(state.generalCards, own.unused, general)
    own.available.known.push(general)
    own.available.known.sort()
    pop(state, frame)
  },
}

/** 12.1: when no general is left, a Captain without stars leads. */
export const CAPTAIN = 'captain'

export const lookCardHandler: Handler<FrameOf<'lookCard'>> = {
  ask(state, { side, pile }) {
    const cards = pile === NONE ? sideOf(state, side).reserves : (state.stacks[pile] ?? [])
    return {
      chance: 'troop',
      ways: topCards(state.troopCards, cards),
      key: `look.${side}`,
      question: say('ask.look', { seat: sideName(state, side), reserves: pile === NONE }),
    }
  },
  apply(state, frame, action, log) {
    const { card } = action as Extract<ChanceAction, { do: 'troop' }>
    const side = sideOf(state, frame.side)
    drawTop(state.troopCards, frame.pile === NONE ? side.reserves : (state.stacks[frame.pile] ?? []), card)
    pop(state, frame)
    log?.event(
      say('lookedAt', {
        seat: sideName(state, frame.side),
        card: troopName(state, card),
        price: priceOf(state, frame.side, card, frame.pile),
      }),
    )
    if (isBot(side)) {
      side.looked = { pile: frame.pile, card }
      return
    }
    pay(state, frame.side, card, frame.pile, log)
    side.pool.known = [...side.pool.known, card].sort()
  },
}

/** back into its pile, shuffled. */
function putBack(state: State, no: number, log: Log): void {
  const side = sideOf(state, no)
  if (side.looked === null) return
  const { card, pile } = side.looked
  side.looked = null
  if (pile === NONE) side.reserves = shuffleTogether(state.troopCards, side.reserves, [card], [])
  else state.stacks[pile] = shuffleTogether(state.troopCards, state.stacks[pile] ?? [], [card], [])
  log?.event(say('putBack', { seat: sideName(state, no), card: troopName(state, card) }))
}

function pay(state: State, no: number, card: CardId, pile: number, log: Log): void {
  const price = priceOf(state, no, card, pile)
  sideOf(state, no).gold -= price
  log?.event(say('troopBought', { seat: sideName(state, no), card: troopName(state, card), price }))
}

function buyTroop(state: State, no: number, action: Extract<SeatAction, { do: 'buyTroop' }>, log: Log): void {
  const side = sideOf(state, no)
  if (isBot(side)) {
    if (side.looked === null) return
    const { card, pile } = side.looked
    side.looked = null
    pay(state, no, card, pile, log)
    intoDeck(state, side, card)
    return
  }
  if (action.pile !== 'reserves') {
    push(state, {
      kind: 'lookCard',
      side: no,
      pile: pilesOf(state, no).find(({ name }) => name === action.pile)?.pile ?? NONE,
    })
    return
  }
  const card = action.card ?? ''
  pay(state, no, card, NONE, log)
  const left = without(openCards(side.reserves), [card]) ?? []
  side.reserves = left.length === 0 ? [] : [{ cards: left }]
  if (action.into === undefined || action.into === 'pool') side.pool.known = [...side.pool.known, card].sort()
  else armyOf(state, no, action.into).cards.known.push(card)
}

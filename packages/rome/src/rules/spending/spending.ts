// 12: Spending. People buy in any order; a bot's rulebook goes down its list with the same purchases.

import { packOf } from '../../pack/setting.ts'
import { BUILDINGS, type CardId, type SeatAction, type Slot } from '../../vocabulary.ts'
import { openCards } from '../army/cards.ts'
import { type Handler, type Option, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { atRegion, placeName, sideName } from '../state/names.ts'
import { hasGeneral, heldBy, isBot, landOf, NONE, regionOf, sideOf } from '../state/query.ts'
import type { Side, State } from '../state/state.ts'
import { applyBuilding, applyRoad } from './build.ts'
import { develop, nextDevelopments } from './development.ts'
import { assignGeneral } from './generals.ts'
import { refusePurchase } from './purchases.ts'
import { buyTroop, pilesOf, priceOf, putBack, takesRecruits } from './recruits.ts'

type SpendingFrame = FrameOf<'spending'>
const regionId = (state: State, no: number): string => regionOf(packOf(state), no).id

/** The offers that are not refused. */
type Offer = readonly [SeatAction, ...Option['path']]
const legal = (state: State, side: number, offers: readonly Offer[]): Option[] =>
  offers.flatMap(([action, ...path]) =>
    refusePurchase(state, side, action) === undefined ? [option(action, ...path)] : [],
  )

/** A bot that has looked at a card buys it or puts it back before anything else. */
function lookedOffers(state: State, no: number): Offer[] {
  const { looked } = sideOf(state, no)
  if (looked === null) return []
  const { stacks } = packOf(state)
  const pile = looked.pile === NONE ? 'reserves' : regionId(state, stacks[looked.pile]?.region ?? 0)
  return [
    [{ do: 'buyTroop', pile }, pick('do', 'buy')],
    [{ do: 'putBack' }, pick('do', 'putBack')],
  ]
}

function assignOffers(state: State, no: number): Offer[] {
  const side = sideOf(state, no)
  return side.armies.flatMap((army, at): Offer[] => {
    if (hasGeneral(army)) return []
    const slot = at as Slot
    const path = [pick('do', 'assign'), pick('army', at)] as const
    if (isBot(side)) return [[{ do: 'assign', slot }, ...path]]
    const generals = [...new Set(side.available.known)]
    return generals.map((general): Offer => [{ do: 'assign', slot, general }, ...path, pick('general', general)])
  })
}

const inRegions = (state: State, no: number, offers: (region: string, at: number) => Offer[]): Offer[] =>
  heldBy(state, no).flatMap((region) => offers(regionId(state, region), region))

function roadOffers(state: State, no: number): Offer[] {
  const pack = packOf(state)
  if (pack.factions[sideOf(state, no).faction]?.roads !== true) return []
  return inRegions(state, no, (id, region) =>
    regionOf(pack, region).borders.flatMap(({ to, strait }): Offer[] => {
      if (to < region || strait || state.lands[to]?.holder !== no) return []
      const end = regionId(state, to)
      return [[{ do: 'road', links: [[id, end]] }, pick('do', 'road'), pick('region', id), pick('to', end)]]
    }),
  )
}

function troopOffers(state: State, no: number): Offer[] {
  const side = sideOf(state, no)
  if (isBot(side)) {
    return pilesOf(state, no).map(
      ({ name }): Offer => [{ do: 'look', pile: name }, pick('do', 'look'), pick('pile', name)],
    )
  }
  const armies = ([0, 1, 2, 3] as const).filter((slot) => takesRecruits(state, no, slot))
  return pilesOf(state, no).flatMap(({ pile, name }) => {
    const affordable = (card: CardId): boolean => priceOf(state, no, card, pile) <= side.gold
    const cards = pile === NONE ? [...new Set(openCards(side.reserves))].filter(affordable) : [undefined]
    return cards.flatMap((card) =>
      (['pool', ...armies] as const).map((into): Offer => {
        const path = [pick('do', 'troop'), pick('pile', name)]
        if (card !== undefined) path.push(pick('card', card))
        return [
          { do: 'buyTroop', pile: name, ...(card === undefined ? {} : { card }), into },
          ...path,
          pick('into', into),
        ]
      }),
    )
  })
}

function navyOffers(state: State, no: number): Offer[] {
  const { navies } = sideOf(state, no)
  return navies.map((_, navy): Offer => [{ do: 'buyNavy', navy }, pick('do', 'navy'), pick('navy', navy)])
}

/** One list for each kind of purchase. */
const OFFERS: readonly ((state: State, no: number) => Offer[])[] = [
  () => [[{ do: 'buyGeneral' }, pick('do', 'general')]],
  () => [[{ do: 'buyAgent' }, pick('do', 'agent')]],
  navyOffers,
  assignOffers,
  (state, no) =>
    nextDevelopments(state, no).map((_, column) => [
      { do: 'develop', column },
      pick('do', 'develop'),
      pick('column', column),
    ]),
  (state, no) =>
    inRegions(state, no, (region) => [[{ do: 'removeCube', region }, pick('do', 'cube'), pick('region', region)]]),
  (state, no) =>
    inRegions(state, no, (region) =>
      BUILDINGS.map(
        (building): Offer => [{ do: 'build', building, region }, pick('building', building), pick('region', region)],
      ),
    ),
  roadOffers,
  troopOffers,
  () => [[{ do: 'done' }, pick('do', 'done')]],
]

export const spendingHandler: Handler<SpendingFrame> = {
  ask: (state, { side }) => ({
    side,
    kind: sideOf(state, side).looked === null ? 'spending' : 'looked',
    question: () => say('ask.spending', { seat: sideName(state, side), gold: sideOf(state, side).gold }),
  }),
  kinds: [
    (state, { side }) => legal(state, side, lookedOffers(state, side)),
    ...OFFERS.map(
      (offers) =>
        (state: State, { side }: SpendingFrame): Option[] =>
          sideOf(state, side).looked === null ? legal(state, side, offers(state, side)) : [],
    ),
  ],
  refuse: (state, { side }, action) => refusePurchase(state, side, action),

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
        addShip(side, action.navy)
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
          into: NONE,
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

/** 12.1: into a stack at sea, or to the cards that wait in port. */
function addShip(side: Side, no: number): void {
  const navy = side.navies[no]
  if (!isBot(side) && navy !== undefined && navy.sea !== NONE) navy.cards++
  else side.navyCards++
}

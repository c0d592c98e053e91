// Ruling rome/R-106: people's armies that join, and part.

import type { Refusal } from '@understudy/table'
import { emptyHand } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { CardId, SeatAction, Slot } from '../../vocabulary.ts'
import { type Log, type Option, option, pick } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { addTold, armySizes, conceal, isSecret, moveUnseen, refuseCount, refuseUnseen } from '../secret/secret.ts'
import { leadersOffBoard } from '../spending/generals.ts'
import { armyFact, atRegion, ofArmy, placeName, ROMAN } from '../state/names.ts'
import { armyAt, armyOf, cardCount, NONE, onBoard, regionOf, sideOf } from '../state/query.ts'
import type { Army, State } from '../state/state.ts'
import { borderBetween, isRefusal, pathCost, tooFar } from '../ways/journeys.ts'
import { isFriendly, marchCosts, pathTo } from '../ways/ways.ts'
import { moveGeneral, troopOf } from './cards.ts'
import { cardChoices, refuseArmy, without } from './composition.ts'
import { leaveRegion } from './defeat.ts'

type Merge = Extract<SeatAction, { do: 'merge' }>
type Split = Extract<SeatAction, { do: 'split' }>

const idOf = (state: State, no: number): string => regionOf(packOf(state), no).id

function mergeCost(state: State, side: number, slot: number, action: Merge): number | Refusal {
  const army = armyOf(state, side, slot)
  const into = sideOf(state, side).armies[action.into]
  if (into === undefined || action.into === slot || into.region === NONE) return say('no.mergeWith', {})
  const path = action.path.map((id) => packOf(state).regionNo.get(id) ?? NONE)
  if (path.at(-1) !== into.region) return say('no.mergeWith', {})
  const land = pathCost(state, side, army.region, path)
  if (isRefusal(land)) return land
  const wrong = isSecret(state, side)
    ? refuseCount(state, cardCount(army) + cardCount(into))
    : refuseArmy(state, [...army.cards.known, ...into.cards.known])
  return wrong ?? land + packOf(state).move.merge
}

export function mergeOptions(state: State, side: number, slot: number): Option[] {
  const army = armyOf(state, side, slot)
  const costs = marchCosts(state, side, army.region)
  return sideOf(state, side).armies.flatMap((into, no) => {
    if (no === slot || into.region === NONE || !isFriendly(state, side, into.region)) return []
    if (!Number.isFinite(costs.cost[into.region] ?? Number.POSITIVE_INFINITY)) return []
    const path = pathTo(costs, into.region).map((region) => idOf(state, region))
    const action: Merge = { do: 'merge', into: no as Slot, path }
    return refuseMerge(state, side, slot, action) === undefined
      ? [option(action, pick('do', 'merge'), pick('army', no))]
      : []
  })
}

export const refuseMerge = (state: State, side: number, slot: number, action: Merge): Refusal | undefined =>
  tooFar(mergeCost(state, side, slot, action), armyOf(state, side, slot).mp)

export function applyMerge(state: State, side: number, slot: number, action: Merge, log: Log): void {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const into = armyOf(state, side, action.into)
  into.cards.known = [...into.cards.known, ...army.cards.known].sort()
  moveUnseen(army.cards, into.cards, cardCount(army))
  into.told = addTold(into.told, army.told)
  army.told = null
  army.cards = emptyHand()
  moveGeneral(army.general, own.available)
  leaveRegion(state, army)
  army.moved = true
  log?.event({
    ...say('merged', { army: armyFact(state, side, slot), into: armyFact(state, side, action.into) }),
    touches: [ofArmy(state, side, action.into)],
  })
}

/** Both parts must be able to stand; of secret ones only their size is seen (ruling rome/R-136). */
function refuseParts(state: State, side: number, army: Army, action: Split): Refusal | undefined {
  if (isSecret(state, side))
    return refuseUnseen(state, army.cards, action) ?? refuseCount(state, cardCount(army) - (action.count ?? 0))
  const left = action.count === undefined ? without(army.cards.known, action.cards) : undefined
  if (left === undefined) return say('no.cardsMissing', {})
  return refuseArmy(state, left) ?? refuseArmy(state, action.cards)
}

/** Next door, at a point for the parting and the step. */
function splitCost(state: State, side: number, slot: number, action: Split): number | Refusal {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const other = own.armies[action.slot]
  if (other === undefined || onBoard(other) || action.slot === slot)
    return say('no.onBoard', { slot: ROMAN[action.slot] ?? '' })
  const [leader] = other.general.known
  if (leader === undefined ? !own.available.known.includes(action.general) : leader !== action.general)
    return say('no.general', {})
  const wrong = refuseParts(state, side, army, action)
  if (wrong !== undefined) return wrong
  const region = packOf(state).regionNo.get(action.region) ?? NONE
  const border = region === NONE ? undefined : borderBetween(state, army.region, region)
  if (border === undefined || !isFriendly(state, side, region) || armyAt(state, region) !== undefined)
    return say('no.splitPlace', {})
  const { move } = packOf(state)
  return move.merge + move.enter + (border.strait ? move.strait : 0)
}

/** Half of the cards, if both halves can stand. */
export function splitOptions(state: State, side: number, slot: number): Option[] {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const { minimum } = packOf(state).army
  const leaders = leadersOffBoard(own, () => true)
  if (isSecret(state, side)) return secretSplits(state, side, slot)
  const cards = ['MI', 'CV', 'SK', 'AR'].flatMap((cls) => {
    const own = army.cards.known.filter((card) => troopOf(state, card).cls === cls)
    return own.slice(0, Math.floor(own.length / 2))
  })
  return regionOf(packOf(state), army.region).borders.flatMap(({ to }) =>
    leaders.flatMap(({ slot: into, general }): Option[] => {
      const action = (chosen: readonly CardId[]): Split => ({
        do: 'split',
        slot: into,
        general,
        cards: [...chosen].sort(),
        region: idOf(state, to),
      })
      if (refuseSplit(state, side, slot, action(cards)) !== undefined) return []
      const usual = { cards, text: say('pick.even', { n: cards.length }) }
      return [
        {
          action: action(cards),
          path: [pick('do', 'split'), pick('region', idOf(state, to)), pick('general', general)],
          cards: (chosen) => cardChoices(state, { pool: army.cards.known, chosen, behind: minimum, usual, action }),
        },
      ]
    }),
  )
}

/** any number of cards that leaves enough behind. */
function secretSplits(state: State, side: number, slot: number): Option[] {
  const army = armyOf(state, side, slot)
  return regionOf(packOf(state), army.region).borders.flatMap(({ to }) =>
    leadersOffBoard(sideOf(state, side), () => true).flatMap(({ slot: into, general }) =>
      armySizes(state, cardCount(army)).flatMap((count): Option[] => {
        const region = idOf(state, to)
        const action: Split = { do: 'split', slot: into, general, cards: [], count, region }
        if (refuseSplit(state, side, slot, action) !== undefined) return []
        return [
          option(action, pick('do', 'split'), pick('region', region), pick('general', general), pick('cards', count)),
        ]
      }),
    ),
  )
}

export const refuseSplit = (state: State, side: number, slot: number, action: Split): Refusal | undefined =>
  tooFar(splitCost(state, side, slot, action), armyOf(state, side, slot).mp)

export function applySplit(state: State, side: number, slot: number, action: Split, log: Log): void {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const other = armyOf(state, side, action.slot)
  army.mp -= splitCost(state, side, slot, action) as number
  army.cards.known = without(army.cards.known, action.cards) ?? []
  army.moved = true
  if (other.general.known.length === 0) {
    own.available.known = without(own.available.known, [action.general]) ?? []
    other.general.known = [action.general]
  }
  other.cards = { known: [...action.cards], unknown: [] }
  if (action.count !== undefined) {
    // Which cards go is nobody's business: those that were shown may be among them or not.
    conceal(state, own, army.cards)
    moveUnseen(army.cards, other.cards, action.count)
    army.told = null
  }
  other.declared = true
  other.region = packOf(state).regionNo.get(action.region) ?? NONE
  other.activated = true
  log?.event({
    ...say('splitOff', {
      army: armyFact(state, side, action.slot),
      from: armyFact(state, side, slot),
      region: placeName(state, other.region),
    }),
    touches: [ofArmy(state, side, action.slot), atRegion(state, other.region)],
  })
}

// 10.6: people's armies that come onto the board.

import type { Refusal } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { CardId, SeatAction } from '../../vocabulary.ts'
import { type Log, type Option, option, pick } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { armySizes, isSecret, moveUnseen, refuseUnseen } from '../secret/secret.ts'
import { leadersOffBoard } from '../spending/generals.ts'
import { armyFact, atRegion, ofArmy, placeName, ROMAN } from '../state/names.ts'
import { armyAt, armyOf, isBesieged, isHome, NONE, onBoard, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { troopOf } from './cards.ts'
import { cardChoices, refuseArmy, without } from './composition.ts'

type Muster = Extract<SeatAction, { do: 'muster' }>

const idOf = (state: State, no: number): string => regionOf(packOf(state), no).id

/** The capital, another home region or one with Barracks, held, free and not besieged. */
function musterPlaces(state: State, side: number): number[] {
  return state.lands.flatMap((land, no) => {
    if (land.holder !== side || isBesieged(state, no) || armyAt(state, no) !== undefined) return []
    return isHome(state, side, no) || land.barracks ? [no] : []
  })
}

/** As many cards as an army takes, the dear ones first. */
function fill(state: State, cards: readonly CardId[]): CardId[] {
  const { army } = packOf(state)
  const sorted = [...cards].sort((a, b) => troopOf(state, b).cost - troopOf(state, a).cost || (a < b ? -1 : 1))
  const of = (cls: string, n: number): CardId[] =>
    sorted.filter((card) => troopOf(state, card).cls === cls).slice(0, Math.max(0, n))
  const infantry = of('MI', army.line)
  // Two places for cavalry, if infantry leaves them and the army can stand without.
  const kept = Math.max(army.minimum, army.line - 2)
  const cavalry = of('CV', army.line - Math.min(infantry.length, kept))
  return [
    ...infantry.slice(0, army.line - cavalry.length),
    ...cavalry,
    ...of('SK', army.SK),
    ...of('AR', army.AR),
  ].sort()
}

export function musterOptions(state: State, side: number): Option[] {
  const own = sideOf(state, side)
  const leaders = leadersOffBoard(own, (army) => !army.activated)
  if (isSecret(state, side)) return secretOptions(state, side)
  const cards = fill(state, own.pool.known)
  if (leaders.length === 0 || refuseArmy(state, cards) !== undefined) return []
  return musterPlaces(state, side).flatMap((no) =>
    leaders.map(({ slot, general, assigned }): Option => {
      const action = (chosen: readonly CardId[]): Muster => ({
        do: 'muster',
        slot,
        region: idOf(state, no),
        ...(assigned ? {} : { general }),
        cards: [...chosen].sort(),
      })
      const usual = { cards, text: say('pick.fill', { n: cards.length }) }
      return {
        action: action(cards),
        path: [pick('do', 'muster'), pick('region', idOf(state, no)), pick('general', general)],
        cards: (chosen) => cardChoices(state, { pool: own.pool.known, chosen, behind: 0, usual, action }),
      }
    }),
  )
}

/** as many cards as the owner likes. */
function secretOptions(state: State, side: number): Option[] {
  const own = sideOf(state, side)
  const leaders = leadersOffBoard(own, (army) => !army.activated)
  return musterPlaces(state, side).flatMap((no) =>
    leaders.flatMap(({ slot, general, assigned }) =>
      armySizes(state, handSize(own.pool)).map((count): Option => {
        const region = idOf(state, no)
        const led = assigned ? {} : { general }
        return option(
          { do: 'muster', slot, region, ...led, cards: [], count },
          ...[pick('do', 'muster'), pick('region', region), pick('general', general), pick('cards', count)],
        )
      }),
    ),
  )
}

export function refuseMuster(state: State, side: number, action: Muster): Refusal | undefined {
  const own = sideOf(state, side)
  const army = own.armies[action.slot]
  if (army === undefined || onBoard(army)) return say('no.onBoard', { slot: ROMAN[action.slot] ?? '' })
  if (army.activated) return say('no.activated', { slot: ROMAN[action.slot] ?? '' })
  const region = packOf(state).regionNo.get(action.region)
  if (region === undefined || !musterPlaces(state, side).includes(region)) return say('no.musterPlace', {})
  const [leader] = army.general.known
  if (leader === undefined && (action.general === undefined || !own.available.known.includes(action.general)))
    return say('no.general', {})
  if (leader !== undefined && action.general !== undefined) return say('no.general', {})
  if (isSecret(state, side)) return refuseUnseen(state, own.pool, action)
  if (action.count !== undefined || without(own.pool.known, action.cards) === undefined)
    return say('no.cardsMissing', {})
  return refuseArmy(state, action.cards)
}

export function applyMuster(state: State, side: number, action: Muster, log: Log): void {
  const own = sideOf(state, side)
  const army = armyOf(state, side, action.slot)
  own.pool.known = without(own.pool.known, action.cards) ?? []
  if (action.general !== undefined) {
    own.available.known = without(own.available.known, [action.general]) ?? []
    army.general.known = [action.general]
  }
  army.cards = { known: [...action.cards], unknown: [] }
  moveUnseen(own.pool, army.cards, action.count ?? 0)
  army.declared = true
  army.region = packOf(state).regionNo.get(action.region) ?? NONE
  log?.event({
    ...say('mustered', {
      army: armyFact(state, side, action.slot),
      region: placeName(state, army.region),
      n: action.count ?? action.cards.length,
    }),
    touches: [ofArmy(state, side, action.slot), atRegion(state, army.region)],
  })
}

// 12.1: what may be bought, and why not.

import type { Refusal } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { SeatAction } from '../../vocabulary.ts'
import { say } from '../sayings.ts'
import { harbours } from '../sea/navy-moves.ts'
import { hasGeneral, isBot, landOf, NONE, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { refuseBuilding, refuseRoad } from './build.ts'
import { nextDevelopments } from './development.ts'
import { generalsOf } from './generals.ts'
import { pilesOf, refuseTroop } from './recruits.ts'

const notNow = say('no.notNow', {})

/** Why this cannot be bought now. */
export function refusePurchase(state: State, no: number, action: SeatAction): Refusal | undefined {
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
      return refuseShip(state, no, action.navy) ?? afford(pack.prices.navy)
    }
    case 'done':
      return undefined
    default:
      return notNow
  }
}

/** 12.1: a Navy card joins a stack at an own port; off the board they wait in port. */
function refuseShip(state: State, no: number, navyNo: number): Refusal | undefined {
  const side = sideOf(state, no)
  const ports = harbours(state, no)
  if (ports.length === 0) return say('no.portHeld', {})
  if (isBot(side)) return navyNo === 0 ? undefined : notNow
  const navy = side.navies[navyNo]
  if (navy === undefined) return say('no.navy', {})
  if (navy.sea !== NONE) return ports.includes(navy.sea) ? undefined : say('no.portHeld', {})
  // Cards off the board are alike: the first navy off the board stands for them.
  return side.navies.findIndex((each) => each.sea === NONE) === navyNo ? undefined : notNow
}

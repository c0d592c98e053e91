// 10.7, NAV-3: navies that sail without an army.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import { FRIENDS, type SeatAction } from '../../vocabulary.ts'
import { numbersOf } from '../packed.ts'
import { type Option, option, pick, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { seaName } from '../state/names.ts'
import { heldBy, isBot, landOf, NONE, regionOf, seatId, sideNamed, sideOf, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { refuseZones } from '../ways/sea-way.ts'
import { shortestRoutes } from '../ways/trips.ts'
import { launch, navyOf } from './sea.ts'

type Sail = Extract<SeatAction, { do: 'sail' }>

/** Zones that touch an own port: where a navy can put to sea. */
export function harbours(state: State, side: number): number[] {
  const pack = packOf(state)
  return [...new Set(heldBy(state, side).flatMap((no) => (regionOf(pack, no).port > 0 ? regionOf(pack, no).seas : [])))]
}

/** Whether this zone touches an own port: one of `harbours`. Ports are looked at one by one, because a pack may leave them open. */
export function hasHarbour(state: State, side: number, zone: number): boolean {
  const pack = packOf(state)
  return (pack.seas[zone]?.coast ?? []).some((no) => landOf(state, no).holder === side && regionOf(pack, no).port > 0)
}

/** NAV-3: people with a navy in this zone whom a bot could fight; friends are safe at sea (7, ruling rome/R-111). */
const peopleIn = (state: State, side: number, zone: number): number[] =>
  state.sides.flatMap((other, no) => {
    if (no === side || isBot(other) || statusOf(state, side, no) >= FRIENDS) return []
    return other.navies.some((navy) => navy.sea === zone) ? [no] : []
  })

export function navyOptions(state: State, side: number): Option[] {
  const pack = packOf(state)
  const own = sideOf(state, side)
  const bot = isBot(own)
  const seaId = (no: number): string => pack.seas[no]?.id ?? ''
  return own.navies.flatMap((navy, no) => {
    const left = pack.move.navy - navy.moved
    if (left <= 0 || navy.carried || (bot && navy.moved > 0)) return []
    const afloat = navy.sea !== NONE
    if (!afloat && (bot || own.navyCards === 0 || own.navies.findIndex((each) => each.sea === NONE) !== no)) return []
    const routes = afloat
      ? shortestRoutes(state, [navy.sea], left + 1).map((route) => route.slice(1))
      : shortestRoutes(state, harbours(state, side), left)
    return routes.flatMap((zones) => {
      const end = zones.at(-1) ?? navy.sea
      const action: Sail = { do: 'sail', navy: no, zones: zones.map(seaId) }
      const path = [pick('navy', no), pick('sea', seaId(end))]
      const plain = option(action, ...path)
      const stays = zones.length === 0
      if (!bot) return stays ? [] : [plain, ...(afloat ? [] : withFewer(own.navyCards, action, seaId(end)))]
      const fights = peopleIn(state, side, end).map((other) =>
        option({ ...action, fight: seatId(state, other) }, ...path, pick('seat', seatId(state, other))),
      )
      // NAV-3: a bot may also fight where it is.
      if (stays) return fights
      return [fights.length > 0 ? option(action, ...path, pick('seat', '')) : plain, ...fights]
    })
  })
}

/** 10.7: people may keep two stacks, so some of the ships may stay behind. */
const withFewer = (ships: number, action: Sail, end: string): Option[] =>
  Array.from({ length: Math.max(0, ships - 1) }, (_, at) =>
    option({ ...action, cards: at + 1 }, pick('navy', action.navy), pick('ships', at + 1), pick('sea', end)),
  )

export function refuseSail(state: State, side: number, action: Sail): Refusal | undefined {
  const pack = packOf(state)
  const own = sideOf(state, side)
  const navy = own.navies[action.navy]
  if (navy === undefined) return say('no.navy', {})
  const zones = numbersOf(action.zones, (id) => pack.seaNo.get(id) ?? NONE)
  // A bot may also fight where it is (NAV-3).
  const stays = zones.length === 0 && isBot(own) && action.fight !== undefined && navy.sea !== NONE && navy.moved === 0
  if ((zones.length === 0 && !stays) || zones.includes(NONE)) return say('no.region', {})
  if (navy.carried) return say('no.carried', {})
  if (zones.length > pack.move.navy - navy.moved) return say('no.tooFarBySea', { n: pack.move.navy - navy.moved })
  const [first] = zones
  if (navy.sea === NONE && first !== undefined) {
    if (isBot(own)) return say('no.botLaunch', {})
    if (own.navyCards === 0) return say('no.ships', {})
    if (!harbours(state, side).includes(first)) return say('no.harbour', { sea: seaName(state, first) })
  }
  const apart = refuseZones(state, navy.sea, zones)
  if (apart !== undefined) return apart
  const at = zones.at(-1) ?? navy.sea
  if (
    action.cards !== undefined &&
    (isBot(own) || navy.sea !== NONE || action.cards < 1 || action.cards > own.navyCards)
  )
    return say('no.ships', {})
  if (action.fight === undefined) return undefined
  return isBot(own) && peopleIn(state, side, at).includes(sideNamed(state, action.fight))
    ? undefined
    : say('no.fight', {})
}

export function applySail(state: State, side: number, action: Sail): void {
  const pack = packOf(state)
  launch(state, side, action.navy, action.cards)
  // Who fights where it is has used its turn.
  if (action.zones.length === 0) navyOf(state, side, action.navy).moved = pack.move.navy
  push(state, {
    kind: 'sailing',
    side,
    navy: action.navy,
    zones: numbersOf(action.zones, (id) => pack.seaNo.get(id) ?? NONE),
    from: navyOf(state, side, action.navy).sea,
    slot: NONE,
    port: NONE,
    to: NONE,
    attack: false,
    fight: action.fight === undefined ? NONE : sideNamed(state, action.fight),
    toAsk: [],
  })
}

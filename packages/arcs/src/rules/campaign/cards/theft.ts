// Stealing what lies beyond the slots: frozen tokens by Silver-Tongues and the Interests, Golems of the Hearth and Free
// cities in a raid (campaign 7.2, 11.4, 14.1, 16).

import type { EventSink } from '@understudy/table'
import { GUILD } from '../../../data/court.ts'
import type { ActionOf, Theft } from '../../../vocabulary.ts'
import { noteHarm } from '../../battle/harm.ts'
import {
  thefts as baseThefts,
  canRaidFor,
  keysFor,
  type Loot,
  raidFor,
  refuseTheft as refuseBase,
  steal as stealBase,
} from '../../battle/raid.ts'
import { planetType } from '../../board/control.ts'
import { court } from '../../board/ids.ts'
import { emptyUsable, FUEL, gain, MATERIAL, placeToken, tokenIn, typeName } from '../../board/resources.ts'
import { tonguesFor } from '../../cards/guild/silver-tongues.ts'
import { giveUp, refuseUse } from '../../cards/guild/uses.ts'
import { free as baseFree, type No } from '../../choosing/deed.ts'
import { heard } from '../../hooks/heard.ts'
import * as points from '../../hooks/points.ts'
import { say as baseSay } from '../../sayings.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { FREE_STATES } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { pop } from '../../state/stack.ts'
import { colourOf, copyState, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { FROZEN_SLOT, GOLEM_TOKEN, HEARTH_SLOT, isGolem } from '../data.ts'
import { type Frame, free } from '../deed.ts'
import { frozen, takeFrozen } from '../frozen.ts'
import { giveTo, hasHearth } from '../golems.ts'
import { say } from '../sayings.ts'

const frozenType = (theft: Theft): number =>
  'slot' in theft && theft.slot > FROZEN_SLOT && theft.slot < HEARTH_SLOT ? theft.slot - FROZEN_SLOT : 0
const hearthGolem = (theft: Theft): number =>
  'slot' in theft && theft.slot >= HEARTH_SLOT && theft.slot < HEARTH_SLOT + 4 ? theft.slot - HEARTH_SLOT : -1

/** The guards of the victim, for something that is in no slot. */
function refuseGuarded(state: State, thief: number, victim: number, type: number): No {
  for (const refuse of heard(points.refuseTheft, state, victim)) {
    const no = refuse(state, victim, thief, type, -1)
    if (no !== undefined) return no
  }
  return undefined
}

/** `raid`: Golems can be taken, frozen tokens cannot; otherwise it is the other way round. */
function refuseTheft(state: State, thief: number, victim: number, theft: Theft, raid: boolean): No {
  const type = frozenType(theft)
  if (type > 0) {
    if (raid || frozen(state, victim, type) === 0) return say('no.frozen', { of: colourOf(state, victim) })
    return refuseGuarded(state, thief, victim, type)
  }
  const golem = hearthGolem(theft)
  if (golem >= 0) {
    if (!raid || !hasHearth(state, victim) || !camp.onHearth(state, golem)) return say('no.golemTrade', {})
    return refuseGuarded(state, thief, victim, GOLEM_TOKEN + golem)
  }
  if ('slot' in theft && theft.slot > 6) return baseSay('no.token', { slot: theft.slot + 1 })
  if ('slot' in theft && !raid && isGolem(tokenIn(state, victim, theft.slot))) return say('no.golemTrade', {})
  return refuseBase(state, thief, victim, theft)
}

export function steal(state: State, thief: number, victim: number, theft: Theft, events?: EventSink): void {
  const type = frozenType(theft)
  const golem = hearthGolem(theft)
  if (type > 0) {
    takeFrozen(state, victim, type)
    noteHarm(state, thief, victim, 'stolen')
    events?.event(
      baseSay('log.stoleToken', { seat: colourOf(state, thief), of: colourOf(state, victim), type: typeName(type) }),
    )
    placeToken(state, thief, type, events)
  } else if (golem >= 0) {
    set.setHearth(state, golem, false)
    events?.event(
      baseSay('log.stoleToken', {
        seat: colourOf(state, thief),
        of: colourOf(state, victim),
        type: typeName(GOLEM_TOKEN + golem),
      }),
    )
    giveTo(state, thief, golem, events)
  } else if ('slot' in theft && isGolem(tokenIn(state, victim, theft.slot)) && hasHearth(state, thief)) {
    const taken = tokenIn(state, victim, theft.slot) - GOLEM_TOKEN
    write.setSlot(state, victim, theft.slot, 0)
    set.setHearth(state, taken, true)
  } else stealBase(state, thief, victim, theft, events)
}

export const keysOf = (theft: Theft, vaults = false): number => (hearthGolem(theft) >= 0 ? 2 : keysFor(theft, vaults))

/** What keys can open at this victim. */
export function* raidable(state: State, thief: number, victim: number, keys: number): Generator<Theft> {
  for (const theft of baseThefts(state, thief, victim, keys))
    if (refuseTheft(state, thief, victim, theft, true) === undefined) yield theft
  if (keys < 2 || !hasHearth(state, victim)) return
  for (let golem = 0; golem < 4; golem++) {
    const theft = { slot: HEARTH_SLOT + golem }
    if (refuseTheft(state, thief, victim, theft, true) === undefined) yield theft
  }
}

/** What can be stolen without a raid. */
function* stealable(state: State, thief: number, victim: number): Generator<Theft> {
  for (const theft of baseThefts(state, thief, victim, 99))
    if (refuseTheft(state, thief, victim, theft, false) === undefined) yield theft
  for (let type = 1; type <= 5; type++) {
    const theft = { slot: FROZEN_SLOT + type }
    if (refuseTheft(state, thief, victim, theft, false) === undefined) yield theft
  }
}

const LOOT: Loot = {
  refuse: (state, thief, victim, theft) => refuseTheft(state, thief, victim, theft, true),
  steal,
  keys: keysOf,
  open: raidable,
}
export const canRaid = (state: State): boolean => canRaidFor(LOOT, state)
export const raid = raidFor(LOOT)

/** Free States: a key takes one token of the planet's type, no more (campaign 7.2). */
export const freeLoot = (state: State): number =>
  read.defender(state) === FREE_STATES && read.attackersAlive(state) > 0 && read.battleKeys(state) > 0
    ? planetType(state, read.battleAt(state))
    : 0

export const raidFree = free<'raidFree'>({
  refuse: () => undefined,
  carry(state, _action, seat, events) {
    pop(state)
    write.setBattleKeys(state, 0)
    gain(state, seat, planetType(state, read.battleAt(state)), events)
  },
  *list() {
    yield { do: 'raidFree' }
  },
})

export const theftFrames: Readonly<Record<string, Frame>> = {
  raidFree: { offers: ['raidFree', 'decline'] },
}

export const useTongues = tonguesFor({
  refuse: (state, thief, victim, theft) => refuseTheft(state, thief, victim, theft, false),
  steal,
  open: stealable,
})

const INTERESTS: Readonly<Record<number, number>> = {
  [GUILD.miningInterest]: MATERIAL,
  [GUILD.shippingInterest]: FUEL,
}
type Interest = ActionOf<'useInterest'>

function* loot(state: State, seat: number, type: number): Generator<Interest['steal'][number]> {
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    for (const theft of stealable(state, seat, rival)) {
      if (!('slot' in theft)) continue
      const of = theft.slot > FROZEN_SLOT ? theft.slot - FROZEN_SLOT : tokenIn(state, rival, theft.slot)
      if (of === type) yield { of: colourOf(state, rival), slot: theft.slot }
    }
  }
}

/** Mining and Shipping Interest: empty slots from the supply, then by theft, from the Trust or Merchant League too. */
export const useInterest = baseFree<'useInterest'>({
  refuse(state, action, seat): No {
    const card = court(action.card)
    const type = INTERESTS[card]
    if (type === undefined) return baseSay('no.guild', { card: action.card })
    const no = refuseUse(state, seat, card)
    if (no !== undefined) return no
    const supply = read.supply(state, type)
    if (action.gain + action.steal.length > emptyUsable(state, seat)) return baseSay('no.interestSlots', {})
    if (action.gain > supply || (action.steal.length > 0 && action.gain < supply))
      return baseSay('no.interestSupply', { n: supply })
    const after = copyState(state)
    for (let i = 0; i < action.gain; i++) gain(after, seat, type)
    for (const what of action.steal) {
      const open = [...loot(after, seat, type)].some((each) => each.of === what.of && each.slot === what.slot)
      if (!open) return baseSay('no.lootType', { type: typeName(type) })
      steal(after, seat, seatOf(state, what.of), { slot: what.slot })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    const type = INTERESTS[court(action.card)]!
    giveUp(state, seat, court(action.card), events)
    for (let i = 0; i < action.gain; i++) gain(state, seat, type, events)
    for (const what of action.steal) steal(state, seat, seatOf(state, what.of), { slot: what.slot }, events)
  },
  *list(state, seat) {
    for (const card of [GUILD.miningInterest, GUILD.shippingInterest]) {
      if (refuseUse(state, seat, card) !== undefined) continue
      const type = INTERESTS[card]!
      const id = card === GUILD.miningInterest ? 'BC02' : 'BC09'
      const room = emptyUsable(state, seat)
      const supply = read.supply(state, type)
      for (let n = Math.min(room, supply); n >= 0; n--) yield { do: 'useInterest', card: id, gain: n, steal: [] }
      if (room <= supply) continue
      const after = copyState(state)
      for (let i = 0; i < supply; i++) gain(after, seat, type)
      const steal: Interest['steal'][number][] = []
      for (const what of loot(after, seat, type)) {
        if (steal.length + supply >= room) break
        steal.push(what)
        const action = { do: 'useInterest', card: id, gain: supply, steal: [...steal] } as const
        if (useInterest.refuse(state, action, seat) === undefined) yield action
      }
    }
  },
})

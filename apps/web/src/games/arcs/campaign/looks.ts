// What an act adds to a system and to a player's board, as the table sees it: small plain looks.

import type { State } from '@understudy/arcs'
import {
  CAMPAIGN_CARD,
  camp,
  FATE_DATA,
  FATES,
  type FateId,
  GOLEMS,
  type GolemId,
  POLICIES,
  type PolicyId,
} from '@understudy/arcs/act'
import { COURT, clusterOf, isGate } from '@understudy/arcs/data'
import { controller, NOBODY, whenNow } from '@understudy/arcs/rules'
import {
  colourOf,
  damagedShips,
  freshShips,
  ownerOf,
  Pile,
  playersOf,
  read,
  SLOTS_PER_SEAT,
} from '@understudy/arcs/state'
import { type Colour, type Owner, RESOURCES, type Resource } from '@understudy/arcs/vocabulary'

export const EMPIRE = 4
const BLIGHT = 6
const GOLEM_TOKEN = 6

export interface ActSystemLook {
  readonly blight: { readonly fresh: number; readonly damaged: number }
  /** A Golem sleeps in the gate. */
  readonly golem: boolean
  /** The Empire has a fresh ship here. */
  readonly imperial: boolean
  /** Who has it now. */
  readonly control: Owner | undefined
}

export function systemLook(state: State, system: number, when = whenNow(state)): ActSystemLook {
  const who = controller(state, system, when)
  return {
    blight: { fresh: freshShips(state, system, BLIGHT), damaged: damagedShips(state, system, BLIGHT) },
    golem: isGate(system) && (camp.golemsOnMap(state) & (1 << clusterOf(system))) !== 0,
    imperial: freshShips(state, system, EMPIRE) > 0,
    control: who === NOBODY ? undefined : ownerOf(state, who),
  }
}

export interface GoverningLook {
  readonly policy: PolicyId
  readonly first: Colour | undefined
  readonly trust: number
}

/** Before the dice of the setup nobody governs. */
export function governing(state: State): GoverningLook | undefined {
  if (camp.imperialCluster(state) === 0) return undefined
  const first = camp.firstRegent(state)
  return {
    policy: POLICIES[camp.policy(state)]!,
    first: first < 0 ? undefined : colourOf(state, first),
    trust: camp.trustSize(state),
  }
}

export interface ActSeatLook {
  readonly colour: Colour
  readonly outlaw: boolean
  readonly first: boolean
  readonly fate: FateId | undefined
  readonly left: number
  readonly start: number
  readonly done: boolean
  /** Agents of others that lie on this Fate. */
  readonly favors: readonly { readonly of: Colour; readonly n: number }[]
  readonly grievances: readonly { readonly of: Colour; readonly n: number }[]
  readonly trust: readonly { readonly type: Resource; readonly n: number }[]
  readonly league: readonly { readonly type: Resource; readonly n: number }[]
  readonly golems: readonly { readonly golem: GolemId; readonly awake: boolean }[]
}

const tokens = (count: (type: number) => number) =>
  RESOURCES.map((type, at) => ({ type, n: count(at + 1) })).filter(({ n }) => n > 0)

export function seatLook(state: State, seat: number): ActSeatLook {
  const others = Array.from({ length: playersOf(state) }, (_, other) => other)
  const against = (count: (other: number) => number) =>
    others.map((other) => ({ of: colourOf(state, other), n: count(other) })).filter(({ n }) => n > 0)
  const at = camp.fate(state, seat)
  const fate = at < 0 ? undefined : FATES[at]
  const first = camp.firstRegent(state) === seat
  const start = fate === undefined ? 0 : FATE_DATA[fate].start[playersOf(state) - 2]!
  const left = camp.objective(state, seat)
  return {
    colour: colourOf(state, seat),
    outlaw: camp.isOutlaw(state, seat),
    first,
    fate,
    left,
    start,
    done: fate !== undefined && camp.fatesOpen(state) && left === 0,
    favors: against((other) => camp.favors(state, seat, other)),
    grievances: against((other) => camp.grievances(state, seat, other)),
    trust: first ? tokens((type) => camp.trust(state, type)) : [],
    league: holdsLeague(state, seat) ? tokens((type) => camp.league(state, type)) : [],
    golems: GOLEMS.flatMap((golem, n) =>
      hasGolem(state, seat, n) || (fate === 'caretaker' && camp.onHearth(state, n))
        ? [{ golem, awake: camp.awake(state, n) }]
        : [],
    ),
  }
}

function hasGolem(state: State, seat: number, golem: number): boolean {
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++)
    if (read.slot(state, seat, slot) === GOLEM_TOKEN + golem) return true
  return false
}

const holdsLeague = (state: State, seat: number): boolean =>
  'F302' in COURT && read.has(state, Pile.guild(seat), CAMPAIGN_CARD.merchantLeague)

// What can be tapped, sorted by where it lies. Whatever names nothing on the table stays a button.

import type { Json } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { type Frame, seatId, sideNamed } from '@understudy/rome/rules'
import type { AgentTarget } from '@understudy/rome/vocabulary'
import type { Choice } from '@understudy/table'
import { type Role, rolesOf } from '../../../ui/board/marks.ts'

export type RomeChoice = Choice<Action>
type TapKind = 'region' | 'sea' | 'army' | 'agent' | 'navy' | 'card' | 'actionCard' | 'seat'

interface Spot {
  readonly kind: TapKind
  /** An id of the pack; of pieces `ROM.0`. */
  readonly id: string
}

type Taps = Readonly<Record<TapKind, ReadonlyMap<string, RomeChoice>>>

/** Slots that lie on the map, all of them; others can be tapped there too, but keep their buttons. */
export const ON_MAP: readonly string[] = ['region', 'sea']

/** Whose pieces a number means: those of the side that is asked. */
export function asking(state: State): string {
  const frame: Frame | undefined = state.frames[state.frames.length - 1]
  return frame !== undefined && 'side' in frame ? seatId(state, frame.side) : ''
}

export function spotOf(state: State, slot: string, value: Json): Spot | undefined {
  const id = String(value)
  const pack = packOf(state)
  switch (slot) {
    case 'region':
    case 'to':
    case 'pile':
      return pack.regionNo.has(id) ? { kind: 'region', id } : undefined
    case 'sea':
      return { kind: 'sea', id }
    case 'army':
    case 'into':
      return value === 'pool' ? undefined : { kind: 'army', id: `${asking(state)}.${id}` }
    case 'agent':
    case 'navy':
      return { kind: slot, id: `${asking(state)}.${id}` }
    case 'card':
    case 'skirmisher':
    case 'artillery':
      return id === '' ? undefined : { kind: 'card', id }
    case 'actionCard':
    case 'seat':
      return id === '' ? undefined : { kind: slot, id }
    case 'target':
      return targetSpot(state, value as unknown as AgentTarget)
    default:
      return undefined
  }
}

function targetSpot(state: State, target: AgentTarget): Spot | undefined {
  if ('general' in target) return { kind: 'army', id: `${target.of}.${target.general}` }
  if ('army' in target) return { kind: 'army', id: `${target.of}.${target.army}` }
  if ('agent' in target) return { kind: 'agent', id: `${target.of}.${target.agent}` }
  if ('region' in target) return { kind: 'region', id: target.region }
  if ('seat' in target) return { kind: 'seat', id: target.seat }
  const pack = packOf(state)
  const capital = pack.factions[state.sides[sideNamed(state, target.capital)]?.faction ?? -1]?.capital
  const region = pack.regions[capital ?? -1]
  // Distrust names a third seat as well: then the place alone would not say which.
  return region === undefined || target.with !== undefined ? undefined : { kind: 'region', id: region.id }
}

const ATTACKS: readonly unknown[] = ['attack', 'besiege']

/** How what lies on the map is marked: pieces of one's own are taken up, everything else is where it leads. */
export const rolesOnMap = (taps: ReadonlyMap<string, RomeChoice>): ReadonlyMap<string, Role> =>
  rolesOf(taps, ({ pick, text }) => {
    if (ATTACKS.includes(text.with?.what)) return 'grave'
    return pick.slot === 'army' || pick.slot === 'agent' || pick.slot === 'navy' ? 'origin' : 'goal'
  })

/** The same by what it is found by on the map: `region rome`. */
export function keyedTaps(taps: Taps): ReadonlyMap<string, RomeChoice> {
  const keyed = new Map<string, RomeChoice>()
  for (const kind of ['region', 'sea', 'army', 'agent', 'navy'] as const)
    for (const [id, choice] of taps[kind]) keyed.set(`${kind} ${id}`, choice)
  return keyed
}

/** Where two choices lie on the same thing, the earlier one counts. */
export function tapsOf(state: State, choices: readonly RomeChoice[]): Taps {
  const taps: Record<TapKind, Map<string, RomeChoice>> = {
    region: new Map(),
    sea: new Map(),
    army: new Map(),
    agent: new Map(),
    navy: new Map(),
    card: new Map(),
    actionCard: new Map(),
    seat: new Map(),
  }
  for (const choice of choices) {
    const spot = spotOf(state, choice.pick.slot, choice.pick.value)
    if (spot !== undefined && !taps[spot.kind].has(spot.id)) taps[spot.kind].set(spot.id, choice)
  }
  return taps
}

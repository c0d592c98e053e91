// A battle as it is drawn: who fights where, the dice as they lie, the pieces of both sides and what has become of them.

import type { Action, State } from '@understudy/arcs'
import { FACES, type Face } from '@understudy/arcs/data'
import {
  damagedShips,
  freshShips,
  ids,
  isBuilding,
  isCity,
  isDamaged,
  ownerIndex,
  ownerOf,
  read,
  siteOwner,
} from '@understudy/arcs/state'
import { DICE, type DieKind, type Owner, type SiteId, type SystemId } from '@understudy/arcs/vocabulary'
import type { Logged } from '@understudy/table'

export interface Fight {
  readonly at: SystemId
  readonly attacker: Owner
  readonly defender: Owner
}

export interface Die {
  readonly die: DieKind
  readonly face: number
}

/** From the position, or, once it is over, from what was told of it. */
export function fightIn(state: State, steps: readonly Logged[]): Fight | undefined {
  if (read.battleKind(state) !== 0)
    return {
      at: ids.sysId(read.battleAt(state)),
      attacker: ownerOf(state, read.attacker(state)),
      defender: ownerOf(state, read.defender(state)),
    }
  for (const { events } of steps)
    for (const { say, with: facts } of events)
      if (say === 'log.battle')
        return { at: facts?.system as SystemId, attacker: facts?.seat as Owner, defender: facts?.of as Owner }
  return undefined
}

/** As they fell; what was rolled again has left the table. */
export function diceIn(steps: readonly Logged[]): Die[] {
  const dice: Die[] = []
  for (const { entry } of steps) {
    if (entry.t !== 'action' && !(entry.t === 'answer' && entry.kind === 'chance')) continue
    const action = entry.action as Action
    if (action.do === 'roll') for (const die of DICE) dice.push(...action[die].map((face) => ({ die, face })))
    else if (action.do === 'reroll')
      for (const die of DICE)
        for (const face of action[die] ?? []) {
          const at = dice.findIndex((each) => each.die === die && each.face === face)
          if (at >= 0) dice.splice(at, 1)
        }
  }
  return dice
}

const WORTH: readonly (keyof Face)[] = ['hit', 'building', 'key', 'intercept', 'self']
export const faceOf = ({ die, face }: Die): Face => FACES[die][face - 1]!
const worth = (die: Die): number => {
  const first = WORTH.findIndex((symbol) => faceOf(die)[symbol] > 0)
  return first < 0 ? 99 : first * 10 - faceOf(die)[WORTH[first]!]
}

/** By symbol, blanks last. */
export const sorted = (dice: readonly Die[]): Die[] => [...dice].sort((a, b) => worth(a) - worth(b))

export const symbolsIn = (dice: readonly Die[]): Face =>
  dice.reduce<Face>(
    (so, die) => {
      const face = faceOf(die)
      return {
        self: so.self + face.self,
        intercept: so.intercept + face.intercept,
        hit: so.hit + face.hit,
        building: so.building + face.building,
        key: so.key + face.key,
      }
    },
    { self: 0, intercept: 0, hit: 0, building: 0, key: 0 },
  )

export interface Fighter {
  readonly kind: 'ship' | 'city' | 'starport'
  /** As it came into the battle. */
  readonly damaged: boolean
  /** What has become of it. */
  readonly now: 'same' | 'damaged' | 'lost'
  readonly site?: SiteId
}

/** The ships and buildings of an owner there: as they came, and what became of them. */
export function fightersOf(before: State, now: State, at: SystemId, owner: Owner, buildings: boolean): Fighter[] {
  const system = ids.sys(at)
  const no = ownerIndex(before, owner)
  const [fresh, damaged] = [freshShips(before, system, no), damagedShips(before, system, no)]
  const [freshNow, damagedNow] = [freshShips(now, system, no), damagedShips(now, system, no)]
  const gone = Math.max(0, fresh + damaged - freshNow - damagedNow)
  const oldGone = Math.min(damaged, gone)
  const freshGone = gone - oldGone
  const hurt = Math.max(0, fresh - freshGone - freshNow)
  const ships = [
    ...Array.from({ length: fresh }, (_, i): Fighter => {
      const became = i < freshGone ? 'lost' : i < freshGone + hurt ? 'damaged' : 'same'
      return { kind: 'ship', damaged: false, now: became }
    }),
    ...Array.from(
      { length: damaged },
      (_, i): Fighter => ({ kind: 'ship', damaged: true, now: i < oldGone ? 'lost' : 'same' }),
    ),
  ]
  if (!buildings) return ships
  return [...ships, ...[0, 1, 2].flatMap((slot) => buildingAt(before, now, system * 3 + slot, no))]
}

function buildingAt(before: State, now: State, no: number, owner: number): Fighter[] {
  const was = read.site(before, no)
  if (!isBuilding(was) || siteOwner(was) !== owner) return []
  const is = read.site(now, no)
  const kept = isBuilding(is) && siteOwner(is) === owner
  return [
    {
      kind: isCity(was) ? 'city' : 'starport',
      damaged: isDamaged(was),
      now: !kept ? 'lost' : isDamaged(is) && !isDamaged(was) ? 'damaged' : 'same',
      site: ids.siteId(no),
    },
  ]
}

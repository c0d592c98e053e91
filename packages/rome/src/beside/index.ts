// Total War: Rome on a real table: what has to be done there after each step.

import { equal } from '@understudy/procedure'
import { type Beside, type Change, type Tells, untold } from '@understudy/table'
import type { Name } from '../pack/types.ts'
import { changesBetween } from '../rules/positions/diff.ts'
import type { ArmyFact } from '../rules/state/names.ts'
import type { State } from '../rules/state/state.ts'
import type { Status } from '../vocabulary.ts'
import { cardsBetween } from './cards.ts'
import { phrases, say } from './sayings.ts'

export type { BesideSayings } from './sayings.ts'

/** The name of its general is told by whoever shows it. */
const sameArmy = (change: Change, army: ArmyFact): boolean => {
  const other = change.with?.army as ArmyFact | undefined
  return other !== undefined && other.slot === army.slot && equal(other.of, army.of)
}

const stands = (army: ArmyFact, region: Name) => [
  (change: Change): boolean =>
    change.say === 'table.armyAt' && sameArmy(change, army) && equal(change.with?.region, region),
]
const comes = ({ army, region }: { army: ArmyFact; region: Name }) => stands(army, region)

const tells: Tells = {
  round: ({ n }: { n: number }) => [{ say: 'table.round', with: { n } }],
  income: ({ seat, sum }: { seat: Name; sum: number }) => [{ say: 'table.gold', with: { seat, n: sum } }],
  points: ({ seat, sum }: { seat: Name; sum: number }) => [{ say: 'table.vp', with: { seat, n: sum } }],
  marched: comes,
  landed: comes,
  entered: comes,
  returned: comes,
  retreated: ({ army, to }: { army: ArmyFact; to: Name }) => stands(army, to),
  withdrawn: ({ army }: { army: ArmyFact }) => [
    (change: Change): boolean => change.say === 'table.armyOff' && sameArmy(change, army),
  ],
  stanceMoved: ({ seat, towards, box }: { seat: Name; towards: Name; box: number }) => [
    { say: 'table.stance', with: { seat, towards, box } },
  ],
  statusChanged: ({ a, b, status }: { a: Name; b: Name; status: Status }) => [
    ({ say: name, with: facts }: Change): boolean =>
      name === 'table.status' &&
      facts?.status === status &&
      ((equal(facts.a, a) && equal(facts.b, b)) || (equal(facts.a, b) && equal(facts.b, a))),
  ],
  taken: ({ seat, region }: { seat: Name; region: Name }) => [{ say: 'table.holder', with: { region, seat } }],
  cubePlaced: ({ region, n }: { region: Name; n: number }) => [{ say: 'table.cubes', with: { region, n } }],
  built: ({ building, region }: { building: string; region: Name }) => [
    { say: 'table.building', with: { region, building } },
  ],
  flipped: ({ seat, card }: { seat: Name; card: Name }) => [say('carry.flipped', { seat, card })],
}

export const romeBeside: Beside<State> = {
  carried: (from, to, events) => untold([...changesBetween(from, to), ...cardsBetween(from, to)], events, tells),
  phrases,
}

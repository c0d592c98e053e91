// Lines that take control of systems: by ships that are built or repaired there, and by ships that go there.

import { crShown, fewestSteps } from '../construction/ways.ts'
import { type C, type RuleNode, rules } from '../context.ts'
import { buildOrRepair, move } from '../doing.ts'
import { force, hurt, yard } from '../evidence.ts'
import type { Line } from '../general/ways.ts'
import { moveShown } from '../mobilization/ways.ts'
import type { NodeId } from '../sources.ts'
import type { MoveFor, Version } from '../versions/version.ts'
import { buildingUp, goingThere } from './founder/ways.ts'
import { lineOf, nowWays, type Share } from './line.ts'

type Systems = (c: C) => readonly number[]
const building = { prefer: [fewestSteps], show: crShown }
export const yardAndHurt = (c: C) => [...yard(c), ...hurt(c)]

export const callsToBuildUp = (systems: Systems): Line[] => [
  lineOf('build', buildingUp(systems), building),
  lineOf('repair', buildingUp(systems, false), building),
]
export const buildsUp = (id: NodeId, systems: Systems): RuleNode =>
  rules.can(id, nowWays(buildingUp(systems), { ...building, because: yardAndHurt }), buildOrRepair)

/** `wanted`: what it would rather not give up for it; `by`: the order of movements. */
interface Going {
  readonly systems: Systems
  wanted(c: C, system: number): boolean
  readonly by: MoveFor
}
const moving = (version: Version, by: MoveFor) => ({ prefer: version.chains.move(by), show: moveShown })

export const callToGo = (version: Version, { systems, wanted, by }: Going): Line =>
  lineOf('move', goingThere(systems, wanted), moving(version, by))
export const goes = (version: Version, id: NodeId, { systems, wanted, by }: Going, share?: Share): RuleNode =>
  rules.can(id, nowWays(goingThere(systems, wanted), { ...moving(version, by), because: force }, share), move)

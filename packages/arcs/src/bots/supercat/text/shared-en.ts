// Sentences that stand on several pages, in English.

import type { NodeText } from '@understudy/procedure'

/** A line of General Priorities, and taking the card that it calls for. */
export const call = <Id extends string>(id: Id, rule: string) =>
  ({ [id]: rule, [`${id}.go`]: 'Take that card.' }) as Record<Id | `${Id}.go`, string>

/** A rule that leads to a battle, the battle, and the way back. */
export const fight = <Id extends string>(id: Id, rule: string | NodeText) =>
  ({
    [id]: rule,
    [`${id}.go`]: 'Fight it (page **Combat**).',
    [`${id}.top`]: 'Start again at the top of this page.',
  }) as Record<Id | `${Id}.go` | `${Id}.top`, string | NodeText>

export const tidy = {
  rule: 'Do tokens that it has just gained lie in the wrong slots? Put them in [[order|order]].',
  no: 'All lie where they should, or may not be moved now.',
}
export const threatened = 'Is a system with a [[loyal|loyal]] building controlled by a rival?'
export const repairs = 'Can it Repair any other ship or building? (34)'
export const anyInfluence = 'Can it Influence any other card? (43)'
export const contendInfluence =
  'Can it Influence an [[uncontested|uncontested]] card that, once Secured, would make it contend a declared ambition? (22)'
export const contestedInfluence = 'Can it Influence a [[contested|contested]] card? (23)'
export const stranded = 'Does it have neither a starport nor a [[claim|claim]]?'
export const wantsClaims = 'Does it have unbuilt cities, and fewer claims than unbuilt cities?'
export const idle =
  'Are there ships that hold no gate, no claim and no rival building, and are not in the [[task-force|task force]]?'
export const gather = 'Can they Move towards the task force? A [[partial|partial move]] will do. (41)'
export const gates = 'Can it Move to change control of a gate that a rival controls? (40)'
export const rivalCity = 'Can it Move to take control of a system with a rival city? (28)'

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

// 0.10

export const ability = 'Can it use an [[ability|ability]] with an action of this page?'
export const behind = 'Does it have more [[unbuilt|unbuilt ships]] than every rival?'
export const criticalInfluence = 'Can it Influence a [[critical|critical]] card?'
/** A card is defended. */
export const defends = <Id extends string>(id: Id) =>
  ({
    [id]: 'While there is a [[contested|contested]] card with agents of its own that it could outbid or block:',
    [`${id}.1`]: 'Choose the card.',
    [`${id}.2`]: 'Roll a die.',
    [`${id}.3`]: {
      rule: 'More than the rival has agents there: outbid it by one. As many: match it, if an agent stays in the supply. Fewer: leave the card.',
      no: 'It leaves the card for this turn.',
    },
  }) as Record<Id | `${Id}.1` | `${Id}.2` | `${Id}.3`, string | NodeText>

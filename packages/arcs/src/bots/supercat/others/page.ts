// What the rules ask outside the pages.

import { F, topKind } from '../../../rules/state/stack.ts'
import { type RuleNode, rules, say } from '../context.ts'
import { pageIn } from '../versions/page-in.ts'
import { anything, gates } from './ways.ts'

const { can } = rules

const nodes = (): RuleNode[] => [
  can('OT.1', gates, (_, gate) => ({ do: 'reinforce', gate })),
  can(
    'OT.2',
    { from: (c) => (topKind(c.view) === F.look ? [true] : []), show: () => say('supercat.nothing', {}) },
    () => ({ do: 'look' }),
  ),
  can(
    'OT.3',
    {
      ...anything,
      from: (c) => (topKind(c.view) === F.reinforce || topKind(c.view) === F.look ? [] : anything.from(c)),
    },
    (_, action) => action,
  ),
]

export const others = pageIn('OTH', { '0.5': nodes, '0.10': nodes })

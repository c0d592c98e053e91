// Tokens that do not fit.

import { F, topKind } from '../../../rules/state/stack.ts'
import { me, type RuleNode, rules, say } from '../context.ts'
import { arrangement } from '../lib/slots.ts'
import { pageIn } from '../versions/page-in.ts'
import { arrangeAction } from './ways.ts'

const { can } = rules

const nodes = (): RuleNode[] => [
  can(
    'SL.1',
    {
      from: (c) => (topKind(c.view) === F.overflow ? [arrangement(c.view, me(c))] : []),
      show: (_, places) => say('supercat.slots', { slots: places }),
    },
    arrangeAction,
  ),
]

export const slots = pageIn('SLT', { '0.5': nodes, '0.10': nodes })

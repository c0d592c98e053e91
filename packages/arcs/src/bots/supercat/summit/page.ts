// Summits: the call, and what a bot does in Call to Order.

import { d6 } from '@understudy/procedure'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { topKind } from '../../../rules/state/stack.ts'
import { pageIn05 } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import {
  call,
  decline,
  force,
  founderCalls,
  hasFavors,
  inOrder,
  leave,
  leaves,
  mayCall,
  petition,
  petitions,
  rollsHigh,
  stewardCalls,
  toAdvance,
  toContendDeclared,
  toContendOpen,
  toHinder,
} from './ways.ts'

const { act, ask, can, roll } = rules

export const summit = pageIn05(
  'SUM',
  () => [
    ask('SU.1', mayCall, [
      ask(
        'SU.1a',
        founderCalls,
        [act('SU.1b', call)],
        [
          ask(
            'SU.1c',
            stewardCalls,
            [act('SU.1d', call)],
            [roll('SU.1e', d6, 'callDie'), ask('SU.1f', rollsHigh, [act('SU.1g', call)], [act('SU.1h', decline)])],
          ),
        ],
      ),
    ]),
    ask('SU.2', inOrder, [
      ask('SU.2a', hasFavors, [
        can('SU.2b', toContendDeclared, force),
        can('SU.2c', toContendOpen, force),
        can('SU.2d', toAdvance, force),
        can('SU.2e', toHinder, force),
      ]),
      ask('SU.3', leaves, [act('SU.3a', leave)]),
      ask('SU.3b', petitions, [act('SU.3c', petition)]),
      can('SU.4', { from: (c) => (inOrder.test(c) ? [true] : []) }, decline),
    ]),
  ],
  (c) => topKind(c.view) === FRAME.callToOrder,
)

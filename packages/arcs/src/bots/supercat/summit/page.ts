// Summits: the call, and what a bot does in Call to Order.

import { d6 } from '@understudy/procedure'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { topKind } from '../../../rules/state/stack.ts'
import { actPage } from '../campaign/page-in.ts'
import { type RuleNode, rules } from '../context.ts'
import type { VersionId } from '../versions/version.ts'
import {
  call,
  decline,
  force,
  founderCalls,
  hasFavors,
  inOrder,
  leave,
  leaves,
  magnateCalls,
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

/** In 0.10 the Magnate calls whatever the die might say. */
const orMagnate: Readonly<Record<VersionId, (rest: readonly RuleNode[]) => readonly RuleNode[]>> = {
  '0.5': (rest) => rest,
  '0.10': (rest) => [ask('SU.X1m', magnateCalls, [act('SU.X1n', call)], rest)],
}

export const summit = actPage(
  'SUM',
  (version, id) => [
    ask(id('SU.1'), mayCall, [
      ask(
        id('SU.1a'),
        founderCalls,
        [act(id('SU.1b'), call)],
        [
          ask(
            id('SU.1c'),
            stewardCalls,
            [act(id('SU.1d'), call)],
            orMagnate[version.id]([
              roll(id('SU.1e'), d6, 'callDie'),
              ask(id('SU.1f'), rollsHigh, [act(id('SU.1g'), call)], [act(id('SU.1h'), decline)]),
            ]),
          ),
        ],
      ),
    ]),
    ask(id('SU.2'), inOrder, [
      ask(id('SU.2a'), hasFavors, [
        can(id('SU.2b'), toContendDeclared, force),
        can(id('SU.2c'), toContendOpen, force),
        can(id('SU.2d'), toAdvance, force),
        can(id('SU.2e'), toHinder, force),
      ]),
      ask(id('SU.3'), leaves, [act(id('SU.3a'), leave)]),
      ask(id('SU.3b'), petitions, [act(id('SU.3c'), petition)]),
      can(id('SU.4'), { from: (c) => (inOrder.test(c) ? [true] : []) }, decline),
    ]),
  ],
  (c) => topKind(c.view) === FRAME.callToOrder,
)

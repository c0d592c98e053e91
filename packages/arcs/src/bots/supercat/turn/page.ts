// The turn of the bot: which card, seizing, the Prelude, the page of the suit.

import { d6 } from '@understudy/procedure'
import type { Action } from '../../../vocabulary.ts'
import { abilityWays, useAbility } from '../abilities.ts'
import { asIn, type RuleNode, rules, settings } from '../context.ts'
import { when } from '../lib/when.ts'
import { inTurn } from '../questions.ts'
import type { NodeId } from '../sources.ts'
import { inBattle } from '../terms/combat.ts'
import { pageIn } from '../versions/page-in.ts'
import { more, type Version } from '../versions/version.ts'
import {
  ACT_PAGES,
  cardsDrawn,
  cardToPlay,
  declarations,
  hasSpies,
  isCombatCard,
  isLeader,
  mayCheckSeize,
  noCards,
  oneSuit,
  owed,
  PAGES,
  pageOfSuit,
  playCard,
  rollsLow,
  seizeCounterGone,
  seizeGrew,
  surpass,
  surpasses,
} from './ways.ts'

const { act, along, ask, can, choose, go, goAs, roll, set } = rules

/** Before `BT.3d`, and before the page of the suit, 0.10 has something more to say. */
interface More {
  readonly highest: readonly RuleNode[]
  readonly ability: readonly RuleNode[]
}

/** In the campaign an Event may come before General Priorities. */
const orGeneral = (version: Version, id: NodeId): readonly RuleNode[] => {
  const event = more(version, 'BT.4d')
  return event.length > 0 ? event : [go(id, 'GP')]
}

const orDeclare = (version: Version, rest: readonly RuleNode[]): readonly RuleNode[] =>
  version.act?.orDeclare?.(version, rest) ?? rest

/** It seizes, and what that costs a Partisan. */
const seized = (version: Version): readonly RuleNode[] => [
  set((c) => {
    c.vars.seizes = true
    c.vars.spies = hasSpies(c)
  }),
  ...more(version, 'BT.4p'),
]
const orSeize = (version: Version, check: readonly RuleNode[]): readonly RuleNode[] =>
  version.act?.orSeize?.(seized(version), check) ?? check

const declaring = ({ act }: Version): typeof declarations =>
  act === undefined ? declarations : { ...declarations, prefer: [...(declarations.prefer ?? []), ...act.declaring] }

const pageWith = (
  version: Version,
  id: Readonly<Record<Shared, NodeId>>,
  { highest, ability }: More = { highest: [], ability: [] },
): RuleNode[] => [
  ask(id.BT0, cardToPlay, [
    ask(id.BT1, noCards, []),
    ask(id.BT2, cardsDrawn, []),
    ask(
      id.BT3,
      isLeader,
      [
        ask(id.BT3a, seizeCounterGone, []),
        ...more(version, 'BT.3b'),
        choose(
          id.BT3c,
          asIn(version, declaring(version)),
          'option',
          more(version, 'BT.3s'),
          orDeclare(version, [...highest, go(id.BT3d, 'GP')]),
        ),
      ],
      [
        ask(
          id.BT4,
          surpasses,
          [choose(id.BT4a, surpass, 'option')],
          [
            ask(id.BT4b, seizeGrew, []),
            ask(
              id.BT4c,
              mayCheckSeize,
              orSeize(version, [roll(id.BT4die, d6, 'die'), ask(id.BT4low, rollsLow, seized(version))]),
            ),
            ...orGeneral(version, id.BT4e),
          ],
        ),
      ],
    ),
    set((c) => {
      if (c.vars.option?.carry === true && settings(c).gpCarryOver) c.vars.carry = true
    }),
    along(
      [id.BT3c, id.BT4low, ...(version.act?.orSeize === undefined ? [] : (['BT.X4u'] as const))],
      act(id.BT5, playCard, 'option'),
    ),
  ]),
  can(id.BT7, owed, (_c, action): Action => action),
  ask(id.BT5a, { test: inTurn }, [
    go(id.BT5b, 'PR'),
    ...ability,
    ...more(version, 'BT.5g'),
    ask(id.BT5c, isCombatCard, [go(id.BT5c1, 'AGG')]),
    goAs(id.BT5d, version.act === undefined ? PAGES : ACT_PAGES, pageOfSuit),
    can(id.BT5e, when(inTurn), () => ({ do: 'end' })),
  ]),
  // A battle that these pages did not begin is finished first; then the turn is read anew (supercat/A113).
  ask(id.BT6, { test: (c) => inBattle(c.view) }, [go(id.BT61, 'CMB')]),
]

const IDS = {
  BT0: 'BT.0',
  BT1: 'BT.1',
  BT2: 'BT.2',
  BT3: 'BT.3',
  BT3a: 'BT.3a',
  BT3c: 'BT.3c',
  BT3d: 'BT.3d',
  BT4: 'BT.4',
  BT4a: 'BT.4a',
  BT4b: 'BT.4b',
  BT4c: 'BT.4c',
  BT4die: 'BT.4c.1',
  BT4low: 'BT.4c.2',
  BT4e: 'BT.4e',
  BT5: 'BT.5',
  BT7: 'BT.7',
  BT5a: 'BT.5a',
  BT5b: 'BT.5b',
  BT5c: 'BT.5c',
  BT5c1: 'BT.5c.1',
  BT5d: 'BT.5d',
  BT5e: 'BT.5e',
  BT6: 'BT.6',
  BT61: 'BT.6.1',
} as const satisfies Record<string, NodeId>
type Shared = keyof typeof IDS

const LATER_IDS: Readonly<Record<Shared, NodeId>> = {
  BT0: 'BT.X0',
  BT1: 'BT.X1',
  BT2: 'BT.X2',
  BT3: 'BT.X3',
  BT3a: 'BT.X3a',
  BT3c: 'BT.X3c',
  BT3d: 'BT.X3d',
  BT4: 'BT.X4',
  BT4a: 'BT.X4a',
  BT4b: 'BT.X4b',
  BT4c: 'BT.X4c',
  BT4die: 'BT.X4r.1',
  BT4low: 'BT.X4r',
  BT4e: 'BT.X4g',
  BT5: 'BT.X5',
  BT7: 'BT.X7',
  BT5a: 'BT.X5a',
  BT5b: 'BT.X5b',
  BT5c: 'BT.X5c',
  BT5c1: 'BT.X5c.1',
  BT5d: 'BT.X5d',
  BT5e: 'BT.X5e',
  BT6: 'BT.X6',
  BT61: 'BT.X6.1',
}

export const turn = pageIn('BT', {
  '0.5': (version) => pageWith(version, IDS),
  '0.10': (version) =>
    pageWith(version, LATER_IDS, {
      highest: [choose('BT.X3e', oneSuit, 'only')],
      ability: [
        ask('BT.X5f', (c) => settings(c).abilityFirst && c.vars.option?.ability === true && inTurn(c), [
          can('BT.X5f.1', abilityWays('tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'), useAbility),
        ]),
      ],
    }),
})

// The turn of the bot: which card, seizing, the Prelude, the page of the suit.

import { d6 } from '@understudy/procedure'
import type { Action } from '../../../vocabulary.ts'
import { rules, settings } from '../context.ts'
import { when } from '../lib/when.ts'
import { inTurn } from '../questions.ts'
import { inBattle } from '../terms/combat.ts'
import { pageIn } from '../versions/page-in.ts'
import {
  cardsDrawn,
  cardToPlay,
  declarations,
  hasSpies,
  isCombatCard,
  isLeader,
  mayCheckSeize,
  noCards,
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

const { act, ask, can, choose, go, goAs, roll, set } = rules

export const turn = pageIn('BT', {
  '0.5': () => [
    ask('BT.0', cardToPlay, [
      ask('BT.1', noCards, []),
      ask('BT.2', cardsDrawn, []),
      ask(
        'BT.3',
        isLeader,
        [ask('BT.3a', seizeCounterGone, []), choose('BT.3c', declarations, 'option', [], [go('BT.3d', 'GP')])],
        [
          ask(
            'BT.4',
            surpasses,
            [choose('BT.4a', surpass, 'option')],
            [
              ask('BT.4b', seizeGrew, []),
              ask('BT.4c', mayCheckSeize, [
                roll('BT.4c.1', d6, 'die'),
                ask('BT.4c.2', rollsLow, [
                  set((c) => {
                    c.vars.seizes = true
                    c.vars.spies = hasSpies(c)
                  }),
                ]),
              ]),
              go('BT.4e', 'GP'),
            ],
          ),
        ],
      ),
      set((c) => {
        if (c.vars.option?.carry === true && settings(c).gpCarryOver) c.vars.carry = true
      }),
      act('BT.5', playCard, 'option'),
    ]),
    can('BT.7', owed, (_c, action): Action => action),
    ask('BT.5a', { test: inTurn }, [
      go('BT.5b', 'PR'),
      ask('BT.5c', isCombatCard, [go('BT.5c.1', 'AGG')]),
      goAs('BT.5d', PAGES, pageOfSuit),
      can('BT.5e', when(inTurn), () => ({ do: 'end' })),
    ]),
    // A battle that these pages did not begin is finished first; then the turn is read anew (supercat/A113).
    ask('BT.6', { test: (c) => inBattle(c.view) }, [go('BT.6.1', 'CMB')]),
  ],
})

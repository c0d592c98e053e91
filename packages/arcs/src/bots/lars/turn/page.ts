import { cardId } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import type { Action } from '../../../vocabulary.ts'
import { rules } from '../context.ts'
import { ASSAULT, copiesLead, RAID, SKIRMISH, seizesInitiative, shifts } from '../dice.ts'

import {
  BY_KIND,
  BY_SUIT,
  cardToPlay,
  declaration,
  faceDown,
  leads,
  orderOf,
  playFaceUp,
  seizing,
  takeUp,
  topCard,
} from './ways.ts'

const { act, actAfter, along, ask, can, go, goAs, page, repeat, roll, set } = rules

export const turn = page('TURN', [
  roll('TURN.1', ASSAULT, 'assault'),
  ask(
    'TURN.2',
    leads,
    [
      can(
        'TURN.2.1',
        declaration,
        (c, ambition): Action => ({ do: 'lead', card: cardId(topCard(c)), declare: ambition }),
        { none: [actAfter('TURN.2.2', 'TURN.2.1', (c): Action => ({ do: 'lead', card: cardId(topCard(c)) }))] },
      ),
    ],
    [
      ask(
        'TURN.2.3',
        cardToPlay,
        [
          // Turned over, it is no card to copy with: the skirmish die has said so.
          ask('TURN.2.4', faceDown, [roll('TURN.3', SKIRMISH, 'skirmish')]),
          roll('TURN.4', RAID, 'raid'),
          ask('TURN.5', seizesInitiative, [
            set((c) => {
              c.vars.seize = true
            }),
          ]),
          ask(
            'TURN.6',
            copiesLead,
            [
              along(
                ['TURN.5'],
                act('TURN.6.1', (c): Action => ({ do: 'copy', ...seizing(c) })),
              ),
            ],
            [
              act('TURN.6.2', (c): Action[] => (faceDown(c) ? [{ do: 'turnUp' }] : [])),
              along(['TURN.5'], act('TURN.6.3', playFaceUp)),
            ],
          ),
        ],
        [set(takeUp)],
      ),
    ],
  ),
  goAs('TURN.7', [...BY_SUIT, 'REST'], (c) => (c.vars.next === undefined ? BY_SUIT[read.suit(c.view)]! : 'REST')),
  ask('TURN.8', shifts, [go('TURN.8.1', 'SHIFT')]),
  act('TURN.9', (): Action => ({ do: 'end' })),
])

/** What is left to do for a Lars that takes a seat up in the midst of its turn (lars/A64). */
export const rest = page('REST', [
  repeat('REST.1', (c) => (c.vars.next ?? 0) < orderOf(c).length, [
    goAs('REST.2', Object.values(BY_KIND), (c) => BY_KIND[orderOf(c)[c.vars.next ?? 0]!]),
    set((c) => {
      c.vars.next = (c.vars.next ?? 0) + 1
    }),
  ]),
])

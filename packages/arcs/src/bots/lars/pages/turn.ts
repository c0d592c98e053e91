// The turn of Lars (lars 5), the order of its actions (lars 6), and its target planet.

import { d6, type Ways } from '@understudy/procedure'
import { nthCard } from '../../../card-sets.ts'
import { numberOf, suitOf } from '../../../data/action-cards.ts'
import { ambitionId, cardId } from '../../../rules/ids.ts'
import { leadNumber, leadSuit } from '../../../rules/play-card.ts'
import { playable } from '../../../rules/seats/index.ts'
import { ORDER } from '../../../rules/seats/lars.ts'
import { hasUnseenTop } from '../../../rules/seats/lars-deeds.ts'
import * as read from '../../../rules/state/read.ts'
import { F, topKind } from '../../../rules/state/stack.ts'
import { colourOf } from '../../../rules/state/state.ts'
import type { Action, Ambition, Kind } from '../../../vocabulary.ts'
import { type C, me, rules, say } from '../context.ts'
import { ASSAULT, copiesLead, declares, RAID, SKIRMISH, seizesInitiative, shifts } from '../dice.ts'
import type { PageId, PreferenceId } from '../ids.ts'
import { resources, undeclared } from '../reckoning.ts'
import { choose as chooseTarget, clusterOpen, forget, symbolOpen } from '../targets.ts'

const { act, ask, can, go, goAs, page, repeat, roll, set } = rules

const leads = {
  test: (c: C) => topKind(c.view) === F.lead,
  show: (c: C, yes: boolean) => {
    if (yes) return []
    return [cardToPlay(c) ? say('lars.follows', { of: colourOf(c.view, read.leader(c.view)) }) : say('lars.played', {})]
  },
}
/** Not so for a Lars that takes a seat up in the midst of its turn (lars/A64). */
const cardToPlay = (c: C): boolean => topKind(c.view) === F.follow
const faceDown = (c: C): boolean => hasUnseenTop(c.view, me(c))

/** The card that lies turned over. */
const topCard = (c: C): number => nthCard(playable(c.view, me(c)), 0)
const ambitionOf = (card: number): Ambition => ambitionId(numberOf(card) - 1)

const declaration: Ways<C, Ambition, PreferenceId> = {
  from: (c) => (declares.test(c) ? [ambitionOf(topCard(c))] : []),
  show: (_c, ambition) => say('lars.declare', { ambition }),
}

const seizing = (c: C) => (c.vars.seize === true ? ({ seize: 'counter' } as const) : {})

/** lars/A13: the base rules say what the card is; of the lead suit and not higher, it can only be a Copy. */
function playFaceUp(c: C): Action {
  const card = topCard(c)
  const id = cardId(card)
  if (suitOf(card) !== leadSuit(c.view)) return { do: 'pivot', card: id, ...seizing(c) }
  if (numberOf(card) > leadNumber(c.view)) return { do: 'surpass', card: id, ...seizing(c) }
  return { do: 'copy', card: id, ...seizing(c) }
}

const BY_SUIT: readonly PageId[] = ['ADM', 'AGG', 'CON', 'MOB']

const orderOf = (c: C): readonly Kind[] => ORDER[read.suit(c.view)]!
/** The rules count which action it has come to; those before are not done again. */
function takeUp(c: C): void {
  c.vars.next = orderOf(c).length - read.pipsLeft(c.view)
}
const BY_KIND: Readonly<Record<Kind, PageId>> = {
  secure: 'SEC',
  move: 'MOV',
  battle: 'BAT',
  influence: 'INF',
  repair: 'REP',
  tax: 'TAX',
  build: 'BLD',
}

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
        { none: [act('TURN.2.2', (c): Action => ({ do: 'lead', card: cardId(topCard(c)) }))] },
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
            [act('TURN.6.1', (c): Action => ({ do: 'copy', ...seizing(c) }))],
            [act('TURN.6.2', (c): Action[] => (faceDown(c) ? [{ do: 'turnUp' }] : [])), act('TURN.6.3', playFaceUp)],
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

export const suits = [
  page('AGG', [go('AGG.1', 'SEC'), go('AGG.2', 'MOV'), go('AGG.3', 'BAT')]),
  page('ADM', [go('ADM.1', 'INF'), go('ADM.2', 'REP'), go('ADM.3', 'TAX')]),
  page('MOB', [go('MOB.1', 'INF'), go('MOB.2', 'MOV')]),
  page('CON', [go('CON.1', 'REP'), go('CON.2', 'BLD')]),
]

/** What is left to do for a Lars that takes a seat up in the midst of its turn (lars/A64). */
export const rest = page('REST', [
  repeat('REST.1', (c) => (c.vars.next ?? 0) < orderOf(c).length, [
    goAs('REST.2', Object.values(BY_KIND), (c) => BY_KIND[orderOf(c)[c.vars.next ?? 0]!]),
    set((c) => {
      c.vars.next = (c.vars.next ?? 0) + 1
    }),
  ]),
])

export const start = page('START', [
  set(forget),
  repeat('START.1', clusterOpen, [roll('START.1.1', d6, 'cluster')]),
  repeat('START.2', symbolOpen, [roll('START.2.1', d6, 'symbol')]),
  act('START.3', chooseTarget),
])

export const shift = page('SHIFT', [
  set(forget),
  roll('SHIFT.1', d6, 'step'),
  repeat('SHIFT.2', symbolOpen, [roll('SHIFT.2.1', d6, 'symbol')]),
  act('SHIFT.3', chooseTarget),
])

export const chapterEnd = page('END', [
  ask('END.1', undeclared, [act('END.1.1', (): Action => ({ do: 'reckon', step: 'undeclared' }))]),
  ask('END.2', resources, [act('END.2.1', (): Action => ({ do: 'reckon', step: 'resources' }))]),
  go('END.3', 'SHIFT'),
])

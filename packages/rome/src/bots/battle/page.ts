// BAT, TAC, PH1 to PH4, RES: a battle card by card.

import type { Action } from '../../vocabulary.ts'
import { rules } from '../context.ts'
import { reckon } from '../view/seen.ts'
import {
  anyPoor,
  cavalryKept,
  cavalrySpent,
  fallen,
  fewTargets,
  forTerrain,
  giveWay,
  green,
  gunHits,
  hasArtillery,
  hasCentre,
  hasFlanks,
  hasTerrainDeck,
  inEnvelopment,
  inFlanks,
  infantryLeft,
  inTerrain,
  isBeaten,
  isRed,
  keepRoll,
  lose,
  loses,
  outranks,
  playsNothing,
  red,
  refuges,
  reroll,
  reserveFights,
  retreat,
  shoot,
  supporterWaits,
  tactics,
  tacticsAll,
  tacticsLeft,
  tacticsS,
  tooSmall,
  unopposed,
  wins,
} from './ways.ts'

const { act, ask, can, leave, page, roll } = rules

export const pages = [
  page('DCK', [
    ask('BAT-1', hasTerrainDeck, []),
    ask('BAT-3', hasFlanks, []),
    ask('BAT-4', hasCentre, []),
    ask('BAT-5', hasArtillery, []),
    ask('BAT-6', outranks, []),
    act('BAT-6.1', reckon),
  ]),
  page('BAT', [can('BAT-2', forTerrain, (_c, card): Action => ({ do: 'terrain', card }))]),
  page('RND', [
    ask('PH1-1', inTerrain, [act('PH1-1.1', reckon), leave('PH1-1.2')]),
    ask('PH2-1', inFlanks, [act('PH2-1.1', reckon), leave('PH2-1.2')]),
    ask('PH2-2', cavalrySpent, []),
    ask('PH2-3', cavalryKept, []),
    ask('PH3-1', supporterWaits, []),
    ask('PH3-2', infantryLeft, []),
    ask('PH3-3', playsNothing, []),
    ask('PH3-6', reserveFights, []),
    ask('PH3-7', unopposed, []),
    act('PH3-5', reckon),
  ]),
  page('PH3', [
    ask(
      'PH3-4',
      fewTargets,
      [act('PH3-4.1', shoot(true))],
      [
        roll('PH3-4.2', green, 'gun'),
        ask('PH3-4.3', gunHits, [act('PH3-4.4', shoot(true))], [act('PH3-4.5', shoot(false))]),
      ],
    ),
  ]),
  page('TAC', [
    ask('PH4-2', inEnvelopment, []),
    ask(
      'TAC-3',
      tacticsAll,
      [act('TAC-3.1', tactics)],
      [ask('TAC-2', tacticsS, [act('TAC-2.1', tactics)], [act('TAC-1', tactics)])],
    ),
  ]),
  page('PH4', [ask('PH4-1', anyPoor, [act('PH4-1.1', reroll)], [act('PH4-1.2', keepRoll)])]),
  page('CAS', [can('PH3-7.1', fallen, lose)]),
  page('END', [
    ask('RES-1', wins, []),
    ask('RES-2', loses, []),
    ask('TAC-4', tacticsLeft, []),
    ask('RES-5', tooSmall, []),
    act('RES-5.1', reckon),
  ]),
  page('RES', [
    roll('RES-3', red, 'skull'),
    ask('RES-3.1', isRed, [act('RES-3.2', giveWay(true))], [act('RES-3.3', giveWay(false))]),
  ]),
  page('RTR', [ask('RES-4.1', isBeaten, [can('RES-4', refuges, retreat)], [can('RES-4.2', refuges, retreat)])]),
]

// SUP: the Detailed Target Priority Order of the Super-bot.

import type { Action } from '../../vocabulary.ts'
import { homePlaces } from '../army/places.ts'
import { HALT, marchAndHalt, walking } from '../army/stops.ts'
import { rules } from '../context.ts'
import { hasTakenHome, isSpent } from '../targets/golden-rules.ts'
import { afterGoing, rest, target, tested, walk } from '../targets/lines.ts'
import { calm, calming, canBoard } from '../targets/ways.ts'
import {
  atEnemyBorder,
  calmable,
  isAtWar,
  lonelyGarrisons,
  lonelyPlaces,
  suppliedGarrisons,
  threatened,
  towardsEnemy,
} from './ways.ts'

const { act, ask, can, choose, leave, page, proceed } = rules

export const pages = [
  page('SUP', [
    ask('GR-B', hasTakenHome, []),
    ask('GR-A', isSpent, [proceed('GR-A.1', 'SUP-4.1')]),
    ask('SUP-1', threatened, [...target('SUP-1.1'), ...target('SUP-1.2'), ...target('SUP-1.3'), ...target('SUP-1.4')]),
    ...target('SUP-2.1'),
    ...target('SUP-2.2'),
    ...target('SUP-2.3'),
    ...tested('SUP-2.4'),
    ...target('SUP-3.1'),
    ...target('SUP-3.2'),
    ...target('SUP-3.3'),
    ...target('SUP-3.4'),
    ask('TRN-1', canBoard, [...target('SUP-3.5'), ...target('SUP-3.6')]),
    choose('SUP-4.1', calmable, 'goal', [can('SUP-X3', calming, calm, afterGoing(leave('SUP-X3.1')))]),
    ask('GR-A.2', isSpent, [proceed('GR-A.3', 'MOV-5.4')]),
    ...tested('SUP-5.1'),
    ...tested('SUP-5.2'),
    ...tested('SUP-5.3'),
    ...tested('SUP-5.4'),
    ...tested('SUP-5.5'),
    ...tested('SUP-5.6'),
    ask('SUP-5.7', canBoard, [
      ...tested('SUP-5.7.1'),
      ...tested('SUP-5.7.2'),
      ...tested('SUP-5.7.3'),
      ...tested('SUP-5.7.4'),
      ...tested('SUP-5.7.5'),
      ...tested('SUP-5.7.6'),
    ]),
    rest,
    ask('SUP-6.1', isAtWar, [
      ask('SUP-6.1.1', atEnemyBorder, [act('SUP-6.1.2', (): Action => HALT), leave('SUP-6.1.3')]),
      choose('SUP-6.1.4', towardsEnemy, 'goal', [
        can('SUP-6.1.5', walking, marchAndHalt, afterGoing(leave('SUP-6.1.6'))),
      ]),
    ]),
    walk('SUP-6.2', suppliedGarrisons),
    walk('SUP-6.3', homePlaces),
    walk('SUP-6.4', lonelyGarrisons),
    walk('SUP-6.5', lonelyPlaces),
    act('SUP-6.6', (): Action => HALT),
  ]),
]

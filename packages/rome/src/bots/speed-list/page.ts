// SPD: the Summarised Target Priority Order of the Speed-bot.

import { anyOf } from '@understudy/procedure'
import type { Action } from '../../vocabulary.ts'
import { homePlaces } from '../army/places.ts'
import { HALT, marchAndHalt, walking } from '../army/stops.ts'
import { rules } from '../context.ts'
import { hasTakenHome, isSpent } from '../targets/golden-rules.ts'
import { afterGoing, rest, target, tested, walk } from '../targets/lines.ts'
import { calm, calming, canBoard } from '../targets/ways.ts'
import { guardsHome, nobodyHome, unquietPlaces, watchPosts } from './ways.ts'

const { act, ask, can, choose, leave, page, proceed } = rules

export const pages = [
  page('SPD', [
    ask('GR-B', hasTakenHome, []),
    ask('TRN-1', canBoard, []),
    ask('GR-A', isSpent, [proceed('GR-A.1', 'SPD-4')]),
    ...target('SPD-1'),
    ...target('SPD-2'),
    ...target('SPD-3'),
    choose('SPD-4', unquietPlaces, 'goal', [
      can('SUP-X3', calming, calm, afterGoing(leave('SUP-X3.1'))),
      can('SPD-4.1', walking, marchAndHalt, afterGoing(leave('SPD-4.2'))),
    ]),
    ask('GR-A.2', isSpent, [proceed('GR-A.3', 'MOV-5.4')]),
    ...tested('SPD-5'),
    rest,
    ask('SPD-6.0', anyOf(guardsHome, nobodyHome), [walk('SPD-6', homePlaces)]),
    choose('SPD-7', watchPosts, 'goal', [can('SPD-7.1', walking, marchAndHalt, afterGoing(leave('SPD-7.2')))]),
    act('SPD-7.3', (): Action => HALT),
  ]),
]

// The Campaign turn of a bot (22): its armies in their order, each by its list; then its navies.

import type { Action } from '../../vocabulary.ts'
import { halt, marchAndHalt, walking } from '../army/stops.ts'
import { rules } from '../context.ts'
import { after, afterGoing } from '../targets/lines.ts'
import {
  activate,
  atHome,
  comeBack,
  couldSplit,
  dissolve,
  dissolveAt,
  hasActed,
  homeInReach,
  isDone,
  isOffBoard,
  isSmall,
  returnPlaces,
  slotLeft,
  wayHome,
} from './ways.ts'

const { act, ask, can, choose, go, goAs, leave, page } = rules

const turn = page('CAM', [
  ask(
    'MOV-1',
    slotLeft,
    [act('MOV-1.1', activate)],
    [go('NAV-3', 'FLT'), act('MOV-6', (): Action => ({ do: 'endCampaign' }))],
  ),
])

const activation = page('MOV', [
  ask('MOV-2', isOffBoard, [
    can('RET-1', returnPlaces, comeBack, after(leave('RET-1.1'))),
    act('MOV-2.1', halt),
    leave('MOV-2.2'),
  ]),
  ask(
    'MOV-5',
    hasActed,
    [ask('MOV-5.1', isDone, [act('MOV-5.2', halt), leave('MOV-5.3')])],
    [ask('MOV-3', isSmall, [go('UND-1', 'UND'), leave('MOV-3.1')])],
  ),
  ask('SPL-1', couldSplit, []),
  goAs('MOV-4', ['SUP', 'SPD'], (c) => (c.edition === 'super' ? 'SUP' : 'SPD')),
])

const goingHome = page('UND', [
  ask(
    'UND-2',
    atHome,
    [act('UND-3', dissolve)],
    [
      choose('UND-2.1', wayHome, 'goal', [
        ask(
          'UND-2.2',
          homeInReach,
          [act('UND-3.1', dissolveAt, 'goal'), leave('UND-3.2')],
          [can('UND-2.3', walking, marchAndHalt, afterGoing(leave('UND-2.4')))],
        ),
      ]),
      act('UND-2.5', halt),
    ],
  ),
])

export const pages = [turn, activation, goingHome]

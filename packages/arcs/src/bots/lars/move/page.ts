// Move (lars 6.5).

import { rules } from '../context.ts'
import {
  paths,
  recall,
  send,
  shipsAndTargets,
  strays,
  targetPlanet,
  theGate,
  withCity,
  withPort,
  withShips,
  withSlot,
} from './ways.ts'

const { can, choose, page, repeat } = rules

export const moving = page('MOV', [
  can('MOV.1', strays, recall),
  repeat('MOV.2', shipsAndTargets, [
    choose(
      'MOV.2a',
      targetPlanet,
      'to',
      [],
      [
        choose(
          'MOV.2b',
          withSlot,
          'to',
          [],
          [
            choose(
              'MOV.2c',
              withCity,
              'to',
              [],
              [
                choose(
                  'MOV.2d',
                  withPort,
                  'to',
                  [],
                  [choose('MOV.2e', withShips, 'to', [], [choose('MOV.2f', theGate, 'to')])],
                ),
              ],
            ),
          ],
        ),
      ],
    ),
    can('MOV.3', paths, send, { of: ['to'] }),
  ]),
])

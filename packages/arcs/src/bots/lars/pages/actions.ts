// The seven actions (lars 6.1 to 6.7), each as Lars does it.

import { rules } from '../context.ts'
import { ASSAULT } from '../dice.ts'
import { assaults, fight1, fight2, owners, shipOwners, skirmishes, undefendedCity } from '../ways-battle.ts'
import {
  buildCity,
  buildings,
  buildShips,
  cityPlaces,
  everything,
  focusShips,
  newShips,
  nothingBuilt,
  repair,
  tax,
  taxable,
} from '../ways-build.ts'
import { hitAgents, influence, interceptAgents, securableCards, secure } from '../ways-court.ts'
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
} from '../ways-move.ts'

const { act, ask, can, choose, page, proceed, repeat, roll, set } = rules

const influencing = page('INF', [
  roll('INF.1', ASSAULT, 'influence'),
  can('INF.2', hitAgents, (_c, { card, n }) => influence(Array.from({ length: n }, () => card))),
  can('INF.3', interceptAgents, (_c, { cards }) => influence(cards)),
])

const repairing = page('REP', [can('REP.1', buildings, repair), can('REP.2', focusShips, repair)])

// biome-ignore lint/suspicious/noThenProperty: a word of the rulebook language
const taxing = page('TAX', [can('TAX.1', taxable, tax, { then: [proceed('TAX.1.1', 'TAX.1')] })])

const securing = page('SEC', [
  set((c) => {
    delete c.vars.taken
  }),
  choose('SEC.1', securableCards, 'taken', [act('SEC.1.1', secure, 'taken'), proceed('SEC.1.2', 'SEC.1')]),
])

const building = page('BLD', [
  can('BLD.1', cityPlaces, buildCity),
  can('BLD.2', newShips, buildShips),
  ask('BLD.3', nothingBuilt, [can('BLD.3.1', everything, repair)]),
])

const moving = page('MOV', [
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

const fighting = page('BAT', [
  choose('BAT.1', skirmishes, 'at', [
    choose('BAT.1.1', shipOwners, 'foe'),
    act('BAT.1.2', fight1, 'at'),
    proceed('BAT.1.3', 'BAT.1'),
  ]),
  choose('BAT.2', assaults, 'at', [
    choose('BAT.2.1', owners, 'foe'),
    ask('BAT.2.2', undefendedCity, [act('BAT.2.3', fight2, 'at')], [act('BAT.2.4', fight2, 'at')]),
    proceed('BAT.2.5', 'BAT.2'),
  ]),
])

export const actions = [influencing, repairing, taxing, building, moving, fighting, securing]

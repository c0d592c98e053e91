// The Spending phase (rome 29): a column of the table, then its steps from the top.

import { landOf } from '../../rules/state/query.ts'
import type { Action, Slot } from '../../vocabulary.ts'
import { rules, say } from '../context.ts'
import { settings } from '../options/options.ts'
import { own, pack } from '../view/seen.ts'
import {
  agentPrice,
  budget,
  buyLooked,
  buysGeneral,
  calledFor,
  canAssign,
  columns,
  cubePrice,
  cubes,
  DEVELOPMENTS,
  developmentCost,
  develops,
  fits,
  generalsShort,
  heaps,
  leaderless,
  lookedPrice,
  nextDevelopment,
  payable,
  regionId,
  shopping,
  TROOPS,
  troubled,
  turnedUp,
  wantsShip,
} from './ways.ts'

const { act, ask, can, choose, go, page, proceed, repeat, set } = rules

export const pages = [
  page('SPN', [
    choose('SPN-0', columns, 'column'),
    // while a card lies turned up nothing else can be bought.
    ask('SPN-0.1', turnedUp, [budget(TROOPS), proceed('SPN-0.2', 'SPN-4')]),
    repeat('SPN-1', buysGeneral, [act('SPN-1.2', (): Action => ({ do: 'buyGeneral' }))]),
    repeat('SPN-1.4', canAssign, [
      can('SPN-1.5', leaderless, (_c, slot): Action => ({ do: 'assign', slot: slot as Slot })),
    ]),
    // who is at hand takes command even if the next one cannot be paid; then R-84.
    ask('SPN-1.1', generalsShort, [proceed('SPN-1.3', 'SPN-7')]),
    repeat(
      'SPN-2',
      calledFor(
        (c) => troubled(c).length > 0,
        cubePrice,
        (c) => say('bot.cubes', { n: troubled(c).reduce((sum, region) => sum + landOf(c.view, region).cubes, 0) }),
      ),
      [
        ask(
          'SPN-2.1',
          payable(cubePrice),
          [can('SPN-2.2', cubes, (c, region): Action => ({ do: 'removeCube', region: regionId(c, region) }))],
          [proceed('SPN-2.3', 'SPN-7')],
        ),
      ],
    ),
    repeat(
      'SPN-3',
      calledFor(
        (c) => own(c).agents.length < pack(c).limits.agents,
        agentPrice,
        (c) => say('bot.count', { n: own(c).agents.length, of: pack(c).limits.agents }),
      ),
      [
        ask(
          'SPN-3.1',
          payable(agentPrice),
          [act('SPN-3.2', (): Action => ({ do: 'buyAgent' }))],
          [proceed('SPN-3.3', 'SPN-7')],
        ),
      ],
    ),
    budget(TROOPS),
    repeat('SPN-4', shopping, [
      can('SPN-4.1', heaps, (_c, { name }): Action => ({ do: 'look', pile: name })),
      ask(
        'SPN-4.2',
        fits,
        [
          set((c) => {
            c.vars.budget = (c.vars.budget ?? 0) - lookedPrice(c)
          }),
          act('SPN-4.3', buyLooked),
        ],
        [
          set((c) => {
            c.vars.ended = true
          }),
          act('SPN-4.4', (): Action => ({ do: 'putBack' })),
        ],
      ),
    ]),
    repeat('SPN-4.5', wantsShip, [act('SPN-4.6', (): Action => ({ do: 'buyNavy', navy: 0 }))]),
    budget(DEVELOPMENTS),
    repeat('SPN-5', develops, [
      ask(
        'SPN-5.1',
        payable(developmentCost),
        [
          set((c) => {
            if (settings(c)['spend.devBudget'] === 'total') c.vars.budget = (c.vars.budget ?? 0) - developmentCost(c)
          }),
          act('SPN-5.2', (c): Action => ({ do: 'develop', column: nextDevelopment(c)?.column ?? 0 })),
        ],
        [proceed('SPN-5.3', 'SPN-7')],
      ),
    ]),
    go('SPN-6', 'BLD'),
    act('SPN-7', (): Action => ({ do: 'done' })),
  ]),
]

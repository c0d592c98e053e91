// CNQ, SIE, MRC: an attack on a region, and what its dice bring.

import { rules } from '../context.ts'
import { reckon } from '../view/seen.ts'
import {
  attackByLand,
  attackBySea,
  couldBesiege,
  declaresFirst,
  entersOnly,
  fails,
  gathered,
  isGatheredFight,
  launches,
  meetsArmy,
  meetsHolder,
  meetsPerson,
  routes,
  stagings,
  suffers,
  takesHome,
  takesStack,
  turnsBack,
} from './ways.ts'

const { act, ask, can, choose, page, set } = rules

export const pages = [
  page('CNQ', [
    ask('CNQ-1', meetsArmy, [
      ask('CNQ-2', meetsPerson, [], [ask('BVB-1', isGatheredFight, []), ask('BVB-2', declaresFirst, [])]),
    ]),
    ask('CNQ-4', meetsHolder, [ask('SIE-1', couldBesiege, [])]),
    choose(
      'TRN-2',
      routes,
      'route',
      [
        set((c) => {
          c.vars.navy = c.vars.route?.sail?.navy ?? 0
        }),
        ask('NAV-1', launches, []),
        act('TRN-3', attackBySea, 'aim'),
      ],
      [can('CNQ-4.1', stagings, attackByLand, { of: ['aim'] })],
    ),
  ]),
  page('ASL', [
    ask('CNQ-6', gathered, []),
    ask('CNQ-7', suffers, []),
    ask('CNQ-8', fails, [act('CNQ-8.1', reckon)], [act('CNQ-8.2', reckon)]),
  ]),
  page('WON', [
    ask('CNQ-3', entersOnly, [act('CNQ-3.1', reckon)], [ask('CNQ-3.2', turnsBack, []), act('CNQ-3.3', reckon)]),
  ]),
  page('TAK', [ask('CNQ-9', takesHome, []), ask('MRC-1', takesStack, []), act('CNQ-9.1', reckon)]),
]

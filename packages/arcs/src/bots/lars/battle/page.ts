// Battle (lars 6.6), and what comes up in it: hits, gifts, ransacking.

import type { Action } from '../../../vocabulary.ts'
import { rules } from '../context.ts'
import {
  assaults,
  assign,
  destroying,
  fight1,
  fight2,
  firstPhase,
  gifts,
  lootable,
  owners,
  shipOwners,
  skirmishes,
  spreading,
  undefendedCity,
} from './ways.ts'

const { act, ask, can, choose, page, proceed } = rules

export const fighting = page('BAT', [
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

export const hits = page('HIT', [
  ask('HIT.1', firstPhase, [can('HIT.1.1', spreading, assign)], [can('HIT.2', destroying, assign)]),
])

export const gift = page('GIV', [can('GIV.1', gifts, (_c, gift): Action => gift)])

export const ransack = page('RAN', [can('RAN.1', lootable, (_c, card): Action => ({ do: 'ransack', card }))])

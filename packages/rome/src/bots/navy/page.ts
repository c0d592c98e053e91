// NAV: navies without an army, interception, and ships that are lost.

import type { Action } from '../../vocabulary.ts'
import { rules } from '../context.ts'
import { beginTest, isTaken } from '../priority-table/ways.ts'
import { after } from '../targets/lines.ts'
import { reckon } from '../view/seen.ts'
import {
  anyIdle,
  botsNear,
  byTable,
  chase,
  chases,
  concernMover,
  concernPrey,
  drift,
  drifts,
  nextNavy,
  shipsLost,
  sought,
  withoutTable,
} from './ways.ts'

const { act, ask, can, choose, go, page, proceed, repeat, set } = rules

const intercept = (yes: boolean) => (): Action => ({ do: 'intercept', yes })

export const pages = [
  page('FLT', [
    repeat('NAV-3.1', anyIdle, [
      set(nextNavy),
      set(beginTest()),
      ask('NAV-2', botsNear, []),
      choose('NAV-3.2', sought, 'prey', [
        set(concernPrey),
        go('NAV-3.3', 'POT'),
        ask(
          'NAV-3.4',
          isTaken,
          [can('NAV-3.5', chases, chase, after(proceed('NAV-3.6', 'NAV-3.1')))],
          [proceed('NAV-3.7', 'NAV-3.2')],
        ),
      ]),
      can('NAV-3.8', drifts, drift),
    ]),
  ]),
  page('NAV', [
    ask('NAV-4', byTable, [set(beginTest()), set(concernMover), go('NAV-4.1', 'POT')], [set(withoutTable)]),
    ask('NAV-4.2', isTaken, [act('NAV-4.3', intercept(true))], [act('NAV-4.4', intercept(false))]),
  ]),
  page('SEA', [ask('NAV-5', shipsLost, []), act('NAV-5.1', reckon)]),
]

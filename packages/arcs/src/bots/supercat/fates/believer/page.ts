// The Believer. It spends all its actions here, if it can.

import { keepNothing } from '../../campaign/fate.ts'
import { rules } from '../../context.ts'
import { move } from '../../doing.ts'
import { agents, force } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { fatePage } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import { faithSaid, newClaims, stackLeft, teachAction, teachAs, teaches } from './ways.ts'

const { ask, can, set } = rules

const ALL = { spends: 'all' } as const

export const believer = fatePage('FBE', 'FA.BE.if', (version) => {
  const moving = { prefer: version.chains.move('claims'), show: moveShown }
  return {
    cards: [
      callFor(
        version,
        'FA.BE1.card',
        [lineOf('influence', teaches, teachAs)],
        (c) => [...faithSaid(c), ...agents(c)],
        ALL,
      ),
      callFor(version, 'FA.BE2.card', [lineOf('move', newClaims, moving)], (c) => [...faithSaid(c), ...force(c)], ALL),
    ],
    actions: [
      set(keepNothing),
      can('FA.BE1', nowWays(teaches, { ...teachAs, because: (c) => [...faithSaid(c), ...agents(c)] }), teachAction),
      ask('FA.BE2.if', { test: stackLeft, show: faithSaid }, [
        can('FA.BE2', nowWays(newClaims, { ...moving, because: force }), move),
      ]),
    ],
  }
})

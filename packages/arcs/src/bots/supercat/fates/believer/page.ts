// The Believer. In 0.5 all its actions go into its page, if they can; in 0.10 only into Teach, and a city where it has none of the
// type comes before a claim there (supercat-0.10, 8.9).

import { keepNothing } from '../../campaign/fate.ts'
import { type C, rules } from '../../context.ts'
import { buildCity, move } from '../../doing.ts'
import { agents, force, ground } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import type { Version } from '../../versions/version.ts'
import { fatePage } from '../fate-page.ts'
import { callFor, type FateLine, lineOf, nowWays, oneLine, under } from '../line.ts'
import { cityAs, claimsThere, newCities, wantsTypes } from './cities.ts'
import { faithSaid, newClaims, stackLeft, teachAction, teachAs, teaches } from './ways.ts'

const { can, set } = rules

const teaching = (version: Version): FateLine =>
  oneLine(
    version,
    version.named('FA.BE1'),
    'influence',
    teaches,
    { ...teachAs, because: (c) => [...faithSaid(c), ...agents(c)] },
    teachAction,
    'all',
  )
const moving = (version: Version) => ({ prefer: version.chains.move('claims'), show: moveShown, because: force })
const called = (c: C) => [...faithSaid(c), ...force(c)]

export const believer = fatePage('FBE', 'FA.BE.if', {
  '0.5': (version) => ({
    lines: [
      { cards: [], actions: [set(keepNothing)] },
      teaching(version),
      under('FA.BE2.if', { test: stackLeft, show: faithSaid }, [
        oneLine(version, 'FA.BE2', 'move', newClaims, { ...moving(version), called }, move, 'all'),
      ]),
    ],
  }),
  '0.10': (version) => {
    const building = cityAs(version)
    return {
      lines: [
        teaching(version),
        under('FX.BE2.if', wantsTypes, [
          {
            cards: [
              callFor(
                version,
                'FX.BE2.card',
                [lineOf('build', newCities, building), lineOf('move', claimsThere, moving(version))],
                (c) => [...faithSaid(c), ...ground('city')(c), ...force(c)],
              ),
            ],
            actions: [
              can('FX.BE2', nowWays(newCities, { ...building, because: ground('city') }), buildCity),
              can('FX.BE2m', nowWays(claimsThere, moving(version)), move),
            ],
          },
        ]),
      ],
    }
  },
})

// Buildings (rome 30): the universal selections first, then the section of the column.

import { d6, type Ways } from '@understudy/procedure'
import { sideOf } from '../../rules/state/query.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import type { NodeId, PageId, PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { me } from '../view/seen.ts'
import {
  atPlace,
  build,
  buildAny,
  capital,
  chains,
  mercenaryBarracks,
  mostValuable,
  nearEnemies,
  nearStance,
  nextMarket,
  ofType,
  portMarket,
  types,
  valueFirst,
  wallsOrBarracks,
  wonders,
} from './ways.ts'

const { ask, can, choose, go, goAs, page, repeat, roll, set } = rules

const SECTIONS: readonly PageId[] = ['BLD-A', 'BLD-B', 'BLD-C', 'BLD-D', 'BLD-E']

const built = (c: C): number => sideOf(c.view, me(c)).built
/** another building is allowed, and the last walk through the page has built one. */
const mayBuild = {
  test: (c: C) => {
    const limit = c.view.options['build.perTurn']
    return (limit === 'unlimited' || built(c) < Number(limit)) && built(c) > (c.vars.walked ?? -1)
  },
  show: (c: C) => [say('bot.built', { n: built(c) })],
}

/** A line that chooses a region, and then Walls or Barracks there. */
const wb = (id: NodeId, then: NodeId, ways: Ways<C, number, PreferenceId>, none?: ReturnType<typeof go>[]) =>
  choose(id, ways, 'place', [go(then, 'WB')], none)

/** RND. */
const any = (id: NodeId, then: NodeId) => choose(id, types, 'type', [can(then, ofType, buildAny)])

const coinFalls = {
  test: (c: C) => settings(c)['build.coin'] && wallsOrBarracks(c, c.vars.place ?? 0).length === 2,
}

export const pages = [
  page('BLD', [
    set((c) => {
      c.vars.walked = -1
    }),
    repeat('BLD-1', mayBuild, [
      set((c) => {
        c.vars.walked = built(c)
      }),
      can('BLD-U1', wonders, build, {
        none: [
          can('BLD-U2', chains, (_c, { links }): Action => ({ do: 'road', links }), {
            none: [
              can('BLD-U3', mercenaryBarracks, build, {
                none: [goAs('BLD-1.1', SECTIONS, (c): PageId => `BLD-${c.vars.column ?? 'A'}`)],
              }),
            ],
          }),
        ],
      }),
    ]),
  ]),
  page('BLD-A', [
    can('BLD-A1.1', capital, build, {
      none: [
        can('BLD-A2.1', portMarket, build, {
          none: [can('BLD-A2.2', nextMarket, build, { none: [any('BLD-A3.1', 'BLD-A3.1.1')] })],
        }),
      ],
    }),
  ]),
  page('BLD-B', [
    can('BLD-B1.1', portMarket, build, {
      none: [
        can('BLD-B1.2', nextMarket, build, {
          none: [
            can('BLD-B2.1', capital, build, {
              none: [
                wb('BLD-B2.2', 'BLD-B2.2.1', nearStance(4, 6, valueFirst), [
                  wb('BLD-B2.3', 'BLD-B2.3.1', mostValuable, [any('BLD-B3.1', 'BLD-B3.1.1')]),
                ]),
              ],
            }),
          ],
        }),
      ],
    }),
  ]),
  page('BLD-C', [
    wb('BLD-C2.1', 'BLD-C2.1.1', nearStance(7, 8), [
      can('BLD-C3.1', portMarket, build, {
        none: [can('BLD-C3.2', nextMarket, build, { none: [any('BLD-C3.3', 'BLD-C3.3.1')] })],
      }),
    ]),
  ]),
  page('BLD-D', [wb('BLD-D1.1', 'BLD-D1.1.1', nearStance(9, 9))]),
  page('BLD-E', [wb('BLD-E1.1', 'BLD-E1.1.1', nearEnemies)]),
  page('WB', [
    set((c) => {
      delete c.vars.coin
    }),
    ask('WB-1', coinFalls, [roll('WB-1.1', d6, 'coin')]),
    can('WB-2', atPlace, build),
  ]),
]

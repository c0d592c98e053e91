// The stance card (rome 17), initiative (rome 18), and where agents enter (AGT-1).

import { type Die, d6, type Ways } from '@understudy/procedure'
import { boxAt, placeOfBox } from '../../rules/initiative.ts'
import { seatId } from '../../rules/query.ts'
import type { Action, RegionId } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import { frameOf, me, own, pack } from '../facts.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options.ts'
import { markerOf, placeOf, seat } from '../show.ts'

const { act, ask, can, choose, page, roll } = rules

const white: Die<number> = { ...d6, id: 'white' }
const red: Die<number> = { ...d6, id: 'red' }
export const dieOf = { white, red } as const

/** 1–2, 3–4, 5–6 as 0, 1, 2. */
const third = (face: number | undefined): number => Math.ceil((face ?? 1) / 2) - 1

const marker: Ways<C, number, PreferenceId> = {
  from: (c) => [frameOf(c, 'marker').towards],
  show: (c, towards) => markerOf(c, towards),
}

const isSetup = { test: (c: C) => !frameOf(c, 'marker').change }

/** the card prints white 1–2 at the bottom; the text of the set-up calls it the top row. */
function setUp(c: C): Action {
  const rolled = third(c.vars.white)
  const row = settings(c)['stance.setupRows'] === 'text' ? 2 - rolled : rolled
  return stance(c, boxAt(row, third(c.vars.red)) ?? 5)
}

/** STN-5: each die on its own; one that would leave the grid is ignored. */
function change(c: C): Action {
  const { towards } = frameOf(c, 'marker')
  const { row, col } = placeOfBox(own(c).stance[towards] ?? 5)
  const on = (at: number): number => Math.min(2, Math.max(0, at))
  return stance(c, boxAt(on(row + third(c.vars.white) - 1), on(col + third(c.vars.red) - 1)) ?? 5)
}

const stance = (c: C, box: number): Action => ({
  do: 'stance',
  towards: seatId(c.view, frameOf(c, 'marker').towards),
  box,
})

export const stancePage = page('STN', [
  ask(
    'STN-1',
    isSetup,
    [roll('STN-2.1', white, 'white'), roll('STN-2.2', red, 'red'), act('STN-2', setUp)],
    [
      choose('STN-3', marker, 'marker'),
      roll('STN-4.1', white, 'white'),
      roll('STN-4.2', red, 'red'),
      act('STN-5', change),
    ],
  ),
])

const first: Ways<C, number, PreferenceId> = { from: (c) => [me(c)], show: (c, side) => seat(c, side) }
const ownCard = (c: C): number => c.view.initiative[me(c)] ?? 0
const even = { test: (c: C) => ownCard(c) % 2 === 0, show: (c: C) => [say('bot.card', { card: ownCard(c) })] }
const goFirst =
  (clockwise: boolean) =>
  (c: C): Action => ({ do: 'order', first: seatId(c.view, c.vars.first ?? me(c)), clockwise })

export const initiativePage = page('INI', [
  choose('INI-3', first, 'first', [
    ask('INI-4', even, [act('INI-4.1', goFirst(true))], [act('INI-4.2', goFirst(false))]),
  ]),
])

/** the capital is lost; the rules name the richest home regions that are left. */
const entrances: Ways<C, number, PreferenceId> = {
  from: (c) => frameOf(c, 'enter').regions,
  show: (c, region) => placeOf(c, region),
}

export const entrancePage = page('ENT', [
  can('AGT-1', entrances, (c, region): Action => ({ do: 'enter', region: pack(c).regions[region]?.id as RegionId })),
])

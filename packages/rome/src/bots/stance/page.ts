// The stance card (rome 17).

import { type Die, d6, type Ways } from '@understudy/procedure'
import { boxAt, placeOfBox } from '../../rules/round/initiative.ts'
import { seatId } from '../../rules/state/query.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, rules } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { frameOf, own } from '../view/seen.ts'
import { markerOf } from '../view/show.ts'

const { act, ask, choose, page, roll } = rules

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

export const pages = [
  page('STN', [
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
  ]),
]

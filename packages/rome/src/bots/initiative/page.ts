// Initiative (rome 18): the bot goes first, and its card says in which direction.

import type { Ways } from '@understudy/procedure'
import { seatId } from '../../rules/state/query.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { me } from '../view/seen.ts'
import { seat } from '../view/show.ts'

const { act, ask, choose, page } = rules

const first: Ways<C, number, PreferenceId> = { from: (c) => [me(c)], show: (c, side) => seat(c, side) }
const ownCard = (c: C): number => c.view.initiative[me(c)] ?? 0
const even = { test: (c: C) => ownCard(c) % 2 === 0, show: (c: C) => [say('bot.card', { card: ownCard(c) })] }
const goFirst =
  (clockwise: boolean) =>
  (c: C): Action => ({ do: 'order', first: seatId(c.view, c.vars.first ?? me(c)), clockwise })

export const pages = [
  page('INI', [
    choose('INI-3', first, 'first', [
      ask('INI-4', even, [act('INI-4.1', goFirst(true))], [act('INI-4.2', goFirst(false))]),
    ]),
  ]),
]

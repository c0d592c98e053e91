// Taxation (rome 20), which the rules carry out for a bot, as the book says it.

import { incomeOf } from '../../rules/spending/tax.ts'
import type { Action } from '../../vocabulary.ts'
import { type C, rules, say } from '../context.ts'
import { me } from '../view/seen.ts'

const { act, ask, only, page } = rules

/** */
const allFixed = {
  test: (c: C) => c.view.options['tax.mixed'] === 'allFixed' && c.view.sides.some((side) => side.role === 'speed'),
  show: (c: C) => [say('bot.income', { n: incomeOf(c.view, me(c)) })],
}
const collect = (): Action => ({ do: 'reckon', step: 'tax' })

export const pages = [
  page('TAX', [
    only('super', ask('TAX-3', allFixed, [act('TAX-3.1', collect)], [act('TAX-1', collect)])),
    only('speed', act('TAX-2', collect)),
  ]),
]

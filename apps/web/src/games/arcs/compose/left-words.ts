// What is left of a turn: the question before it ends early, and its pips.

import { SUIT, seatName } from '@understudy/arcs/text'
import type { Colour, Suit } from '@understudy/arcs/vocabulary'
import { plural } from '@understudy/procedure'
import type { LeftToDo, Pips } from '../../ui.ts'

const en = (n: number): string => plural('en', n, { one: 'action', many: 'actions' })
const ru = (n: number): string => plural('ru', n, { one: 'действие', few: 'действия', many: 'действий' })

export const actionsOf = (left: number, of: number): Pips['text'] => ({
  en: `${en(left)} left of ${of}`,
  ru: `${ru(left)} из ${of}`,
})

/** The pips say how many. */
export const askOf = (seat: Colour, suit: Suit, prelude: boolean, armed: boolean): Pips['text'] => ({
  en: `${seatName('en', seat)}, ${SUIT[suit].en}: ${prelude ? 'Prelude' : 'actions'}${armed ? ', battles' : ''}.`,
  ru: `${seatName('ru', seat)}, ${SUIT[suit].ru}: ${prelude ? 'прелюдия' : 'действия'}${armed ? ', сражения' : ''}.`,
})

export const actionsLeft = (n: number): LeftToDo => ({
  why: { en: `${en(n)} can still be taken.`, ru: `Можно сделать ещё ${ru(n)}.` },
  press: { en: `End with ${en(n)} unspent`, ru: `Закончить: ещё ${ru(n)}` },
})

// Answers that cannot be: a face that no die shows, a seat that is not there.

import { BadInput } from './bad-input.ts'
import type { Seat } from './game.ts'
import type { AnswerEntry } from './journal.ts'

export const NO_FACE = { en: 'this die shows no such face', ru: 'на этом кубике нет такой грани' }
export const NO_ANSWER = { en: 'there is no such answer', ru: 'такого ответа нет' }

export const secondStart = (): BadInput =>
  new BadInput({ en: 'a journal has only one start', ru: 'в журнале может быть только одно начало' })

export const notTheirTurn = (seat: Seat): BadInput =>
  new BadInput({ en: `it is not the turn of "${seat}"`, ru: `сейчас не ход «${seat}»` }, 'seat')

export const noSuchSeat = (seat: Seat): BadInput =>
  new BadInput({ en: `there is no seat "${seat}" in this game`, ru: `в этой партии нет места «${seat}»` }, 'seat')

/** An answer from a file may lack its value, or be of a die that has no such face. */
export function checkAnswer({ kind, action, value, of }: AnswerEntry): void {
  if (kind === 'chance' || kind === 'told') {
    if (action === undefined) throw new BadInput({ en: 'is missing', ru: 'отсутствует' }, 'action')
  } else if (value === undefined || of === undefined) {
    throw new BadInput({ en: 'is missing', ru: 'отсутствует' }, value === undefined ? 'value' : 'of')
  } else if (!Number.isInteger(value) || value < 0 || value >= of) {
    throw new BadInput(kind === 'roll' ? NO_FACE : NO_ANSWER, 'value')
  }
}

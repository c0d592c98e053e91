// Answers of the table as entries, and those that cannot be: a face that no die shows, a seat that is not there.

import type { Json } from '@understudy/procedure'
import { CHANCE, type Seat } from '../games/game.ts'
import type { Told } from '../gaps/facts.ts'
import { BadInput } from '../input/bad-input.ts'
import type { AnswerEntry } from '../journal/journal.ts'
import type { TableQuestion } from './next.ts'

const NO_FACE = { en: 'this die shows no such face', ru: 'на этом кубике нет такой грани' }
const NO_ANSWER = { en: 'there is no such answer', ru: 'такого ответа нет' }

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

/** The entry for an answer that the table gave: a chance action, or the index of a face or an answer. */
export function answerEntry<Action>(question: TableQuestion<Action>, value: Action | number): AnswerEntry {
  if (question.ask === 'chance')
    return { t: 'answer', key: question.key, seat: CHANCE, by: 'table', kind: 'chance', action: value as Json }
  const of = question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= of)
    throw new BadInput(question.ask === 'roll' ? NO_FACE : NO_ANSWER)
  const first = question.first === true ? ({ first: true } as const) : {}
  return { t: 'answer', key: question.key, seat: question.seat, by: 'table', kind: question.ask, value, of, ...first }
}

/** The entry for what the table has told about a gap in the data. */
export function toldEntry(key: string, told: Told): AnswerEntry {
  return { t: 'answer', key, seat: CHANCE, by: 'table', kind: 'told', action: told }
}

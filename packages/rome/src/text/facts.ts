// Sentences about what a pack leaves open and the table is asked for.

import type { Lang, Phrases } from '@understudy/procedure'
import type { Name } from '../pack/types.ts'
import type { FactSayings } from '../rules/sayings-facts.ts'

export const factsEn: Phrases<FactSayings> = {
  'fact.one': (f) => f.question.en,
  'fact.some': (f) => `${f.question.en} While you are looking: ${f.what.en}.`,
  'fact.asked': () => 'What the pack did not say',
  'fact.told': (f) => `The table told: ${f.cells.map((each) => cell(each, 'en')).join('; ')}.`,
  'no.fact': (f) => `There is no such cell in the pack: ${f.cell}.`,
  'no.factOpen': (f) => `This is needed now: ${f.question.en}`,
  'no.factFits': (f) => `“${f.value}” is no answer to: ${f.question.en}`,
  'no.factAmiss': (f) => `This cannot be: ${f.why.en}`,
}

export const factsRu: Phrases<FactSayings> = {
  'fact.one': (f) => f.question.ru,
  'fact.some': (f) => `${f.question.ru} Заодно: ${f.what.ru}.`,
  'fact.asked': () => 'Чего не было в наборе',
  'fact.told': (f) => `Со стола сообщили: ${f.cells.map((each) => cell(each, 'ru')).join('; ')}.`,
  'no.fact': (f) => `В наборе нет такой ячейки: ${f.cell}.`,
  'no.factOpen': (f) => `Сейчас нужен ответ: ${f.question.ru}`,
  'no.factFits': (f) => `«${f.value}» — не ответ на вопрос: ${f.question.ru}`,
  'no.factAmiss': (f) => `Так быть не может: ${f.why.ru}`,
}

const cell = ({ row, column, value }: { row: Name; column: Name; value: Name }, lang: Lang): string =>
  `${row[lang]}, ${column[lang]}: ${value[lang]}`

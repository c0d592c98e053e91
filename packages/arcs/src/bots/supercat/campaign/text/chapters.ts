// What surrounds the pages of the campaign book.

import { afterEn, beforeEn } from '../../text/chapters-en.ts'
import { afterRu, beforeRu } from '../../text/chapters-ru.ts'
import { terms } from '../../text/terms.ts'

export const aroundEn = {
  about:
    'A procedural opponent for Arcs: The Blighted Reach, Act I, by okonomichiyaki: version 0.5, campaign edition, retold in our own words. The numbers in brackets are the author’s priority numbers.',
  terms: terms.en,
  before: beforeEn,
  after: afterEn,
}
export const aroundRu = {
  about:
    'Процедурный соперник для Arcs: The Blighted Reach, акт I, автор — okonomichiyaki: версия 0.5, редакция для кампании, пересказ своими словами. Числа в скобках — номера приоритетов автора.',
  terms: terms.ru,
  before: beforeRu,
  after: afterRu,
}

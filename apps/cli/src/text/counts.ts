// Numbers with their nouns.

import { type Lang, plural } from '@understudy/procedure'

const counted =
  (en: readonly [string, string], ru: readonly [string, string, string]) =>
  (lang: Lang, n: number): string =>
    plural(lang, n, { en: { one: en[0], many: en[1] }, ru: { one: ru[0], few: ru[1], many: ru[2] } }[lang])

export const countGames = counted(['game', 'games'], ['партия', 'партии', 'партий'])
export const countEntries = counted(['entry', 'entries'], ['запись', 'записи', 'записей'])
export const countActions = counted(['action', 'actions'], ['действие', 'действия', 'действий'])
export const countTurns = counted(['turn', 'turns'], ['ход', 'хода', 'ходов'])
export const countPositions = counted(['position', 'positions'], ['позиция', 'позиции', 'позиций'])

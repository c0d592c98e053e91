// Numbers with their nouns.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'

const counted =
  (said: Readonly<Record<Lang, PluralForms>>) =>
  (lang: Lang, n: number): string =>
    plural(lang, n, said[lang])

export const countGames = counted({
  en: { one: 'game', many: 'games' },
  ru: { one: 'партия', few: 'партии', many: 'партий' },
})
export const countEntries = counted({
  en: { one: 'entry', many: 'entries' },
  ru: { one: 'запись', few: 'записи', many: 'записей' },
})
export const countActions = counted({
  en: { one: 'action', many: 'actions' },
  ru: { one: 'действие', few: 'действия', many: 'действий' },
})
export const countTurns = counted({
  en: { one: 'turn', many: 'turns' },
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
})
export const countPositions = counted({
  en: { one: 'position', many: 'positions' },
  ru: { one: 'позиция', few: 'позиции', many: 'позиций' },
})

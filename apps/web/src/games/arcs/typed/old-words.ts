// Russian words that this page once used, and that fingers remember: they are still understood, and never shown.

import { COURT, LORE } from '@understudy/arcs/data'
import type { CourtId, LoreId } from '@understudy/arcs/vocabulary'

export const ONCE_CALLED: Readonly<Record<CourtId, string>> = {
  BC02: 'Горнодобытчики',
  BC04: 'Союз управленцев',
  BC05: 'Союз строителей',
  BC09: 'Перевозчики',
  BC22: 'Присяжные стражи',
  BC26: 'Массовое восстание',
  BC27: 'Требования толпы',
  BC28: 'Возмущение ширится',
}
const LORE_ONCE_CALLED: Readonly<Record<LoreId, string>> = {
  L08: 'Порты у врат',
  L10: 'Живые постройки',
  L26: 'Власть тирана',
  L27: 'Амбиции магната',
}

const PAIRS: readonly (readonly [string, string])[] = [
  ...Object.entries(ONCE_CALLED).map(([id, old]) => [COURT[id as CourtId]!.name.ru, old] as const),
  ...Object.entries(LORE_ONCE_CALLED).map(([id, old]) => [LORE[id as LoreId]!.ru, old] as const),
  ['Перехватить', 'Захватить'],
  ['перехватить', 'захватить'],
  ['Разграбить', 'Грабить'],
  ['Переложить ресурсы', 'Переложить жетоны'],
  ['Ресурс', 'Жетон'],
  ['ресурс', 'жетон'],
  ['удары', 'попадания'],
  ['запрет', 'возмущение'],
  ['Запрет', 'Возмущение'],
  ['Переместиться', 'Лететь'],
  ['замысел', 'амбицию'],
  ['неповреждённ', 'цел'],
  ['таран', 'штурм'],
  ['регион', 'сектор'],
  ['ячейка', 'место'],
  ['реликвии', 'реликвия'],
]

/** What a choice said before the words were changed. */
export const inOldWords = (said: string): string => PAIRS.reduce((text, [now, old]) => text.replaceAll(now, old), said)

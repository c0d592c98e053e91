// The Court deck, by number: names, suits and raid costs (arcs 15). A new card comes last: numbers and ids are for good.

import type { Lang } from '@understudy/procedure'
import type { Resource } from '../vocabulary.ts'

export interface CourtData {
  readonly name: Readonly<Record<Lang, string>>
  /** Absent for Vox cards. */
  readonly suit?: Resource
  readonly keys: number
}

const guild = (said: Readonly<Record<Lang, string>>, suit: Resource, keys: number): CourtData => ({
  name: said,
  suit,
  keys,
})
const vox = (said: Readonly<Record<Lang, string>>): CourtData => ({ name: said, keys: 0 })

export const COURT_LIST: readonly CourtData[] = [
  guild({ en: 'Loyal Engineers', ru: 'Верные инженеры' }, 'material', 3),
  guild({ en: 'Mining Interest', ru: 'Добывающий концерн' }, 'material', 2),
  guild({ en: 'Material Cartel', ru: 'Картель материалов' }, 'material', 2),
  guild({ en: 'Admin Union', ru: 'Союз руководителей' }, 'material', 2),
  guild({ en: 'Construction Union', ru: 'Союз проектировщиков' }, 'material', 2),
  guild({ en: 'Fuel Cartel', ru: 'Топливный картель' }, 'fuel', 2),
  guild({ en: 'Loyal Pilots', ru: 'Верные пилоты' }, 'fuel', 3),
  guild({ en: 'Gatekeepers', ru: 'Хранители врат' }, 'fuel', 2),
  guild({ en: 'Shipping Interest', ru: 'Транспортный концерн' }, 'fuel', 2),
  guild({ en: 'Spacing Union', ru: 'Союз космолётчиков' }, 'fuel', 2),
  guild({ en: 'Arms Union', ru: 'Союз оружейников' }, 'weapon', 2),
  guild({ en: 'Prison Wardens', ru: 'Тюремщики' }, 'weapon', 2),
  guild({ en: 'Skirmishers', ru: 'Застрельщики' }, 'weapon', 2),
  guild({ en: 'Court Enforcers', ru: 'Приставы двора' }, 'weapon', 2),
  guild({ en: 'Loyal Marines', ru: 'Верные десантники' }, 'weapon', 3),
  guild({ en: 'Lattice Spies', ru: 'Шпионы Решётки' }, 'psionic', 2),
  guild({ en: 'Farseers', ru: 'Провидцы' }, 'psionic', 2),
  guild({ en: 'Secret Order', ru: 'Тайный орден' }, 'psionic', 2),
  guild({ en: 'Loyal Empaths', ru: 'Верные эмпаты' }, 'psionic', 3),
  guild({ en: 'Silver-Tongues', ru: 'Златоусты' }, 'psionic', 2),
  guild({ en: 'Loyal Keepers', ru: 'Верные хранители' }, 'relic', 3),
  guild({ en: 'Sworn Guardians', ru: 'Присягнувшие стражи' }, 'relic', 1),
  guild({ en: 'Elder Broker', ru: 'Старший посредник' }, 'relic', 2),
  guild({ en: 'Relic Fence', ru: 'Скупщик реликвий' }, 'relic', 2),
  guild({ en: 'Galactic Bards', ru: 'Галактические барды' }, 'relic', 1),
  vox({ en: 'Mass Uprising', ru: 'Восстание масс' }),
  vox({ en: 'Populist Demands', ru: 'Популистские требования' }),
  vox({ en: 'Outrage Spreads', ru: 'Всеобщий запрет' }),
  vox({ en: 'Song of Freedom', ru: 'Песнь свободы' }),
  vox({ en: 'Guild Struggle', ru: 'Борьба гильдий' }),
  vox({ en: 'Call to Action', ru: 'Призыв к действию' }),
]

// The Court deck, by number: names, suits and raid costs (arcs 15). A new card comes last: numbers and ids are for good.

import type { Resource } from '../vocabulary.ts'

export interface CourtData {
  readonly name: { readonly en: string; readonly ru: string }
  /** Absent for Vox cards. */
  readonly suit?: Resource
  readonly keys: number
}

const guild = (en: string, ru: string, suit: Resource, keys: number): CourtData => ({ name: { en, ru }, suit, keys })
const vox = (en: string, ru: string): CourtData => ({ name: { en, ru }, keys: 0 })

export const COURT_LIST: readonly CourtData[] = [
  guild('Loyal Engineers', 'Верные инженеры', 'material', 3),
  guild('Mining Interest', 'Добывающий концерн', 'material', 2),
  guild('Material Cartel', 'Картель материалов', 'material', 2),
  guild('Admin Union', 'Союз руководителей', 'material', 2),
  guild('Construction Union', 'Союз проектировщиков', 'material', 2),
  guild('Fuel Cartel', 'Топливный картель', 'fuel', 2),
  guild('Loyal Pilots', 'Верные пилоты', 'fuel', 3),
  guild('Gatekeepers', 'Хранители врат', 'fuel', 2),
  guild('Shipping Interest', 'Транспортный концерн', 'fuel', 2),
  guild('Spacing Union', 'Союз космолётчиков', 'fuel', 2),
  guild('Arms Union', 'Союз оружейников', 'weapon', 2),
  guild('Prison Wardens', 'Тюремщики', 'weapon', 2),
  guild('Skirmishers', 'Застрельщики', 'weapon', 2),
  guild('Court Enforcers', 'Приставы двора', 'weapon', 2),
  guild('Loyal Marines', 'Верные десантники', 'weapon', 3),
  guild('Lattice Spies', 'Шпионы Решётки', 'psionic', 2),
  guild('Farseers', 'Провидцы', 'psionic', 2),
  guild('Secret Order', 'Тайный орден', 'psionic', 2),
  guild('Loyal Empaths', 'Верные эмпаты', 'psionic', 3),
  guild('Silver-Tongues', 'Златоусты', 'psionic', 2),
  guild('Loyal Keepers', 'Верные хранители', 'relic', 3),
  guild('Sworn Guardians', 'Присягнувшие стражи', 'relic', 1),
  guild('Elder Broker', 'Старший посредник', 'relic', 2),
  guild('Relic Fence', 'Скупщик реликвий', 'relic', 2),
  guild('Galactic Bards', 'Галактические барды', 'relic', 1),
  vox('Mass Uprising', 'Восстание масс'),
  vox('Populist Demands', 'Популистские требования'),
  vox('Outrage Spreads', 'Всеобщий запрет'),
  vox('Song of Freedom', 'Песнь свободы'),
  vox('Guild Struggle', 'Борьба гильдий'),
  vox('Call to Action', 'Призыв к действию'),
]

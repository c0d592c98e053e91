// The notation of typed lines as a table: what is typed, and what it means. `typed.test.ts` reads every example.

import type { Lang } from '@understudy/procedure'

interface NotationLine {
  readonly example: Readonly<Record<Lang, string>>
  readonly means: Readonly<Record<Lang, string>>
}

const same = (example: string): Readonly<Record<Lang, string>> => ({ en: example, ru: example })

/** Of an act alone. */
export const ACT_NOTATION: readonly NotationLine[] = [
  {
    example: { en: 'event', ru: 'событие' },
    means: { en: 'an Event, played or turned over', ru: 'событие, разыгранное или открытое' },
  },
  {
    example: { en: 'fa5 zeal ! keeper', ru: 'ве5 рвение ! хранитель' },
    means: { en: 'a Faithful card with its side: zeal or wisdom', ru: 'карта веры и её сторона: рвение или мудрость' },
  },
  {
    example: { en: 'crisis arrow 4', ru: 'кризис стрела 4' },
    means: {
      en: 'event die and number die; `ca4`, `eh2` will do',
      ru: 'кубик событий и кубик чисел; можно «кс4», «эш2»',
    },
  },
]

export const NOTATION: readonly NotationLine[] = [
  {
    example: { en: 'ad5 ag4 co3 mo2', ru: 'ру5 аг4 пр3 мо2' },
    means: {
      en: 'a card by suit and number; lead, surpass, pivot or copy follows from what was led',
      ru: 'карта: масть и число; открыть раунд, превзойти, сменить масть или скопировать — понятно по главной карте',
    },
  },
  {
    example: { en: 'copy', ru: 'копия' },
    means: {
      en: 'a card face down that nobody names; `copy ad3` names it',
      ru: 'карта рубашкой вверх без названия; «копия ру3» — с названием',
    },
  },
  {
    example: { en: 'ag5 +mo3', ru: 'аг5 +мо3' },
    means: {
      en: 'seizes with a second card; `+` alone does not name it',
      ru: 'перехватить инициативу второй картой; просто «+» — без названия',
    },
  },
  {
    example: { en: 'ad5 ! keeper', ru: 'ру5 ! хранитель' },
    means: {
      en: 'declares; `!` alone takes the ambition of the card',
      ru: 'объявить замысел; просто «!» — тот, что на карте',
    },
  },
  {
    example: same('m 5c-5g-6g 3'),
    means: {
      en: 'moves 3 ships along this way; without a number, all of them',
      ru: 'перемещение 3 кораблей этим путём; без числа — всех',
    },
  },
  {
    example: same('m 5c-5g/1-6g 2+1'),
    means: {
      en: '2 fresh ships and 1 damaged one; 1 stays at 5g',
      ru: '2 неповреждённых корабля и 1 повреждённый; 1 остаётся на 5g',
    },
  },
  { example: same('t 3h'), means: { en: 'taxes the city there', ru: 'сбор налогов с города; можно «сбор 3h»' } },
  {
    example: { en: 'b 3h starport', ru: 'b 3h космопорт' },
    means: { en: 'builds: city, starport or ship', ru: 'строительство: город, космопорт или корабль' },
  },
  {
    example: same('r 3h'),
    means: {
      en: 'repairs; add ship, city or starport if need be',
      ru: 'починка; если надо, добавьте «корабль», «город» или «космопорт»',
    },
  },
  {
    example: same('i 2'),
    means: {
      en: 'influences the second card of the Court; a beginning of its name will do',
      ru: 'влияние на вторую карту двора; можно начало названия',
    },
  },
  { example: same('s 2'), means: { en: 'secures it', ru: 'присвоение' } },
  {
    example: { en: 'x 2h blue 2a1s1r', ru: 'x 2h синий 2т1п1н' },
    means: {
      en: 'a battle with 2 assault dice, 1 skirmish die, 1 raid die',
      ru: 'сражение: 2 кубика тарана, 1 перестрелки, 1 налёта',
    },
  },
  {
    example: { en: 'p fuel m 5c-5g', ru: 'p топливо m 5c-5g' },
    means: {
      en: 'Prelude: spends a token for an action; `p weapon` alone arms',
      ru: 'прелюдия: ресурс за действие; «p оружие» — вооружиться',
    },
  },
  {
    example: { en: 'u skirmishers 2g', ru: 'u застрельщики 2g' },
    means: {
      en: 'uses a card by a beginning of its name, in the Prelude or as an action; then what it asks for',
      ru: 'карта по началу названия, в прелюдии или как действие; дальше — то, что она просит',
    },
  },
  { example: same('.'), means: { en: 'ends the turn', ru: 'конец хода' } },
  {
    example: { en: 'hh hs h bk -', ru: 'уу ус у зк -' },
    means: {
      en: 'what dice show: hit, self, intercept, building, key; - is blank',
      ru: 'что на кубиках: у — удар, с — удар по своим, и — символ перехвата, з — удар по зданию, к — ключ, - — пусто',
    },
  },
  {
    example: { en: 'own 2d ships 1xx 2h/1', ru: 'свои 2п чужие 1уу 2h/1' },
    means: {
      en: 'hits: own ships, their ships (2d damaged, 1x a damaged one destroyed, 1xx a fresh one), a building; `ok` takes what is proposed',
      ru: 'удары: по своим, по чужим (2п — повреждены, 1у — уничтожен повреждённый, 1уу — неповреждённый), по зданию; «ok» — как предложено',
    },
  },
  {
    example: { en: 'fuel bards', ru: 'топливо барды' },
    means: {
      en: 'what a raid takes: tokens, /2 for a place, cards; `-` takes nothing',
      ru: 'добыча налёта: ресурсы, /2 — ячейка, карты; «-» — ничего',
    },
  },
]

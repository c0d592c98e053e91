// Объявление армии (rome 21.1, CNQ-5, BVB-3), по-русски.

import type { Alike, NodeText } from '@understudy/procedure'
import { between, cards, DECK } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

const ROLL: NodeText = { rule: 'Бросить d6 за эту колоду.' }
const INFANTRY: NodeText = {
  rule: 'Стоит ли в основном столбце [[declare-table|таблицы объявления]] больше одного числа?',
  no: 'Число там одно.',
}
const COUNTS: NodeText = {
  rule: 'Армия считается за столько карт пехоты, но не больше, чем в основной колоде.',
  aim: 'Таблица решает, за сколько карт пехоты считается армия',
}

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    DEC: {
      title: 'Объявление армии',
      intro:
        'Когда её увидел шпион, когда она нападает на армию человека или та нападает на неё, и для битвы ботов, если так говорят правила ниже.',
    },
    STR: { title: 'Сила необъявленной армии против области' },
    BVS: { title: 'Сила необъявленной армии против бота' },
  },
  nodes: {
    'DEC-2.1': { rule: 'В [[declare-table|таблице объявления]] для колоды застрельщиков больше одного числа?' },
    'DEC-2.1.1': ROLL,
    'DEC-2.2': { rule: 'А для колоды конницы?' },
    'DEC-2.2.1': ROLL,
    'DEC-2.3': { rule: 'А для основной колоды?' },
    'DEC-2.3.1': ROLL,
    'DEC-2.4': { rule: 'А для колоды артиллерии?' },
    'DEC-2.4.1': ROLL,
    'DEC-3': {
      rule: 'Взять столько карт из каждой колоды, но не больше, чем в ней есть; пехоты и конницы вместе — не больше шести.',
      aim: 'Таблица решает, сколько карт каждой колоды получит армия',
    },
    'CNQ-5': INFANTRY,
    'CNQ-5.1': ROLL,
    'CNQ-5.2': COUNTS,
    'BVB-3': INFANTRY,
    'BVB-3.1': ROLL,
    'BVB-3.2': COUNTS,
  },
  preferences: {},
  phrases: {
    'bot.deck': (f) => `${DECK.ru[f.cls]}: ${cards('ru', f.n)}, в таблице ${between(f.low, f.high)}.`,
  },
}

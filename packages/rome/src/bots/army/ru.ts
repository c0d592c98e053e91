// Армия бота: где она стоит и куда может пойти, по-русски.

import type { Alike } from '@understudy/procedure'
import { diceInWords } from '../../text/dice.ts'
import { list } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {},
  nodes: {},
  preferences: {
    nearest: 'ближайшее',
    nearestOpponent: 'меньше границ до области соперника',
    moveCostLow: 'меньше очков движения',
    farthest: 'как можно дальше по пути',
  },
  phrases: {
    'camp.region': (f) => f.region.ru,
    'camp.stop': (f) =>
      f.stays
        ? `остаться на месте (${f.region.ru})`
        : `${f.region.ru}${f.goal.ru === f.region.ru ? '' : ` (по пути к цели — ${f.goal.ru})`}`,
    'camp.mp': (f) => `Осталось очков движения: ${f.mp}.`,
    'camp.seatThere': (f) => `${f.region.ru}: там стоит армия, её хозяин — ${f.seat.ru}.`,
    'camp.holder': (f) => `${f.region.ru}: владелец — ${f.seat.ru}.`,
    'camp.regions': (f) => (f.regions.length === 0 ? 'Там вражеская армия.' : `${list('ru', f.regions)}.`),
    'camp.dice': (f) => `Выпало: ${diceInWords('ru', f.attack)}; у защиты: ${diceInWords('ru', f.defence)}.`,
    'camp.infantry': (f) => `Пехота: ${f.n}.`,
    'camp.roll': (f) => `Выпало: ${diceInWords('ru', f.roll)}.`,
  },
}

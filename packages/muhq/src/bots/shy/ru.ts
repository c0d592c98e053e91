// Пугливый юнит, по-русски.

import type { Alike } from '@understudy/procedure'
import { list } from '../book/words.ts'
import { attackSomebody } from '../unit/ru.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    SHY: {
      title: 'Пугливый',
      intro: 'Юнит делает своё дело издали и держится подальше. На карте: «Ведёт себя пугливо».',
    },
  },
  nodes: {
    'SHY.1': { rule: 'Юнит стоит [[attack-range|вне пределов атаки]] всех врагов?' },
    'SHY.1.1': {
      rule: 'Выполнить [[full-action]], если это возможно.',
      aim: 'Здесь враги не могут его атаковать, и он выполняет полное действие',
      yes: 'Юнит выполняет полное действие.',
      no: 'Полного действия нет, или сейчас оно невозможно.',
    },
    'SHY.2': {
      rule: 'Может ли он [[move|двигаться]]? Тогда — на клетку, [[most-distant|самую далёкую]] от всех врагов.',
      aim: 'Он держится как можно дальше от всех врагов',
      yes: 'Клетки подальше есть.',
      no: 'Двигаться нельзя, или дальше уже некуда.',
    },
    'SHY.3': {
      rule: 'Атака ещё не использована, и есть враг [[attack-range|в пределах атаки]]? Атаковать его.',
      aim: 'Враг в пределах атаки',
      ...attackSomebody,
    },
  },
  preferences: {
    farthest: 'клетка, самая далёкая от всех врагов',
  },
  phrases: {
    'bot.threatened': ({ by }) => `До юнита ${by.length === 1 ? 'достаёт' : 'достают'} ${list('ru', by)}.`,
    'bot.safe': () => 'Ни один враг до юнита не достаёт.',
  },
}

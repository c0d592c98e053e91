// Агрессивный юнит, по-русски.

import type { Alike } from '@understudy/procedure'
import { unitRu } from '../../text/words.ts'
import { attackSomebody } from '../unit/ru.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    AGG: {
      title: 'Агрессивный',
      intro: 'Юнит идёт на ближайшего врага и атакует, кого может. На карте: «Ведёт себя агрессивно».',
    },
  },
  nodes: {
    'AGG.1': {
      rule: 'Атака ещё не использована, и есть враг [[attack-range|в пределах атаки]]? Атаковать его.',
      ...attackSomebody,
    },
    'AGG.2': { rule: 'Пока юнит ещё может [[move|двигаться]]:' },
    'AGG.3a': {
      rule: 'Есть ли вообще враги? Выбрать [[nearest|ближайшего]].',
      yes: 'Да.',
      no: 'Нет, врагов на поле не осталось.',
    },
    'AGG.3a.1': {
      rule: 'Двигаться [[towards|к нему]], пока он не окажется в пределах атаки.',
      yes: 'Подойти ближе можно.',
      no: 'Ближе подойти некуда, или он уже достаточно близко.',
    },
    'AGG.3a.2': { rule: 'Если подойти ближе нельзя или незачем, юнит остаётся на месте, и эта страница закончена.' },
    'AGG.3a.3': { rule: 'Осталась ли у юнита атака?' },
    'AGG.3a.4': { rule: 'Вернуться к **AGG.1**.' },
    'AGG.3b': {
      rule: 'Иначе — перейти на случайную клетку из тех, куда хватает этого [[move|движения]].',
      yes: 'Идти есть куда.',
      no: 'Юнит заперт, идти некуда.',
    },
    'AGG.3b.1': { rule: 'Если идти совсем некуда, юнит остаётся на месте, и эта страница закончена.' },
  },
  preferences: {
    nearest: 'враг, до которого меньше всего клеток',
  },
  phrases: {
    'bot.noAttackLeft': ({ unit }) => `${unitRu(unit)}: атаки в этом ходу больше нет.`,
    'bot.attackLeft': ({ unit }) => `${unitRu(unit)}: атака ещё не использована.`,
    'bot.moveLeft': ({ unit }) => `${unitRu(unit)}: ещё может двигаться.`,
    'bot.noMoveLeft': ({ unit }) => `${unitRu(unit)}: движения в этом ходу больше нет.`,
  },
}

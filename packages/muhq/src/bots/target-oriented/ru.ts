// Целеустремлённый юнит, по-русски.

import type { Alike } from '@understudy/procedure'
import { attackSomebody } from '../unit/ru.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    TGT: {
      title: 'Целеустремлённый',
      intro: 'Юнит идёт к тому, что его карта называет целью. На карте: «Стремится к цели».',
    },
  },
  nodes: {
    'TGT.1': {
      rule: 'Выполнить [[full-action]], если это возможно.',
      yes: 'Юнит выполняет полное действие.',
      no: 'Полного действия нет, или здесь оно невозможно.',
    },
    'TGT.2a': {
      rule: 'Есть ли [[target|цель]], до которой можно дойти? Выбрать ту, путь до которой короче всего.',
      yes: 'Да.',
      no: 'Ни до одной цели дойти нельзя.',
    },
    'TGT.2a.1': {
      rule: 'Встать на неё или двигаться [[towards|к ней]].',
      yes: 'Юнит подходит ближе.',
      no: 'Двигаться нельзя, ближе подойти некуда, или юнит уже на месте.',
    },
    'TGT.3a': {
      rule: 'Атака ещё не использована, и есть враг [[attack-range|в пределах атаки]]? Атаковать его.',
      ...attackSomebody,
    },
    'TGT.2b': { rule: 'Иначе — действовать по странице **Бродячий X**, где X = 3.' },
  },
  preferences: {
    nearestTarget: 'цель, путь до которой короче всего',
  },
  phrases: {},
}

// Тиран, по-русски.

import type { Alike } from '@understudy/procedure'
import { steps } from '../boss/ru.ts'
import { perStep } from '../boss/sources.ts'
import type { en } from './en.ts'

/** What the book says of this boss. */
export const about = {
  title: 'Тиран',
  about:
    'Противник в режиме «Тиран» игры *muhq’s game*: ход из нескольких шагов и четыре простых правила поведения юнитов.',
  ends: 'Игроки побеждают, когда Тиран уничтожен. Они проигрывают, если на Тиране не меньше 2 меток угнетения на каждого игрока или если закончился его ход в последнем раунде карты.',
}

export const ru: Alike<typeof en, Record<never, never>> = {
  pages: {
    TYR: { title: 'Ход Тирана' },
  },
  nodes: perStep('TYR', (step) => steps[step]),
  preferences: {},
  phrases: {},
}

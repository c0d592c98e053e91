// Кракен, по-русски.

import type { Alike } from '@understudy/procedure'
import { steps } from '../boss/ru.ts'
import { perStep } from '../boss/sources.ts'
import type { en } from './en.ts'

/** What the book says of this boss. */
export const about = {
  title: 'Кракен',
  about:
    'Противник в режиме «Кракен» игры *muhq’s game*: ход из нескольких шагов и четыре простых правила поведения юнитов.',
  ends: 'Игроки побеждают, когда Кракен уничтожен. Они проигрывают, если в конце его хода (начиная со второго раунда) ни у кого из них нет юнитов на поле или если закончился его ход в последнем раунде карты.',
}

export const ru: Alike<typeof en, Record<never, never>> = {
  pages: {
    KRA: { title: 'Ход Кракена' },
  },
  nodes: perStep('KRA', (step) => steps[step]),
  preferences: {},
  phrases: {},
}

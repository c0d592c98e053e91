// The table that most people want, set with one tap.

import type { Controller, Seat } from '@understudy/table'
import type { Preset } from '../ui.ts'

export const person: Controller = { by: 'person' }
export const supercat: Controller = { by: 'bot', bot: 'supercat' }

export const three = (red: Controller, yellow: Controller, blue: Controller): Record<Seat, Controller> => ({
  red,
  yellow,
  blue,
})

export const ONE_AND_TWO_SUPERCAT = { players: 3, role1: 'human', role2: 'supercat', role3: 'supercat' } as const

export const usual: Preset = {
  id: 'supercat',
  title: { en: 'You against two SUPERCAT', ru: 'Вы против двух SUPERCAT' },
  help: {
    en: 'Three players, normal difficulty, setup at random. The page keeps the cards and the dice.',
    ru: 'Трое за столом, обычная сложность, случайная карта подготовки. Карты и кубики — на странице.',
  },
  options: ONE_AND_TWO_SUPERCAT,
  seats: three(person, supercat, supercat),
  beside: false,
}

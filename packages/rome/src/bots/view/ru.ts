// Позиция, какой её видит бот, по-русски.

import type { Alike } from '@understudy/procedure'
import { face, STATUS } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {},
  nodes: {},
  preferences: {
    stanceHigh: 'самое высокое отношение',
    richest: 'больше золота',
    nearCapital: 'область ближе к столице',
  },
  phrases: {
    'die.d6': () => 'd6',
    'die.G': () => 'зелёного кубика',
    'die.Y': () => 'жёлтого кубика',
    'die.R': () => 'красного кубика',
    'face.G': (f) => face('ru', f.face),
    'face.Y': (f) => face('ru', f.face),
    'face.R': (f) => face('ru', f.face),
    'bot.seat': (f) => f.seat.ru,
    'bot.relation': (f) => `${f.seat.ru} (${STATUS.ru[f.status]}, отношение ${f.stance})`,
    'bot.marker': (f) => `метка «${f.seat.ru}» в клетке ${f.box}`,
    'bot.region': (f) => f.region.ru,
    'bot.place': (f) => `${f.region.ru} (золото ${f.gold}, расстояние ${f.distance})`,
  },
}

// Бродячий юнит, по-русски.

import type { Alike } from '@understudy/procedure'
import { tilesOf } from '../../text/words.ts'
import { list } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    WAN: {
      title: 'Бродячий X',
      intro: 'Юнит бродит наугад, пока враг не подойдёт на X клеток. На карте: «Бродит; нападает на расстоянии до X».',
    },
  },
  nodes: {
    'WAN.1': { rule: 'Есть ли враг на [[distance|расстоянии]] не больше X?' },
    'WAN.1.1': { rule: 'Действовать по странице **Агрессивный**, затем продолжить здесь.' },
    'WAN.2': {
      rule: 'Может ли он ещё [[move|двигаться]]? Тогда — на случайную клетку из тех, куда хватает этого движения.',
      aim: 'Он бродит наугад',
      yes: 'Юнит бродит.',
      no: 'Двигаться больше нельзя.',
    },
    'WAN.2.1': { rule: 'Вернуться к **WAN.1**.' },
  },
  preferences: {},
  phrases: {
    'bot.within': ({ units, x }) => `На расстоянии до ${tilesOf('ru', x)}: ${list('ru', units)}.`,
    'bot.noneWithin': ({ x }) => `На расстоянии до ${tilesOf('ru', x)} врагов нет.`,
  },
}

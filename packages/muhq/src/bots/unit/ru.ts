// Что может юнит, по-русски.

import type { Alike } from '@understudy/procedure'
import { TILE_NAMES, unitRu } from '../../text/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const attackSomebody = { yes: 'Да, атаковать есть кого.', no: 'Нет, атаковать некого или нечем.' }

export const ru: Alike<typeof en, Sayings> = {
  pages: {},
  nodes: {},
  preferences: {
    shortestWay: 'клетка, от которой остаётся кратчайший путь',
    fewestSteps: 'клетка, до которой меньше всего шагов',
  },
  phrases: {
    'bot.unit': ({ unit }) => unitRu(unit),
    'bot.tile': ({ at }) => at,
    'bot.toUnit': ({ unit }) => `добраться до юнита ${unitRu(unit)}`,
    'bot.toTile': ({ at, kind }) => `дойти до ${at}, там ${TILE_NAMES[kind].ru}`,
    'bot.once': () => '',
    'bot.gone': () => 'Юнит уничтожен.',
  },
}

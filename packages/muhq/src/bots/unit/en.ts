// What a unit can do, in English.

import type { Spoken } from '@understudy/procedure'
import { TILE_NAMES, unitEn } from '../../text/words.ts'
import type { Sayings } from './notes.ts'

export const attackSomebody = { yes: 'Yes, there is somebody to attack.', no: 'No, it cannot attack anybody.' }

export const en = {
  pages: {},
  nodes: {},
  preferences: {
    shortestWay: 'the tile with the shortest way left',
    fewestSteps: 'the tile that takes the fewest steps',
  },
  phrases: {
    'bot.unit': ({ unit }) => unitEn(unit),
    'bot.tile': ({ at }) => at,
    'bot.toUnit': ({ unit }) => `to get at ${unitEn(unit)}`,
    'bot.toTile': ({ at, kind }) => `to get to the ${TILE_NAMES[kind].en} at ${at}`,
    /** Simply done: there is nothing to name. */
    'bot.once': () => '',
    'bot.gone': () => 'The unit has been destroyed.',
  },
} satisfies Spoken<never, Sayings>

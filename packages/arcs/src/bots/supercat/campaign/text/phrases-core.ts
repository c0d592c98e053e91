// What the answers of the bot rest on in the campaign, in words.

import type { Phrases } from '@understudy/procedure'
import type { CoreSayings } from './sayings.ts'

export const en: Phrases<CoreSayings> = {
  'supercat.events': ({ held, played }) => `Events: ${held} among its cards, ${played} played this round.`,
}

export const ru: Phrases<CoreSayings> = {
  'supercat.events': ({ held, played }) => `События: среди его карт ${held}, сыграно в раунде ${played}.`,
}

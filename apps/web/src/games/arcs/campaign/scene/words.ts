// Words of the scenes of an act.

import type { Station } from './stations.ts'

const en = {
  title: (edicts: boolean): string => (edicts ? 'Edicts' : 'An Event'),
  stations: { dice: 'Dice', blight: 'Blight', fates: 'Fates', court: 'Court', edicts: 'Edicts' } as Record<
    Station,
    string
  >,
  symbols: { a: '➤', c: '☾', h: '⬡' },
  crises: 'Crises',
  edicts: 'Edicts',
}

const ru: typeof en = {
  title: (edicts) => (edicts ? 'Эдикты' : 'Событие'),
  stations: { dice: 'Кубики', blight: 'Скверна', fates: 'Судьбы', court: 'Двор', edicts: 'Эдикты' },
  symbols: { a: '➤', c: '☾', h: '⬡' },
  crises: 'Кризисы',
  edicts: 'Эдикты',
}

export const SCENE_WORDS = { en, ru }

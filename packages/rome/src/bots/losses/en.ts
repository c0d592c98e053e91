// Losses and defeat (rome 21.2, 21.3), in English.

import type { Spoken } from '@understudy/procedure'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    LOS: { title: 'Losses to the defence of a region' },
    DEF: { title: 'Defeat of an army' },
  },
  nodes: {
    'LOS-1': {
      rule: 'Does the defence cost cards? Each skull and each pair of wounds is a main battle card, each skirmish a skirmisher; an odd wound is dropped.',
      no: 'Nothing is lost.',
    },
    'LOS-1.1': { rule: 'Go on.', aim: 'The defence costs the army no cards' },
    'LOS-2': { rule: 'Is the army undeclared?', no: 'It is declared.' },
    'LOS-2.1': {
      rule: 'The top cards of the decks are lost: Main, or Cavalry if it is empty, and Skirmisher. A card of cost 3 brings 2 gold; where a deck is empty nothing is lost.',
      aim: 'The army is undeclared, so its losses come off the tops of the decks',
    },
    'LOS-3': {
      rule: 'Random cards of the army are lost: infantry, or cavalry if it has none, and skirmishers. A card of cost 3 brings 2 gold. With fewer than two infantry left the army is defeated.',
      aim: 'The army is declared, so random cards of its own are lost',
    },
    'DEF-1': {
      rule: 'The army is defeated: its cards go back to their decks, the miniature leaves the board, its general is available again.',
      aim: 'The army is defeated and leaves the board',
    },
  },
  preferences: {},
  phrases: {
    'bot.losses': (f) => `Main battle cards lost: ${f.main}; skirmishers lost: ${f.skirmishers}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>

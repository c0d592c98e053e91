// The stance card (rome 17), in English.

import type { Spoken } from '@understudy/procedure'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    STN: {
      title: 'Stance',
      intro:
        'From round 2 on, for each marker on its stance card. At the start only if you agreed to roll for the markers.',
    },
  },
  nodes: {
    'STN-1': { rule: 'Is the marker placed at the start of the game?', no: 'It stands on the card and may move.' },
    'STN-2.1': { rule: 'Roll the white d6 for the row: 1–2 Trusting, 3–4 Suspicious, 5–6 Distrusting.' },
    'STN-2.2': { rule: 'Roll the red d6 for the column: 1–2 Defensive, 3–4 Responsive, 5–6 Aggressive.' },
    'STN-2': { rule: 'Place the marker in that box.', aim: 'Two dice decide where the marker of its stance begins' },
    'STN-3': { rule: 'Take the markers from the lowest box up, as they stood before the first roll.' },
    'STN-4.1': { rule: 'Roll the white d6: on 1–2 one box down, on 5–6 one box up.' },
    'STN-4.2': { rule: 'Roll the red d6: on 1–2 one box to the left, on 5–6 one box to the right.' },
    'STN-5': {
      rule: 'Move the marker by each die on its own; a die that would take it off the card is ignored.',
      aim: 'White 1–2 moves the marker down, 5–6 up, red 1–2 left, 5–6 right, and 3–4 not at all',
    },
  },
  preferences: {},
  phrases: {
    'die.white': () => 'the white d6',
    'die.red': () => 'the red d6',
  },
} satisfies Spoken<keyof typeof sources, Sayings>

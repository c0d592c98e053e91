// What both target lists share (rome 22 to 24), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { cards } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

const END: NodeText = { rule: 'That is all for this activation.' }
const AGAIN: NodeText = { rule: 'After that the list is walked again from the top.' }

export const en = {
  pages: {
    EXE: { title: 'Execution' },
  },
  nodes: {
    'MOV-5.4': {
      rule: 'Has it done something in this activation? Then it does not go to another place as well.',
      no: 'It has done nothing yet.',
    },
    'MOV-5.5': { rule: 'It stays where it is.', aim: 'The army has done something already and goes to no other place' },
    'MOV-5.6': END,
    'GR-A': { rule: 'Golden rule A: does the Main deck hold 6 cards or fewer? Then nothing aggressive is done.' },
    'GR-A.1': { rule: 'Go on with unrest.' },
    'GR-A.2': { rule: 'Golden rule A again: 6 cards or fewer in the Main deck?' },
    'GR-A.3': { rule: 'Go on with its position.' },
    'GR-B': {
      rule: 'Golden rule B: has this army taken an opponent’s home region in this phase? It takes no other.',
    },
    'SUP-X1': { rule: 'Can the target be attacked in this activation?' },
    'SUP-X1.1': { rule: 'Follow **Conquest**.' },
    'SUP-X2': {
      rule: 'March towards it as far as points allow, by the cheapest way; nothing else in this activation.',
    },
    'SUP-X3': { rule: 'Go there and remove as many cubes as points allow.' },
    'SUP-X3.1': AGAIN,
    'TRN-1': {
      rule: 'Can it attack from the sea in this activation? From an own port, over 3 zones at most. A declared army needs a Navy card for every two of its cards, an undeclared one a single Navy card.',
    },
  },
  preferences: {
    reachable: 'what can be reached in this activation, if the option puts it first',
    'GR-C': 'the highest stance towards the opponent concerned (golden rule C)',
    stageOwn: 'a start from an own region',
  },
  phrases: {
    'camp.target': (f) =>
      `${f.region.en} (cost ${f.cost}${f.sea ? ', by sea' : ''}${f.now ? '' : ', not in this activation'})`,
    'camp.mainDeck': (f) => `Main battle cards that count: ${f.n}.`,
    'camp.homesTaken': (f) => `Home regions of opponents taken: ${f.n}.`,
    'camp.ships': (f) =>
      f.declared
        ? `Navy cards: ${f.n}; the army has ${cards('en', f.cards)}.`
        : `Navy cards: ${f.n}; an undeclared army always fits.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>

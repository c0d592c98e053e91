// The Campaign turn and the activation of an army (rome 22.1, 28.1), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { cards } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

const END: NodeText = { rule: 'That is all for this activation.' }

export const en = {
  pages: {
    CAM: { title: 'Campaign turn' },
    MOV: { title: 'Activation of an army' },
    UND: { title: 'Home to the decks' },
  },
  nodes: {
    'MOV-1': { rule: 'Is an army left to activate? I, II, III, IV in this order.' },
    'MOV-1.1': { rule: 'Activate it.', aim: 'Its armies act in the order of their numbers' },
    'MOV-2': { rule: 'Is the army off the board?' },
    'MOV-2.1': { rule: 'It stays off the board.', aim: 'The army cannot come back and stays off the board' },
    'MOV-2.2': END,
    'MOV-3': { rule: 'Is it a declared army with fewer than 5 cards?' },
    'MOV-3.1': { rule: 'Nothing else is done with it for now.' },
    'MOV-4': {
      rule: 'Walk the list of targets from the top and carry out the first line that can be. If it succeeded and points are left, this page is read again.',
    },
    'MOV-5': { rule: 'Has it done something in this activation already?', no: 'It has just been activated.' },
    'MOV-5.1': { rule: 'Has it no points left, or is one deed all it may do?' },
    'MOV-5.2': { rule: 'It stays where it is.', aim: 'The army may do no more in this activation' },
    'MOV-5.3': END,
    'MOV-6': { rule: 'The campaign turn is over.', aim: 'No army is left to activate' },
    'SPL-1': { rule: 'Could the army be split? A bot never splits or merges armies.' },
    'UND-1': { rule: 'Follow **Home to the decks**.' },
    'UND-2': { rule: 'Does it stand in a held home region?' },
    'UND-2.1': {
      rule: 'Make for the nearest held home region by the cheapest way, never attacking.',
      aim: 'With fewer than 5 cards it makes for the nearest held home region and attacks nobody',
    },
    'UND-2.2': { rule: 'Can it get there now? Another army there does not matter.' },
    'UND-2.3': { rule: 'Walk as far as possible.' },
    'UND-2.4': END,
    'UND-2.5': { rule: 'There is no way home: it stays.', aim: 'There is no way home, so the army stays' },
    'UND-3': {
      rule: 'Off the board with it: its cards go back to their decks, its general stays in the slot, face down. It has not moved, so it may come back at once: read **Activation of an army** again.',
      aim: 'With fewer than 5 cards, in a held home region, the army goes back to the decks',
    },
    'UND-3.1': { rule: 'Go there, and off the board with it; it can come back from the next round on.' },
    'UND-3.2': END,
    'RET-1': {
      rule: 'Can it come back? With a general and 2 cards in the Main deck: in the capital, otherwise in a held home region without an army.',
      aim: 'The army can come back',
    },
    'RET-1.1': {
      rule: 'It acts now, with 1 point less unless it has Barracks there: read this page again from the top.',
    },
    'NAV-3': { rule: 'The armies are done: follow **Navies**.' },
  },
  preferences: {
    goldHigh: 'the most gold',
  },
  phrases: {
    'camp.army': (f) => `Army ${f.slot} is next.`,
    'camp.cards': (f) => `The army has ${cards('en', f.n)}.`,
    'camp.undeclared': () => 'It is undeclared.',
    'camp.stands': (f) => `It stands in ${f.region.en}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>

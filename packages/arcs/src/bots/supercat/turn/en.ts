// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Bot turn',
  intro: 'Start here.',
  nodes: {
    ...same,
    'BT.0': 'Has it still to play its card?',
    'BT.1': 'No card in its virtual hand? Then it passes the initiative, or is skipped.',
    'BT.2':
      'Two cards are drawn from the stack, and the hand counter drops by 1. Cards lying at its board are options too.',
    'BT.3': 'Does it lead?',
    'BT.3a': { rule: 'Its seize counter is removed.', yes: 'Done.', no: 'It is still there.' },
    'BT.3c': {
      rule: 'Is a marker free, and does a card match an ambition in which it is first, or tied for first in one not yet declared? Lead that card and declare it.',
      without: 'It declares nothing',
    },
    'BT.3d': 'Otherwise [[general|General Priorities]] choose the card.',
    'BT.4': 'Can a card surpass the lead?',
    'BT.4a': 'Surpass.',
    'BT.4b': { rule: 'Its seize counter grows by 1.', yes: 'Done.' },
    'BT.4c':
      'Are at least 2 cards left in its virtual hand (1 with Lattice Spies), and has nobody seized the initiative this round? Check for seizing.',
    'BT.4c.1': 'Roll a die.',
    'BT.4c.2':
      'Is the die, less 1 for each open ambition in which it is first, below the seize counter? Then it seizes, and the hand counter drops by 1.',
    'BT.4e': 'General Priorities choose a card to pivot with, or to copy.',
    'BT.5': 'Play the card. Drawn cards that were not chosen are discarded.',
    'BT.7': {
      rule: 'Does it owe a Battle or a Secure for a bonus of its leader that these pages did not take? Then that comes first.',
      no: 'Nothing of that kind is due.',
    },
    'BT.5a': 'Is it its turn to act?',
    'BT.5b': 'First the Prelude.',
    'BT.5c': 'Did a Weapon make a card of another suit a card for combat?',
    'BT.5c.1': 'Then the page of Aggression comes first, as far as the card allows.',
    'BT.5d': 'The page of the suit.',
    'BT.5e': {
      rule: 'Actions for which no rule is left are lost.',
      yes: 'The turn ends.',
      no: 'The turn is over already.',
    },
    'BT.6':
      'Is a battle of its own under way that these pages did not begin (a position entered or corrected in its midst)? It is finished first.',
    'BT.6.1': 'Finish it (page **Combat**).',
    'BT.X3e': {
      rule: 'Are all its cards of one suit? Only the one with the highest number can be led.',
      no: 'There is only one, or there are several suits.',
    },
    'BT.X5f': 'Was the card chosen for a new action, and does the table want that first?',
    'BT.X5f.1': 'Take that action.',
  },
  aims: {
    'BT.3c': 'It is first in an ambition, or tied for first, and a card can declare that',
    'BT.4a': 'It always surpasses if it can',
    'BT.4c.2': 'It also seizes the initiative',
    'BT.5e': 'Its pages have nothing more to do, so the turn ends',
    'BT.7': 'It owes a Battle or a Secure for a bonus of its leader, and that comes first',
    'BT.X5f.1': 'Its card was chosen for a new action, and that comes first',
  },
}

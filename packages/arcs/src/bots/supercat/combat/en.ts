// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Combat',
  intro: 'See also the Combat Doctrine after the pages.',
  nodes: {
    ...same,
    'CMB.1': { rule: 'Move the whole group to the target.', yes: 'They go.', no: 'The ships are there already.' },
    'CMB.2': 'While the goal is not reached, and another battle is [[favourable|favourable]]:',
    'CMB.3': 'Battle. Dice: see [[dice|the choice of dice]].',
    'CMB.4': { rule: 'A hit before the dice (Railgun Arrays): choose the ship.', no: 'Nothing to choose.' },
    'CMB.5': { rule: 'Dice that had to wait are chosen now.', yes: 'Now.', no: 'They were chosen before.' },
    'CMB.6': 'While dice may be rerolled:',
    'CMB.6a': 'Reroll intercepts, if the defender has a fresh ship; then blanks.',
    'CMB.6b': 'Otherwise keep them.',
    'CMB.7': { rule: 'Assign the hits, on both sides.', no: 'There is nothing to choose.' },
    'CMB.8': 'For each city that fell:',
    'CMB.8a': 'Ransack the Court.',
    'CMB.9': 'While there are keys for something:',
    'CMB.9a': 'Choose what to steal.',
    'CMB.9b': { rule: 'Steal it.', yes: 'Done.', no: 'There is nothing to steal with.' },
  },
  aims: {
    'CMB.7': 'It assigns the hits of both sides',
    'CMB.8a': 'A city fell, and it ransacks the Court',
    'CMB.9a': 'It has keys to steal with',
    'CMB.4': 'Railgun Arrays hit a ship before the dice',
    'CMB.5': 'The dice had to wait and are chosen now',
    'CMB.6a': 'It rerolls intercepts if the defender has a fresh ship, then blanks',
    'CMB.6b': 'No die is worth rerolling, so it keeps them',
  },
}

// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Combat',
  intro: 'See also the Combat Doctrine after the pages.',
  nodes: {
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
    'CMB.X1': { like: 'CMB.1' },
    'CMB.X2': { like: 'CMB.2' },
    'CMB.X3': { like: 'CMB.3' },
    'CMB.X4': { like: 'CMB.4' },
    'CMB.X5': { like: 'CMB.5' },
    'CMB.X6': { like: 'CMB.6' },
    'CMB.X6a': { like: 'CMB.6a' },
    'CMB.X6b': { like: 'CMB.6b' },
    'CMB.X7': { like: 'CMB.7' },
    'CMB.X8': { like: 'CMB.8' },
    'CMB.X8a': { like: 'CMB.8a' },
    'CMB.X9': { like: 'CMB.9' },
    'CMB.X9a': { like: 'CMB.9a' },
    'CMB.X9b': { like: 'CMB.9b' },
  },
}

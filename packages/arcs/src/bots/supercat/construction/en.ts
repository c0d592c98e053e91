// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { ability, behind, repairs, threatened, tidy } from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Construction',
  intro: 'Build, Repair. After each plan, from the top.',
  nodes: {
    ...same,
    'CON.0': tidy,
    'CON.9.if': 'Does it have no starport on the map?',
    'CON.9': 'Can it Build a starport? (9)',
    'CON.11.if': threatened,
    'CON.11':
      'Can it Build or Repair ships to change a rival’s control of a [[loyal|loyal]] building’s system? (11, 12)',
    'CON.15':
      'Can it Build a city? A [[double|double city]] only as a sole leader of a declared ambition, for a Power bonus. (15)',
    'CON.25': 'Can it Build or Repair ships to take control of a system with a rival building? (25, 26)',
    'CON.31': 'Can it Build a ship, fresh, at an [[undefended|undefended]] building? (31)',
    'CON.32': 'Can it Build any ship? (32)',
    'CON.33': 'Can it Build another starport? (33)',
    'CON.34': repairs,
    'CON.Xa': ability,
    'CON.X23.if': behind,
    'CON.X23': 'Can it Build a ship?',
  },
  aims: {
    'CON.0': 'It puts the tokens that it has just gained in order',
    'CON.9': 'It has no starport on the map',
    'CON.11': 'A rival controls a system with its building; building or repairing ships changes that',
    'CON.15': 'There is a claim to build a city on',
    'CON.25': 'Ships that it builds or repairs take control of a system with a rival building',
    'CON.31': 'A building of its own is undefended',
    'CON.32': 'It has actions left to build ships',
    'CON.33': 'It can build another starport',
    'CON.34': 'It repairs what is damaged',
    'CON.Xa': 'It can use an ability',
    'CON.X23': 'It has more unbuilt ships than every rival',
  },
}

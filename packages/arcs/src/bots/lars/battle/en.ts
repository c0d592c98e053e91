// Battle in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    BAT: { title: 'Battle', intro: 'First damage everywhere, then destruction in the focus systems.' },
    HIT: { title: 'Assigning hits' },
    GIV: { title: 'What is given to Lars' },
    RAN: { title: 'Ransack' },
  },
  nodes: {
    'BAT.1': {
      rule: 'Phase 1. Is there a system, not yet fought in, with its ships and ships of a rival?',
      aim: 'In phase 1 it fights wherever its ships meet a rival’s',
      ...found('There is somebody to damage.', 'Phase 1 is over.'),
    },
    'BAT.1.1': { rule: 'Of the rivals with ships there, the defender is the [[leader]].' },
    'BAT.1.2': { rule: 'Roll one skirmish die for each of its ships, at most six.' },
    'BAT.1.3': { rule: 'Go back to **BAT.1**.' },
    'BAT.2': {
      rule: 'Phase 2. Is there a [[focus]], not yet fought in during this phase, with its ships and a rival’s pieces?',
      aim: 'In phase 2 it fights in focus systems where a rival has pieces',
      ...found('There is somebody to destroy.', 'Phase 2 is over.'),
    },
    'BAT.2.1': { rule: 'Of the rivals there, the defender is the [[leader]].' },
    'BAT.2.2': {
      rule: 'Has the defender a city there, and no ships?',
      ...found('An undefended city.', 'There are ships, or no city.'),
    },
    'BAT.2.3': {
      rule: 'Roll one raid die for each of its ships, at most two. For keys the defender chooses what to give. A destroyed city provokes no Outrage and no Ransack.',
    },
    'BAT.2.4': {
      rule: 'Roll assault dice for half of its ships and skirmish dice for half of its ships, both rounded up, at most six of each.',
    },
    'BAT.2.5': { rule: 'Go back to **BAT.2**.' },
    'HIT.1': {
      rule: 'Is this a battle of phase 1?',
      ...found('Phase 1: as much damage as possible.', 'Phase 2: as much destruction as possible.'),
    },
    'HIT.1.1': {
      rule: 'Spread the hits over [[fresh]] ships before destroying any.',
      aim: 'Hits go to fresh ships before any is destroyed',
    },
    'HIT.2': {
      rule: 'Assign all hits, also those on its own ships, so that as much as possible is destroyed.',
      aim: 'It wants as much destroyed as possible',
    },
    'GIV.1': {
      rule: 'A Lars is raided by another one, or raids a SUPERCAT: what is given is random, as long as the keys open anything.',
      aim: 'When a Lars raids a Lars or a SUPERCAT, what is given is random',
    },
    'RAN.1': {
      rule: 'If your table plays it so: ransack a Court card with an agent of the defender, whichever.',
      aim: 'Your table lets it ransack any Court card with an agent of the defender',
      ...found('There is a card to ransack.', 'Nothing can be ransacked.'),
    },
  },
}

// Move in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    MOV: { title: 'Move' },
  },
  nodes: {
    'MOV.1': {
      rule: 'Lift its [[fresh]] ships from every system without ships of rivals, leaving one on each planet with buildings, and put them on its starport planet.',
      aim: 'It gathers fresh ships at its starport',
      ...found('Ships come home.', 'No ships come home.'),
    },
    'MOV.2': {
      rule: 'While fresh ships are left at the starport and a destination is not under its [[control]], choose the first of these:',
      ...found('Ships are left, and somewhere to go.', 'Moving ends.'),
    },
    'MOV.2a': {
      rule: 'a) the [[target]];',
      aim: 'Ships go to its target planet first',
      ...found('The target planet.', 'It controls the target planet, or cannot go there.'),
    },
    'MOV.2b': {
      rule: 'b) a focus planet with an empty building slot;',
      aim: 'Ships go to a focus planet with an empty building slot',
      ...found('An empty slot.', 'No such planet is left.'),
    },
    'MOV.2c': {
      rule: 'c) a focus planet with a city of a rival;',
      aim: 'Ships go to a focus planet with a city of a rival',
      ...found('A city of a rival.', 'No such planet is left.'),
    },
    'MOV.2d': {
      rule: 'd) a focus planet with a starport of a rival;',
      aim: 'Ships go to a focus planet with a starport of a rival',
      ...found('A starport of a rival.', 'No such planet is left.'),
    },
    'MOV.2e': {
      rule: 'e) a focus planet with ships of a rival;',
      aim: 'Ships go to a focus planet with ships of a rival',
      ...found('Ships of a rival.', 'No such planet is left.'),
    },
    'MOV.2f': {
      rule: 'f) the focus gate.',
      aim: 'Ships go to the focus gate',
      ...found('The focus gate.', 'It controls the focus gate.'),
    },
    'MOV.3': {
      rule: 'Take the shortest way there. In each gate on it that a rival controls leave as many ships as make it a tie. Then send just as many as it takes to control the destination; if they do not suffice, all that are left.',
      ...found('There is a way.', 'There is no way.'),
    },
  },
}

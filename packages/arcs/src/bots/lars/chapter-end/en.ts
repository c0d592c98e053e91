// The end of a chapter in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    END: { title: 'End of a chapter' },
  },
  nodes: {
    'END.1': {
      rule: 'Step 1.1. Is there an ambition without a marker for which a Lars would score? The Lars seats are compared with each other only, as if the lowest marker lay there. Ask this once for all Lars.',
      ...found('Ambitions that nobody declared are scored.', 'Nothing is scored for undeclared ambitions.'),
    },
    'END.1.1': {
      rule: 'Add that Power for each Lars: no city bonus, and no Trophies or Captives return for it.',
      aim: 'Each Lars adds the Power that it would score for ambitions without a marker',
    },
    'END.2': {
      rule: 'Step 1.2. Has a Lars any [[resource-power]]? Ask this once for all Lars, and compare all places before anything is added.',
      ...found('Resource Power is scored.', 'No Resource Power is scored.'),
    },
    'END.2.1': {
      rule: 'A Lars with the least Power adds its [[resource-power]] twice, one in between adds it once, one in first place adds nothing. Then it is 0 for all of them.',
      aim: 'Resource Power counts twice in last place, once in between, not at all in first',
    },
    'END.3': { rule: 'Step 1.3. Each Lars follows the page **New target planet**.' },
  },
}

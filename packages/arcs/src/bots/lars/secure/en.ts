// Secure in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    SEC: { title: 'Secure' },
  },
  nodes: {
    'SEC.1': {
      rule: 'From the left: is there a Court card on which it has more agents than each rival, and if it is a Vox card, does its condition hold? Mass Uprising, Outrage Spreads and Call to Action: always. Populist Demands: it could win an ambition by declaring it. Song of Freedom: it [[control|controls]] a city of a rival. Guild Struggle: a rival has a Guild card.',
      aim: 'It has more agents on this card than each rival',
      ...found('There is a card to secure.', 'No card is left to secure.'),
    },
    'SEC.1.1': { rule: 'Secure it; agents of rivals on it are captured.' },
    'SEC.1.2': { rule: 'Go on with **SEC.1** to the right of it.' },
  },
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'CR.1': ruling('Imperial Trust', 'A133'),
  'CR.2': ruling('Lore', 'A131'),
  'CR.3': printed('Vox cards, Diplomatic Fiasco', 'A133'),
  'CR.4': ruling('Song of Freedom, Crisis', 'A133'),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'ED.1': printed('Edicts'),
  'ED.1a': printed('Edicts', 'A98'),
  'ED.1b': ruling('Edicts', 'A98'),
  'ED.1c': printed('Edicts', 'A98'),
  'ED.1d': ruling('Edicts', 'A98'),
  'ED.2': printed('Edicts'),
  'ED.2a': printed('Edicts'),
  'ED.2b': printed('Edicts'),
  'ED.2c': printed('Edicts'),
  'ED.2d': printed('Edicts'),
  'ED.3': ruling('Edicts', 'A98'),
  'ED.4': ruling('Edicts', 'A98'),
  'ED.5': ruling('Edicts', 'A99'),
  'ED.5a': ruling('Edicts', 'A99'),
  'ED.5b': ruling('Edicts', 'A99'),
  'ED.5c': ruling('Edicts', 'A99'),
  'ED.5d': ruling('Edicts', 'A99'),
  'ED.5e': ruling('Edicts', 'A99'),
  'ED.5f': ruling('Edicts', 'A99'),
  'ED.5g': ruling('Edicts', 'A99'),
  'ED.5h': ruling('Edicts', 'A99'),
  'ED.5i': ruling('Edicts', 'A99'),
  'ED.5j': ruling('Edicts', 'A99'),
  'ED.6': ruling('Edicts', 'A152'),
  'ED.7': ruling('Edicts', 'A153'),
}

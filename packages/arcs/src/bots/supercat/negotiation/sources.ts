// Where each rule of this page comes from. The ids of the rules are those named here.

import { ruling } from '../cite.ts'

export const sources = {
  'NE.0': ruling('Negotiations'),
}

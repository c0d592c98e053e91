// Where each rule of this page comes from. The ids of the rules are those named here.

import { ruling } from '../cite.ts'

export const sources = {
  'SU.0': ruling('Summits'),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { ruling } from '../cite.ts'

export const sources = {
  'OT.1': ruling('No pieces left', 'A74'),
  'OT.2': ruling('Farseers', 'A107'),
  'OT.3': ruling('Other cards', 'A64', 'A107'),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { ruling } from '../cite.ts'

export const sources = {
  'SL.1': ruling('Raid costs of the slots', 'A60', 'A70'),
}

// Where each rule about Repair comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'REP.1': printed('Repair 1'),
  'REP.2': printed('Repair 2', 6),
}

// Where each rule about Tax comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'TAX.1': printed('Tax', 21, 57),
  'TAX.1.1': printed('Tax'),
}

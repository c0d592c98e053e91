// Where each rule about Secure comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'SEC.1': printed('Secure', 3, 45),
  'SEC.1.1': printed('Secure', 44),
  'SEC.1.2': printed('Secure', 45),
}

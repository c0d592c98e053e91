// Where each rule about Build comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'BLD.1': printed('Build 1', 22, 23),
  'BLD.2': printed('Build 2', 24),
  'BLD.3': printed('Build 3'),
  'BLD.3.1': printed('Build 3'),
}

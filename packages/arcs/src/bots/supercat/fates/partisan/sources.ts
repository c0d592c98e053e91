// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed } from '../../cite.ts'
import { lineFrom } from '../cite.ts'

export const sources = {
  'FA.PA.if': printed('Fates'),
  ...lineFrom('FA.PA1', 'Partisan, initiative', 'A82', 'A147'),
  ...lineFrom('FA.PA2', 'Partisan, action cards', 'A82'),
  'FA.PA3.if': printed('Partisan, Spy'),
  ...lineFrom('FA.PA3', 'Partisan, Spy', 'A90', 'A123', 'A160'),
}

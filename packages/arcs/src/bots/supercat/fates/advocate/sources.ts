// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed } from '../../cite.ts'
import { fightFrom, lineFrom } from '../cite.ts'

export const sources = {
  'FA.AD.if': printed('Fates'),
  ...lineFrom('FA.AD1', 'Advocate, Guild cards', 'A82'),
  ...lineFrom('FA.AD2', 'Advocate, Recover', 'A87'),
  ...fightFrom('FA.AD3', 'Advocate, combat', 'A53', 'A81'),
}

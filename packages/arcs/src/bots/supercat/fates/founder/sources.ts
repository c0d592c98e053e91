// Where each rule of this page comes from. The ids of the rules are those named here.

import { MOVE, printed } from '../../cite.ts'
import { fightFrom, lineFrom } from '../cite.ts'

export const sources = {
  'FA.FO.if': printed('Fates'),
  'FA.FO.turn': printed('Fates'),
  'FA.FO1.if': printed('Founder, Regent'),
  ...lineFrom('FA.FO1', 'Founder, Imperial Council', 'A82'),
  ...lineFrom('FA.FO1b', 'Founder, declaring', 'A82', 'A84', 'A142'),
  ...lineFrom('FA.FO2', 'Founder, taking control', 'A26', 'A41', 'A81', 'A143'),
  'FA.FO2m': printed('Founder, taking control', 'A81', 'A143', 'A161', ...MOVE),
  ...fightFrom('FA.FO3', 'Founder, combat', 'A36', 'A81', 'A143'),
  'FA.FO4': printed('Founder, Parade Fleets', 'A85', 'A143'),
}

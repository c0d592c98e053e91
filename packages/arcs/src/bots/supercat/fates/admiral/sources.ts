// Where each rule of this page comes from. The ids of the rules are those named here.

import { MOVE, printed } from '../../cite.ts'
import { fightFrom, lineFrom } from '../cite.ts'

export const sources = {
  'FA.AM.if': printed('Fates'),
  'FA.AM1.if': printed('Admiral, Imperial Demand', 'A91'),
  ...lineFrom('FA.AM1', 'Admiral, Imperial Demand', 'A81', 'A91'),
  ...fightFrom('FA.AM1b', 'Admiral, Imperial Demand', 'A53', 'A81', 'A91'),
  ...fightFrom('FA.AM2', 'Admiral, combat', 'A49', 'A81', 'A148'),
  ...lineFrom('FA.AM2m', 'Admiral, combat', 'A81', 'A148', ...MOVE),
  'FA.AM3.if': printed('Admiral, starports'),
  ...lineFrom('FA.AM3', 'Admiral, starports', 'A26', 'A149', ...MOVE),
  'FA.AM3b': printed('Admiral, starports', 'A26'),
  'FA.AM4.if': printed('Admiral, new starport'),
  ...lineFrom('FA.AM4', 'Admiral, new starport'),
}

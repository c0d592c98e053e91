// Where each rule of this page comes from. The ids of the rules are those named here.

import { MOVE, printed } from '../../cite.ts'
import { fightFrom, lineFrom } from '../cite.ts'

export const sources = {
  'FA.CA.if': printed('Fates'),
  'FA.CA.turn': printed('Fates'),
  'FA.CA1.if': printed('Caretaker, Awaken'),
  'FA.CA1a': printed('Caretaker, Awaken', 'A88', 'A146'),
  ...lineFrom('FA.CA1', 'Caretaker, Awaken', 'A88', 'A146'),
  ...lineFrom('FA.CA2', 'Caretaker, Golems on the map', 'A26', 'A81', 'A161', ...MOVE),
  'FA.CA2b': printed('Caretaker, Golems on the map', 'A26', 'A41', 'A81'),
  ...fightFrom('FA.CA3', 'Caretaker, Golems on the map', 'A36', 'A81'),
  'FA.CA5.if': printed('Caretaker, Awaken', 'A88'),
  'FA.CA5': printed('Caretaker, Awaken', 'A88', 'A146'),
  'FA.CA4': printed('Caretaker, Stone-Speakers', 'A146', 'A162'),
}

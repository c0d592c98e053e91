// Where each rule about Battle comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'BAT.1': printed('Battle, phase 1'),
  'BAT.1.1': printed('Battle', 4),
  'BAT.1.2': printed('Battle, phase 1', 33),
  'BAT.1.3': printed('Battle, phase 1'),
  'BAT.2': printed('Battle, phase 2', 6, 51),
  'BAT.2.1': printed('Battle', 4, 39),
  'BAT.2.2': printed('Battle, phase 2'),
  'BAT.2.3': printed('Battle, phase 2, case 1', 34, 35, 36),
  'BAT.2.4': printed('Battle, phase 2, case 2', 37),
  'BAT.2.5': printed('Battle, phase 2'),
  'HIT.1': printed('Battle'),
  'HIT.1.1': printed('Battle, phase 1'),
  'HIT.2': printed('Battle, phase 2', 38),
  'GIV.1': printed('Battle, phase 2, case 1', 35, 55),
  'RAN.1': ruling('Battle, phase 2, case 1', 36, 57),
}

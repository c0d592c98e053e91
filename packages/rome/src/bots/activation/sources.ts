// The Campaign turn and the activation of an army (rome 22.1, 28.1): where its rules come from.

import { printed, ruled } from '../book/sourcing.ts'

export const sources = {
  'MOV-1': printed('L327, L331'),
  'MOV-1.1': printed('L327, L331'),
  'MOV-2': printed('L485', 76),
  'MOV-2.1': printed('L485', 76),
  'MOV-2.2': printed('L485', 76),
  'MOV-3': printed('L483', 75),
  'MOV-3.1': printed('L483', 75),
  'MOV-4': printed('L323–333', 49),
  'MOV-5': ruled('L327, L605', 50),
  'MOV-5.1': ruled('L327', 50),
  'MOV-5.2': ruled('L327', 50),
  'MOV-5.3': ruled('L327', 50),
  'MOV-6': printed('L491'),
  'SPL-1': printed('L479'),
  'UND-1': printed('L483', 75),
  'UND-2': printed('L483'),
  'UND-2.1': printed('L483'),
  'UND-2.2': printed('L483'),
  'UND-2.3': printed('L483'),
  'UND-2.4': printed('L483'),
  'UND-2.5': ruled('L641', 75),
  'UND-3': printed('L483–485'),
  'UND-3.1': printed('L483–485'),
  'UND-3.2': printed('L485'),
  'RET-1': ruled('L485', 76),
  'RET-1.1': ruled('L485', 76),
  'NAV-3': printed('L491', 78),
}

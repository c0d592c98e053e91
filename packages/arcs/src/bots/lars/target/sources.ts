// Where each rule about the target planet comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'START.1': printed('Setup 3', 2, 11, 56, 58),
  'START.1.1': printed('Setup 3'),
  'START.2': printed('Setup 3'),
  'START.2.1': printed('Setup 3', 1),
  'START.3': printed('Setup 3'),
  'SHIFT.1': printed('New target planet 1', 18),
  'SHIFT.2': printed('New target planet 2'),
  'SHIFT.2.1': printed('New target planet 2', 1),
  'SHIFT.3': printed('New target planet 3'),
}

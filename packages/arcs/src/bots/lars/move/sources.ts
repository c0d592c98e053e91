// Where each rule about Move comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'MOV.1': printed('Move 1 and 2', 25, 26, 59),
  'MOV.2': printed('Move 3', 27, 28, 32, 52, 65),
  'MOV.2a': printed('Move 3a'),
  'MOV.2b': printed('Move 3b', 5),
  'MOV.2c': printed('Move 3c'),
  'MOV.2d': printed('Move 3d'),
  'MOV.2e': printed('Move 3e'),
  'MOV.2f': printed('Move 3f'),
  'MOV.3': printed('Move 4', 29, 30, 31, 32, 65),
}

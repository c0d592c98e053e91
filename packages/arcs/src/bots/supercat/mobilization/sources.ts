// Where each rule of this page comes from. The ids of the rules are those named here.

import { MOVE, printed, tidy } from '../cite.ts'

export const sources = {
  'MOB.0': tidy,
  'MOB.10.if': printed('Mobilization (10)'),
  'MOB.10': printed('Mobilization (10)', 'A37', ...MOVE),
  'MOB.13.if': printed('Mobilization (13)'),
  'MOB.13': printed('Mobilization (13)', 'A40', ...MOVE),
  'MOB.16.if': printed('Mobilization (16)'),
  'MOB.16': printed('Mobilization (16)', 'A37', 'A38', 'A39', ...MOVE),
  'MOB.22': printed('Mobilization (22)', 'A46'),
  'MOB.23': printed('Mobilization (23)', 'A46'),
  'MOB.28': printed('Mobilization (28)', ...MOVE),
  'MOB.27': printed('Mobilization (27)', ...MOVE),
  'MOB.40': printed('Mobilization (40)', 'A40', ...MOVE),
  'MOB.41.if': printed('Mobilization (41)', 'A31', 'A43'),
  'MOB.41': printed('Mobilization (41)', 'A31', 'A43', ...MOVE),
  'MOB.43': printed('Mobilization (43)', 'A44', 'A46'),
}

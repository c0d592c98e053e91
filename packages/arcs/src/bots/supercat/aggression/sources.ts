// Where each rule of this page comes from. The ids of the rules are those named here.

import { fight, MOVE, printed, ruling, tidy } from '../cite.ts'

export const sources = {
  'AGG.0': tidy,
  ...fight('AGG.28x', ruling('General Priorities', 'A24')),
  'AGG.2': printed('Aggression (2)', 'A46', 'A73'),
  'AGG.3': printed('Aggression (3)', 'A46', 'A105'),
  'AGG.4': printed('Aggression (4)', 'A46', 'A105'),
  ...fight('AGG.8', printed('Aggression (8)', 'A36', 'A49', 'A53', 'A58', 'A62', 'A63', 'A110')),
  'AGG.10.if': printed('Aggression (10)'),
  'AGG.10': printed('Aggression (10)', 'A37', ...MOVE),
  'AGG.13.if': printed('Aggression (13, 14)'),
  'AGG.13': printed('Aggression (13)', 'A40', ...MOVE),
  ...fight('AGG.14', printed('Aggression (14)', 'A36', 'A40', 'A62', 'A63')),
  'AGG.16.if': printed('Aggression (16)'),
  'AGG.16': printed('Aggression (16)', 'A37', 'A38', 'A39', ...MOVE),
  'AGG.17': printed('Aggression (17)', 'A26', 'A46', 'A73'),
  'AGG.18': printed('Aggression (18)', 'A26', 'A46'),
  'AGG.21': printed('Aggression (21)', 'A26', 'A46'),
  'AGG.28': printed('Aggression (28)', ...MOVE),
  'AGG.27': printed('Aggression (27)', ...MOVE),
  'AGG.37.if': printed('Aggression (37)'),
  ...fight('AGG.37', printed('Aggression (37)', 'A36', 'A49', 'A58', 'A62', 'A63')),
  'AGG.38': printed('Aggression (38)', 'A46'),
  'AGG.39': printed('Aggression (39)', 'A46', 'A47'),
  'AGG.40': printed('Aggression (40)', 'A40', ...MOVE),
  'AGG.41.if': printed('Aggression (41)', 'A31', 'A43'),
  'AGG.41': printed('Aggression (41)', 'A31', 'A43', ...MOVE),
}

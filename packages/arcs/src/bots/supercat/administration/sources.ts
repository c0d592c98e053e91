// Where each rule of this page comes from. The ids of the rules are those named here.

import { defends, printed, tidy } from '../cite.ts'

export const sources = {
  'ADM.0': tidy,
  'ADM.1': printed('Administration (1)', 'A13', 'A73'),
  'ADM.12.if': printed('Administration (12)'),
  'ADM.12': printed('Administration (12)', 'A40', 'A41'),
  'ADM.19': printed('Administration (19)', 'A73'),
  'ADM.20': printed('Administration (20)', 'A26'),
  'ADM.22': printed('Administration (22)', 'A46'),
  'ADM.23': printed('Administration (23)', 'A46'),
  'ADM.26': printed('Administration (26)', 'A41'),
  'ADM.34': printed('Administration (34)'),
  'ADM.42': printed('Administration (42)'),
  'ADM.43': printed('Administration (43)', 'A44', 'A46'),
  'ADM.44': printed('Administration (44)', 'A39', 'A70'),
  'ADM.X0': tidy,
  'ADM.X1': printed('Administration [1]', 'A13', 'A73'),
  'ADM.X10.if': printed('Administration [10]'),
  'ADM.X10': printed('Administration [10]', 'A40', 'A41'),
  ...defends('ADM.X13', 'Administration [13]'),
  'ADM.Xa': printed('Administration, abilities', 'B7', 'B9', 'B10', 'B76'),
  'ADM.X24': printed('Administration [24]', 'A46', 'B17', 'B21'),
  'ADM.X27': printed('Administration [27]', 'A41'),
  'ADM.X37': printed('Administration [37]', 'A73'),
  'ADM.X38': printed('Administration [38]', 'A26'),
  'ADM.X39': printed('Administration [39]', 'A26'),
  'ADM.X40': printed('Administration [40]'),
  'ADM.X43': printed('Administration [43]', 'A46', 'B17', 'B19', 'B21'),
  'ADM.X46': printed('Administration [46]', 'A39', 'A70', 'B72'),
}

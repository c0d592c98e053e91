// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, tidy } from '../cite.ts'

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
}

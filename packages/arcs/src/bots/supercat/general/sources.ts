// Where each rule of this page comes from. The ids of the rules are those named here.

import { call, printed, ruling } from '../cite.ts'

export const sources = {
  ...call('GP.1', printed('General Priorities', 'A11', 'A12', 'A13', 'A14', 'A26', 'A73')),
  ...call('GP.2', printed('General Priorities', 'A105')),
  ...call('GP.3', printed('General Priorities', 'A27', 'A28', 'A110')),
  'GP.4': printed('General Priorities'),
  'GP.4.1': printed('General Priorities'),
  ...call('GP.4a', printed('General Priorities', 'A25')),
  ...call('GP.4b', printed('General Priorities', 'A25')),
  'GP.5': printed('General Priorities'),
  ...call('GP.5a', printed('General Priorities', 'A26', 'A40')),
  ...call('GP.5b', printed('General Priorities', 'A26', 'A40', 'A41')),
  'GP.6': printed('General Priorities'),
  'GP.6.1': printed('General Priorities', 'A23'),
  ...call('GP.6a', printed('General Priorities', 'A37')),
  ...call('GP.6b', printed('General Priorities', 'A23', 'A25')),
  ...call('GP.7', printed('General Priorities', 'A26', 'A73')),
  ...call('GP.8', printed('General Priorities', 'A44', 'A45')),
  ...call('GP.10', printed('General Priorities', 'A24', 'A26')),
  ...call('GP.11', printed('General Priorities', 'A26')),
  ...call('GP.Z', ruling('General Priorities', 'A22')),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { backport, printed, ruling } from '../cite.ts'

export const sources = {
  'SU.1': printed('Summits'),
  'SU.1a': printed('Founder, Summits'),
  'SU.1b': printed('Founder, Summits'),
  'SU.1c': backport('0.10', 'A122'),
  'SU.1d': backport('0.10', 'A122'),
  'SU.1e': printed('Summits', 'A122'),
  'SU.1f': printed('Summits'),
  'SU.1g': printed('Summits'),
  'SU.1h': printed('Summits'),
  'SU.2': printed('Summits'),
  'SU.2a': printed('Summits'),
  'SU.2b': printed('Summits, Return Favors', 'A97', 'A154'),
  'SU.2c': printed('Summits, Return Favors', 'A97', 'A154'),
  'SU.2d': printed('Summits, Return Favors', 'A97', 'A140', 'A154'),
  'SU.2e': printed('Summits, Return Favors', 'A97', 'A154'),
  'SU.3': printed('Founder, Summits'),
  'SU.3a': printed('Founder, Summits'),
  'SU.3b': backport('0.10', 'A122'),
  'SU.3c': backport('0.10', 'A122'),
  'SU.4': ruling('Summits', 'A97'),
}

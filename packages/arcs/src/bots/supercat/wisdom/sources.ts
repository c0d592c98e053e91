// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling, tidy } from '../cite.ts'

export const sources = {
  'WIS.0': tidy,
  'WIS.1': printed('Faithful Wisdom'),
  'WIS.2.if': printed('Faithful Wisdom'),
  'WIS.2': printed('Faithful Wisdom'),
  'WIS.3.if': printed('Faithful Wisdom'),
  'WIS.3': printed('Faithful Wisdom', 'A40', 'A41'),
  'WIS.4': printed('Faithful Wisdom', 'A48'),
  'WIS.5a': printed('Faithful Wisdom'),
  'WIS.5b': printed('Faithful Wisdom'),
  'WIS.F': ruling('Faithful Wisdom', 'A77'),
  'WIS.F25': ruling('Construction (25, 26)', 'A77', 'A41'),
  'WIS.F31': ruling('Construction (31)', 'A77', 'A42'),
  'WIS.F32': ruling('Construction (32)', 'A77', 'A31'),
  'WIS.F33': ruling('Construction (33)', 'A77', 'A31'),
  'WIS.F34': ruling('Construction (34)', 'A77'),
  'WIS.F4': ruling('Aggression (4)', 'A77'),
  'WIS.F5': ruling('Aggression (5)', 'A77'),
  'WIS.F6': ruling('Aggression (6)', 'A77'),
  'WIS.F7': ruling('Aggression (7)', 'A77'),
  'WIS.F18': ruling('Aggression (18)', 'A77'),
  'WIS.F39': ruling('Aggression (39)', 'A77', 'A47'),
}

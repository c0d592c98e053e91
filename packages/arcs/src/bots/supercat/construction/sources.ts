// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, tidy } from '../cite.ts'

export const sources = {
  'CON.0': tidy,
  'CON.9.if': printed('Construction (9)'),
  'CON.9': printed('Construction (9)'),
  'CON.11.if': printed('Construction (11, 12)'),
  'CON.11': printed('Construction (11, 12)', 'A40', 'A41'),
  'CON.15': printed('Construction (15)', 'A48'),
  'CON.25': printed('Construction (25, 26)', 'A41'),
  'CON.31': printed('Construction (31)', 'A42'),
  'CON.32': printed('Construction (32)', 'A31'),
  'CON.33': printed('Construction (33)', 'A31'),
  'CON.34': printed('Construction (34)'),
  'CON.X0': tidy,
  'CON.X5.if': printed('Construction [5]'),
  'CON.X5': printed('Construction [5]'),
  'CON.X9.if': printed('Construction [9], [10]'),
  'CON.X9': printed('Construction [9], [10]', 'A40', 'A41'),
  'CON.X18': printed('Construction [18]', 'B33'),
  'CON.Xa': printed('Construction, abilities', 'B7', 'B9', 'B10', 'B76'),
  'CON.X23.if': printed('Construction [23]', 'B5'),
  'CON.X23': printed('Construction [23]', 'B6', 'B74'),
  'CON.X26': printed('Construction [26], [27]', 'A41'),
  'CON.X32': printed('Construction [32]', 'A42'),
  'CON.X33': printed('Construction [33]', 'A31'),
  'CON.X34': printed('Construction [34]', 'A31'),
  'CON.X40': printed('Construction [40]'),
}

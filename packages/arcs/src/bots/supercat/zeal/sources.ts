// Where each rule of this page comes from. The ids of the rules are those named here.

import { fight, MOVE, printed, ruling, tidy } from '../cite.ts'

export const sources = {
  'ZEAL.0': tidy,
  'ZEAL.1': printed('Faithful Zeal', 'A73'),
  ...fight('ZEAL.2', printed('Faithful Zeal', 'A49', 'A53', 'A57', 'A58', 'A63')),
  'ZEAL.3.if': printed('Faithful Zeal'),
  'ZEAL.3': printed('Faithful Zeal', 'A37', ...MOVE),
  'ZEAL.4.if': printed('Faithful Zeal'),
  'ZEAL.4': printed('Faithful Zeal', 'A40', ...MOVE),
  ...fight('ZEAL.4b', printed('Faithful Zeal', 'A36', 'A57', 'A58')),
  'ZEAL.5.if': printed('Faithful Zeal'),
  'ZEAL.5': printed('Faithful Zeal', 'A37', ...MOVE),
  'ZEAL.6a': printed('Faithful Zeal', 'A73'),
  'ZEAL.6b': printed('Faithful Zeal'),
  'ZEAL.7.if': printed('Faithful Zeal'),
  ...fight('ZEAL.7', printed('Faithful Zeal', 'A49', 'A57', 'A58', 'A63')),
  'ZEAL.8': printed('Faithful Zeal', 'A44'),
  'ZEAL.F': ruling('Faithful Zeal', 'A77'),
  'ZEAL.F27': ruling('Mobilization (27)', 'A77', ...MOVE),
  'ZEAL.F40': ruling('Mobilization (40)', 'A77', ...MOVE),
  'ZEAL.F41.if': ruling('Mobilization (41)', 'A77'),
  'ZEAL.F41': ruling('Mobilization (41)', 'A77', 'A43'),
  'ZEAL.F42': ruling('Administration (42)', 'A77'),
  'ZEAL.F44': ruling('Administration (44)', 'A77', 'A70'),
}

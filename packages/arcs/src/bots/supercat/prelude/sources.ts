// Where each rule of this page comes from. The ids of the rules are those named here.

import { backport, printed, ruling, tidy } from '../cite.ts'

export const sources = {
  'GC.3': backport('0.6', 'A64', 'A67'),
  'PR.0': tidy,
  'PR.2': printed('Prelude, Guild cards', 'A66'),
  'PR.3': printed('Prelude, Guild cards', 'A65'),
  'PR.4': backport('0.6', 'A64', 'A107'),
  'GC.4': backport('0.6', 'A64'),
  'GC.5': backport('0.6', 'A64'),
  'PR.4b': ruling('Prelude, Guild cards', 'A64', 'A112'),
  'GC.6': ruling('Prelude, Guild cards', 'A64', 'A112'),
  'PR.5a': printed('Prelude, Material', 'A16', 'A18', 'A69', 'A106'),
  'PR.5b': printed('Prelude, Material', 'A18', 'A69', 'A106'),
  'PR.5c': printed('Prelude, Material', 'A18', 'A69', 'A106'),
  'PR.6': printed('Prelude, Relic', 'A15', 'A17', 'A18', 'A68'),
  'PR.7': printed('Prelude, Psionic', 'A15', 'A18'),
  'PR.8': printed('Prelude, Fuel and Weapon', 'A27', 'A28', 'A108'),
  'PR.8.1': printed('Combat Doctrine', 'A27'),
  'PR.8.2': printed('Prelude, Psionic'),
  'PR.8.3': printed('Combat Doctrine'),
}

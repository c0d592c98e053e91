// Where each rule of this page comes from. The ids of the rules are those named here.

import { backport, printed, ruling } from '../cite.ts'

export const sources = {
  'CMB.1': printed('Combat Doctrine', 'A33', 'A34', 'A36'),
  'CMB.2': printed('Combat Doctrine', 'A50', 'A53', 'A57', 'A58', 'A62'),
  'CMB.3': printed('Combat Doctrine', 'A51', 'A52', 'A54'),
  'CMB.4': backport('0.8', 'A55'),
  'CMB.5': printed('Combat Doctrine', 'A51', 'A52', 'A54'),
  'CMB.6': printed('Combat Doctrine', 'A61'),
  'CMB.6a': printed('Combat Doctrine', 'A61'),
  'CMB.6b': printed('Combat Doctrine', 'A61'),
  'CMB.7': printed('Combat Doctrine', 'A55', 'A56', 'A57'),
  'CMB.8': printed('Combat Doctrine', 'A59'),
  'CMB.8a': backport('0.8', 'A59'),
  'CMB.9': printed('Combat Doctrine, Raid', 'A60'),
  'CMB.9a': ruling('Combat Doctrine, Raid', 'A60'),
  'CMB.9b': printed('Combat Doctrine, Raid', 'A60'),
}

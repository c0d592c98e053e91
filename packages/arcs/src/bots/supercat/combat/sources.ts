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
  'CMB.X1': printed('Combat Principles', 'A33', 'A34', 'A36', 'B31'),
  'CMB.X2': printed('Combat Principles', 'A50', 'A53', 'A57', 'A62', 'B23', 'B27'),
  'CMB.X3': printed('Combat Principles', 'A51', 'B25', 'B26', 'B29'),
  'CMB.X4': printed('Combat Principles', 'A55'),
  'CMB.X5': printed('Combat Principles', 'A51', 'B25', 'B26', 'B29'),
  'CMB.X6': printed('Combat Principles', 'A61'),
  'CMB.X6a': printed('Combat Principles', 'A61'),
  'CMB.X6b': printed('Combat Principles', 'A61'),
  'CMB.X7': printed('Combat Principles', 'A55', 'A56', 'A57'),
  'CMB.X8': printed('Combat Principles, Ransack'),
  'CMB.X8a': printed('Combat Principles, Ransack', 'B29', 'B77'),
  'CMB.X9': printed('Combat Principles, Raid', 'A60'),
  'CMB.X9a': ruling('Combat Principles, Raid', 'A60', 'B77'),
  'CMB.X9b': printed('Combat Principles, Raid', 'A60'),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../../cite.ts'
import { lineFrom } from '../cite.ts'

export const sources = {
  'FA.ST.if': printed('Fates'),
  'FA.ST.turn': printed('Fates'),
  ...lineFrom('FA.ST1', 'Steward, Bargain', 'A81', 'A141'),
  'FA.ST2.if': printed('Steward, Imperial Council'),
  ...lineFrom('FA.ST2', 'Steward, Imperial Council', 'A82'),
  'FA.ST3.if': printed('Steward, Council Intrigue', 'A83'),
  ...lineFrom('FA.ST3', 'Steward, Council Intrigue', 'A82', 'A83'),
  'FA.ST1a': printed('Steward, Bargain', 'A141'),
  'FA.ST1b': printed('Steward, Bargain', 'A47', 'A141'),
  'FA.ST1c': ruling('Steward, Bargain', 'A141'),
}

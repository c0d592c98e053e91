// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../../cite.ts'
import { lineFrom } from '../cite.ts'

export const sources = {
  'FA.MA.if': printed('Fates'),
  'FA.MA.turn': printed('Fates'),
  'FA.MA1.if': printed('Magnate, Imperial Council'),
  ...lineFrom('FA.MA1', 'Magnate, Imperial Council', 'A82'),
  ...lineFrom('FA.MA2', 'Magnate, taxing', 'A70', 'A86'),
  'FA.MA3': ruling('Magnate, Merchant League', 'A86', 'A144'),
}

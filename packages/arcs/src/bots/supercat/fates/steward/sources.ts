// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../../cite.ts'

export const sources = {
  'FA.ST.if': printed('Steward'),
  'FA.ST.0': ruling('Steward'),
}

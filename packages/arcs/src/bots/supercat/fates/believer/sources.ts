// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../../cite.ts'

export const sources = {
  'FA.BE.if': printed('Believer'),
  'FA.BE.0': ruling('Believer'),
}

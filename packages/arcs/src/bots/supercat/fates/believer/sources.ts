// Where each rule of this page comes from. The ids of the rules are those named here.

import { MOVE, printed } from '../../cite.ts'
import { lineFrom } from '../cite.ts'

export const sources = {
  'FA.BE.if': printed('Fates'),
  ...lineFrom('FA.BE1', 'Believer, Teach'),
  'FA.BE2.if': printed('Believer, claims'),
  ...lineFrom('FA.BE2', 'Believer, claims', 'A37', ...MOVE),
}

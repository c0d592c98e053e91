// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../../cite.ts'

export const sources = {
  'FA.CA.if': printed('Caretaker'),
  'FA.CA.0': ruling('Caretaker'),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'SET.1': ruling('Setup, 2.B', 'A132'),
  'SET.2': printed('Believer, Setup'),
  'SET.2.1': printed('Believer, Setup', 'A92', 'A132'),
  'SET.3': printed('Setup, 2.G-H', 'A132'),
  'SET.4': printed('Setup, 2.G-H'),
}

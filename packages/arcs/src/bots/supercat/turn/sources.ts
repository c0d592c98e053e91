// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'BT.0': printed('Bot turn'),
  'BT.1': printed('Bot turn', 'A02'),
  'BT.2': printed('Bot turn', 'A02', 'A03', 'A04', 'A06', 'A19', 'A20'),
  'BT.3': printed('Bot turn', 'A21'),
  'BT.3a': printed('Bot turn', 'A103'),
  'BT.3c': printed('Bot turn', 'A09', 'A10', 'A11', 'A12'),
  'BT.3d': printed('Bot turn'),
  'BT.4': printed('Bot turn'),
  'BT.4a': printed('Bot turn'),
  'BT.4b': printed('Bot turn'),
  'BT.4c': printed('Bot turn', 'A01', 'A67'),
  'BT.4c.1': printed('Bot turn'),
  'BT.4c.2': printed('Bot turn', 'A05'),
  'BT.4e': printed('Bot turn', 'A07'),
  'BT.5': printed('Bot turn'),
  'BT.7': ruling('Bot turn', 'A118'),
  'BT.5a': printed('Bot turn'),
  'BT.5b': printed('Prelude', 'A111'),
  'BT.5c': printed('Terminology, combat card', 'A29'),
  'BT.5c.1': ruling('Terminology, combat card', 'A29'),
  'BT.5d': printed('Bot turn'),
  'BT.5e': printed('How to follow the procedures'),
  'BT.6': ruling('Bot turn', 'A113'),
  'BT.6.1': ruling('Bot turn', 'A113'),
}

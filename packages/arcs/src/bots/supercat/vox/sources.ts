// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'VX.1': printed('Vox cards, Mass Uprising', 'A31'),
  'VX.2': printed('Vox cards, Populist Demands', 'A105'),
  'VX.3': printed('Vox cards, Outrage Spreads', 'A71'),
  'VX.4': printed('Vox cards, Song of Freedom', 'A72'),
  'VX.5': printed('Vox cards, Guild Struggle'),
  'VX.X1': printed('Vox cards, Mass Uprising', 'A31'),
  'VX.X2': printed('Vox cards, Populist Demands', 'A105'),
  'VX.X3': printed('Vox cards, Outrage Spreads'),
  'VX.X4': printed('Vox cards, Song of Freedom', 'A72'),
  'VX.X5': printed('Vox cards, Guild Struggle', 'B77'),
}

// Where each rule about the Vox cards comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'UPR.1': printed('Secure, Mass Uprising', 53),
  'DEM.1': printed('Secure, Populist Demands', 40),
  'DEM.1.1': ruling('Secure, Populist Demands', 40),
  'OUT.1': printed('Leader', 4),
  'OUT.2': printed('Secure, Outrage Spreads', 41),
  'SON.1': printed('Secure, Song of Freedom', 42),
  'SON.1.1': ruling('Secure, Song of Freedom', 42),
  'STR.1': printed('Secure, Guild Struggle', 43),
  'STR.1.1': ruling('Secure, Guild Struggle', 43),
}

// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'NE.4': printed('Negotiation Minigame', 'A95', 'A100'),
  'NE.6': printed('Negotiation Minigame, bot-bot offers', 'A123'),
  'NE.6a': printed('Negotiation Minigame, bot-bot offers'),
  'NE.6b': printed('Negotiation Minigame, bot-bot offers', 'A96', 'A156'),
  'NE.6c': printed('Negotiation Minigame, bot-bot offers', 'A96', 'A140', 'A156'),
  'NE.6d': printed('Negotiation Minigame'),
  'NE.6e': printed('Negotiation Minigame'),
  'NE.6f': printed('Negotiation Minigame, bot-bot offers', 'A123', 'A151'),
  'NE.5': printed('Negotiation Minigame'),
  'NE.5a': printed('Negotiation Minigame, DRMs', 'A157'),
  'NE.5b': printed('Negotiation Minigame, DRMs', 'A101', 'A150'),
  'NE.5c': printed('Negotiation Minigame, DRMs', 'A93'),
  'NE.5d': printed('Negotiation Minigame, DRMs', 'A94'),
  'NE.5e': printed('Negotiation Minigame, DRMs', 'A155'),
  'NE.5f': printed('Negotiation Minigame, DRMs', 'A93'),
  'NE.5g': printed('Negotiation Minigame, DRMs', 'A140'),
  'NE.5h': printed('Negotiation Minigame'),
  'NE.5i': printed('Negotiation Minigame'),
  'NE.5j': printed('Negotiation Minigame'),
  'NE.7': printed('Magnate, Summit Negotiations'),
  'NE.7a': printed('Magnate, Summit Negotiations'),
  'NE.8': printed('Magnate, Export'),
  'NE.8a': printed('Magnate, Export', 'A86', 'A158'),
  'NE.8b': printed('Magnate, Export', 'A86', 'A144', 'A158'),
  'NE.8c': printed('Magnate, Export'),
  'NE.8d': ruling('Magnate, Export', 'A86', 'A158'),
}

// Where each rule about the order of actions comes from. The ids of the rules are those named here.

import { printed } from '../cite.ts'

export const sources = {
  'AGG.1': printed('Actions, Aggression'),
  'AGG.2': printed('Actions, Aggression'),
  'AGG.3': printed('Actions, Aggression'),
  'ADM.1': printed('Actions, Administration'),
  'ADM.2': printed('Actions, Administration'),
  'ADM.3': printed('Actions, Administration'),
  'MOB.1': printed('Actions, Mobilization'),
  'MOB.2': printed('Actions, Mobilization'),
  'CON.1': printed('Actions, Construction'),
  'CON.2': printed('Actions, Construction'),
}

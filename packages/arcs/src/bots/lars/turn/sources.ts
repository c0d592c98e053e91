// Where each rule about the turn comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'TURN.1': printed('Turn 2'),
  'TURN.2': printed('Turn 1'),
  'TURN.2.1': printed('Special effects, rows 1 and 3'),
  'TURN.2.2': printed('Turn 1', 16),
  'TURN.2.3': ruling('Turn', 64),
  'TURN.2.4': ruling('Turn', 12, 64),
  'TURN.3': printed('Turn 2'),
  'TURN.4': printed('Turn 2'),
  'TURN.5': printed('Special effects, row 5', 9, 14, 15),
  'TURN.6': printed('Special effects, row 4'),
  'TURN.6.1': printed('Special effects, row 4', 12),
  'TURN.6.2': printed('Turn 1', 12),
  'TURN.6.3': printed('Turn 1', 13, 61),
  'TURN.7': printed('Actions', 3, 17, 54, 57),
  'TURN.8': printed('Resources; special effects, rows 2 and 3', 7, 8, 9),
  'TURN.8.1': printed('New target planet'),
  'TURN.9': printed('Turn'),
  'REST.1': ruling('Actions', 64),
  'REST.2': ruling('Actions', 64),
}

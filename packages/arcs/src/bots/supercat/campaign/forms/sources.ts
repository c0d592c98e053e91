// Where the rules come from that the campaign has on the pages of the base game.

import { printed } from '../../cite.ts'

export const sources = {
  'BT.3b': printed('Bot turn', 'A124'),
  'BT.4d': printed('Bot turn', 'A08', 'A120'),
  'BT.4d.1': printed('Bot turn'),
  'BT.5g': printed('Fates', 'A30', 'A81'),
  'BT.5g.1': printed('Fates', 'A81'),
  'GP.0': printed('General Priorities'),
  'GP.0.1': printed('General Priorities'),
  'GP.0.2': printed('General Priorities'),
  'AGG.5': printed('Aggression (5)', 'A46'),
  'AGG.6': printed('Aggression (6)', 'A46'),
  'AGG.7': printed('Aggression (7)', 'A46'),
}

// Where the rules come from that the campaign has on the pages of the base game.

import { call, fight, printed, ruling } from '../../cite.ts'

export const sources = {
  'BT.3b': printed('Bot turn', 'A104', 'A124'),
  'BT.4p': printed('Partisan Seizing', 'A89'),
  'BT.4p.1': printed('Partisan Seizing', 'A89'),
  'BT.4d': printed('Bot turn', 'A08', 'A120'),
  'BT.4d.1': printed('Bot turn'),
  'BT.5g': printed('Fates', 'A30', 'A81'),
  'BT.5g.1': printed('Fates', 'A81'),
  'GP.0': printed('General Priorities'),
  'GP.0.1': printed('General Priorities'),
  'GP.0.2': printed('General Priorities'),
  'GP.9.if': printed('General Priorities', 'A80'),
  ...call('GP.9', printed('General Priorities', 'A45', 'A163')),
  'ADM.24.if': printed('Administration (24)', 'A80'),
  'ADM.24': printed('Administration (24)'),
  'MOB.24.if': printed('Mobilization (24)', 'A80'),
  'MOB.24': printed('Mobilization (24)'),
  'AGG.5': printed('Aggression (5)', 'A46'),
  'AGG.6': printed('Aggression (6)', 'A46', 'A134'),
  'AGG.7': printed('Aggression (7)', 'A46', 'A134'),
  ...fight('AGG.36', printed('Aggression (36)', 'A36', 'A50', 'A62', 'A63')),
  'CMB.10': ruling('Free States', 'A127'),
  'VX.7': printed('Vox cards, Council Intrigue'),
  'VX.7a': printed('Vox cards, Council Intrigue', 'A46'),
  'VX.7b': printed('Vox cards, Council Intrigue'),
  'VX.9': printed('Vox cards, Blight Looms'),
}

// What the campaign has on the pages of the base game, in English.

import type { PageText } from '../../text/page-text.ts'
import { call, fight } from '../../text/shared-en.ts'
import type { sources } from './sources.ts'

const trust = 'Would it [[contend|contend]] a declared ambition with the Imperial Trust?'
const council = 'Can it Influence the Imperial Council? (24)'

export const en: PageText<keyof typeof sources>['nodes'] = {
  'BT.3b':
    'Events among its cards are shuffled back into the stack, and others drawn in their place: it never leads one.',
  'BT.4d': {
    rule: 'Is one of its cards an Event, and has none been played this round?',
    no: 'Use **General Priorities**.',
  },
  'BT.4d.1': 'Play it: it acts like the lead card.',
  'BT.5g': {
    rule: 'Did the page of its Fate call for the card?',
    no: 'Only the page of the suit is read.',
  },
  'BT.5g.1': 'Spend half of the actions there, rounded up.',
  'BT.4p': {
    rule: 'Is it the Partisan? Then no card pays for seizing, but an Outrage.',
    no: 'The hand counter drops by 1.',
  },
  'BT.4p.1': 'It provokes the Outrage of least impact.',
  'GP.9.if': trust,
  ...call(
    'GP.9',
    'Can it Influence the Imperial Council with more agents than each rival? → Mobilization, Administration',
  ),
  'ADM.24.if': trust,
  'ADM.24': council,
  'MOB.24.if': trust,
  'MOB.24': council,
  ...fight(
    'AGG.36',
    'Is there a [[favourable|favourable]] battle against Blight in a system with a [[loyal|loyal]] building? (36)',
  ),
  'CMB.10': { rule: 'A key takes a token from the Free States.', no: 'There is nothing to take from Free States.' },
  'VX.7': 'Council Intrigue: while agents of its own from there can go to other cards, one card after another:',
  'VX.7a': 'Choose the card.',
  'VX.7b': {
    rule: 'Council Intrigue: the Council is in session again, and the agents go there.',
    no: 'Another Vox card is being resolved.',
  },
  'VX.9': {
    rule: 'Blight Looms: destroy all damaged Blight in a cluster where it has a piece.',
    no: 'Another Vox card is being resolved.',
  },
  'GP.0': 'Check the page of its Fate first.',
  'GP.0.1': 'Was a card selected there?',
  'GP.0.2': 'Take that card.',
  'AGG.5': 'Can it Secure the Imperial Council? (5)',
  'AGG.6': 'Can it Secure a Faithful card? (6)',
  'AGG.7': 'Can it Secure a card with an attached Guild card? (7)',
}

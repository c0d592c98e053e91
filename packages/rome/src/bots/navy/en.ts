// Navies (rome 28.2), in English.

import type { Spoken } from '@understudy/procedure'
import { plural } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    FLT: { title: 'Navies' },
    NAV: { title: 'Interception' },
    SEA: { title: 'Ships lost' },
  },
  nodes: {
    'NAV-2': { rule: 'Are navies of other bots near? They are left alone, whatever the status.' },
    'NAV-3.1': { rule: 'While there is a miniature at sea that carried nobody and is still to be decided about:' },
    'NAV-3.2': { rule: 'Choose a person’s navy within 3 zones.', no: 'There is none.' },
    'NAV-3.3': { rule: 'Ask the **Priority Order Table** about its owner.' },
    'NAV-3.4': { rule: 'Does the table make its owner a target?' },
    'NAV-3.5': {
      rule: 'Sail there by a shortest way, or stay if it is in the same zone, and fight.',
      aim: 'By the Priority Order Table it fights this person’s navy',
    },
    'NAV-3.6': { rule: 'The next miniature.' },
    'NAV-3.7': { rule: 'The next navy.' },
    'NAV-3.8': {
      rule: 'Otherwise drift up to 3 zones towards the nearest zone that touches an own port.',
      aim: 'There is no navy for it to fight, so it drifts towards the nearest zone at its own port',
      no: 'It is there, or there is no such zone.',
    },
    'NAV-4': { rule: 'A person’s navy comes into its zone. Does the table decide?' },
    'NAV-4.1': { rule: 'Ask the **Priority Order Table** about its owner.' },
    'NAV-4.2': { rule: 'Does the table make its owner a target?' },
    'NAV-4.3': {
      rule: 'Intercept; it is war before the first die.',
      aim: 'It intercepts, and it is war before the first die',
    },
    'NAV-4.4': { rule: 'Let it pass.', aim: 'It does not intercept, so the navy passes' },
    'NAV-5': { rule: 'Ships are lost from the common stack. Was it the last one?' },
    'NAV-5.1': {
      rule: 'They go to the supply; without Navy cards there are no miniatures.',
      aim: 'Lost ships go to the supply',
    },
  },
  preferences: {},
  phrases: {
    'camp.route': (f) => (f.seas.length === 0 ? 'where it is' : f.seas.map(({ en }) => en).join(' → ')),
    'camp.prey': (f) =>
      `the navy of ${within(f.seat.en)} in ${f.sea.en} (${plural('en', f.zones, { one: 'zone', many: 'zones' })} away)`,
    'camp.shipsLost': (f) => `Navy cards left: ${f.n}.`,
    'camp.navies': (f) => `Miniatures: ${f.n}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>

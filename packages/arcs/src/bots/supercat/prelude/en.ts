// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { tidy } from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Prelude',
  intro:
    'Read after each card is played, before its first action; after each step again from the top. Nothing is spent that is [[held-back|held back]]. A card Secured in this Prelude is not used in it.',
  nodes: {
    ...same,
    'GC.3': {
      rule: 'Did it seize with Lattice Spies in hand? It discards them instead of lowering the counter.',
      no: 'It did not.',
    },
    'PR.0': tidy,
    'PR.2':
      'Can it lay a Union on a card of its suit that lies face up in this round? It gets that card when the round ends.',
    'PR.3':
      'Does it have a Weapon card that brings 3 ships, 3 ships in its supply, and a system under its control? Place them.',
    'PR.4': 'Is the page of Guild cards in use?',
    'GC.4': 'Does it have Farseers? Discard them for a bonus card.',
    'GC.5': 'Would one theft with Silver-Tongues make it the sole leader of a declared ambition? Use them.',
    'PR.4b': 'Does the table want Guild cards used whose Prelude the text does not name?',
    'GC.6':
      'Would an Interest, a Cartel, Gatekeepers or Elder Broker bring a token or a ship? Give the card up for as much as it brings.',
    'PR.5a': 'Material: no starport on the map? Build one.',
    'PR.5b': 'Material: Build a city.',
    'PR.5c': 'Material: Build a ship.',
    'PR.6':
      'Relic: can it Secure a card for Captives, to contend a declared ambition, or an effective Vox card? In this order.',
    'PR.7': 'Psionic: does the lead suit offer Tax or Secure, and would that contend a declared ambition?',
    'PR.8':
      'Is a battle coming that tokens could help? With an Aggression card: read its page ahead with all actions, without dice. With another card: only if GP.3 took it.',
    'PR.8.1': 'Spend a Weapon if the card cannot battle, and Fuel, then Psionics, for the Moves to get there.',
    'PR.8.2': 'Can Psionics pay for battles, with no action of the card needed to get there?',
    'PR.8.3': 'Fight them now.',
    'PR.X8':
      'Is a battle coming that tokens could help: for a declared ambition, or to change control at its buildings? With an Aggression card: read its page ahead with all actions, without dice. With another card: only if General Priorities took it for a battle.',
    'PR.X8.1':
      'Spend a Weapon if the card cannot battle, and Fuel, then Psionics, for the Moves to get there: no more than it takes to have two battles.',
    'PR.X9': 'Fuel: can it Move to a new claim, all of it paid for with Fuel, while it wants claims?',
    'PR.X8u': 'Is a battle for an open ambition coming that tokens could help?',
  },
  aims: {
    'PR.0': 'It puts the tokens that it has just gained in order',
    'PR.2': 'A Union brings it a card played face up in this round',
    'PR.5a': 'It has Material, and no starport on the map',
    'PR.5b': 'It has Material to build a city',
    'PR.5c': 'It has Material to build a ship',
    'PR.6': 'A Relic pays for securing a card that it wants',
    'PR.7': 'A Psionic pays for an action with which it contends a declared ambition',
    'PR.8': 'A battle is coming that tokens can help',
    'PR.X8': 'A battle is coming that tokens can help',
    'PR.X9': 'It wants claims, and Fuel pays for the whole way',
    'GC.3': 'It seized and discards Lattice Spies instead of lowering its hand counter',
    'PR.3': 'A Weapon card brings three ships to a system that it controls',
    'GC.4': 'It discards Farseers for a bonus card',
    'GC.5': 'One theft with Silver-Tongues makes it the sole leader of a declared ambition',
    'GC.6': 'It gives a Guild card up for the tokens or ships that this brings',
    'PR.X8u': 'Tokens can help a coming battle for an open ambition',
  },
}

// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Edicts',
  nodes: {
    'ED.1': { rule: 'Is it First Regent, and to govern the Imperial Reach?', no: 'That is not what is asked.' },
    'ED.1a':
      'No Fate of Act I says what Policy it wants. Is the Policy aligned with an ambition it is [[contend|contending]] (Peace: Keeper, Empath; Escalation: Tycoon; War: Warlord, Tyrant)?',
    'ED.1b': 'Enforce it.',
    'ED.1c': {
      rule: 'Otherwise change to a Policy that is aligned with one.',
      no: 'It is contending nothing that another Policy is aligned with.',
    },
    'ED.1d': 'If there is none, enforce the Policy all the same.',
    'ED.2': {
      rule: 'Has the next Regent in turn order neither a piece for the Demand nor an agent?',
      no: 'There is nobody of that kind.',
    },
    'ED.2a': 'Roll a die.',
    'ED.2b': 'Does it show 5 or 6?',
    'ED.2c': 'That Regent becomes an Outlaw.',
    'ED.2d': 'That Regent stays in the Empire.',
    'ED.3': {
      rule: 'Take a piece for the Demand, Regent by Regent in turn order.',
      no: 'No piece is to be taken.',
    },
    'ED.4': {
      rule: 'Place the Imperial ships of Escalation.',
      no: 'No ships are to be placed.',
    },
    'ED.5': { rule: 'Does it resolve the Council?', no: 'That is not what is asked.' },
    'ED.5a': 'Is it the Admiral?',
    'ED.5b': 'Edicts.',
    'ED.5c': 'Is it the Caretaker, and is a Golem off the map asleep?',
    'ED.5d': 'Crises.',
    'ED.5e':
      'Is it First Regent, and would it enforce the Policy because it is contending an ambition aligned with it?',
    'ED.5f': 'Edicts.',
    'ED.5g': 'Otherwise roll the event die.',
    'ED.5h': 'Does it fall on an Edict?',
    'ED.5i': 'Edicts.',
    'ED.5j': 'Crises.',
    'ED.6': {
      rule: 'Too few Weapons for all Regents: name who gets one.',
      no: 'No Weapons are to be handed out.',
    },
    'ED.7': {
      rule: 'Use Imperial Foundries: replace as many ships as can be.',
      no: 'The Foundries are not asked about.',
    },
  },
  aims: {
    'ED.1c': 'Another Policy is aligned with an ambition that it is contending',
    'ED.1d': 'No other Policy suits it, so it enforces this one',
    'ED.3': 'The Demand takes a piece from Regent after Regent',
    'ED.1b': 'The Policy is aligned with an ambition that it is contending',
    'ED.2c': 'The die shows 5 or 6, so the Regent becomes an Outlaw',
    'ED.2d': 'The die shows less than 5, so the Regent stays in the Empire',
    'ED.4': 'Escalation places Imperial ships',
    'ED.6': 'There are too few Weapons for all Regents, so it names who gets one',
    'ED.7': 'Imperial Foundries replace as many ships as can be',
    'ED.5b': 'The Admiral resolves the Council by Edicts',
    'ED.5d': 'A Golem off the map is asleep, so the Caretaker resolves the Council by Crises',
    'ED.5f': 'It would enforce a Policy aligned with an ambition it contends, so it takes Edicts',
    'ED.5i': 'The event die falls on an Edict',
    'ED.5j': 'The event die does not fall on an Edict, so it takes Crises',
  },
}

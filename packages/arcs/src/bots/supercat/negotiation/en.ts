// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

const NOTHING = 'Nothing to add or to take away.'

export const en: PageText<keyof typeof sources> = {
  title: 'Negotiations',
  intro:
    'A bot holds a grievance against each seat, person or bot, that has attacked it, destroyed pieces of it, stolen a resource or Guild card from it, taxed a city of it or captured agents of it: one for each of these in an action, and never more of the same (the table may leave grievances out).\n\nThere are 1d6 rounds and one more for each bot. First people may make up for grievances, each with a Favor. Then each seat has one go, from whoever has the initiative on, and each offer takes a round. A person makes offers to bots until one is accepted or three in a row have failed; a bot makes one offer to another bot, the Magnate two. An offer is rolled for: with a modified 5 or more it is accepted.',
  nodes: {
    'NE.4': { rule: 'Is it its go?', no: 'That is not what is asked.' },
    'NE.6': 'While there are bots that it has not looked at in this go:',
    'NE.6a': 'The next of them in turn order.',
    'NE.6b': {
      rule: 'Does that bot have a resource, Trophy or Captive with which it would [[contend|contend]] a declared ambition? It offers resources for it, then Favors of its own, as few as bring the modifiers to +2; no resource of a declared ambition that it is contending.',
      no: 'There is nothing of that kind, or it cannot bring an offer to +2.',
    },
    'NE.6c': {
      rule: 'Could that bot do something that advances its objective, directly or indirectly? It offers for it in the same way.',
      no: 'There is nothing of that kind, or it cannot bring an offer to +2.',
    },
    'NE.6d': 'Has it found an offer to make?',
    'NE.6e': 'Make it.',
    'NE.6f': 'It passes, and the round is gone.',
    'NE.5': { rule: 'Is an offer made to it?', no: 'That is not what is asked.' },
    'NE.7': 'Is it the Magnate, and would it get anything but resources and Favors?',
    'NE.7a': 'It refuses.',
    'NE.5a': { rule: '−1 for each offer of this go that has failed, one after another.', no: NOTHING },
    'NE.5b': { rule: '−1 for each grievance against whoever makes the offer.', no: NOTHING },
    'NE.5c': { rule: '−1 if the trade makes a rival contend a declared ambition.', no: NOTHING },
    'NE.5d': {
      rule: 'Is it contending a declared ambition? Minus the Power that it would gain from it, for each.',
      no: NOTHING,
    },
    'NE.5e': { rule: '+1 for each action offered above an even trade.', no: NOTHING },
    'NE.5f': { rule: '+1 if the trade makes it contend a declared ambition.', no: NOTHING },
    'NE.5g': { rule: '+1 if the trade advances its objective.', no: NOTHING },
    'NE.5h': 'Does the die with all that come to 5 or more?',
    'NE.5i': 'It accepts.',
    'NE.5j': 'It refuses.',
    'NE.8': { rule: 'The Magnate, at the end of the Negotiations: does it export?', no: 'That is not what is asked.' },
    'NE.8a': 'Is its objective still open, and has it not exported yet?',
    'NE.8b': {
      rule: 'Export three resources, none of a declared ambition that it is winning.',
      no: 'It has not three that it could spare.',
    },
    'NE.8c': 'No Export.',
    'NE.8d': 'No (further) Export.',
  },
  aims: {
    'NE.6b': 'With what that bot has it would contend a declared ambition',
    'NE.6c': 'With that bot’s help it could advance its objective',
    'NE.6f': 'It has found no offer to make, and the round is gone',
    'NE.5i': 'The die with its modifiers comes to 5 or more, so it accepts',
    'NE.5j': 'The die with its modifiers stays below 5, so it refuses',
    'NE.7a': 'The Magnate takes nothing but resources and Favors, so it refuses',
    'NE.8b': 'The Magnate exports three resources that it can spare',
    'NE.8c': 'It has not three resources that it can spare, so it exports nothing',
    'NE.8d': 'Its objective is completed, or it has exported already',
  },
}

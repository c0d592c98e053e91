// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Summits',
  nodes: {
    'SU.1': { rule: 'May it call a Summit (by an Event, or by the Council)?', no: 'That is not what is asked.' },
    'SU.1a': 'Is it the Founder and still a Regent?',
    'SU.1b': 'Call it.',
    'SU.1c':
      'Is it the Steward but not First Regent while the Council has decided, and does the table let it call for that?',
    'SU.1d': 'Call it.',
    'SU.1e': 'Otherwise roll a die.',
    'SU.1f': 'Is the die, with 1 more for each Favor it holds, 5 or higher?',
    'SU.1g': 'Call the Summit.',
    'SU.1h': 'No Summit.',
    'SU.2': { rule: 'Call to Order: does it open the Summit?', no: 'That is not what is asked.' },
    'SU.2a': 'Does it hold Favors? Return them, one action after another, as long as that helps.',
    'SU.2b': {
      rule: 'Something that makes it [[contend|contend]] a declared ambition.',
      no: 'Nothing that its Favors can force does.',
    },
    'SU.2c': {
      rule: 'Something that makes it contend an undeclared ambition.',
      no: 'Nothing that its Favors can force does.',
    },
    'SU.2d': {
      rule: 'Something that advances its objective, directly or indirectly.',
      no: 'Nothing that its Favors can force does.',
    },
    'SU.2e': {
      rule: 'Something that ends the contention of a rival for a declared ambition.',
      no: 'Nothing that its Favors can force does.',
    },
    'SU.3': 'Is it the Founder and a Regent?',
    'SU.3a': 'Leave the Empire.',
    'SU.3b': 'Is it the Steward but not First Regent, and has the Council decided?',
    'SU.3c': 'Petition the Council.',
    'SU.4': {
      rule: 'Nobody else petitions, leaves or revives: on to the Negotiations.',
      yes: 'Call to Order is over.',
      no: 'It is over already.',
    },
  },
  aims: {
    'SU.1g': 'The die, with its Favors, calls for a Summit',
    'SU.1h': 'The die, with its Favors, is too low for a Summit',
    'SU.4': 'Nobody else petitions, leaves or revives',
    'SU.1b': 'The Founder, while a Regent, always calls a Summit',
    'SU.1d': 'The Council has decided, and the Steward is not First Regent, so it calls a Summit',
    'SU.2b': 'Favors force what makes it contend a declared ambition',
    'SU.2c': 'Favors force what makes it contend an undeclared ambition',
    'SU.2d': 'Favors force what advances its objective',
    'SU.2e': 'Favors force what ends a rival’s contention for a declared ambition',
    'SU.3a': 'The Founder, a Regent, leaves the Empire',
    'SU.3c': 'The Council has decided, and the Steward is not First Regent, so it petitions it',
  },
}

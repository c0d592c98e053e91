// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Steward',
  intro:
    'Bargain (Secure) belongs to Dealmakers. Events are [[effective-event|effective]] for it while it is not First Regent and the Imperial Council is decided; so is Council Intrigue.',
  nodes: {
    'FA.ST.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    'FA.ST.turn': {
      rule: 'Is it its turn, with actions to spend here?',
      no: 'No: a card of this Fate asks something.',
    },
    ...line(
      'FA.ST1',
      'Can it Bargain? Aggression.',
      'Can it Bargain? A rival takes a card; then it Influences and Secures itself.',
    ),
    'FA.ST2.if': { rule: 'Is the Imperial Council in session?', no: 'No: it is decided.' },
    ...line(
      'FA.ST2',
      'Can it Secure the Imperial Council (Aggression), or else Influence it (Mobilization, Administration)?',
      'Can it Secure the Imperial Council, or else Influence it?',
    ),
    'FA.ST3.if': 'Is it not the First Regent?',
    ...line(
      'FA.ST3',
      'Decided, and it is not the First Regent: can it Secure Council Intrigue (Aggression), or else Influence it (Mobilization, Administration)?',
      'Can it Secure Council Intrigue, or else Influence it?',
    ),
    'FA.ST1a': 'After a Bargain: where do the agents go?',
    'FA.ST1b': 'After a Bargain: which card does it Secure? No Vox card that would do nothing.',
    'FA.ST1c': { rule: 'Nothing of the kind: it declines.', no: 'No Bargain is under way.' },
  },
  aims: {
    'FA.ST1.card': 'Its Fate wants a Bargain',
    'FA.ST1': 'Its Fate wants a Bargain',
    'FA.ST2.card': 'Its Fate wants the Imperial Council',
    'FA.ST2': 'Its Fate wants the Imperial Council',
    'FA.ST1a': 'After its Bargain it influences cards',
    'FA.ST1b': 'After its Bargain it secures a card',
    'FA.ST3.card': 'The Council has decided, and it is not First Regent, so it wants Council Intrigue',
    'FA.ST3': 'The Council has decided, and it is not First Regent, so it wants Council Intrigue',
    'FA.ST1c': 'Nothing suits its Bargain, so it declines',
  },
}

// The turn in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found, go } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    TURN: { title: 'Lars’s turn' },
    REST: { title: 'The rest of a turn', intro: 'For a Lars that takes the seat up in the midst of its turn.' },
  },
  nodes: {
    'TURN.1': { rule: 'Roll one assault die.' },
    'TURN.2': {
      rule: 'Does Lars lead this round? Then turn over the top card of its deck.',
      ...found('Lars has the initiative.', 'It does not lead a card now.'),
    },
    'TURN.2.1': {
      rule: 'Does the assault die show a flame, and is an ambition marker available? Lead the card and declare its ambition with the highest marker, as the base rules have it.',
      aim: 'The assault die lets it declare an ambition',
      ...found('It declares.', 'It does not declare.'),
    },
    'TURN.2.2': {
      rule: 'Lead the card that was turned over, which Lars does not choose, without declaring.',
      aim: 'It leads the top card of its deck and declares nothing',
    },
    'TURN.2.3': {
      rule: 'Is its card still to be played? It is not for a Lars that takes the seat up in the midst of its turn.',
      ...found('Lars follows.', 'Its card lies on the table: the turn goes on from there.'),
    },
    'TURN.2.4': {
      rule: 'Does its top card lie face down? Turned over, it is not copied with: the skirmish die has been rolled.',
      ...found('It may still copy with it.', 'It plays the card that lies turned over.'),
    },
    'TURN.3': { rule: 'Roll one skirmish die.' },
    'TURN.4': { rule: 'Roll one raid die.' },
    'TURN.5': {
      rule: 'Does the raid die show two keys, and could Lars lead the next round (nobody has seized in this one, and beside the card that it plays two more lie in its deck)? Then it will seize the initiative with an extra card from its deck, face down, and its [[resource-power]] rises by 2.',
      aim: 'It also seizes the initiative',
      ...found('It seizes.', 'It does not seize.'),
    },
    'TURN.6': {
      rule: 'Does the skirmish die show a hit?',
      ...found('It copies the lead card.', 'It plays its own card face up.'),
    },
    'TURN.6.1': {
      rule: 'Copy: play the top card of its deck face down, unseen. The actions are those of the lead card’s suit.',
      aim: 'The skirmish die tells it to copy the lead card',
    },
    'TURN.6.2': {
      rule: 'Turn over the top card of its deck.',
      aim: 'The skirmish die tells it to play a card of its own',
    },
    'TURN.6.3': {
      rule: 'Play the card that was turned over, which Lars does not choose: to surpass if it can, to pivot if the suit is another one, otherwise to copy.',
      aim: 'The card turned over surpasses if it can, else it pivots or copies',
    },
    'TURN.7': {
      rule: 'Take every action of the suit once, whatever the pips: follow the page **Aggression**, **Administration**, **Mobilization** or **Construction**; in the midst of a turn the page **The rest of a turn**.',
    },
    'TURN.8': {
      rule: 'The turn comes to its end: discard the tokens beyond the open slots; its [[resource-power]] rises by 1 for each. Did the assault die show two hits?',
      ...found('The target shifts.', 'The target stays.'),
    },
    'TURN.8.1': go('New target planet'),
    'TURN.9': { rule: 'The turn is over.', aim: 'Nothing is left to do in its turn' },
    'REST.1': {
      rule: 'While an action of the suit is left, from the one that Lars has come to:',
      ...found('There is one.', 'All of them are done.'),
    },
    'REST.2': { rule: 'Follow the page of the next one.' },
  },
}

// The turn of a boss, in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { cards, resources, unitEn } from '../../text/words.ts'
import { list, upper } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { BossStep } from './sources.ts'

/** The same steps for both bosses. */
export const steps: Readonly<Record<BossStep, NodeText>> = {
  '0': {
    rule: 'Is the deck empty? Shuffle the discard pile into it.',
    aim: 'The deck is empty, so the discard pile is shuffled into it',
    yes: 'Yes.',
    no: 'No, or there is nothing to shuffle, or the turn has begun already.',
  },
  '1': {
    rule: 'Gain 5 resources for each player.',
    aim: 'Each turn brings it 5 resources for each player',
    yes: 'Done.',
    no: 'That has been done already.',
  },
  '2.1': { rule: 'While upkeep costs more than there are resources:' },
  '2.1.1': {
    rule: 'Destroy a random unit that costs upkeep.',
    aim: 'Upkeep costs more than it has, so a random unit that costs upkeep is destroyed',
    yes: 'One has to go.',
    no: 'There is none.',
  },
  '2.2': {
    rule: 'Pay the upkeep of all its units.',
    aim: 'It pays the upkeep of its units',
    yes: 'Done.',
    no: 'That has been done already.',
  },
  '3.1': { rule: 'Is there a card in the deck?' },
  '3.1.1': { rule: 'Draw a card.', aim: 'It draws a card to play', yes: 'Done.', no: 'There is a card already.' },
  '3.2': { rule: 'Is this card [[playable]]?' },
  '3.2.1': { rule: 'Play it.', aim: 'The card can be played', yes: 'It is played.', no: 'It cannot be played.' },
  '3.2.2': { rule: 'Go back to 3.1.' },
  '3.3': { rule: 'While there are units of the boss that are not [[tapped]]:' },
  '3.3.1': {
    rule: 'Take one of them at random.',
    aim: 'Its next unit is taken at random',
    yes: 'One is taken.',
    no: 'There is none.',
  },
  '3.3.2': {
    rule: 'Follow the page that its card names: **Aggressive**, **Shy**, **Wandering X** or **Target-oriented**. A card that names none is Aggressive.',
  },
  '3.3.3': {
    rule: 'When no step of the page applies any more, the unit is [[tapped]].',
    aim: 'This unit has nothing more to do and is tapped',
    yes: 'It has finished.',
    no: 'It is tapped already, or gone.',
  },
  '4': {
    rule: 'Discard the card that was drawn and not played, if there is one. The turn ends.',
    aim: 'Its turn ends, and a card not played is discarded',
  },
}

export const en = {
  pages: {},
  nodes: {},
  preferences: {},
  phrases: {
    'bot.playAt': ({ name, at }) => `“${name.en}” at ${at}`,
    'bot.playOn': ({ name, unit }) => `“${name.en}” on ${unitEn(unit)}`,
    'bot.play': ({ name }) => `“${name.en}”`,
    'bot.upkeep': ({ upkeep, resources: has }) =>
      `Upkeep is ${upkeep}, and there ${has === 1 ? 'is' : 'are'} ${has === 0 ? 'no resources' : resources('en', has)}.`,
    'bot.upkeepPaid': () => 'Upkeep has been paid this turn.',
    'bot.activationBegun': () => 'Units have acted this turn, and cards are drawn before that.',
    'bot.drawn': ({ name }) => `“${name.en}” has been drawn already.`,
    'bot.deckLeft': ({ n }) => `${upper(cards('en', n))} left in the deck.`,
    'bot.deckEmpty': () => 'The deck has run out; it is shuffled again only at the start of a turn.',
    'bot.playable': ({ name, cost, resources: has, spell }) =>
      `“${name.en}” costs ${cost} of ${resources('en', has)}, and ${spell ? 'it would change something' : 'there is a place for it'}.`,
    'bot.tooDear': ({ name, cost, resources: has }) =>
      `“${name.en}” costs ${cost}, but there ${has === 0 ? 'are no resources' : `${has === 1 ? 'is' : 'are'} only ${resources('en', has)}`}.`,
    'bot.noRoom': ({ name }) => `There is no free place where “${name.en}” could appear.`,
    'bot.noTarget': ({ name }) => `“${name.en}” would change nothing now.`,
    'bot.noCost': ({ name }) => `“${name.en}” has no playing cost, so it cannot be played.`,
    'bot.ready': ({ units }) => `Not yet activated: ${list('en', units)}.`,
    'bot.noneReady': () => 'All its units have been activated.',
  },
} satisfies Spoken<never, Sayings>

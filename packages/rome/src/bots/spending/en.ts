// The Spending phase (rome 29), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

const SHORT: NodeText = { rule: 'The spending ends here.' }
const PAY: NodeText = { rule: 'Can it be paid?' }

export const en = {
  pages: {
    SPN: { title: 'Spending' },
  },
  nodes: {
    'SPN-0': { rule: 'Take the column of the [[spending-table]] that applies.' },
    'SPN-0.1': {
      rule: 'Does a troop card lie turned up already, because the seat is taken up in the midst of step 4?',
      no: 'The phase is read from its top.',
    },
    'SPN-0.2': { rule: 'Go on with that card.' },
    'SPN-1': {
      rule: 'While there are fewer than four generals and another can be paid:',
      no: 'There are enough, or no gold for more.',
    },
    'SPN-1.1': { rule: 'Are there still fewer than four, because gold is short?' },
    'SPN-1.2': { rule: 'Buy a general.', aim: 'It has fewer than four generals and can pay for one' },
    'SPN-1.3': SHORT,
    'SPN-1.4': { rule: 'While an army has no general and one is at hand:' },
    'SPN-1.5': { rule: 'Give it a random one, face down.', aim: 'An army has no general yet' },
    'SPN-2': { rule: 'While unrest cubes lie on held regions:', no: 'There are none, or no gold to remove them.' },
    'SPN-2.1': PAY,
    'SPN-2.2': { rule: 'Pay for the removal of a cube.', aim: 'It pays to remove unrest' },
    'SPN-2.3': SHORT,
    'SPN-3': { rule: 'While there are fewer than three agents:', no: 'There are enough, or no gold for more.' },
    'SPN-3.1': PAY,
    'SPN-3.2': { rule: 'Buy an agent.', aim: 'It has fewer than three agents and can pay for one' },
    'SPN-3.3': SHORT,
    'SPN-4': { rule: 'While something of the column’s value for troops is left:', no: 'No more troops are bought.' },
    'SPN-4.1': {
      rule: 'Look at the top card of the Reserves or of an own mercenary stack.',
      aim: 'It looks for troops to buy',
    },
    'SPN-4.2': { rule: 'Is its price within what is left of the value, and of the gold?' },
    'SPN-4.3': {
      rule: 'Buy it; it goes to the deck of its class, which is shuffled after the last purchase.',
      aim: 'The price is within what it can spend on troops',
    },
    'SPN-4.4': {
      rule: 'Put it back and shuffle the pile. This step ends.',
      aim: 'The price is above what it can spend on troops, so it buys no more',
    },
    'SPN-4.5': { rule: 'By option: while there are fewer than two Navy cards and more than 4 gold is left:' },
    'SPN-4.6': {
      rule: 'Buy a Navy card.',
      aim: 'By option it buys Navy cards while it has fewer than two and more than 4 gold',
    },
    'SPN-5': {
      rule: 'While the next development, down the first column and then the next, is within the column’s value:',
      no: 'No more developments are bought.',
    },
    'SPN-5.1': PAY,
    'SPN-5.2': { rule: 'Buy it.', aim: 'The next development is within the column’s value, and it can pay' },
    'SPN-5.3': SHORT,
    'SPN-6': { rule: 'Follow **Buildings**.' },
    'SPN-7': { rule: 'The spending turn ends.', aim: 'It buys nothing more' },
  },
  preferences: {
    alarming: 'the column farthest to the right',
    reservesFirst: 'the Reserves, if the option says so',
    mercenaryFirst: 'a mercenary stack, if the option says so',
  },
  phrases: {
    'bot.column': (f) => `column ${f.column}`,
    'bot.count': (f) => `It has ${f.n} of ${f.of}.`,
    'bot.gold': (f) => `It has ${f.has} gold, the price is ${f.price}.`,
    'bot.cubes': (f) => `Cubes on its regions: ${f.n}.`,
    'bot.budget': (f) => `Its column of the spending table leaves ${f.n} gold for this.`,
    'bot.pile': (f) => (f.pile === null ? 'the Reserves' : `the mercenaries of ${f.pile.en}`),
    'bot.price': (f) =>
      `The price is ${f.price}; its column of the spending table leaves ${f.budget} for this, and it has ${f.gold} gold.`,
    'bot.development': (f) =>
      `Next is ${f.name.en}, price ${f.cost}; its column of the spending table leaves ${f.budget} for this.`,
    'bot.noDevelopment': () => 'Every development has been bought.',
  },
} satisfies Spoken<keyof typeof sources, Sayings>

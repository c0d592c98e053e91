// Conquest (rome 25), in English.

import type { Spoken } from '@understudy/procedure'
import { diceInWords } from '../../text/dice.ts'
import { within } from '../../text/peoples.ts'
import { cards } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    CNQ: {
      title: 'Conquest',
      intro:
        'First the army in the region, if there is one: with a person’s **Forming up for battle**, with a bot’s **Bot against bot**, then **After a battle that was won**. Where dice defend the region, **Strength of an undeclared army that attacks a region** if it is one, **The dice of an assault** and **Losses to the defence of a region**. Last **Taking control**.',
    },
    ASL: { title: 'The dice of an assault' },
    WON: { title: 'After a battle that was won' },
    TAK: { title: 'Taking control' },
  },
  nodes: {
    'CNQ-1': { rule: 'Does an opponent’s army stand in the region? Then it is fought first.' },
    'CNQ-2': {
      rule: 'It is war with its owner before the first die. Is the owner a person?',
      yes: 'The battle is fought card by card.',
      no: 'Bots fight each other.',
    },
    'CNQ-3': {
      rule: 'The battle is won. Does the bot hold the region, or an ally? From an ally a Speed-bot still wins back its own home.',
      yes: 'The army enters and stays.',
    },
    'CNQ-3.1': {
      rule: 'It enters and stays.',
      aim: 'The battle is won where it or an ally holds the region, so the army enters and stays',
    },
    'CNQ-3.2': {
      rule: 'Does it belong to a third seat that is neutral or a friend, or does golden rule B forbid it? Then the army goes back to where it attacked from.',
      yes: 'The army goes back to where it attacked from.',
      no: 'The region is attacked next.',
    },
    'CNQ-3.3': {
      rule: 'Unless it goes back, the attack on the region follows at no further cost.',
      aim: 'The battle is won, and the region is attacked next',
    },
    'CNQ-4': { rule: 'Does another seat hold the region? Then it is war with it, before the first die.' },
    'CNQ-4.1': { rule: 'Attack from the cheapest region to attack from.' },
    'CNQ-6': {
      rule: 'Its general is shown and dice are gathered by infantry, stars and Assault; then the defence rolls.',
      yes: 'The dice were rolled.',
      no: 'No dice were needed.',
    },
    'CNQ-7': {
      rule: 'Do the defenders’ dice cost cards? A main battle card for each skull and each pair of wounds, a skirmisher for each skirmish.',
    },
    'CNQ-8': {
      rule: 'Are its points not strictly higher, or is the army defeated by its losses?',
      yes: 'The attack has failed: it stays where it attacked from and its activation ends.',
      no: 'The region falls.',
    },
    'CNQ-8.1': {
      rule: 'It failed: the army stays where it attacked from, after a voyage at its port, and its activation ends.',
      aim: 'The attack has failed, and the army stays where it attacked from',
    },
    'CNQ-8.2': {
      rule: 'It succeeded: the region is taken.',
      aim: 'The attack has succeeded, and the region falls',
    },
    'CNQ-9': {
      rule: 'It enters and takes control. Is it an opponent’s home region?',
      yes: 'It counts for golden rule B.',
    },
    'CNQ-9.1': {
      rule: 'Points are scored; buildings and roads of the former holder go.',
      aim: 'The region is taken, points are scored, and what the former holder built goes',
    },
    'SIE-1': { rule: 'Could the region be besieged? A bot never does that: it storms.' },
    'BVB-1': {
      rule: 'Do both sides gather dice? They do, unless two Super-bots fight in four phases by option.',
      no: 'Two Super-bots fight it out in four phases.',
    },
    'BVB-2': { rule: 'Has a Super-bot’s army to be declared first? A Speed-bot’s stays undeclared.' },
    'NAV-1': { rule: 'Is a miniature put to sea for this? Each stands for all Navy cards of the bot.' },
    'TRN-2': { rule: 'By sea: choose the route.', no: 'It goes by land.' },
    'TRN-3': { rule: 'Board, sail and attack; the miniature stays in the last zone.' },
    'MRC-1': { rule: 'Is it a mercenary region? Its stack becomes a purchase pile of its own.' },
  },
  preferences: {
    fewestZones: 'the fewest sea zones',
    fewestEnemyNavies: 'the fewest enemy navies of people',
  },
  phrases: {
    'camp.way': (f) => `the voyage from ${f.region.en} by ${f.seas.map(({ en }) => en).join(' → ')}`,
    'camp.owner': (f) => `Its owner: ${f.seat.en}.`,
    'camp.homeOf': (f) => `${f.region.en} is a home region of ${within(f.seat.en)}.`,
    'camp.noHome': (f) => `${f.region.en} is no opponent’s home.`,
    'camp.noHolder': (f) => `No other side holds ${f.region.en}.`,
    'camp.garrison': (f) =>
      f.dice ? `Dice defend ${f.region.en}, and no army is there.` : `No garrison defends ${f.region.en}.`,
    'camp.navyIn': (f) => `The navy is at sea already: ${f.sea.en}.`,
    'camp.navyOff': () => 'The navy is off the board.',
    'camp.nobodyThere': (f) => `No army is in ${f.region.en}.`,
    'camp.gathered': (f) => `Dice: ${diceInWords('en', f.attack)} against ${diceInWords('en', f.defence)}.`,
    'camp.losses': (f) => `Main battle cards lost: ${f.main}; skirmishers: ${f.skirmishers}.`,
    'camp.points': (f) => `Points of the attack: ${f.mine}, of the defence: ${f.theirs}.`,
    'camp.pointsFree': (f) =>
      `Nobody holds the region, so the points (attack ${f.mine}, defence ${f.theirs}) do not matter.`,
    'camp.stack': (f) => `The stack of ${f.region.en}: ${cards('en', f.n)}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>

// The target list of the Super-bot (rome 23), in English.

import { listing, type NodeText, type Spoken } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import { borders } from '../book/words.ts'
import { below, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'
import { noTarget, steps } from '../targets/steps-en.ts'
import type { Sayings } from './notes.ts'
import type * as source from './sources.ts'

const END: NodeText = { rule: 'That is all for this activation.' }

const sure: Record<keyof typeof source.sure, NodeText> = {
  'SUP-1.1': {
    rule: 'Retake a home region held by an opponent who is not an ally, with no army in it.',
    aim: 'A home region of its own is held by an opponent, with no army in it',
  },
  'SUP-1.2': {
    rule: 'Attack an enemy army in a conquered home region.',
    aim: 'A conquered home region of its own has an enemy army in it',
  },
  'SUP-1.3': {
    rule: 'Attack an enemy army that besieges a home region.',
    aim: 'A home region of its own is besieged by an enemy army',
  },
  'SUP-1.4': {
    rule: 'Attack an enemy army that is in a home region for any other reason.',
    aim: 'A home region of its own has an enemy army in it',
  },
  'SUP-2.1': {
    rule: 'Attack an enemy army next to a home region.',
    aim: 'A home region of its own has an enemy army next to it',
  },
  'SUP-2.2': { rule: 'Attack an enemy army within movement range.', aim: 'An enemy army is within movement range' },
  'SUP-2.3': {
    rule: 'Attack a region held by an enemy, with no army in it but enemies’.',
    aim: 'An enemy holds this region, and no armies but enemies’ are in it',
  },
  'SUP-3.1': {
    rule: 'Take an adjacent mercenary region that nobody holds.',
    aim: 'Nobody holds this mercenary region next to it',
  },
  'SUP-3.2': { rule: 'Take an adjacent region that nobody holds.', aim: 'Nobody holds this region next to it' },
  'SUP-3.3': {
    rule: 'Take the nearest mercenary region that nobody holds.',
    aim: 'This is the nearest mercenary region that nobody holds',
  },
  'SUP-3.4': {
    rule: 'Take the nearest region that nobody holds.',
    aim: 'This is the nearest region that nobody holds',
  },
  'SUP-3.5': {
    rule: 'Take the nearest mercenary region that nobody holds, by sea.',
    aim: 'This is the nearest mercenary region by sea that nobody holds',
  },
  'SUP-3.6': {
    rule: 'Take the nearest region that nobody holds, by sea.',
    aim: 'This is the nearest region by sea that nobody holds',
  },
}

const tested: Record<keyof typeof source.tested, NodeText> = {
  'SUP-2.4': {
    rule: 'Attack an army of another opponent within movement range, by the table.',
    aim: 'An army of another opponent is within movement range',
  },
  'SUP-5.1': {
    rule: 'Take an adjacent region of an opponent without [[garrison]] or army, by the table.',
    aim: 'An opponent’s region next to it has neither garrison nor army',
  },
  'SUP-5.2': {
    rule: 'Take an adjacent garrisoned region of an opponent without an army, by the table.',
    aim: 'An opponent’s region next to it has a garrison, but no army',
  },
  'SUP-5.3': {
    rule: 'Take the nearest region of an opponent without garrison or army, by the table.',
    aim: 'This is the nearest opponent’s region with neither garrison nor army',
  },
  'SUP-5.4': {
    rule: 'Take the nearest garrisoned region of an opponent without an army, by the table.',
    aim: 'This is the nearest opponent’s region with a garrison, but no army',
  },
  'SUP-5.5': {
    rule: 'Attack the nearest opponent’s army in a garrisoned region, by the table.',
    aim: 'This is the nearest opponent’s army in a garrisoned region',
  },
  'SUP-5.6': {
    rule: 'Attack the nearest opponent’s army in a region without garrison, by the table.',
    aim: 'This is the nearest opponent’s army in a region without garrison',
  },
  'SUP-5.7.1': {
    rule: 'By sea: a region of an opponent without garrison or army, by the table.',
    aim: 'By sea it reaches an opponent’s region with neither garrison nor army',
  },
  'SUP-5.7.2': {
    rule: 'By sea: a garrisoned region of an opponent without an army, by the table.',
    aim: 'By sea it reaches an opponent’s region with a garrison, but no army',
  },
  'SUP-5.7.3': {
    rule: 'By sea: the nearest region of an opponent without garrison or army, by the table.',
    aim: 'By sea this is the nearest opponent’s region with neither garrison nor army',
  },
  'SUP-5.7.4': {
    rule: 'By sea: the nearest garrisoned region of an opponent without an army, by the table.',
    aim: 'By sea this is the nearest opponent’s region with a garrison, but no army',
  },
  'SUP-5.7.5': {
    rule: 'By sea: the nearest opponent’s army in a garrisoned region, by the table.',
    aim: 'By sea this is the nearest opponent’s army in a garrisoned region',
  },
  'SUP-5.7.6': {
    rule: 'By sea: the nearest opponent’s army in a region without garrison, by the table.',
    aim: 'By sea this is the nearest opponent’s army in a region without garrison',
  },
}

const walks: Record<keyof typeof source.walks, NodeText> = {
  'SUP-6.2': {
    rule: 'Go to the nearest own garrisoned region in supply.',
    aim: 'It keeps to its nearest garrisoned region in supply',
    no: 'There is none to go to.',
  },
  'SUP-6.3': {
    rule: 'Retire towards the nearest held home region.',
    aim: 'It retires towards the nearest held home region',
    no: 'There is none to go to.',
  },
  'SUP-6.4': {
    rule: 'Go to the nearest own garrisoned region out of supply.',
    aim: 'It goes to its nearest garrisoned region out of supply',
    no: 'There is none to go to.',
  },
  'SUP-6.5': {
    rule: 'Retire towards the own region out of supply that is nearest to an opponent’s region.',
    aim: 'It retires towards its region out of supply that is nearest to an opponent’s region',
    no: 'There is none to go to.',
  },
}

export const en = {
  pages: {
    SUP: {
      title: 'Detailed Target Priority Order',
      intro:
        'Read from the top; the first line with a target that can be attacked, or approached, is carried out. A target may be two turns away (its points now and 3 more) unless its line says adjacent, within movement range or by sea. After golden rule B, homes of opponents are left out.',
    },
  },
  nodes: {
    ...noTarget(sure),
    ...noTarget(tested),
    ...noTarget(walks),
    'SUP-1': { rule: 'Is an enemy army in a home region, or does an opponent hold one?' },
    'SUP-4.1': {
      rule: 'Remove unrest from an own region within movement range.',
      aim: 'There is unrest in a region of its own within movement range',
      no: 'There is no unrest in range.',
    },
    'SUP-5.7': { rule: 'The same once more by sea: can it attack from the sea in this activation?' },
    'SUP-6.1': { rule: 'Is it at war?' },
    'SUP-6.1.1': { rule: 'Does it stand next to an enemy’s region?' },
    'SUP-6.1.2': { rule: 'It stays.', aim: 'It is at war and stands next to an enemy’s region, so it stays' },
    'SUP-6.1.3': END,
    'SUP-6.1.4': {
      rule: 'Go nearer to an enemy’s region.',
      aim: 'It is at war and goes nearer to an enemy’s region',
      no: 'It cannot get nearer.',
    },
    'SUP-6.1.5': { rule: 'Walk there.' },
    'SUP-6.1.6': END,
    'SUP-6.6': { rule: 'It stays where it is.', aim: 'No line of the list applies, so the army stays' },
    ...below(sure, SURE_STEPS, (_line, step) => steps[step]),
    ...below(tested, TESTED_STEPS, (_line, step) => steps[step]),
    ...below(walks, WALK_STEPS, (_line, step) => steps[step]),
  },
  preferences: {
    nearestFirst: 'the nearest, if the option asks for it',
    homeOfHolder: 'a home region of its holder',
    terrainLow: 'the least terrain, for a faction that shuns it (Greeks; Rome before its reforms)',
    enemyDistance: 'the fewest borders to an enemy’s region',
  },
  phrases: {
    'camp.war': (f) =>
      `At war with ${listing(
        'en',
        f.seats.map(({ en }) => within(en)),
      )}.`,
    'camp.peace': () => 'Nobody is its enemy.',
    'camp.edges': (f) => (Number.isFinite(f.n) ? `The nearest is ${borders(f.n)} away.` : 'There is no way by land.'),
  },
} satisfies Spoken<keyof typeof source.sources, Sayings>

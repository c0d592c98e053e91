// Buildings (rome 30), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { BUILDING } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

const CAPITAL: NodeText = { rule: 'Walls on the capital, or Barracks if it has Walls.' }
const NEXT: NodeText = { rule: 'Otherwise a Market next to another own Market.' }
const ANY: NodeText = { rule: 'Otherwise draw lots for a type of building that is allowed, payable and has a place.' }
const ANYWHERE: NodeText = { rule: 'Draw lots for the place.' }
const PORT: NodeText = { rule: 'A Market at the port with the highest value.' }
const WB: NodeText = { rule: 'Build there by **Walls or Barracks**.' }

export const en = {
  pages: {
    BLD: { title: 'Buildings' },
    'BLD-A': { title: 'Buildings, column A' },
    'BLD-B': { title: 'Buildings, column B' },
    'BLD-C': { title: 'Buildings, column C' },
    'BLD-D': { title: 'Buildings, column D' },
    'BLD-E': { title: 'Buildings, column E' },
    WB: { title: 'Walls or Barracks' },
  },
  nodes: {
    'BLD-1': { rule: 'While another building is allowed this turn:', no: 'No more is built.' },
    'BLD-1.1': { rule: 'Otherwise follow the section of the column.' },
    'BLD-U1': {
      rule: 'Columns A and B: build an ancient wonder.',
      aim: 'In columns A and B it builds an ancient wonder',
      no: 'There is no wonder that it could build and pay for.',
    },
    'BLD-U2': {
      rule: 'Otherwise, columns A to C: join two own Markets that are not joined by a whole chain of roads, if all of it can be paid. Not for a faction without roads (Barbarians).',
      aim: 'It joins two Markets of its own by a whole chain of roads that it can pay for',
      no: 'There are no such two, or the chain cannot be paid.',
    },
    'BLD-U3': {
      rule: 'Otherwise Barracks in a mercenary region.',
      aim: 'It builds Barracks in a mercenary region',
      no: 'There is no such region of its own, or it cannot be paid.',
    },
    'BLD-A1.1': { ...CAPITAL, aim: 'Its capital gets Walls, or Barracks if it has Walls' },
    'BLD-A2.1': {
      rule: 'Otherwise a Market at the port with the highest value.',
      aim: 'The port with the highest value gets a Market',
    },
    'BLD-A2.2': { ...NEXT, aim: 'It builds a Market next to another of its own' },
    'BLD-A3.1': ANY,
    'BLD-A3.1.1': { ...ANYWHERE, aim: 'The lot finds the place' },
    'BLD-B1.1': { ...PORT, aim: 'The port with the highest value gets a Market' },
    'BLD-B1.2': { ...NEXT, aim: 'It builds a Market next to another of its own' },
    'BLD-B2.1': {
      rule: 'Otherwise Walls on the capital, or Barracks if it has Walls.',
      aim: 'Its capital gets Walls, or Barracks if it has Walls',
    },
    'BLD-B2.2': { rule: 'Otherwise choose the held region [[near|nearest]] to an opponent with [[stance]] 4 to 6.' },
    'BLD-B2.2.1': WB,
    'BLD-B2.3': { rule: 'Otherwise choose the held region with the most gold.' },
    'BLD-B2.3.1': WB,
    'BLD-B3.1': ANY,
    'BLD-B3.1.1': { ...ANYWHERE, aim: 'The lot finds the place' },
    'BLD-C2.1': { rule: 'Choose the held region [[near|nearest]] to an opponent with [[stance]] 7 or 8.' },
    'BLD-C2.1.1': WB,
    'BLD-C3.1': {
      rule: 'Otherwise a Market at the port with the highest value.',
      aim: 'The port with the highest value gets a Market',
    },
    'BLD-C3.2': { ...NEXT, aim: 'It builds a Market next to another of its own' },
    'BLD-C3.3': ANY,
    'BLD-C3.3.1': { ...ANYWHERE, aim: 'The lot finds the place' },
    'BLD-D1.1': { rule: 'Choose the held region [[near|nearest]] to an opponent with [[stance]] 9.' },
    'BLD-D1.1.1': WB,
    'BLD-E1.1': {
      rule: 'Choose the held region [[near|nearest]] to an [[enemy]] army; if none is on the board, to an enemy region.',
    },
    'BLD-E1.1.1': WB,
    'WB-1': { rule: 'By option: can both be built here?' },
    'WB-1.1': { rule: 'Roll a d6: 1–3 Walls, 4–6 Barracks.' },
    'WB-2': {
      rule: 'Where nothing defends the place, Walls before Barracks; elsewhere Barracks before Walls. The die, if one was rolled, overrides this.',
      aim: 'The place, or the die, says whether Walls or Barracks come first',
    },
  },
  preferences: {
    valueFirst: 'the most gold, if the option puts value first',
    bestPort: 'the highest port value',
    fewestLinks: 'the fewest new links',
    nearOpponent: 'the region nearest to such an opponent',
    nearEnemyArmy: 'the region nearest to an enemy army',
  },
  phrases: {
    'bot.built': (f) => `Built in this turn: ${f.n}.`,
    'bot.site': (f) => `${BUILDING.en[f.building]} in ${f.region.en}`,
    'bot.building': (f) => BUILDING.en[f.building] ?? f.building,
    'bot.link': (f) => `a road from ${f.from.en} to ${f.to.en}`,
    'bot.chain': (f) => `roads from ${f.from.en} to ${f.to.en} (new links: ${f.links})`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>

// English sentences: positions, actions and the table as a list.

import { type Phrases, plural, type Say } from '@understudy/procedure'
import type { Positions } from '../../rules/sayings.ts'
import type { Action } from '../../vocabulary.ts'
import { did } from '../did.ts'
import { army, box as boxOf, gold, points, STATUS, what } from './words.ts'

const CARDS = { troops: 'Troop cards', generals: 'Cards of generals', actions: 'Action cards' } as const

/** `say`: how the whole book says something else. */
export const positions = (say: (what: Say) => string): Phrases<Positions> => ({
  did: ({ action, names }) => did('en', action as unknown as Action, names),
  'odd.generals': (f) => `${army(f.army)} has more than one general.`,
  'odd.told': (f) => `${army(f.army)}: the numbers told of it do not fit its cards.`,
  'odd.small': (f) => `${army(f.army)} has too little infantry to stand.`,
  'odd.aboard': (f) => `${army(f.army)} cannot be aboard that navy.`,
  'odd.many': ({ seat, what: kind, n }) => `${seat.en}: too many of a kind (${what(kind)}), the limit is ${n}.`,
  'odd.stance': ({ seat }) => `The stance card of ${seat.en} does not have one marker for each opponent.`,
  'odd.armies': ({ region }) => `Two armies stand in ${region.en}.`,
  'odd.cubes': ({ region, n }) => `${region.en} has more than ${n} unrest cubes.`,
  'odd.ruins': ({ region }) => `${region.en} belongs to nobody and has buildings.`,
  'odd.siege': ({ region }) => `${region.en} is besieged, and no other side’s army stands there.`,
  'odd.road': ({ seat, region }) => `${seat.en} has a road to ${region.en} without holding it.`,
  'odd.cards': ({ kind }) => `${CARDS[kind]} do not add up: more or fewer lie face down than are left.`,
  'odd.frames': () => 'Nobody can be asked in this position.',
  'table.round': ({ n }) => `Round ${n}.`,
  'table.gold': ({ seat, n }) => `${seat.en}: ${gold(n)}.`,
  'table.vp': ({ seat, n }) => `${seat.en}: ${points(n)}.`,
  'table.armyOff': (f) => `${army(f.army)}: off the board.`,
  'table.armyAt': (f) => `${army(f.army)}: in ${f.region.en}.`,
  'table.armyAboard': (f) => `${army(f.army)}: aboard navy ${f.n}.`,
  'table.agentOff': ({ seat, n }) => `${seat.en}, agent ${n}: off the board.`,
  'table.agentAt': ({ seat, n, region }) => `${seat.en}, agent ${n}: in ${region.en}.`,
  'table.navyAt': ({ seat, n, sea, cards }) =>
    `${seat.en}, navy ${n}: ${sea.en}${cards > 0 ? `, ${plural('en', cards, { one: 'card', many: 'cards' })}` : ''}.`,
  'table.stance': ({ seat, towards, box }) => `${seat.en}, stance card: ${towards.en} on ${boxOf(box)}.`,
  'table.developments': ({ seat, col, n }) => `${seat.en}, developments: column ${col} is bought down to row ${n}.`,
  'table.status': ({ a, b, status }) => `${a.en} and ${b.en}: ${STATUS[status]}.`,
  'table.holder': ({ region, seat }) => `${region.en} is held by ${seat.en}.`,
  'table.cubes': ({ region, n }) => `${region.en}: unrest ${n}.`,
  'table.building': ({ region, building }) => `${region.en}: ${what(building)}.`,
  'table.road': ({ a, b, seat }) => `${seat.en}, road: ${a.en} to ${b.en}.`,
  'table.gone': ({ what: was }) => `No longer: ${say(was)}`,
})

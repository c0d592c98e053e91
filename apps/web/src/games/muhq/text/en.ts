import type { Ai } from '@understudy/muhq/data'
import type { LossId, SeatId, TileKind, Trait } from '@understudy/muhq/vocabulary'
import { pluralWord } from '@understudy/procedure'
import type { Look } from '../board/look.ts'

const count = (n: number, one: string, many: string) => `${n} ${pluralWord('en', n, { one, many })}`

const TILES: Record<TileKind, string> = {
  plain: 'meadow',
  wall: 'wall',
  water: 'water',
  deep: 'deep water',
  gate: 'gate',
  street: 'street',
  house: 'house',
  tower: 'tower',
  field: 'field',
  spawn: 'spawn',
  harbour: 'harbour',
  store: 'store',
}

const TILE_RULES: Record<TileKind, string> = {
  plain: 'Nothing special: anybody who walks may stand here.',
  wall: 'Nothing can stand here, nothing passes.',
  water: 'Shallow. Whoever cannot swim must stop on the first water tile of a move.',
  deep: 'Only units that swim or live in water can be here.',
  gate: 'Every unit must stop on the first gate tile of a move.',
  street:
    'A unit on a street has one extra move a turn; it runs along connected streets and ends on one, within the unit’s movement.',
  house: 'A unit in a house can only be attacked from a neighbouring tile.',
  tower: 'A unit that shoots (range above 1) reaches one step further from here.',
  field: 'A Farmer standing here can gain 3 resources as its full action.',
  spawn: 'Its owner puts new units here.',
  harbour: 'Its owner may put new swimming units onto the deep water next to it.',
  store: 'Cards lie here face down until one of your units enters. With a unit standing here you may buy.',
}

const TRAITS: Record<Trait, string> = {
  swimming: 'Swims: it may enter deep water, and water does not stop it.',
  aquatic: 'Lives in water: it swims and never comes onto land.',
  farmer: 'Works fields: on a field its full action gains 3 resources.',
}

/** A name that brings its article: “the Kraken” within a sentence. */
const within = (name: string): string => name.replace(/^The /, 'the ')

const seat = (id: SeatId): string => (id === 'boss' ? 'Boss' : `Player ${id.slice(1)}`)

export const en = {
  seat,
  seatOf: (id: SeatId) => (id === 'boss' ? 'the boss' : `player ${id.slice(1)}`),
  tile: (kind: TileKind) => TILES[kind],
  tileRule: (kind: TileKind) => TILE_RULES[kind],
  trait: (trait: Trait) => TRAITS[trait],
  boardLabel: (map: string, width: number, height: number) =>
    `${map}, ${width} by ${height} tiles. Arrow keys move between what can be tapped, Enter taps, I tells what it is.`,
  unitLabel: (look: Look, at: string, owner: string) =>
    [
      `${look.name}, ${owner}, ${at}`,
      `attack ${look.attack}`,
      look.range > 1 ? `range ${look.range}` : '',
      look.health < look.full ? `health ${look.health} of ${look.full}` : `health ${look.health}`,
      look.ward > 0 ? `ward ${look.ward}` : '',
      look.repression > 0 ? `repression ${look.repression}` : '',
      look.tapped ? 'finished for this turn' : '',
      look.on === 'plain' ? '' : `on ${TILES[look.on]}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  attackIt: (label: string) => `Attack: ${label}`,
  aimAt: (label: string) => `Choose: ${label}`,
  giveUp: (label: string) => `Give up: ${label}`,
  useIt: (label: string) => `Act with: ${label}`,

  attack: 'Attack',
  range: 'Range',
  health: 'Health',
  movement: 'Movement',
  upkeep: 'Upkeep',
  cost: 'Cost',
  price: 'Price',
  ward: 'Ward marks',
  repression: 'Repression marks',
  healthOf: (health: number, full: number) => `${health} of ${full}`,
  bySeats: (base: number, each: number) => `${base} + ${each} per player`,
  unitCard: 'Unit',
  spellCard: 'Spell',
  bossCard: 'Boss',
  cannotPlay: 'Cannot be played',

  hand: 'Hand',
  deck: 'Deck',
  amongDeck: (cards: string, inHand: boolean) =>
    `${inHand ? 'Face down there or in hand' : 'In it, in no order you know'}: ${cards}.`,
  discard: 'Discard pile',
  cards: (n: number) => count(n, 'card', 'cards'),
  emptyHand: 'No cards in hand.',
  handIsHidden: (n: number) => `${count(n, 'card', 'cards')} that only ${n === 1 ? 'its' : 'their'} owner knows`,
  mayBe: 'Tap the card you played:',
  nothingDiscarded: 'Empty',
  stores: 'Stores',
  storeAt: (at: string) => `Store ${at}`,
  faceDown: (n: number) => `${n} face down`,
  lookInside: 'Move a unit onto a store to look inside.',
  soldOut: 'Sold out.',
  buyHere: 'Buy here',
  whichCard: 'Which card is it?',
  told: 'Told so far',
  bossDraws: (name: string) => `${name} draws`,
  bossPlays: (name: string) => `${name} plays`,
  bossDiscards: (name: string) => `${name} discards`,

  seats: 'Seats',
  resources: 'Resources',
  units: (n: number) => count(n, 'unit', 'units'),
  changes: 'What changed',
  changedUnits: (n: number) => pluralWord('en', n, { one: 'unit', many: 'units' }),
  changedResources: (n: number) => pluralWord('en', n, { one: 'resource', many: 'resources' }),
  changedHealth: 'health',
  income: (n: number) => `income ${n}`,
  upkeepNext: (n: number) => `upkeep ${n}`,
  inHand: (n: number) => `${n} in hand`,
  inDeck: (n: number) => `deck ${n}`,
  inDiscard: (n: number) => `discard ${n}`,
  toMove: 'has the turn',
  you: 'you',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  roundsToGo: (n: number) => (n === 0 ? 'last round' : `${count(n, 'round', 'rounds')} left`),
  roundsLeft: (n: number) => (n === 0 ? 'last round' : `${count(n, 'round', 'rounds')} left after this one`),
  repressionOf: (n: number, of: number) => `Repression ${n} of ${of}`,
  wins: (boss: string) => `You win: destroy ${within(boss)}.`,
  loses: (ways: readonly LossId[], boss: string, limit: number, rounds: number) =>
    `You lose: ${[
      ...ways.map((way) =>
        way === 'repression'
          ? `${count(limit, 'repression mark', 'repression marks')} on ${within(boss)}`
          : 'no unit of yours left (from round 2)',
      ),
      `${within(boss)} still stands after round ${rounds}`,
    ].join(', or ')}.`,

  ai: (ai: Ai) => {
    switch (ai.kind) {
      case 'aggressive':
        return 'Aggressive: attacks whoever is in range, otherwise goes for the nearest enemy.'
      case 'shy':
        return 'Shy: keeps as far from enemies as it can, uses its full action when nobody can reach it, and strikes from afar.'
      case 'wandering':
        return `Wandering ${ai.range}: roams at random until an enemy is within ${count(ai.range, 'tile', 'tiles')}, then attacks like an aggressive unit.`
      case 'target':
        return ai.of === 'enemy'
          ? 'Target-oriented: heads for the nearest enemy.'
          : `Target-oriented: heads for the nearest ${TILES[ai.of]} and does its full action there.`
    }
  },
  owner: (name: string) => `Owner: ${name}`,
  fullAction: 'Full action',
  behaviour: 'How it acts',
  standsOn: 'Stands on',
  doneThisTurn: 'This turn',
  moved: 'moved',
  attacked: 'attacked',
  tapped: 'finished (tapped)',
  hasted: 'one more move',
  streetMoved: 'used its street move',
  nothingYet: 'nothing yet',
  nobodyHere: 'Nobody stands here.',
  gone: 'This is no longer on the table.',
}

export type Words = typeof en

// What has happened and what a position is like, with the facts that each sentence needs.

import type { Json, Say } from '@understudy/procedure'
import type { Name } from '../pack/types.ts'
import type { Colour, Face, Status } from '../vocabulary.ts'
import type { ArmyAt, AtRegion, Dice, N, NamesOf, Nothing, OfArmy, OfSeat, SeatCard } from './said-of.ts'
import type { ArmyFact } from './state/names.ts'

export type Fall = 'small' | 'nowhere' | 'sunk'

export type Events = {
  round: N
  armyComposed: { army: ArmyFact; n: number }
  armyTold: OfArmy
  stanceMoved: { seat: Name; towards: Name; box: number; before: number }
  stanceKept: { seat: Name; towards: Name; box: number; before: number }
  initiativeShown: { seat: Name; card: number; gold: number; total: number }
  initiativeWon: OfSeat
  choicePassed: { seat: Name; to: Name }
  turnOrder: { seats: readonly Name[]; clockwise: boolean }
  actionsDealt: OfSeat & N
  agentEnters: { seat: Name; region: Name }
  flipped: SeatCard
  cardForGold: SeatCard & N
  agentActs: { seat: Name; card: Name; at: Name; against: Name | null }
  testWon: { seat: Name; face: Face; die: Colour }
  testLost: { seat: Name; face: Face; die: Colour }
  testCaught: { seat: Name; face: Face; die: Colour }
  agentKilled: { of: Name }
  agentTurned: { of: Name; seat: Name }
  agentRemoved: { of: Name; seat: Name }
  generalKilled: { of: Name; general: Name | null }
  bribed: { of: Name; card: Name }
  recruited: SeatCard
  sabotaged: { building: string; region: Name }
  spied: OfArmy
  stolen: { seat: Name; from: Name; n: number }
  refused: { seat: Name; effect: string }
  traded: { a: Name; b: Name; n: number }
  statusChanged: { a: Name; b: Name; status: Status }
  betrayal: OfSeat & N
  renounced: { seat: Name; to: Name }
  income: { seat: Name; n: number; sum: number }
  activated: { army: ArmyFact; mp: number; off: boolean }
  marched: ArmyAt
  boards: ArmyAt
  staysAboard: { army: ArmyFact; sea: Name }
  landed: ArmyAt
  sails: { seat: Name; sea: Name }
  intercepted: { seat: Name; of: Name }
  seaFought: { a: Name; b: Name; sunkA: number; sunkB: number } & Dice
  attacks: { army: ArmyFact; region: Name; bySea: boolean }
  entered: ArmyAt
  staysOutside: ArmyAt
  assaultRolled: ArmyAt & Dice & { points: number; against: number }
  attackFailed: { seat: Name; region: Name }
  taken: { seat: Name; region: Name; from: Name; hadHolder: boolean }
  released: { region: Name; to: Name; free: boolean }
  cubePlaced: AtRegion & N
  calmed: ArmyAt & N
  points: { seat: Name; n: number; sum: number }
  besieges: ArmyAt
  siegeGoesOn: ArmyAt & { level: number }
  siegeLifted: ArmyAt
  mustered: ArmyAt & N
  merged: { army: ArmyFact; into: ArmyFact }
  splitOff: { army: ArmyFact; from: ArmyFact; region: Name }
  returned: ArmyAt
  dissolved: OfArmy
  withdrawn: OfArmy
  /** `small`: fewer than `least` cards of infantry, by an option with cavalry; `nowhere`: it could not retreat; `sunk`: with its last ship. */
  defeated: OfArmy & { why: Fall; least: number; cavalry: boolean }
  retreated: { army: ArmyFact; to: Name }
  declared: { army: ArmyFact; MI: number; SK: number; CV: number; AR: number }
  generalShown: { seat: Name; general: Name | null; stars: number }
  generalAssigned: OfArmy
  cardLost: SeatCard
  compensated: OfSeat & N
  battleBegins: { a: ArmyFact; b: ArmyFact }
  battlePhase: { phase: string; region: null }
  cardShown: SeatCard
  battleRolled: Dice
  tacticsRolled: { seat: Name; faces: string }
  rerolled: { seat: Name; faces: string }
  cardKilled: SeatCard
  battleOver: { a: Name; b: Name; lostA: number; lostB: number }
  battleWon: { seat: Name; killed: number }
  gatheredRolled: { a: ArmyFact; b: ArmyFact } & Dice
  generalBought: { seat: Name; price: number }
  agentBought: { seat: Name; price: number }
  navyBought: { seat: Name; price: number }
  cubeRemoved: { seat: Name; region: Name; price: number }
  developed: { seat: Name; name: Name; price: number }
  built: { seat: Name; building: string; region: Name; price: number }
  roadBuilt: OfSeat & N
  lookedAt: SeatCard & { price: number }
  putBack: SeatCard
  troopBought: SeatCard & { price: number }
  wentToPool: OfArmy & { card: Name }
  gameOver: { winners: readonly Name[]; why: 'target' | 'rounds' }
  /** Why, where the winners are named beside it. */
  overAtTarget: Nothing
  overAtLastRound: Nothing
}

export type Positions = {
  did: { action: Json; names: NamesOf }
  'odd.generals': OfArmy
  'odd.small': OfArmy
  'odd.told': OfArmy
  'odd.aboard': OfArmy
  'odd.many': { seat: Name; what: string; n: number }
  'odd.stance': OfSeat
  'odd.armies': AtRegion
  'odd.cubes': AtRegion & N
  'odd.ruins': AtRegion
  'odd.siege': AtRegion
  'odd.road': OfSeat & AtRegion
  'odd.cards': { kind: 'troops' | 'generals' | 'actions' }
  'odd.frames': Nothing
  'table.round': N
  'table.gold': OfSeat & N
  'table.vp': OfSeat & N
  'table.armyOff': OfArmy
  'table.armyAt': ArmyAt
  'table.armyAboard': OfArmy & N
  'table.agentOff': OfSeat & N
  'table.agentAt': OfSeat & N & AtRegion
  'table.navyAt': { seat: Name; n: number; sea: Name; cards: number }
  'table.stance': { seat: Name; towards: Name; box: number }
  'table.developments': { seat: Name; col: number; n: number }
  'table.status': { a: Name; b: Name; status: Status }
  'table.holder': { region: Name; seat: Name }
  'table.cubes': AtRegion & N
  'table.building': { region: Name; building: string }
  'table.road': { a: Name; b: Name; seat: Name }
  'table.gone': { what: Say }
}

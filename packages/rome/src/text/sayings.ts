// Every sentence of the rules, with the facts it needs. The phrasebooks (en.ts, ru.ts) must have them all.

import { type Json, type Say, sayer } from '@understudy/procedure'
import type { Name } from '../pack/types.ts'
import type { ArmyFact } from '../rules/facts.ts'
import type { Colour, Face, Status } from '../vocabulary.ts'
import type { NamesOf } from './did.ts'

type Nothing = Record<never, never>
type OfArmy = { army: ArmyFact }
type OfSeat = { seat: Name }
type ArmyAt = { army: ArmyFact; region: Name }
type AtRegion = { region: Name }
type SeatCard = { seat: Name; card: Name }
type Dice = { attack: string; defence: string }
type N = { n: number }
type Slot = { slot: string }

type Questions = {
  'ask.compose': { seat: Name; slot: string }
  'ask.marker': { seat: Name; towards: Name; box: number }
  'ask.initiative': Nothing
  'ask.commit': { seat: Name; card: number; gold: number }
  'ask.order': OfSeat
  'ask.deal': OfSeat & N
  'ask.flip': { seat: Name; left: number }
  'ask.enter': OfSeat
  'ask.agents': { seat: Name; n: number; agents: number }
  'ask.test': { seat: Name; card: Name | null; die: Colour }
  'ask.trade': { seat: Name; from: Name }
  'ask.treaty': { seat: Name; from: Name }
  'ask.general': OfArmy
  'ask.bribed': OfArmy
  'ask.recruited': OfSeat
  'ask.campaign': { seat: Name; left: number }
  'ask.army': { army: ArmyFact; mp: number; off: boolean }
  'ask.intercept': { seat: Name; of: Name }
  'ask.seaFight': { a: Name; b: Name } & Dice
  'ask.declare': OfArmy
  'ask.strength': OfArmy
  'ask.assault': ArmyAt & Dice
  'ask.loss': { army: ArmyFact; cls: 'MI' | 'SK' }
  'ask.lose': { army: ArmyFact; cls: 'MI' | 'SK'; left: number }
  'ask.retreat': OfArmy
  'ask.gathered': { a: ArmyFact; b: ArmyFact } & Dice
  'ask.infantryIs': OfArmy
  'ask.terrain': OfArmy
  'ask.botCard': { army: ArmyFact; phase: string }
  'ask.battleCard': { army: ArmyFact; phase: string }
  'ask.cavalry': OfArmy
  'ask.demand': { seat: Name; phase: string }
  'ask.artilleryIs': OfArmy
  'ask.shoot': OfArmy
  'ask.battleDice': { phase: string } & Dice
  'ask.reroll': { army: ArmyFact; roll: string }
  'ask.tactics': { army: ArmyFact; roll: string }
  'ask.rerollDice': OfSeat
  'ask.tacticsDice': OfSeat
  'ask.killed': OfArmy
  'ask.casualty': { army: ArmyFact; left: number }
  'ask.giveWay': OfArmy
  'ask.spending': { seat: Name; gold: number }
  'ask.assign': OfArmy
  'ask.bought': OfSeat
  'ask.look': { seat: Name; reserves: boolean }
}

type Refusals = {
  'no.over': Nothing
  'no.notNow': Nothing
  'no.chance': Nothing
  'no.dice': { n: number; given: number }
  'no.face': { die: Colour; face: Face }
  'no.line': N
  'no.skirmishers': N
  'no.artillery': N
  'no.minimum': N
  'no.slotOrder': Slot
  'no.general': Nothing
  'no.cardsMissing': Nothing
  'no.infantryLeft': N
  'no.actionCard': Nothing
  'no.agent': Nothing
  'no.agentUsed': Nothing
  'no.gold': { price: number; has: number }
  'no.target': { card: Name }
  'no.reach': AtRegion
  'no.activated': Slot
  'no.offBoard': Nothing
  'no.onBoard': Slot
  'no.border': { a: Name; b: Name }
  'no.enter': AtRegion
  'no.stop': AtRegion
  'no.stays': Nothing
  'no.mp': { cost: number; mp: number }
  'no.navy': Nothing
  'no.port': AtRegion
  'no.portHeld': Nothing
  'no.zone': AtRegion
  'no.ships': Nothing
  'no.capacity': { n: number; room: number }
  'no.seaBorder': { a: Name; b: Name }
  'no.tooFarBySea': N
  'no.coast': { region: Name; sea: Name }
  'no.region': Nothing
  'no.aboard': Nothing
  'no.armiesFirst': Nothing
  'no.renounce': Nothing
  'no.ownRegion': AtRegion
  'no.ownArmy': AtRegion
  'no.ally': AtRegion
  'no.infantry': Nothing
  'no.botSiege': Nothing
  'no.siege': AtRegion
  'no.supply': Nothing
  'no.musterPlace': Nothing
  'no.mergeWith': Nothing
  'no.splitPlace': Nothing
  'no.carried': Nothing
  'no.botLaunch': Nothing
  'no.harbour': { sea: Name }
  'no.fight': Nothing
  'no.notHeld': AtRegion
  'no.besieged': AtRegion
  'no.unrest': AtRegion
  'no.builtAlready': Nothing
  'no.standsThere': { building: string; region: Name }
  'no.site': AtRegion
  'no.limit': { building: string; n: number }
  'no.roads': Nothing
  'no.roadHere': Nothing
  'no.lookedFirst': Nothing
  'no.generalsFull': Nothing
  'no.agentsFull': N
  'no.cube': Nothing
  'no.development': Nothing
  'no.botNavy': Nothing
  'no.pile': Nothing
  'no.recruits': Slot
}

type Picks = {
  'pick.region': AtRegion
  'pick.reserves': Nothing
  'pick.nobody': Nothing
  'pick.seat': OfSeat
  'pick.sea': { sea: Name }
  'pick.none': Slot
  'pick.card': { card: Name }
  'pick.general': { general: Name | Say }
  'pick.action': { card: Name }
  'pick.army': Slot
  'pick.agent': N
  'pick.navy': N
  'pick.building': { building: string }
  'pick.pool': Nothing
  'pick.centre': { n: number; cards: readonly Name[] }
  'pick.dice': N
  'pick.way': { places: readonly Name[] }
  'pick.development': { name: Name; cost: number }
  'pick.do': { what: string }
  'pick.yes': Nothing
  'pick.no': Nothing
  'pick.clockwise': Nothing
  'pick.anticlockwise': Nothing
  'pick.box': { box: number }
  'pick.count': { cls: string; n: number }
  'pick.number': N
  'pick.even': N
  'pick.face': { face: Face; die: Colour }
  'pick.initiative': { n: number; seat: string }
  'pick.targetGeneral': { of: Name; slot: string }
  'pick.targetAgent': { of: Name; n: number }
  'pick.targetArmy': { of: Name; slot: string }
  'pick.targetCapital': { of: Name; with: Name | null }
  'pick.targetBuilding': { building: string; region: Name }
}

type Events = {
  round: N
  armyComposed: { army: ArmyFact; n: number }
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
  defeated: OfArmy
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
  gameOver: { winners: readonly Name[]; why: 'target' | 'rounds' }
}

type Positions = {
  did: { action: Json; names: NamesOf }
  'odd.generals': OfArmy
  'odd.small': OfArmy
  'odd.many': { seat: Name; what: string; n: number }
  'odd.stance': OfSeat
  'odd.armies': AtRegion
  'odd.cubes': AtRegion & N
  'odd.ruins': AtRegion
  'odd.cards': { text: string }
  'odd.frames': Nothing
  'table.round': N
  'table.gold': OfSeat & N
  'table.vp': OfSeat & N
  'table.armyOff': OfArmy
  'table.armyAt': ArmyAt
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

export type RomeSayings = Questions & Refusals & Picks & Events & Positions
export type RomeSay = Say

export const say: ReturnType<typeof sayer<RomeSayings>> = sayer<RomeSayings>()

// What is asked, what can be picked and what is refused, with the facts that each sentence needs.

import type { Say } from '@understudy/procedure'
import type { Name } from '../pack/types.ts'
import type { Colour, Face, Status } from '../vocabulary.ts'
import type { ArmyAt, AtRegion, Dice, N, Nothing, OfArmy, OfSeat, Slot } from './said-of.ts'
import type { ArmyFact } from './state/names.ts'

export type Questions = {
  'ask.compose': { seat: Name; slot: string }
  'ask.composeSecret': { seat: Name; slot: string }
  'ask.marker': { seat: Name; towards: Name; box: number }
  'ask.stanceDie': { towards: Name; box: number; die: 'white' | 'red' }
  /** Whose cards are told: people's before they add gold, those of bots afterwards. */
  'ask.initiative': { who: 'all' | 'people' | 'bots' }
  'ask.commit': { seat: Name; card: number; gold: number }
  'ask.order': OfSeat
  'ask.deal': OfSeat & N
  'ask.flip': { seat: Name; left: number }
  'ask.flipOf': { seat: Name; n: number; of: number }
  'ask.enter': OfSeat
  'ask.agents': { seat: Name; n: number; agents: number }
  'ask.test': { seat: Name; card: Name | null; die: Colour }
  'ask.trade': { seat: Name; from: Name; n: number | null }
  'ask.treaty': { seat: Name; from: Name; status: Status }
  'ask.general': OfArmy
  'ask.bribed': OfArmy
  'ask.recruited': OfSeat
  'ask.campaign': { seat: Name; left: number }
  'ask.army': { army: ArmyFact; mp: number; off: boolean }
  /** `own`: ships of whoever is asked; `comes`: the others want to fight them, whatever is answered. */
  'ask.intercept': { seat: Name; of: Name; ships: number; own: number; war: boolean; comes: boolean }
  'ask.seaFight': { a: Name; b: Name } & Dice
  'ask.declare': OfArmy
  'ask.strength': OfArmy
  'ask.assault': ArmyAt & Dice
  'ask.loss': { army: ArmyFact; cls: 'MI' | 'SK'; deck: boolean }
  'ask.lose': { army: ArmyFact; cls: 'MI' | 'SK'; left: number }
  'ask.loseAboard': { army: ArmyFact; left: number }
  'ask.tell': OfArmy
  'ask.handIn': { seat: Name; left: number }
  'ask.retreat': OfArmy
  'ask.gathered': { a: ArmyFact; b: ArmyFact } & Dice
  'ask.infantryIs': OfArmy
  'ask.lineIs': OfArmy
  'ask.terrain': OfArmy
  'ask.botCard': { army: ArmyFact; phase: string }
  'ask.battleCard': { army: ArmyFact; phase: string }
  'ask.cavalry': OfArmy
  'ask.cavalryCount': OfArmy
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
  'ask.reckon': { seat: Name; step: string }
  'ask.spending': { seat: Name; gold: number }
  'ask.assign': OfArmy
  'ask.bought': OfSeat
  'ask.look': { seat: Name; reserves: boolean }
}

export type Picks = {
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
  'pick.ships': N
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
  'pick.cards': N
  'pick.even': N
  'pick.fill': N
  'pick.face': { face: Face; die: Colour }
  'pick.initiative': { n: number; seat: Name }
  'pick.targetGeneral': { of: Name; slot: string }
  'pick.targetAgent': { of: Name; n: number }
  'pick.targetArmy': { of: Name; slot: string }
  'pick.targetCapital': { of: Name; with: Name | null }
  'pick.targetBuilding': { building: string; region: Name }
}

export type Refusals = {
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
  'no.fewCards': N
  'no.manyCards': N
  'no.cardsLeft': N
  'no.countOnly': Nothing
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
  'no.loaded': N
  'no.otherNavy': N
  'no.landFirst': Nothing
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
  'no.noWonders': Nothing
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
  'no.recruits': Slot & { why: 'held' | 'place' | 'supply' }
}

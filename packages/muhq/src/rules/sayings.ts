// Every sentence of the rules, with the facts it needs. The phrasebooks (en.ts, ru.ts) must have them all.

import { sayer } from '@understudy/procedure'
import type { Doing, Phase, SeatId, TileKind } from '../vocabulary.ts'
import type { Ability, Name } from './cards.ts'
import type { Doer, UnitFact } from './names.ts'

/** Without its position an action only knows a unit's number. */
export type SomeUnit = UnitFact | number
type Names = readonly Name[]
type OfUnit = { unit: UnitFact }
type OfCard = { card: Name }
type UnitTile = { unit: UnitFact; tile: string }
type Ended = { boss: Name; rounds: number; limit: number }
type Nothing = Record<never, never>

type Questions = {
  'ask.act': { seat: SeatId; round: number }
  'ask.upkeep': { seat: SeatId; due: number; has: number }
  'ask.drawn': { seat: SeatId; left: number }
  'ask.reveal': { at: string; n: number }
  'ask.bossStart': { boss: Name }
  'ask.bossUpkeep': { boss: Name; due: number; has: number }
  'ask.bossAct': { boss: Name }
}

type Refusals = {
  'no.over': Nothing
  'no.drawFirst': { seat: SeatId }
  'no.revealFirst': { at: string }
  'no.phase': { doing: Doing; phase: Phase; seat: SeatId }
  'no.unit': { id: number }
  'no.notYours': { unit: UnitFact; turn: SeatId }
  'no.tapped': OfUnit
  'no.moved': OfUnit
  'no.streetMoved': OfUnit
  'no.notOnStreet': OfUnit
  'no.notStreet': { tile: string }
  'no.immobile': OfUnit
  'no.sameTile': OfUnit
  'no.offMap': Nothing
  'no.occupied': { tile: string; by: UnitFact }
  'no.wall': { tile: string; card: Name }
  'no.deep': { tile: string; card: Name }
  'no.land': { tile: string; card: Name }
  'no.tooFar': UnitTile & { movement: number; away: number }
  'no.gateStops': UnitTile
  'no.waterStops': UnitTile
  'no.unitsInWay': UnitTile
  'no.noWay': UnitTile & { movement: number }
  'no.noStreetWay': UnitTile & { movement: number }
  'no.attacked': OfUnit
  'no.unarmed': OfUnit
  'no.ally': { unit: UnitFact; target: UnitFact }
  'no.outOfRange': { unit: UnitFact; target: UnitFact; range: number; away: number }
  'no.house': { unit: UnitFact; target: UnitFact }
  'no.noFull': OfUnit
  'no.fullTooLate': OfUnit
  'no.fullElsewhere': { unit: UnitFact; kinds: readonly TileKind[] }
  'no.pointless': OfCard
  'no.targetNotNeeded': OfCard
  'no.needTarget': OfCard
  'no.wrongTarget': { card: Name; target: UnitFact }
  'no.card': { id: string }
  'no.notHeld': { seat: SeatId; card: Name }
  'no.notDrawn': { seat: SeatId; card: Name }
  'no.noCost': OfCard
  'no.tooDear': { card: Name; cost: number; has: number }
  'no.noSpawn': OfCard
  'no.needTile': OfCard
  'no.notSpawn': { card: Name; tile: string }
  'no.tileNotNeeded': OfCard
  'no.store': { store: number }
  'no.storeUnseen': { at: string }
  'no.notInStore': { at: string; card: Name }
  'no.notAtStore': { at: string }
  'no.bossBuys': Nothing
  'no.bossHand': Nothing
  'no.noShuffle': Nothing
  'no.shuffleFirst': Nothing
  'no.upkeepDue': { due: number; has: number }
  'no.upkeepPayable': { due: number; has: number }
  'no.keepsUnit': { unit: UnitFact; turn: SeatId }
  'no.drawnAlready': OfCard
  'no.deckEmpty': Nothing
  'no.notInDeck': { seat: SeatId; card: Name }
  'no.revealCount': { at: string; n: number }
  'no.notUnseen': { at: string; card: Name }
}

type Log = {
  'log.turn': Doer & { round: number }
  'log.reshuffled': Doer
  'log.drew': Doer & { card: Name }
  'log.drewUnseen': Doer & { n: number }
  'log.income': Doer & { n: number; now: number }
  'log.gained': Doer & { n: number; now: number }
  'log.upkeep': Doer & { n: number; now: number }
  'log.played': Doer & { card: Name; at: string }
  'log.cast': Doer & { card: Name }
  'log.moved': { unit: UnitFact; to: string }
  'log.streetMoved': { unit: UnitFact; to: string }
  'log.attacked': { unit: UnitFact; target: UnitFact }
  'log.full': OfUnit
  'log.tapped': OfUnit
  'log.damage': { unit: UnitFact; n: number; left: number }
  'log.warded': { unit: UnitFact; n: number; left: number }
  'log.destroyed': OfUnit
  'log.healed': { unit: UnitFact; n: number }
  'log.ward': { unit: UnitFact; n: number; now: number }
  'log.hasted': OfUnit
  'log.repression': { boss: Name; n: number; now: number; limit: number }
  'log.relief': { boss: Name; n: number; now: number }
  'log.bought': Doer & { card: Name; n: number }
  'log.revealed': { at: string; cards: Names }
  'log.putAway': Doer & { cards: Names }
  'log.discarded': Doer & { card: Name }
  'log.ended': Doer
  'over.boss_destroyed': Ended
  'over.repression': Ended
  'over.no_units': Ended
  'over.rounds': Ended
}

type Choices = {
  'choose.unit': { unit: UnitFact; health: number }
  'choose.lose': { unit: UnitFact; upkeep: number }
  'choose.tile': { tile: string; kind: TileKind }
  'choose.attack': { unit: UnitFact; health: number }
  'choose.target': { unit: UnitFact; health: number }
  'choose.play': { card: Name; cost: number }
  'choose.card': OfCard
  'choose.buy': { card: Name; cost: number }
  'choose.store': { at: string }
  'choose.putAway': OfCard
  'choose.end': Nothing
  'choose.full': { ability: Ability }
  'choose.tap': Nothing
  'choose.street': Nothing
  'choose.shuffle': Nothing
  'choose.gain': { n: number }
  'choose.pay': { n: number }
  'choose.draw': Nothing
}

type Doings = {
  'do.drawn': { seat: SeatId; card: Name }
  'do.reveal': { at: string; cards: Names }
  'do.shuffle': Nothing
  'do.gain': { n?: number }
  'do.destroy': { unit: SomeUnit }
  'do.pay': { n?: number }
  'do.draw': Nothing
  'do.play': { card: Name; at?: string; target?: SomeUnit }
  'do.move': { unit: SomeUnit; to: string }
  'do.street': { unit: SomeUnit; to: string }
  'do.attack': { unit: SomeUnit; target: SomeUnit }
  'do.full': { unit: SomeUnit; target?: SomeUnit }
  'do.tap': { unit: SomeUnit }
  'do.buy': { card: Name; at: string }
  'do.end': { cards: Names }
}

type Problems = {
  'problem.offMap': OfUnit
  'problem.wall': OfUnit
  'problem.deep': OfUnit
  'problem.land': OfUnit
  'problem.shared': { one: UnitFact; other: UnitFact }
  'problem.dead': { unit: UnitFact; damage: number; health: number }
  'problem.spell': { id: number; card: Name }
  'problem.sameId': { id: number }
  'problem.nextUnit': { id: number }
  'problem.active': { id: number }
  'problem.seat': { seat: string }
  'problem.people': { n: number; players: number }
  'problem.players': { most: number }
  'problem.turnPhase': { seat: string; phase: Phase }
  'problem.noBoss': { boss: Name }
  'problem.twoBosses': { boss: Name }
  'problem.copies': { card: Name; n: number; most: number }
  'problem.bags': Nothing
  'problem.draws': { n: number; deck: number }
  'problem.deckEmpty': Nothing
  'problem.stores': { n: number; stores: number }
  'problem.round': { round: number; rounds: number }
}

type Changes = {
  'change.board': { map: Name }
  'change.turn': { seat: SeatId; round: number }
  'change.place': { card: Name; seat: SeatId; at: string }
  'change.remove': OfUnit
  'change.move': { unit: UnitFact; to: string }
  'change.damage': { unit: UnitFact; n: number; health: number }
  'change.ward': { unit: UnitFact; n: number }
  'change.repression': { unit: UnitFact; n: number }
  'change.control': { unit: UnitFact; seat: SeatId }
  'change.tapped': { unit: UnitFact; tapped: boolean }
  'change.resources': { seat: SeatId; n: number }
  'change.deck': { seat: SeatId; n: number; before?: number }
  'change.deckCards': { seat: SeatId; cards: Names }
  'change.storeCards': { cards: Names }
  'change.discard': { seat: SeatId; cards: Names }
  'change.hand': { seat: SeatId; cards: Names; unknown: number }
  'change.drawn': OfCard
  'change.noDrawn': Nothing
  'change.storeOpen': { at: string; cards: Names }
  'change.storeUnseen': { at: string; n: number }
  'change.storeRest': { n: number }
}

export type MuhqSayings = Questions & Refusals & Log & Choices & Doings & Problems & Changes

export const say = sayer<MuhqSayings>()
export type MuhqSay = ReturnType<typeof say>

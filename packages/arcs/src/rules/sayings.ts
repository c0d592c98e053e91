// Every sentence of the rules, with the facts it needs. The phrasebooks (en/, ru/) must have them all.
// Facts are ids: colours, systems, sites, cards; the phrasebooks know their names.

import { type Json, sayer } from '@understudy/procedure'
import type {
  AbleCard,
  ActionCardId,
  Ambition,
  Colour,
  CourtId,
  DieKind,
  Doing,
  Kind,
  LeaderId,
  LoreId,
  Mode,
  Owner,
  Resource,
  SetupId,
  SiteId,
  Suit,
  SystemId,
  TrophyKind,
} from '../vocabulary.ts'
import type { FrameName } from './state/stack.ts'

type Nothing = Record<never, never>
type BySeat = { seat: Colour }
type OfSeat = { of: Colour }
/** Whose pieces they are, who is attacked, who controls. */
type OfOwner = { of: Owner }
type AtSystem = { system: SystemId }
type AtSite = { site: SiteId }
type Court = { card: CourtId }
type Card = { card: ActionCardId }
type Count = { n: number }
type OfType = { type: Resource }
type OfAmbition = { ambition: Ambition }
type Piece = 'ship' | 'city' | 'starport'
type LegFact = { to: SystemId; ships: number }

export type Log = {
  'log.abducted': BySeat & Court & Count
  'log.allPassed': Nothing
  'log.annexed': BySeat & AtSite & OfOwner
  'log.exhausted': BySeat & { card: AbleCard }
  'log.armed': BySeat
  'log.arranged': BySeat & { slots: readonly (Resource | null)[] }
  'log.attached': BySeat & Card & { union: CourtId }
  'log.battle': BySeat & OfOwner & AtSystem
  'log.buildingHit': AtSite & OfOwner
  'log.built': BySeat & AtSystem & { piece: Piece }
  'log.builtNothing': BySeat & AtSystem
  'log.buried': BySeat & OfSeat & Court
  'log.captivesReturn': Nothing
  'log.captured': BySeat & OfSeat & Count
  'log.chapter': Count
  'log.cityFell': BySeat & OfOwner
  'log.copied': BySeat
  'log.damaged': OfOwner & Count & AtSystem
  'log.dealt': BySeat
  'log.declared': BySeat & OfAmbition & { high: number; low: number }
  'log.destroyed': BySeat & OfOwner & AtSystem & { piece: Piece }
  'log.discardedToken': BySeat & OfType
  'log.draftRow': { leaders: readonly LeaderId[]; lore: readonly LoreId[] }
  'log.drewUnseen': BySeat
  'log.ended': BySeat
  'log.executed': BySeat & Count
  'log.forgiven': BySeat & { lore: LoreId }
  'log.freed': BySeat & AtSite & OfOwner
  'log.gain': BySeat & OfType
  'log.gave': BySeat & Court & { to: Colour }
  'log.gaveUp': BySeat & Court
  'log.guided': BySeat & OfOwner & Count & { from: SystemId; to: SystemId }
  'log.guildsReturn': Nothing
  'log.influenced': BySeat & Court
  'log.initiative': BySeat
  'log.leader': BySeat & { leader: LeaderId }
  'log.led': BySeat & Card
  'log.looked': BySeat & OfSeat
  'log.lore': BySeat & { lore: LoreId }
  'log.martyr': BySeat & AtSystem
  'log.moved': BySeat & { from: SystemId; legs: readonly LegFact[] }
  'log.mulligan': BySeat
  'log.mythic': BySeat & AtSystem & OfType
  'log.noCard': BySeat
  'log.eventsBack': BySeat & Count
  'log.outrage': BySeat & OfType
  'log.passed': BySeat
  'log.pivoted': BySeat & Card
  'log.placed': BySeat & { systems: readonly SystemId[] }
  'log.pressgang': BySeat & Count
  'log.pruned': BySeat & AtSite & { piece: Piece }
  'log.ransacked': BySeat & Court
  'log.refilled': Court
  'log.reinforced': BySeat & AtSystem & { ships: number }
  'log.repaired': BySeat & { at: SystemId | SiteId }
  'log.rerolls': BySeat & Count
  'log.reshuffled': Nothing
  'log.revealed': BySeat & { cards: readonly ActionCardId[] }
  'log.rifles': BySeat & OfOwner & AtSystem & { from: SystemId }
  'log.rolled': BySeat & { assault: readonly number[]; skirmish: readonly number[]; raid: readonly number[] }
  'log.roundEnd': BySeat
  'log.row': { cards: readonly CourtId[] }
  'log.ruthless': BySeat & AtSite
  'log.scored': BySeat & OfAmbition & { power: number }
  'log.secured': BySeat & Court
  'log.seized': BySeat
  'log.setup': { card: SetupId }
  'log.shipsLost': OfOwner & Count & AtSystem & { by: Owner }
  'log.stoleCard': BySeat & OfSeat & Court
  'log.stoleToken': BySeat & OfSeat & OfType
  'log.surpassed': BySeat & Card
  'log.swapped': BySeat & OfSeat
  'log.taxed': BySeat & AtSite
  'log.traded': BySeat & OfSeat & { gave: Resource; got: Resource }
  'log.trophiesReturn': Nothing
  'log.union': BySeat & Card & { union: CourtId }
  'log.spent': BySeat & OfType
  'log.wasted': BySeat & OfType
  'log.won': BySeat & { power: number }
}

export type Refusals = {
  'no.abduct': Court & Count & { icons: number }
  'no.abductNone': Court
  'no.adjacent': { from: SystemId; to: SystemId }
  'no.agents': Nothing
  'no.ambitionNumber': Card & OfAmbition
  'no.annex': AtSite
  'no.armPip': Nothing
  'no.armToken': Nothing
  'no.arrange': Nothing
  'no.arrangeFit': Nothing
  'no.assign': { hits: number; own: boolean }
  'no.assignBuildings': { hits: number }
  'no.bards': Nothing
  'no.boldTwice': Nothing
  'no.bonus': Nothing
  'no.botPasses': Nothing
  'no.callow': { system: SiteId }
  'no.captive': OfSeat
  'no.card': BySeat & Card
  'no.catapult': AtSystem
  'no.charm': Nothing
  'no.chooseDice': Nothing
  'no.city': AtSite
  'no.cityType': AtSite & OfType
  'no.cloudToken': OfType
  'no.control': AtSystem
  'no.courtDeck': Court
  'no.damagedBuilding': AtSite
  'no.damagedShip': AtSystem
  'no.declaredAlready': OfAmbition
  'no.declaredThisRound': Nothing
  'no.defender': AtSystem & OfOwner
  'no.detour': Nothing
  'no.diceLater': OfSeat
  'no.disorganized': { limit: number }
  'no.drawSeat': BySeat
  'no.firstHolder': BySeat
  'no.freeFirst': Nothing
  'no.gate': AtSystem
  'no.gateStops': AtSystem & OfOwner
  'no.gatesCount': Count
  'no.generousGive': Nothing
  'no.generousNone': Nothing
  'no.giveNothing': Court
  'no.guardians': OfSeat
  'no.guidePort': Nothing
  'no.guild': Court
  'no.holdsInitiative': Nothing
  'no.inCourt': Court
  'no.interestSlots': Nothing
  'no.interestSupply': Count
  'no.justSecured': Court
  'no.keepLore': Count
  'no.keys': { keys: number }
  'no.leaderTwice': Nothing
  'no.legs': Nothing
  'no.lookAt': OfSeat
  'no.lootType': OfType
  'no.lore': { lore: LoreId }
  'no.loreTwice': Nothing
  'no.loyal': { has: Resource; as: Resource }
  'no.loyalPiece': AtSystem
  'no.majority': Court & OfSeat
  'no.marker': Nothing
  'no.nameCard': Nothing
  'no.nameType': Nothing
  'no.noBattleAfter': Nothing
  'no.noSecureAfter': Nothing
  'no.noShips': Nothing
  'no.notDeclared': OfAmbition
  'no.notFirst': Court
  'no.notFirstLore': { lore: LoreId }
  'no.notInPile': Card
  'no.notLaidOut': Nothing
  'no.notNow': BySeat & { doing: Doing; frame: FrameName }
  'no.notYours': OfType
  'no.oncePerTurn': Court
  'no.oncePerTurnLore': { lore: LoreId }
  'no.exhausts': Nothing
  'no.exhausted': { card: AbleCard }
  'no.oneCluster': Nothing
  'no.outOfPlay': AtSystem
  'no.outraged': OfType
  'no.over': Nothing
  'no.owes': { kind: Kind }
  'no.ownAgent': Court
  'no.paranoid': Court
  'no.pips': Nothing
  'no.pivot': Card & { suit: Suit }
  'no.planetStops': AtSystem
  'no.port': AtSite
  'no.portNotYours': AtSite
  'no.portUsed': AtSite
  'no.preludeOver': Nothing
  'no.principled': Nothing
  'no.prune': AtSite
  'no.raidDice': OfOwner & { limit: number }
  'no.railgunFirst': Nothing
  'no.ransack': Court & OfSeat
  'no.reroll': Nothing
  'no.rerollDie': { die: DieKind }
  'no.rerollFace': { die: DieKind; face: number }
  'no.rerollLimit': { limit: number }
  'no.revealCount': Count
  'no.rival': Nothing
  'no.rollCount': Count & { die: DieKind }
  'no.seizeCard': Nothing
  'no.seized': Nothing
  'no.setupPlayers': { players: number }
  'no.sevenSeizes': Nothing
  'no.ships': AtSystem & { fresh: number; damaged: number }
  'no.shipsThere': AtSystem
  'no.sixDice': Nothing
  'no.slot': AtSystem & { piece: Piece }
  'no.slotClosed': { slot: number }
  'no.solidarity': OfSeat & Court
  'no.sprint': AtSystem
  'no.suitKind': { kind: Kind; suit: Suit }
  'no.supply': { piece: Piece }
  'no.surpass': Card & { suit: Suit; number: number }
  'no.swapBoth': Nothing
  'no.taxControl': AtSite & OfOwner
  'no.taxed': AtSite
  'no.theirGuild': OfSeat & Court
  'no.token': { slot: number }
  'no.tokenKind': OfType & { kind: Kind }
  'no.tokenSupply': OfType
  'no.tooFewDice': { least: number }
  'no.tooManyDice': { most: number }
  'no.tradeGive': OfSeat & OfType
  'no.tradeTake': OfSeat
  'no.trophy': OfOwner & { piece: TrophyKind }
  'no.trust': OfSeat & OfType
  'no.unionTarget': Court & { on?: ActionCardId }
  'no.uprisingCount': Count
  'no.vox': Court
  'no.wary': Nothing
}

export type Asking = {
  'ask.turn': BySeat & { mode: Mode; suit: Suit; pips: number; prelude: boolean; armed: boolean }
  'ask.hits': BySeat & AtSystem & { own: number; ships: number; buildings: number }
  'ask.roll': BySeat & { assault: number; skirmish: number; raid: number }
  'ask.vox': BySeat & Court
  'ask.raid': BySeat & OfSeat & { keys: number }
  'ask.frame': BySeat & { frame: FrameName }
  'choose.do': { doing: Doing }
  'choose.value': { doing: Doing; slot: string; value: Json }
  'choose.token': { slot: number; type: Resource; as?: Resource }
  /** The whole action, as it stands in the journal. */
  'do.action': { action: Json }
  'over.power': BySeat & { power: number }
  'over.chapters': BySeat & { power: number }
}

/** `check`, `diff` and the list for setting up. */
export type OnTable = {
  'bad.pieces': OfSeat & Count & { piece: TrophyKind; most: number }
  'bad.tokens': OfType & Count
  'bad.slots': AtSystem & Count & { slots: number }
  'bad.outOfPlay': AtSystem
  'bad.slotClosed': OfSeat & { slot: number }
  'bad.actionCard': Card & Count
  'bad.courtCard': Court & Count
  'bad.unknown': Count & { unseen: number }
  'bad.boxes': OfType & Count & { right: number }
  'bad.chapter': Count
  'bad.frame': Nothing
  'bad.leader': Count & { leader: LeaderId }
  'bad.lore': Count & { lore: LoreId }
  'bad.markers': Count & { chapter: number }
  'bad.nothing': Nothing
  'bad.own': OfSeat
  'bad.rowSpot': Count
  'bad.site': AtSite & { piece: Piece }
  'bad.siteLore': AtSite & { piece: Piece; lore: LoreId }
  'bad.setup': Nothing
  'put.ships': AtSystem & OfOwner & { fresh: number; damaged: number; was?: readonly [number, number] }
  'put.building': AtSite & OfOwner & { piece: Piece | 'none'; damaged: boolean }
  'put.tokens': OfSeat & { slots: readonly (Resource | 'none')[] }
  'put.supply': OfType & Count
  'put.power': OfSeat & { power: number }
  'put.agents': OfSeat & Count
  'put.trophies': BySeat & OfOwner & Count & { piece: TrophyKind }
  'put.captives': BySeat & OfSeat & Count
  'put.exhausted': OfSeat & { cards: readonly AbleCard[] }
  'put.outrage': OfSeat & { types: readonly Resource[] }
  'put.guild': OfSeat & { cards: readonly CourtId[] }
  'put.lore': OfSeat & { leader: LeaderId | 'none'; lore: readonly LoreId[] }
  'put.row': { spot: number; card: CourtId | 'none' }
  'put.courtAgents': OfSeat & Court & Count
  'put.marker': { marker: 'large' | 'medium' | 'small'; ambition: Ambition | 'none'; high: number; low: number }
  'put.initiative': BySeat & { seized: boolean }
  'put.chapter': Count
  'put.setup': { card: SetupId }
  'put.hand': OfSeat & Count
  'put.played': OfSeat & { card: ActionCardId | 'none' }
  'put.discard': Count
  'put.courtDeck': Count & { discard: readonly CourtId[] }
  'put.zero': { on: boolean }
  'put.box': OfType & Count
}

export type ArcsSayings = Log & Refusals & Asking & OnTable

export const say = sayer<ArcsSayings>()
export type ArcsSay = ReturnType<typeof say>

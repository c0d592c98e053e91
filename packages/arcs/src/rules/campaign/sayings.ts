// Every sentence of the campaign, with the facts it needs.

import { type Json, sayer } from '@understudy/procedure'
import type { ActionCardId, Ambition, Colour, CourtId, Owner, Resource, SiteId, SystemId } from '../../vocabulary.ts'
import type { Harm } from '../battle/harm.ts'
import type { ArcsSay } from '../sayings.ts'
import type { EventFace, FateId, GolemId, PolicyId } from './vocabulary.ts'

type Nothing = Record<never, never>
type BySeat = { seat: Colour }
type OfSeat = { of: Colour }
type AtSystem = { system: SystemId }
type AtSite = { site: SiteId }
type Court = { card: CourtId | `F${string}` }
type Count = { n: number }
type Piece = 'ship' | 'city' | 'starport'

type CampaignLog = {
  'log.advanced': BySeat & Count & { fate: FateId; left: number }
  'log.agreed': Nothing
  'log.amends': BySeat & OfSeat & Count
  'log.awakened': BySeat & Count
  'log.bargained': BySeat & OfSeat & Court
  'log.blightCleared': BySeat & Count & { cluster: number }
  'log.blightHurt': AtSystem & { damaged: number; lost: number }
  'log.blightHits': AtSystem & Count & { of: Owner; lost: number }
  'log.blightLooms': { cluster: number }
  'log.buriedCard': Court
  'log.cityFreed': BySeat & AtSite & OfSeat
  'log.councilChose': BySeat & { as: 'crises' | 'edicts' }
  'log.councilResolves': BySeat
  'log.countered': BySeat & { parts: Json }
  'log.courtCrisis': Court
  'log.demanded': BySeat & OfSeat
  'log.droppedGuild': BySeat & Court
  'log.empireEnds': BySeat & Count
  'log.enforced': BySeat & { policy: PolicyId }
  'log.escalated': BySeat & AtSystem & Count
  'log.event': BySeat & Count
  'log.eventResolves': BySeat
  'log.eventRoll': { event: EventFace; number: number }
  'log.exported': BySeat
  'log.fate': BySeat & { fate: FateId }
  'log.fateCompleted': BySeat & Count & { fate: FateId }
  'log.fateFailed': BySeat & Count & { fate: FateId }
  'log.favorTaken': BySeat & OfSeat
  'log.favorsReturned': BySeat & OfSeat & Count
  'log.firstRegent': BySeat
  'log.founded': BySeat & AtSystem & { piece: 'city' | 'starport' }
  'log.foundry': BySeat & AtSystem
  'log.golemFound': BySeat & { golem: GolemId; awake: boolean }
  'log.golemGiven': BySeat & { to: Colour; golem: GolemId }
  'log.golemUsed': BySeat & { golem: GolemId }
  'log.golemsWake': Count
  'log.grievance': BySeat & OfSeat & Count & { harm: Harm; action: string }
  'log.imperialClusters': { first: number; second: number }
  'log.imperialJoins': Count
  'log.imperialMoved': BySeat & Count & { from: SystemId; to: SystemId }
  'log.inSession': Nothing
  'log.league': BySeat & { types: readonly Resource[] }
  'log.leagueCrisis': BySeat & Count
  'log.markerBack': { ambition: Ambition }
  'log.offerRoll': { die: number }
  'log.offered': BySeat & { to: Colour; parts: Json }
  'log.outlaw': BySeat
  'log.parade': BySeat & AtSystem & Count
  'log.part': { part: Json }
  'log.peace': BySeat & { power: number }
  'log.policy': { policy: PolicyId }
  'log.policyChanged': BySeat & { policy: PolicyId }
  'log.proposed': BySeat & { parts: Json }
  'log.recovered': BySeat & Court & { on: CourtId }
  'log.regent': BySeat
  'log.scrapped': { card: ActionCardId }
  'log.side': BySeat & { side: 'zeal' | 'wisdom' }
  'log.speakers': BySeat & Count
  'log.spied': BySeat & OfSeat
  'log.stoleTrust': BySeat & OfSeat & { types: readonly Resource[] }
  'log.summit': BySeat
  'log.talkPassed': BySeat
  'log.talkRounds': Count & { die: number }
  'log.taught': BySeat & { number: number; on: CourtId }
  'log.trustTook': BySeat & OfSeat & { type: Resource }
  'log.turnedDown': BySeat
}

type CampaignRefusals = {
  'no.agentsOf': OfSeat
  'no.amends': Nothing
  'no.attach': { card: CourtId }
  'no.awaken': AtSystem
  'no.awakenNone': Nothing
  'no.beacon': Nothing
  'no.believer': Nothing
  'no.blightStops': AtSystem
  'no.cedeLast': { piece: Piece }
  'no.cedeShips': AtSite
  'no.cedeSupply': OfSeat & { piece: Piece }
  'no.councilDecided': Nothing
  'no.dealByDie': Nothing
  'no.dealSize': Count
  'no.diceLater': Nothing
  'no.dieStays': Nothing
  'no.enoughTalk': Count
  'no.escalate': AtSystem
  'no.event': { card: ActionCardId }
  'no.eventCopy': Nothing
  'no.eventLead': Nothing
  'no.eventSeize': Nothing
  'no.expel': OfSeat
  'no.exportThree': Nothing
  'no.faithfulEmpty': Nothing
  'no.fateDrawn': Nothing
  'no.fateNotDrawn': { fate: FateId }
  'no.favor': OfSeat
  'no.favorAim': Nothing
  'no.favorsCost': OfSeat & Count
  'no.fiascoCount': Count
  'no.found': AtSystem
  'no.foundry': AtSystem
  'no.freeCityAt': AtSystem
  'no.frozen': OfSeat
  'no.golem': { golem: GolemId }
  'no.golemOff': { golem: GolemId }
  'no.golemRoom': OfSeat
  'no.golemSleeps': { golem: GolemId }
  'no.golemSpend': Nothing
  'no.golemTrade': Nothing
  'no.golemUse': { golem: GolemId }
  'no.highest': { card: ActionCardId }
  'no.imperialShips': AtSystem & Count
  'no.imperialSupply': Count
  'no.inSession': Nothing
  'no.intrigueAgents': Count
  'no.inviteFirst': Nothing
  'no.inviteOutlaw': OfSeat
  'no.isOutlaw': Nothing
  'no.leagueHas': OfSeat & { type: Resource }
  'no.leagueTwo': Nothing
  'no.loomsCluster': Nothing
  'no.magnate': Nothing
  'no.movementLaw': { imperial: number; loyal: number }
  'no.namePiece': OfSeat
  'no.nameSide': { card: ActionCardId }
  'no.noSide': { card: ActionCardId }
  'no.noGrievance': OfSeat
  'no.notConcerned': Nothing
  'no.notDemanded': OfSeat
  'no.offerBoth': Nothing
  'no.offerSize': Count
  'no.offerTo': Nothing
  'no.onlyRegents': Nothing
  'no.openTo': Nothing
  'no.overseers': Nothing
  'no.owesNothing': OfSeat
  'no.ownBuilding': AtSite
  'no.ownCity': AtSite
  'no.paradeNothing': Nothing
  'no.paradeShips': Nothing
  'no.partisanCard': Nothing
  'no.partisanSeizing': Nothing
  'no.presence': AtSystem
  'no.protected': { card: CourtId }
  'no.recoverNothing': Nothing
  'no.rerollNothing': Nothing
  'no.revive': Nothing
  'no.samePolicy': { policy: PolicyId }
  'no.speakers': Nothing
  'no.spied': Nothing
  'no.spyHand': Nothing
  'no.stealAll': Count
  'no.teachCity': { card: CourtId }
  'no.teachGuild': { card: CourtId }
  'no.truce': OfSeat & AtSystem
  'no.truceEmpire': Nothing
  'no.truceTax': OfSeat & AtSite
  'no.trustHas': { type: Resource }
  'no.weaponsCount': Count
}

type CampaignTable = {
  'ask.answer': BySeat & { by: Colour; parts: Json; die: number }
  'ask.proposal': BySeat & { by: Colour; parts: Json }
  'ask.demand': BySeat & { policy: PolicyId }
  'ask.talk': BySeat & { rounds: number; failures: number }
  'bad.attached': { spot: number }
  'bad.council': Nothing
  'bad.faithful': { card: ActionCardId; n: number }
  'bad.fateTwice': { fate: FateId }
  'bad.firstRegent': OfSeat
  'bad.free': { piece: 'city' | 'starport'; n: number; most: number }
  'bad.golem': { golem: GolemId; n: number }
  'bad.golems': { n: number; must: number }
  'bad.imperial': Count & { most: number }
  'bad.league': Count
  'bad.noFate': OfSeat
  'bad.trust': Count
  'choose.part': { part: Json }
  'choose.partner': OfSeat
  'choose.openTo': OfSeat
  'choose.third': OfSeat
  'choose.pair': BySeat & OfSeat
  'over.act': BySeat & { power: number; carried: number }
  'put.attached': { spot: number; card: CourtId | 'none' }
  'put.council': { side: 'session' | 'decided' | 'tucked'; of: Colour | 'none' }
  'put.deckOrder': { deck: number; buried: number }
  'put.discardOrder': { cards: readonly CourtId[] }
  'put.faithful': Count
  'put.fate': OfSeat & { fate: FateId | 'none'; left: number }
  'put.favors': BySeat & OfSeat & Count
  'put.firstRegent': { of: Colour | 'none' }
  'put.golemMap': { clusters: readonly number[] }
  'put.golems': OfSeat & { golems: readonly string[] }
  'put.grievances': BySeat & OfSeat & Count
  'put.league': { types: readonly Resource[] }
  'put.policy': { policy: PolicyId }
  'put.scrapped': { cards: readonly ActionCardId[] }
  'put.title': OfSeat & { outlaw: boolean }
  'put.trust': { types: readonly Resource[] }
}

export type CampaignSayings = CampaignLog & CampaignRefusals & CampaignTable

const made = sayer<CampaignSayings>()
export const say = <K extends keyof CampaignSayings>(id: K, facts: CampaignSayings[K]): ArcsSay =>
  made(id, facts as never) as unknown as ArcsSay

// The words that the campaign adds: ids of its cards, frames and actions.

import type {
  ActionCardId,
  Colour,
  CourtId,
  Leg,
  Owner,
  Pay,
  Resource,
  SiteId,
  SystemId,
  TrophyKind,
} from '../../vocabulary.ts'

export const FATES = [
  'steward',
  'founder',
  'magnate',
  'advocate',
  'caretaker',
  'partisan',
  'admiral',
  'believer',
] as const
export type FateId = (typeof FATES)[number]

export const POLICIES = ['peace', 'escalation', 'war'] as const
export type PolicyId = (typeof POLICIES)[number]

export const GOLEMS = ['warrior', 'protector', 'seeker', 'harvester'] as const
export type GolemId = (typeof GOLEMS)[number]

/** The event die, in the order of its faces (campaign 1.3). */
export const EVENT_FACES = ['crisis-a', 'crisis-c', 'crisis-h', 'edict-a', 'edict-c', 'edict-h'] as const
export type EventFace = (typeof EVENT_FACES)[number]

/** A piece or token that somebody has and can hand over or lose. */
export type Asset =
  | { readonly slot: number }
  | { readonly frozen: Resource }
  | { readonly favor: Colour }
  | { readonly trophy: { readonly of: Owner; readonly piece: TrophyKind } }
  | { readonly captive: Colour }

/** A piece on the map that somebody hands over. */
export type Ceded = { readonly ship: SystemId; readonly damaged?: true } | { readonly site: SiteId }

/** One Negotiation action (campaign 9.2): `from` does it for `to`. */
export type Part = { readonly from: Colour; readonly to: Colour } & (
  | Asset
  | { readonly cede: Ceded }
  | { readonly delegate: CourtId }
  | { readonly promise: true }
  | { readonly invite: true }
)

export type CampaignAction =
  // Chance.
  | { readonly do: 'policy'; readonly policy: PolicyId }
  | { readonly do: 'eventRoll'; readonly event: EventFace; readonly number: number }
  | { readonly do: 'fates'; readonly seat: Colour; readonly fates: readonly FateId[] }
  | { readonly do: 'scrap'; readonly card: ActionCardId }
  | { readonly do: 'golem'; readonly golem: GolemId }
  | { readonly do: 'spyDraw'; readonly of: Colour; readonly cards: readonly ActionCardId[] }
  // Setting up.
  | { readonly do: 'fate'; readonly fate: FateId }
  | { readonly do: 'found'; readonly piece: 'city' | 'starport'; readonly at: SystemId }
  // Playing cards.
  | { readonly do: 'event'; readonly card: ActionCardId; readonly seize?: ActionCardId | `outrage-${Resource}` }
  // Summit.
  | { readonly do: 'callSummit' }
  | { readonly do: 'returnFavors'; readonly part: Part }
  | { readonly do: 'petition' }
  | { readonly do: 'leaveEmpire' }
  | { readonly do: 'reviveEmpire' }
  | { readonly do: 'propose'; readonly parts: readonly Part[]; readonly with?: readonly Colour[] }
  | { readonly do: 'accept' }
  | { readonly do: 'counter'; readonly parts: readonly Part[] }
  | { readonly do: 'export'; readonly slots: readonly number[] }
  /** With seats whose answers are rolled for: how many rounds, making up for a grievance, an offer and its die. */
  | { readonly do: 'talkRounds'; readonly die: number }
  | { readonly do: 'amends'; readonly part: Part }
  | { readonly do: 'offer'; readonly parts: readonly Part[] }
  | { readonly do: 'offerRoll'; readonly die: number }
  /** Beside a real board: a deal between people, told after the fact. */
  | { readonly do: 'tellDeal'; readonly parts: readonly Part[] }
  // Council, Crises, Edicts.
  | { readonly do: 'stealTrust'; readonly take: readonly Resource[] }
  | { readonly do: 'resolveCouncil'; readonly as: 'crises' | 'edicts' }
  | { readonly do: 'rerollEvent'; readonly event: boolean; readonly number: boolean }
  | { readonly do: 'dropGuild'; readonly cards: readonly CourtId[] }
  | { readonly do: 'freeCity'; readonly city: SiteId }
  | { readonly do: 'looms'; readonly cluster?: number }
  | { readonly do: 'intrigue'; readonly to: readonly CourtId[] }
  | { readonly do: 'enforce' }
  | { readonly do: 'changePolicy'; readonly policy: PolicyId }
  | { readonly do: 'exact'; readonly of: Colour; readonly take?: Asset; readonly expel?: boolean }
  | { readonly do: 'escalate'; readonly at: SystemId }
  | { readonly do: 'supplyWeapons'; readonly to: readonly Colour[] }
  | { readonly do: 'foundries'; readonly ships: readonly { readonly at: SystemId; readonly damaged?: true }[] }
  | { readonly do: 'raidFree' }
  // Cards of the Fates.
  | { readonly do: 'parade'; readonly at?: SystemId; readonly outlaw?: true }
  | { readonly do: 'league'; readonly gain: readonly Resource[] }
  | { readonly do: 'speakers'; readonly take: readonly GolemId[] }
  | { readonly do: 'giveGolem'; readonly to: Colour }
  | { readonly do: 'useGolem'; readonly golem: GolemId; readonly at?: SystemId; readonly gain?: Resource }
  | {
      readonly do: 'useGolem'
      readonly golem: GolemId
      readonly repair: readonly { readonly of: Owner; readonly at: SystemId; readonly n: number }[]
    }
  | {
      readonly do: 'useGolem'
      readonly golem: GolemId
      readonly from: SystemId
      readonly legs: readonly Leg[]
    }
  | { readonly do: 'bargain'; readonly card: CourtId; readonly with: Colour; readonly pay: Pay }
  | { readonly do: 'bargainInfluence'; readonly card: CourtId }
  | { readonly do: 'bargainSecure'; readonly card: CourtId }
  | { readonly do: 'recover'; readonly on: CourtId; readonly pay: Pay }
  | { readonly do: 'teach'; readonly on: CourtId; readonly pay: Pay }
  | { readonly do: 'awaken'; readonly gates: readonly SystemId[]; readonly pay: Pay }
  | { readonly do: 'spy'; readonly on: Colour; readonly give?: ActionCardId; readonly pay: Pay }
  | { readonly do: 'spyBack'; readonly give?: ActionCardId }

export type CampaignDoing = CampaignAction['do']

/** Kinds of frames, by name in files. */
export const CAMPAIGN_FRAMES = [
  // setting up
  'policy',
  'imperial',
  'drawFates',
  'fate',
  'revealFates',
  'found',
  'fillFree',
  // the end of a round
  'summit',
  'callToOrder',
  'negotiate',
  'proposal',
  'councilTitle',
  'stealTrust',
  'councilChoice',
  'eventRoll',
  'rerollEvent',
  'eventFace',
  // Crises and Edicts
  'blightCrises',
  'fateCrises',
  'courtCrises',
  'fiasco',
  'dropGuild',
  'freeCity',
  'crisisLeaves',
  'edicts',
  'govern',
  'demand',
  'policyAction',
  'supplyWeapons',
  'foundries',
  // cards
  'looms',
  'intrigue',
  'raidFree',
  'parade',
  'league',
  'speakers',
  'giveGolem',
  'golemType',
  'bargainInfluence',
  'bargainSecure',
  'spyBack',
  'scrap',
  'cardLeaves',
  'spyDraw',
  // Summits with seats whose answers are rolled for
  'talkRounds',
  'amends',
  'talk',
  'offerRoll',
  'answer',
  'exportLast',
] as const
export type CampaignFrame = (typeof CAMPAIGN_FRAMES)[number]

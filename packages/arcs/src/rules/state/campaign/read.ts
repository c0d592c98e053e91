// Reading what the campaign adds to a state.

import type { State } from '../state.ts'
import * as L from './layout.ts'

const scalar = (name: L.CampaignScalar): ((state: State) => number) => {
  const at = L.scalarAt(name)
  return ({ b }) => b[at]!
}

/** A single number by the name it is saved under. */
export const numberOf = ({ b }: State, name: L.CampaignScalar): number => b[L.scalarAt(name)]!

/** 0 In Session, 1 Decided, 2 Decided and tucked under a card. */
export const council = scalar('council')
export const IN_SESSION = 0
export const DECIDED = 1
export const TUCKED = 2
/** Who has secured the Council this round. */
export const councilOf = scalar('councilOf')
/** Index in POLICIES. */
export const policy = scalar('policy')
/** The First Regent, or -1. */
const first = scalar('firstRegent')
export const firstRegent = (state: State): number => first(state) - 1
/** Bits of Outlaws. */
export const outlaws = scalar('outlaws')
export const isOutlaw = (state: State, seat: number): boolean => (outlaws(state) & (1 << seat)) !== 0
export const isRegent = (state: State, seat: number): boolean => (outlaws(state) & (1 << seat)) === 0
/** How many Events were played this round. */
export const events = scalar('events')
/** 1 to 6, 0 if nothing was rolled. */
export const eventDie = scalar('eventDie')
export const numberDie = scalar('numberDie')
/** Cards in the Faithful stack: the top one has this number. 0 without a Believer, too. */
export const faithfulLeft = scalar('faithfulLeft')
/** Lore cards in the Court deck that nobody has seen. */
export const courtLore = scalar('courtLore')
/** The first of the two Imperial clusters, 1 to 6; 0 before the dice are rolled. */
export const imperialCluster = scalar('imperialCluster')
/** Bits of clusters with a hidden Golem in their gate. */
export const golemsOnMap = scalar('golemsOnMap')
/** Bits of Golems that are awake. */
const awakeBits = scalar('awake')
export const awake = (state: State, golem: number): boolean => (awakeBits(state) & (1 << golem)) !== 0
export const awakeAll = awakeBits
/** Whether the Fates are revealed. */
export const fatesOpen = (state: State): boolean => open(state) === 1
const open = scalar('open')
/** Who made the proposal on the table, bits of who has accepted, bits of further seats that it is open to. */
export const dealBy = scalar('dealBy')
export const dealAsked = scalar('dealAsked')
export const dealWith = scalar('dealWith')
export const proposals = scalar('proposals')
/** Imperial ships that attack. */
export const attackFresh = scalar('attackFresh')
export const attackDamaged = scalar('attackDamaged')
/** Cards in the Court discard pile. */
export const discarded = scalar('discarded')
/** Bits of Fates that were completed. */
export const completed = scalar('completed')
/** Bits of once-a-turn actions: 1 Spy. */
export const spied = scalar('spied')
/** Where grievances are kept: the number of the action within the turn, and 1 + who takes it. */
export const deed = scalar('deed')
const actorAt = scalar('actor')
export const actor = (state: State): number => actorAt(state) - 1

/** The Fate of a seat, or -1. */
export const fate = ({ b }: State, seat: number): number => b[L.FATE + seat]! - 1
export const drawn = ({ b }: State, seat: number): number => b[L.DRAWN + seat]!
export const objective = ({ b }: State, seat: number): number => b[L.OBJECTIVE + seat]!
export const side = ({ b }: State, seat: number): number => b[L.SIDE + seat]!
export const result = ({ b }: State, seat: number): number => b[L.RESULT + seat]! - 128
/** Agents of `owner` that lie on the Fate of `holder`. */
export const favors = ({ b }: State, holder: number, owner: number): number => b[L.FAVORS + holder * 4 + owner]!
export const trust = ({ b }: State, type: number): number => b[L.TRUST + type]!
export function trustSize(state: State): number {
  let n = 0
  for (let type = 1; type <= 5; type++) n += trust(state, type)
  return n
}
export const league = ({ b }: State, type: number): number => b[L.LEAGUE + type]!
/** 1 + the card attached in a spot, 0 for none. */
export const attached = ({ b }: State, spot: number): number => b[L.ATTACHED + spot]!
/** Cards of the Court discard pile, from the bottom. */
export const discard = ({ b }: State, n: number): number => b[L.DISCARD + n]! - 1
export const onHearth = ({ b }: State, golem: number): boolean => b[L.HEARTH + golem] === 1
export const given = ({ b }: State, seat: number, what: number): number => b[L.GIVEN + seat * L.GIVEN_SIZE + what]!
export const partCount = ({ b }: State): number => b[L.PART_COUNT]!
/** A number of a part of the proposal: 0 from and to, 1 kind, 2 and 3 what. */
export const part = ({ b }: State, n: number, at: number): number => b[L.PARTS + n * L.PART_SIZE + at]!
/** What `holder` holds against `other`. */
export const grievances = ({ b }: State, holder: number, other: number): number => b[L.GRIEVANCES + holder * 4 + other]!
/** Kinds of harm as bits that `other` has done to `holder` in the action under way, and those of them that were counted. */
export const harmNoted = ({ b }: State, holder: number, other: number): number => b[L.HARM_NOTED + holder * 4 + other]!
export const harmCounted = ({ b }: State, holder: number, other: number): number =>
  b[L.HARM_COUNTED + holder * 4 + other]!

// Changing what the campaign adds to a state.

import type { State } from '../state.ts'
import * as L from './layout.ts'

const scalar = (name: L.CampaignScalar): ((state: State, n: number) => void) => {
  const at = L.scalarAt(name)
  return ({ b }, n) => {
    b[at] = n
  }
}

export const setNumber = ({ b }: State, name: L.CampaignScalar, n: number): void => {
  b[L.scalarAt(name)] = n
}

export const setCouncil = scalar('council')
export const setCouncilOf = scalar('councilOf')
export const setPolicy = scalar('policy')
const first = scalar('firstRegent')
/** -1 for nobody. */
export const setFirstRegent = (state: State, seat: number): void => first(state, seat + 1)
export const setOutlaws = scalar('outlaws')
export const setEvents = scalar('events')
export const setEventDie = scalar('eventDie')
export const setNumberDie = scalar('numberDie')
export const setFaithfulLeft = scalar('faithfulLeft')
export const setCourtLore = scalar('courtLore')
export const setImperialCluster = scalar('imperialCluster')
export const setGolemsOnMap = scalar('golemsOnMap')
export const setAwakeAll = scalar('awake')
export const setFatesOpen = scalar('open')
export const setDealBy = scalar('dealBy')
export const setDealAsked = scalar('dealAsked')
export const setDealWith = scalar('dealWith')
export const setProposals = scalar('proposals')
export const setAttackFresh = scalar('attackFresh')
export const setAttackDamaged = scalar('attackDamaged')
export const setDiscarded = scalar('discarded')
export const setCompleted = scalar('completed')
export const setSpied = scalar('spied')
export const setDeed = scalar('deed')
const actor = scalar('actor')
/** -1 for nobody. */
export const setActor = (state: State, seat: number): void => actor(state, seat + 1)

export function setAwake(state: State, golem: number, yes: boolean): void {
  const at = L.scalarAt('awake')
  if (yes) state.b[at]! |= 1 << golem
  else state.b[at]! &= ~(1 << golem)
}
/** -1 for none. */
export function setFate({ b }: State, seat: number, fate: number): void {
  b[L.FATE + seat] = fate + 1
}
export function setDrawn({ b }: State, seat: number, bits: number): void {
  b[L.DRAWN + seat] = bits
}
export function setObjective({ b }: State, seat: number, n: number): void {
  b[L.OBJECTIVE + seat] = n
}
export function setSide({ b }: State, seat: number, n: number): void {
  b[L.SIDE + seat] = n
}
export function setResult({ b }: State, seat: number, n: number): void {
  b[L.RESULT + seat] = Math.max(0, Math.min(255, n + 128))
}
export function addFavors({ b }: State, holder: number, owner: number, n: number): void {
  b[L.FAVORS + holder * 4 + owner]! += n
}
export function addTrust({ b }: State, type: number, n: number): void {
  b[L.TRUST + type]! += n
}
export function addLeague({ b }: State, type: number, n: number): void {
  b[L.LEAGUE + type]! += n
}
export function setAttached({ b }: State, spot: number, n: number): void {
  b[L.ATTACHED + spot] = n
}
export function setDiscard({ b }: State, n: number, card: number): void {
  b[L.DISCARD + n] = card + 1
}
export function setHearth({ b }: State, golem: number, yes: boolean): void {
  b[L.HEARTH + golem] = yes ? 1 : 0
}
export function addGiven({ b }: State, seat: number, what: number, n: number): void {
  b[L.GIVEN + seat * L.GIVEN_SIZE + what]! += n
}
export function clearGiven({ b }: State): void {
  b.fill(0, L.GIVEN, L.GIVEN + 4 * L.GIVEN_SIZE)
}
export function setPartCount({ b }: State, n: number): void {
  b[L.PART_COUNT] = n
}
export function setPart({ b }: State, n: number, at: number, value: number): void {
  b[L.PARTS + n * L.PART_SIZE + at] = value
}
export function clearParts({ b }: State): void {
  b.fill(0, L.PART_COUNT, L.PARTS + L.PARTS_MAX * L.PART_SIZE)
}
export function setGrievances({ b }: State, holder: number, other: number, n: number): void {
  b[L.GRIEVANCES + holder * 4 + other] = n
}
export function noteHarm({ b }: State, holder: number, other: number, bit: number): void {
  b[L.HARM_NOTED + holder * 4 + other]! |= bit
}
export function setHarmNoted({ b }: State, holder: number, other: number, bits: number): void {
  b[L.HARM_NOTED + holder * 4 + other] = bits
}
export function setHarmCounted({ b }: State, holder: number, other: number, bits: number): void {
  b[L.HARM_COUNTED + holder * 4 + other] = bits
}
export function clearHarm({ b }: State): void {
  b.fill(0, L.HARM_NOTED, L.HARM_COUNTED + 16)
}

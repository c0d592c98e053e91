// Where the campaign keeps its things: in the bytes that an act adds after those of the base game.

import { ACT_BYTES, BYTES } from '../layout.ts'
import { MAX_SEATS } from '../numbers.ts'

let at: number = BYTES
const take = (size: number): number => {
  const from = at
  at += size
  return from
}

/** Single numbers, saved under these names. */
export const CAMPAIGN_SCALARS = [
  'council',
  'councilOf',
  'policy',
  'firstRegent',
  'outlaws',
  'events',
  'eventDie',
  'numberDie',
  'faithfulLeft',
  'courtLore',
  'imperialCluster',
  'golemsOnMap',
  'awake',
  'open',
  'dealBy',
  'dealAsked',
  'dealWith',
  'proposals',
  'attackFresh',
  'attackDamaged',
  'discarded',
  'completed',
  'spied',
  'deed',
  'actor',
] as const
export type CampaignScalar = (typeof CAMPAIGN_SCALARS)[number]
const scalars = take(CAMPAIGN_SCALARS.length)
export const scalarAt = (name: CampaignScalar): number => scalars + CAMPAIGN_SCALARS.indexOf(name)

/** Per seat: 1 + the Fate (0: not chosen), bits of Fates drawn, what is left of the objective, side of the Faithful card. */
export const FATE = take(MAX_SEATS)
export const DRAWN = take(MAX_SEATS)
export const OBJECTIVE = take(MAX_SEATS)
export const SIDE = take(MAX_SEATS)
/** Power before it is halved, for the result; 128 stands for zero. */
export const RESULT = take(MAX_SEATS)
/** Agents of `owner` on the Fate of `holder`. */
export const FAVORS = take(MAX_SEATS * MAX_SEATS)
/** By type 1 to 5: the Trust, and the tokens on Merchant League. */
export const TRUST = take(6)
export const LEAGUE = take(6)
/** By spot of the Court, the Council's last: 1 + the attached card. */
export const ATTACHED = take(5)
/** The Court discard pile from the bottom: 1 + card. */
export const DISCARD_MAX = 40
export const DISCARD = take(DISCARD_MAX)
/** Golems on the Hearth: 1 if it is there. Those in slots are tokens 6 to 9. */
export const HEARTH = take(4)
/** What the Magnate gave this seat in the present Summit: types 1 to 5, then favors by owner. */
export const GIVEN_SIZE = 10
export const GIVEN = take(MAX_SEATS * GIVEN_SIZE)
/** The proposal on the table: parts of from and to, kind, and two numbers. */
export const PARTS_MAX = 8
export const PART_SIZE = 4
export const PART_COUNT = take(1)
export const PARTS = take(PARTS_MAX * PART_SIZE)
/** What `holder` holds against `other`: the counters, and by kind as bits what is noted, and counted, of the action under way. */
export const GRIEVANCES = take(MAX_SEATS * MAX_SEATS)
export const HARM_NOTED = take(MAX_SEATS * MAX_SEATS)
export const HARM_COUNTED = take(MAX_SEATS * MAX_SEATS)

if (at > ACT_BYTES) throw new Error(`the campaign needs ${at - ACT_BYTES} bytes more`)

// Which page answers which decision, and what an action is about.

import { type Asked, asked } from '../rules/play/asked.ts'
import type { ReckonStep } from '../rules/play/reckon.ts'
import type { Frame } from '../rules/state/frames.ts'
import type { State } from '../rules/state/state.ts'
import type { PageId } from './ids.ts'

const PAGE_OF: Readonly<Record<string, PageId>> = {
  order: 'INI',
  marker: 'STN',
  stance: 'STN',
  enter: 'ENT',
  agentCard: 'AGT',
  trade: 'TRD-A',
  treaty: 'TRT-A',
  declare: 'DEC',
  strength: 'STR',
  spending: 'SPN',
  looked: 'SPN',
  campaign: 'CAM',
  army: 'MOV',
  intercept: 'NAV',
  terrain: 'BAT',
  shoot: 'PH3',
  tactics: 'TAC',
  reroll: 'PH4',
  casualty: 'CAS',
  giveWay: 'RES',
  retreat: 'RTR',
}

/** What the rules carry out for a bot has its page as well. */
const RECKONING: Readonly<Record<ReckonStep, PageId>> = {
  tax: 'TAX',
  losses: 'LOS',
  defeat: 'DEF',
  assault: 'ASL',
  won: 'WON',
  taken: 'TAK',
  gathered: 'BVB',
  decks: 'DCK',
  round: 'RND',
  result: 'END',
  sea: 'SEA',
}

/** What the strength of armies is asked for. */
const below = (view: State): Frame | undefined => view.frames.findLast(({ kind }) => kind !== 'strength')

let lastView: State | undefined
let lastAsked: Asked | undefined

/** Who is asked what; a view does not change, and it is asked about several times. */
export function askedIn(view: State): Asked | undefined {
  if (view !== lastView) {
    lastAsked = asked(view)
    lastView = view
  }
  return lastAsked
}

/** What no page is about is left to the Golden Rule. */
export function entry(view: State): PageId {
  const now = askedIn(view)
  // BVB-3: in a battle of two bots the same question has its own place.
  if (now?.frame.kind === 'strength' && below(view)?.kind === 'gathered') return 'BVS'
  if (now?.frame.kind === 'reckon') return RECKONING[now.frame.step]
  return (now !== undefined && 'kind' in now.ask ? PAGE_OF[now.ask.kind] : undefined) ?? 'GLD'
}

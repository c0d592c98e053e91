// Who could go into battle from where (supercat 7.3, supercat/A36, A121).

import { controller, NOBODY, onTurnOf } from '../../../rules/board/control.ts'
import { EMPIRE } from '../../../rules/state/owners.ts'
import { freshShips, hasBuilding, type State, ships } from '../../../rules/state/state.ts'
import { actTerms, inAct } from '../lib/act.ts'
import type { Settings } from '../options.ts'
import { type Group, type Origin, originsOf, sparedFrom } from './move.ts'
import type { Reach } from './routes.ts'

/** Ships that could go to a battle: from where, how many, how far they get. */
export interface Attackers {
  readonly from: number
  readonly group: Group
  readonly reach: Reach
  /** Only to where Blight calls for Imperial ships, or only elsewhere; anywhere, unless said. */
  readonly blight: boolean | undefined
  /** Imperial ships go along only if Blight calls for them. */
  readonly alone: boolean
}

type Route = Origin['ways'][number] & { readonly blight?: boolean }

/**
 * Who goes into battle: everybody, unless a loyal building would fall under a rival; then those who can be spared, if it
 * holds the system (supercat/A36). With `combatKeepsOrigin` as for other movements: those who can be spared, else everybody.
 */
function attackers(state: State, seat: number, { from, ways }: Origin, settings: Settings): readonly Route[] {
  const all = ways[ways.length - 1]
  if (all === undefined || settings.combatKeepsOrigin) return ways
  if (!hasBuilding(state, from, seat)) return [all]
  const now = controller(state, from, onTurnOf(seat))
  const then = controller(state, from, onTurnOf(seat), seat, freshShips(state, from, seat) - all.group.fresh)
  const falls = then !== NOBODY && then !== seat && (now === NOBODY || now === seat)
  if (falls) return now === seat ? ways.slice(0, 1).filter(({ group }) => group.keep) : []
  if (!inAct(state) || !actTerms().losesBuilding(state, seat, from, all.group.fresh, all.group.damaged)) return [all]
  // Where Blight calls for the Imperial ships by which it is held, enough of its own stay.
  const spared = sparedFrom(state, seat, from)
  return [{ ...all, blight: false }, ...(spared === undefined ? [] : [{ ...spared, blight: true }])]
}

interface Known {
  /** Kept as long as the map stays: then nothing else here changes either. */
  origins: readonly Origin[]
  settings: Settings | undefined
  all: readonly Attackers[]
}
/** By seat. */
const known: Known[] = []

export function attackersOf(state: State, seat: number, settings: Settings): readonly Attackers[] {
  const origins = originsOf(state, seat)
  const kept = known[seat]
  if (kept?.origins === origins && kept.settings === settings) return kept.all
  const all: Attackers[] = []
  for (const origin of origins) {
    const { from } = origin
    // A table that lets Imperial ships stay has them in battle only if it needs them (supercat/A121).
    const maySpare = settings.act?.imperialAlong === 'stay' && ships(state, from, EMPIRE) > 0
    for (const { group, reach, blight } of attackers(state, seat, origin, settings)) {
      if (maySpare) all.push({ from, group, reach, blight, alone: true })
      all.push({ from, group, reach, blight, alone: false })
    }
  }
  known[seat] = { origins, settings, all }
  return all
}

/** Whether these may go there. */
export const goesTo = (state: State, { blight }: Attackers, system: number): boolean =>
  blight === undefined || blight === actTerms().blightCalls(state, system)

export const NOBODY_THERE = -1
/** The most fresh ships of one group that could come for so many actions; `least` if nobody has more. */
export function mostArriving(origins: readonly Attackers[], system: number, actions: number, least: number): number {
  let most = least
  for (const { from, group, reach } of origins)
    if (from !== system && group.fresh > most && reach.cost[system]! <= actions) most = group.fresh
  return most
}

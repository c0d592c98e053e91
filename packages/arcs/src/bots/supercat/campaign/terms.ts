// The terms of this book in an act: Imperial ships, attached cards, Golems (supercat 4, 7.1.7, 8.1).

import { inSet } from '../../../card-sets.ts'
import { clusterOf } from '../../../data/map.ts'
import { controls, onTurnOf, rivalControls } from '../../../rules/board/control.ts'
import { commanded } from '../../../rules/campaign/actions/move.ts'
import { keysOf, raidable, steal } from '../../../rules/campaign/cards/theft.ts'
import { fiascoDue } from '../../../rules/campaign/crises.ts'
import { CARD, COUNCIL, VOX_CARDS } from '../../../rules/campaign/data.ts'
import { C } from '../../../rules/campaign/frames.ts'
import { holdsGolem, SEEKER } from '../../../rules/campaign/golems.ts'
import { imperialsGone, takeFromCourt } from '../../../rules/campaign/suppose.ts'
import { ignoresLaws, isRegent } from '../../../rules/campaign/titles.ts'
import { WARLORD } from '../../../rules/round/declare.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { BLIGHT, EMPIRE, FREE_STATES } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { isBuilding, isDamaged, siteOwner, systemOfSite } from '../../../rules/state/sites.ts'
import { topKind } from '../../../rules/state/stack.ts'
import { boardOf, hasBuilding, hasPiece, playersOf, type State, ships } from '../../../rules/state/state.ts'
import type { Pieces } from '../../../vocabulary.ts'

import { wantsCouncil } from '../fates/events.ts'
import { tokensToSpend } from '../fates/magnate/spending.ts'

import type { ActTerms } from '../lib/act.ts'
import { baseOf, contendsBy } from '../terms/standing.ts'

const NONE: Pieces = { fresh: 0, damaged: 0 }

/** As many as may go, fresh ones first: one for each loyal ship, unless the laws do not bind it. */
function most(state: State, seat: number, of: Pieces, loyal: number): Pieces {
  const limit = ignoresLaws(state, seat) ? 99 : loyal
  const fresh = Math.min(of.fresh, limit)
  return { fresh, damaged: Math.min(of.damaged, limit - fresh) }
}

const blightCalls = (state: State, to: number): boolean =>
  ships(state, to, BLIGHT) > 0 && ships(state, to, EMPIRE) === 0

/** supercat 7.1.7, in its order. */
function along(state: State, seat: number, from: number, to: number, fresh: number, damaged: number): Pieces {
  const there = commanded(state, seat, from)
  if (there.fresh + there.damaged === 0) return NONE
  const going = most(state, seat, there, fresh + damaged)
  // Those without whom a rival would have a loyal building stay.
  return blightCalls(state, to) || !losesBuilding(state, seat, from, fresh, damaged)
    ? going
    : { fresh: Math.max(0, going.fresh - 1), damaged: going.damaged }
}

function losesBuilding(state: State, seat: number, from: number, fresh: number, damaged: number): boolean {
  const there = commanded(state, seat, from)
  if (there.fresh === 0 || !hasBuilding(state, from, seat)) return false
  if (most(state, seat, there, fresh + damaged).fresh < there.fresh) return false
  return rivalControls(imperialsGone(state, seat, from, fresh), seat, from, onTurnOf(seat))
}

/** What a seat would have of Blight in a cluster. */
const damagedBlight = (state: State, cluster: number): number => {
  let n = 0
  for (const system of boardOf(state).systems)
    if (clusterOf(system) === cluster) n += read.damaged(state, system, BLIGHT)
  return n
}
/** Clusters with pieces of its own and damaged Blight that would contend Warlord, declared or not (VX.9). */
function loomsIn(state: State, seat: number): number[] {
  const base = baseOf(state, seat, 'standing')
  return boardOf(state).clusters.filter((cluster) => {
    const n = damagedBlight(state, cluster)
    if (n === 0 || !contendsBy(state, base, WARLORD, n)) return false
    return boardOf(state).systems.some((system) => clusterOf(system) === cluster && hasPiece(state, system, seat))
  })
}

export { damagedBlight }

/** VX.8: some rival has more Guild cards than agents in its supply, and something to discard. */
const fiascoHurts = (state: State, seat: number): boolean => {
  for (let rival = 0; rival < playersOf(state); rival++) if (rival !== seat && fiascoDue(state, rival) > 0) return true
  return false
}

export const actTermsOfCampaign: ActTerms = {
  commanded,
  along,
  alongIfBlight: (state, seat, from, to, fresh, damaged) =>
    blightCalls(state, to) ? along(state, seat, from, to, fresh, damaged) : NONE,
  blightCalls,
  losesBuilding,
  defending: (state, system, defender) =>
    defender < playersOf(state) && isRegent(state, defender)
      ? { fresh: read.fresh(state, system, EMPIRE), damaged: read.damaged(state, system, EMPIRE) }
      : NONE,
  isRegent,
  inBattle: (state) => topKind(state) === C.raidFree,
  take: takeFromCourt,
  raidable,
  keysOf,
  steal: (state, thief, victim, theft) => steal(state, thief, victim, theft),
  isEffective(state, seat, card) {
    if (!inSet(VOX_CARDS, card)) return false
    if (card === CARD.councilIntrigue) return wantsCouncil(state, seat)
    if (card === CARD.diplomaticFiasco) return fiascoHurts(state, seat)
    return card === CARD.blightLooms && loomsIn(state, seat).length > 0
  },
  tokensToSpend,
  hasSeeker: (state, seat) => holdsGolem(state, seat, SEEKER) && camp.awake(state, SEEKER),
  isOpen: (state, card) => card !== COUNCIL || camp.council(state) === camp.IN_SESSION,
  repairs(state, seat) {
    const out: { ship?: number; site?: number }[] = []
    for (const system of boardOf(state).systems)
      if (read.damaged(state, system, EMPIRE) > 0 && commanded(state, seat, system).damaged > 0)
        out.push({ ship: system })
    for (let site = 0; site < 72; site++) {
      const value = read.site(state, site)
      if (!isBuilding(value) || !isDamaged(value) || siteOwner(value) !== FREE_STATES) continue
      if (controls(state, seat, systemOfSite(site), onTurnOf(seat))) out.push({ site })
    }
    return out
  },
}

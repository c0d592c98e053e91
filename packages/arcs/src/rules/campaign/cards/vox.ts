// The five Vox cards when they are secured (campaign 14.2): each is resolved at once and buried, Song of Freedom shuffled in.

import { VOX } from '../../../data/court.ts'
import { clusterOf } from '../../../data/map.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { courtRow, putAgent, refuseInfluence } from '../../actions/influence.ts'
import { controls, whenNow } from '../../board/control.ts'
import { ambition, ambitionId, courtId, siteId, site as siteIndex, sysId } from '../../board/ids.ts'
import { T_SHIP } from '../../board/pieces.ts'
import { free as baseFree } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { bestMarker, declare, refuseDeclaring } from '../../round/declare.ts'
import { refuseSeizing, seize } from '../../round/initiative.ts'
import { say as baseSay } from '../../sayings.ts'
import { BLIGHT, FREE_STATES } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../state/sites.ts'
import { pop, push, topArg } from '../../state/stack.ts'
import { boardOf, colourOf, hasPiece, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { bury, convene, intoDeck } from '../court.ts'
import { liberate } from '../crises.ts'
import { CARD } from '../data.ts'
import { free } from '../deed.ts'
import { C } from '../frames.ts'
import { say } from '../sayings.ts'

const refuseVox = (state: State, card: number) =>
  topArg(state, 0) === card ? undefined : baseSay('no.vox', { card: courtId(topArg(state, 0)) })

/** Populist Demands: any ambition, no zero marker. */
export const demand = baseFree<'demand'>({
  refuse(state, action, seat) {
    const no = refuseVox(state, VOX.populistDemands)
    if (no !== undefined || action.declare === undefined) return no
    return refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    pop(state)
    bury(state, VOX.populistDemands, events)
    if (action.declare !== undefined) declare(state, seat, ambition(action.declare), action.give, events)
  },
  *list(state) {
    if (topArg(state, 0) !== VOX.populistDemands) return
    yield { do: 'demand' }
    if (bestMarker(state) < 0) return
    for (let what = 1; what <= 5; what++) yield { do: 'demand', declare: ambitionId(what) }
  },
})

const freeable = (state: State, seat: number, site: number): boolean => {
  const value = read.site(state, site)
  return isCity(value) && siteOwner(value) !== FREE_STATES && controls(state, seat, systemOfSite(site), whenNow(state))
}

/** Song of Freedom: a city under control becomes a Free one; whoever does it may seize (campaign/R21). */
export const freeing = baseFree<'free'>({
  refuse(state, action, seat) {
    const no = refuseVox(state, VOX.songOfFreedom)
    if (no !== undefined) return no
    if (action.city === undefined) return action.seize === true ? baseSay('no.freeFirst', {}) : undefined
    const site = siteIndex(action.city)
    if (!isCity(read.site(state, site)) || siteOwner(read.site(state, site)) === FREE_STATES)
      return baseSay('no.city', { site: action.city })
    if (!freeable(state, seat, site)) return baseSay('no.control', { system: sysId(systemOfSite(site)) })
    return action.seize === true ? refuseSeizing(state, seat) : undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    intoDeck(state, VOX.songOfFreedom)
    if (action.city === undefined) return
    const site = siteIndex(action.city)
    events?.event(
      say('log.cityFreed', {
        seat: colourOf(state, seat),
        site: action.city,
        of: colourOf(state, siteOwner(read.site(state, site))),
      }),
    )
    if (action.seize === true) seize(state, seat, events)
    liberate(state, site)
  },
  *list(state, seat) {
    if (topArg(state, 0) !== VOX.songOfFreedom) return
    yield { do: 'free' }
    for (let site = 0; site < 72; site++) {
      if (!freeable(state, seat, site)) continue
      yield { do: 'free', city: siteId(site) }
      if (refuseSeizing(state, seat) === undefined) yield { do: 'free', city: siteId(site), seize: true }
    }
  },
})

/** Blight Looms: all damaged Blight of a cluster with a piece of one's own becomes Trophies. */
const clusters = (state: State, seat: number): number[] =>
  boardOf(state).clusters.filter((cluster) =>
    boardOf(state).systems.some((system) => clusterOf(system) === cluster && hasPiece(state, system, seat)),
  )

export const looms = free<'looms'>({
  refuse(state, action, seat) {
    const no = refuseVox(state, CARD.blightLooms)
    if (no !== undefined || action.cluster === undefined) return no
    return clusters(state, seat).includes(action.cluster - 1) ? undefined : say('no.loomsCluster', {})
  },
  carry(state, action, seat, events) {
    pop(state)
    bury(state, CARD.blightLooms, events)
    if (action.cluster === undefined) return
    let n = 0
    for (const system of boardOf(state).systems) {
      if (clusterOf(system) !== action.cluster - 1) continue
      const here = read.damaged(state, system, BLIGHT)
      n += here
      // Not taken in the battle, even if the card was ransacked in one: nothing follows from it (campaign 12.7 b).
      write.addTrophy(state, seat, BLIGHT, T_SHIP, here)
      write.setDamaged(state, system, BLIGHT, 0)
    }
    events?.event(say('log.blightCleared', { seat: colourOf(state, seat), cluster: action.cluster, n }))
  },
  *list(state, seat) {
    if (topArg(state, 0) !== CARD.blightLooms) return
    yield { do: 'looms' }
    for (const cluster of clusters(state, seat)) yield { do: 'looms', cluster: cluster + 1 }
  },
})

/** Council Intrigue: as many agents as one had there may go onto other cards. The frame's second number is how many. */
export const intrigue = free<'intrigue'>({
  refuse(state, action, seat) {
    const no = refuseVox(state, CARD.councilIntrigue)
    if (no !== undefined) return no
    if (action.to.length > Math.min(topArg(state, 1), read.agentsLeft(state, seat)))
      return say('no.intrigueAgents', { n: topArg(state, 1) })
    for (const card of action.to) {
      const refused = (card as string) === 'council' ? undefined : refuseInfluence(state, seat, card)
      if (refused !== undefined) return refused
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    bury(state, CARD.councilIntrigue, events)
    convene(state, events)
    for (const card of action.to) {
      putAgent(state, seat, card)
      events?.event(baseSay('log.influenced', { seat: colourOf(state, seat), card }))
    }
  },
  *list(state, seat) {
    if (topArg(state, 0) !== CARD.councilIntrigue) return
    const cards = new Set<CourtId>([...courtRow(state), 'council' as CourtId])
    const row = [...cards]
    const most = Math.min(topArg(state, 1), read.agentsLeft(state, seat))
    const rest = function* (from: number, so: readonly CourtId[]): Generator<readonly CourtId[]> {
      yield so
      if (so.length === most) return
      for (let at = from; at < row.length; at++) yield* rest(at, [...so, row[at]!])
    }
    for (const to of rest(0, [])) yield { do: 'intrigue', to }
  },
})

export const voxCards: readonly Card[] = [
  { is: { vox: CARD.councilIntrigue }, vox: { asks: 'intrigue' as never } },
  { is: { vox: CARD.blightLooms }, vox: { asks: 'looms' as never } },
  {
    is: { vox: CARD.diplomaticFiasco },
    vox: {
      settle(state, seat, events) {
        pop(state)
        bury(state, CARD.diplomaticFiasco, events)
        push(state, C.fiasco, seat, 0, seat + 1)
        return true
      },
    },
  },
]

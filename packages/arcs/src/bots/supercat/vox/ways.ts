// What Vox cards ask (supercat 8.1).

import { VOX } from '../../../data/court.ts'
import { clusterOf } from '../../../data/map.ts'
import { steal } from '../../../rules/battle/raid.ts'
import { controls, whenNow } from '../../../rules/board/control.ts'
import { ambitionId, siteId, site as siteIndex, sys } from '../../../rules/board/ids.ts'
import { typeName } from '../../../rules/board/resources.ts'
import { struggle } from '../../../rules/cards/vox/guild-struggle.ts'
import { uprising } from '../../../rules/cards/vox/mass-uprising.ts'
import { refuseSeizing } from '../../../rules/round/initiative.ts'
import { isSeat } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, siteOwner } from '../../../rules/state/sites.ts'
import { F, topArg, topKind } from '../../../rules/state/stack.ts'
import { copyState, seatOf } from '../../../rules/state/state.ts'
import type { ActionOf, Ambition, Resource, SiteId, SystemId } from '../../../vocabulary.ts'
import { RESOURCES } from '../../../vocabulary.ts'
import { type C, me, nameOf, ruled, say, settings, type WaysOf } from '../context.ts'
import { base } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { demandable, iconsOf, rivalCitiesHeld, spreadable } from '../terms/court.ts'
import { taskForceNow } from '../terms/map.ts'
import { reaches } from '../terms/standing.ts'

const voxIs = (c: C, card: number): boolean => topKind(c.view) === F.vox && topArg(c.view, 0) === card
/** A choice that may come out as "nothing". */
const orNothing = <X>(list: readonly X[]): readonly (X | null)[] => (list.length > 0 ? list : [null])

export const uprisings: WaysOf<readonly SystemId[]> = {
  from: (c) => (voxIs(c, VOX.massUprising) ? [...uprising.list(c.view, me(c))].map(({ systems }) => systems) : []),
  prefer: [
    {
      id: 'forceCluster',
      keep: (c, systems) =>
        taskForceNow(c.view, me(c)).some((at) => clusterOf(at) === clusterOf(sys(systems[0] ?? '1g'))),
    },
  ],
  show: (_, systems) => say('supercat.systems', { systems }),
}

export const demands: WaysOf<Ambition | null> = {
  from: (c) => {
    if (!voxIs(c, VOX.populistDemands)) return []
    const first = demandable(c.view, me(c))
    const all = first.length > 0 ? first : (settings(c).version.act?.declaresAnyway?.(c) ?? [])
    return orNothing(all.map(ambitionId))
  },
  show: (_, ambition) => (ambition === null ? say('supercat.nothing', {}) : say('supercat.ambition', { ambition })),
}

export const spreads: WaysOf<Resource | null> = {
  from: (c) =>
    voxIs(c, VOX.outrageSpreads)
      ? orNothing(spreadable(c.view, me(c), settings(c).outrageSpreadsAt).map(typeName))
      : [],
  prefer: [
    {
      id: 'fewestIcons',
      least: (c, type) => (type === null ? 0 : iconsOf(c.view, me(c), RESOURCES.indexOf(type) + 1)),
    },
  ],
  show: (_, type) => (type === null ? say('supercat.nothing', {}) : say('supercat.type', { type })),
}

/** A rival city that goes home, if the initiative can be seized for it (supercat/A72). */
export const songs: WaysOf<SiteId | null> = {
  from: (c) => {
    if (!voxIs(c, VOX.songOfFreedom)) return []
    if (refuseSeizing(c.view, me(c)) !== undefined) return [null]
    const out: SiteId[] = []
    for (const system of rivalCitiesHeld(c.view, me(c))) {
      // Another's Bargain may bring it the card on that seat's turn, on which it controls less.
      if (!controls(c.view, me(c), system, whenNow(c.view))) continue
      for (let site = system * 3; site < system * 3 + 3; site++) {
        const value = read.site(c.view, site)
        if (isCity(value) && siteOwner(value) !== me(c) && isSeat(siteOwner(value))) out.push(siteId(site))
      }
    }
    return orNothing(out)
  },
  prefer: [
    ruled(
      {
        id: 'richest',
        most: (c, site) => (site === null ? 0 : read.power(c.view, siteOwner(read.site(c.view, siteIndex(site))))),
      },
      'A72',
    ),
  ],
  show: (_, site) => (site === null ? say('supercat.nothing', {}) : say('supercat.site', { site })),
}

type Struggle = ActionOf<'struggle'>
const stolen = (c: C, { from, card }: Struggle) => {
  const after = copyState(c.view)
  if (from !== undefined && card !== undefined) steal(after, me(c), seatOf(c.view, from), { card })
  return after
}
export const struggles = perVersion(
  ({ chains }): WaysOf<Struggle> => ({
    from: (c) => {
      if (!voxIs(c, VOX.guildStruggle)) return []
      const all = [...struggle.list(c.view, me(c))]
      const thefts = all.filter(({ card }) => card !== undefined)
      return thefts.length > 0 ? thefts : all
    },
    prefer: [
      { id: 'contendDeclared', keep: (c, x) => reaches('contendDeclared', base(c), stolen(c, x)) },
      { id: 'contendOpen', keep: (c, x) => reaches('contendOpen', base(c), stolen(c, x)) },
      ...chains
        .court<Struggle>(
          'all',
          ({ card }) => (card === undefined ? [] : [card]),
          () => false,
        )
        .map((preference) =>
          'most' in preference
            ? { id: preference.id, most: (c: C, x: Struggle) => (x.card === undefined ? 0 : preference.most(c, x)) }
            : preference,
        ),
    ],
    show: (_, { from, card }) =>
      from === undefined || card === undefined
        ? say('supercat.nothing', {})
        : say('supercat.steal', { card: nameOf(card), of: from }),
  }),
)

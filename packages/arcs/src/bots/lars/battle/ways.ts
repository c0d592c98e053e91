// Battle (lars 6.6): where, against whom, and how hits fall; what a raided Lars gives, and what is ransacked.

import type { Question } from '@understudy/procedure'
import { ransackable } from '../../../rules/actions/secure.ts'
import { rolled } from '../../../rules/battle/dice.ts'
import { hits } from '../../../rules/battle/hits.ts'
import { raid } from '../../../rules/battle/raid.ts'
import { site as siteIndex, sysId } from '../../../rules/board/ids.ts'
import { focusOf, fought, USED_PHASE_2 } from '../../../rules/seats/lars.ts'
import { canBeFought, citiesOf, PHASE_1, PHASE_2, poolOf1, poolOf2 } from '../../../rules/seats/lars-battle.ts'
import { rivalShips } from '../../../rules/seats/lars-deeds.ts'
import * as read from '../../../rules/state/read.ts'
import { isDamaged } from '../../../rules/state/sites.ts'
import { topArg } from '../../../rules/state/stack.ts'
import { boardOf, colourOf, seatOf, ships } from '../../../rules/state/state.ts'
import type { Action, ActionOf, Colour, CourtId, Pool, ShipHits } from '../../../vocabulary.ts'
import { type C, type Foe, me, powerOf, say } from '../context.ts'
import type { W } from '../preferences.ts'
import { leaderFirst, nearest, rivals, ruled } from '../preferences.ts'

type Hits = ActionOf<'hits'>

const systems = (found: (c: C) => readonly number[]): W<number> => ({
  from: found,
  prefer: nearest<number>((system) => system),
  show: (_c, system) => say('lars.system', { system: sysId(system) }),
  key: (system) => system,
})
const foes = (test: (c: C, rival: number) => boolean): W<Foe> => ({
  from: (c) => {
    const out: Foe[] = []
    for (const rival of rivals(c)) if (test(c, rival)) out.push({ at: c.vars.at ?? 0, of: colourOf(c.view, rival) })
    return out
  },
  prefer: leaderFirst<Foe>((c, { of }) => seatOf(c.view, of)),
  show: (c, { of }) => showFoe(c, of),
  key: ({ of }) => of,
})
const showFoe = (c: C, of: Colour) => say('lars.foe', { of, power: powerOf(c, seatOf(c.view, of)) })
const foeOf = (c: C): Colour => c.vars.foe?.of ?? 'red'
const foeSeat = (c: C): number => seatOf(c.view, foeOf(c))

/** Phase 1: every system with its ships and ships of a rival, once; none after the second phase has begun. */
export const skirmishes = systems((c) =>
  (read.used(c.view) & USED_PHASE_2) !== 0
    ? []
    : boardOf(c.view).systems.filter(
        (system) =>
          ships(c.view, system, me(c)) > 0 &&
          (fought(c.view, system) & PHASE_1) === 0 &&
          rivalShips(c.view, me(c), system),
      ),
)
export const shipOwners = foes((c, rival) => ships(c.view, c.vars.at ?? 0, rival) > 0)

/** Phase 2: every focus system with its ships and a rival, once (lars/A51). */
export const assaults = systems((c) =>
  focusOf(c.view, me(c)).filter(
    (system) =>
      ships(c.view, system, me(c)) > 0 &&
      (fought(c.view, system) & PHASE_2) === 0 &&
      rivals(c).some((rival) => canBeFought(c.view, system, rival)),
  ),
)
/** lars/A39: chosen anew for the second phase. */
export const owners = foes((c, rival) => canBeFought(c.view, c.vars.at ?? 0, rival))

export const undefendedCity: Question<C> = {
  test: (c) => {
    const at = c.vars.at ?? 0
    const foe = foeSeat(c)
    return citiesOf(c.view, at, foe) > 0 && ships(c.view, at, foe) === 0
  },
  show: (c) => [showFoe(c, foeOf(c))],
}

const battle = (c: C, dice: Pool): Action => ({
  do: 'battle',
  at: sysId(c.vars.at ?? 0),
  against: foeOf(c),
  dice,
  pay: 'pip',
})
export const fight1 = (c: C): Action => battle(c, poolOf1(c.view, me(c), c.vars.at ?? 0))
export const fight2 = (c: C): Action => battle(c, poolOf2(c.view, me(c), c.vars.at ?? 0, foeSeat(c)))

/** The dice tell the phase: the first one has skirmish dice only. */
export const firstPhase: Question<C> = { test: (c) => rolled(c.view, 0) + rolled(c.view, 2) === 0 }

const lost = (so: ShipHits | undefined): number => (so === undefined ? 0 : so.destroyFresh + so.destroyDamaged)
const finished = (so: ShipHits | undefined): number => so?.destroyDamaged ?? 0

function buildingsLost(c: C, action: Hits): number {
  return (action.buildings ?? []).filter(({ site, hits: n }) => n === (wasDamaged(c, site) ? 1 : 2)).length
}
const wasDamaged = (c: C, site: string): boolean => isDamaged(read.site(c.view, siteIndex(site)))

/** What the assignment leaves open; what it does not mention is the same in all of them. */
const destroyed = (c: C, action: Hits): number => lost(action.own) + lost(action.ships) + buildingsLost(c, action)
const damagedHit = (c: C, action: Hits): number =>
  finished(action.own) +
  finished(action.ships) +
  (action.buildings ?? []).filter(({ site }) => wasDamaged(c, site)).length

const assignments = {
  from: (c: C): Hits[] => [...hits.list(c.view, me(c))],
  show: (c: C, action: Hits) =>
    say('lars.hits', { own: lost(action.own), ships: lost(action.ships), buildings: buildingsLost(c, action) }),
}
export const spreading: W<Hits> = { ...assignments, prefer: [{ id: 'fewestDestroyed', least: destroyed }] }
export const destroying: W<Hits> = {
  ...assignments,
  prefer: [{ id: 'mostDestroyed', most: destroyed }, ruled({ id: 'damagedFirst', most: damagedHit }, 66)],
}
export const assign = (_c: C, action: Hits): Action => action

/** What it may give to a Lars that raids it: as long as the keys last (lars/A35), at random. */
export const gifts: W<ActionOf<'raid'>> = {
  from: (c) => [...raid.list(c.view, me(c))],
  show: (_c, { take }) =>
    say('lars.gives', {
      tokens: take.filter((theft) => 'slot' in theft).length,
      cards: take.flatMap((theft): CourtId[] => ('card' in theft ? [theft.card] : [])),
    }),
}

/** What it ransacks, if the table lets it provoke Outrage at all (lars/A36): which card is random. */
export const lootable: W<CourtId> = {
  from: (c) => ransackable(c.view, topArg(c.view, 0)),
  show: (_c, card) => say('lars.cards', { cards: [card] }),
}

// The choices within a battle: rerolls, hits, ransacking, keys (supercat 7.3.5 to 7.3.9).

import { FACES } from '../../../data/dice.ts'
import { ransackable } from '../../../rules/actions/secure.ts'
import { rerollSources } from '../../../rules/battle/dice.ts'
import { demandOf, shipAssignments, siteAssignments } from '../../../rules/battle/hits.ts'
import { keysFor, steal, thefts } from '../../../rules/battle/raid.ts'
import { controller, NOBODY, onTurnOf } from '../../../rules/board/control.ts'
import { site as siteIndex } from '../../../rules/board/ids.ts'
import { tokenIn, typeName } from '../../../rules/board/resources.ts'
import { withFewerFresh } from '../../../rules/positions/suppose.ts'
import { EMPIRE } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, isDamaged } from '../../../rules/state/sites.ts'
import { F } from '../../../rules/state/stack.ts'
import { copyState, damagedShips, freshShips, type State } from '../../../rules/state/state.ts'
import {
  type Action,
  type ActionOf,
  type CourtId,
  DICE,
  type ShipHits,
  type SiteHits,
  type Theft,
} from '../../../vocabulary.ts'
import {
  asIn,
  type C,
  type CombatGoal,
  later,
  me,
  nameOf,
  type Prefer,
  ruled,
  say,
  settings,
  type WaysOf,
} from '../context.ts'
import { actTerms, inAct } from '../lib/act.ts'
import { latest } from '../lib/latest.ts'
import { perVersion } from '../lib/per-version.ts'
import { tryOut } from '../lib/scratch.ts'
import { trim } from '../lib/slots.ts'
import type { Settings } from '../options.ts'
import { frame } from '../questions.ts'
import { citiesMayFall, freshDefenders } from '../terms/combat.ts'
import { newResource } from '../terms/map.ts'
import { type Base, baseOf, reaches } from '../terms/standing.ts'
import type { Version } from '../versions/version.ts'

// Rerolls

type Reroll = ActionOf<'reroll'>

/** First dice with an intercept, if anybody could use it, then blanks (supercat/A61). */
export const rerolls: WaysOf<Reroll> = {
  from: (c) => {
    const { view } = c
    const guarded = freshDefenders(view, read.battleAt(view), read.defender(view)) > 0
    for (const source of rerollSources(view, me(c))) {
      const faces: number[][] = [[], [], []]
      let n = source.limit(view, me(c))
      const add = (test: (die: number, face: number) => boolean): void => {
        for (let die = 0; die < 3; die++) {
          if (source.die >= 0 && source.die !== die) continue
          for (let face = 1; face <= 6; face++) {
            if (!test(die, face)) continue
            for (let i = 0; i < read.rolledFaces(view, die, face - 1) && n > 0; i++, n--) faces[die]!.push(face)
          }
        }
      }
      const shown = (die: number, face: number) => FACES[DICE[die]!][face - 1]!
      if (guarded) add((die, face) => shown(die, face).intercept > 0)
      add((die, face) => Object.values(shown(die, face)).every((count) => count === 0))
      const [assault, skirmish, raid] = faces
      if (faces.some((some) => some.length > 0))
        return [{ do: 'reroll', by: source.by, assault: assault!, skirmish: skirmish!, raid: raid! }]
    }
    return []
  },
  show: (_, { assault, skirmish, raid }) =>
    say('supercat.reroll', { n: assault.length + skirmish.length + raid.length }),
}

// Hits

export type Hits = {
  readonly own: ShipHits
  readonly ships: ShipHits
  readonly buildings: readonly SiteHits[]
  /** On Imperial ships that attack along or defend along. */
  readonly ownImperial?: ShipHits
  readonly imperial?: ShipHits
}

const NO_HITS: ShipHits = { damage: 0, destroyFresh: 0, destroyDamaged: 0 }
const lost = (hits: ShipHits | undefined): number => (hits === undefined ? 0 : hits.destroyFresh + hits.destroyDamaged)
const onThem = (hits: ShipHits | undefined): number =>
  hits === undefined ? 0 : hits.damage + 2 * hits.destroyFresh + hits.destroyDamaged

function hitChoices(c: C): Hits[] {
  const { view } = c
  const { act } = settings(c).version
  if (act !== undefined) return act.hits(c)
  const demand = demandOf(view)
  const at = read.battleAt(view)
  const ways = (seat: number, n: number) => shipAssignments(freshShips(view, at, seat), damagedShips(view, at, seat), n)
  const own = ways(read.attacker(view), demand.own)
  const theirs = frame(c) === F.railgun ? [NO_HITS] : ways(read.defender(view), demand.ships)
  const sites = frame(c) === F.railgun ? [[]] : siteAssignments(view, at, read.defender(view), demand.buildings)
  return own.flatMap((mine) => theirs.flatMap((ships) => sites.map((buildings) => ({ own: mine, ships, buildings }))))
}

const freshAfter = (c: C, hits: Hits): number =>
  freshShips(c.view, read.battleAt(c.view), me(c)) - hits.own.damage - hits.own.destroyFresh
const aliveAfter = (c: C, hits: Hits): number => {
  const at = read.battleAt(c.view)
  return freshShips(c.view, at, me(c)) + damagedShips(c.view, at, me(c)) - lost(hits.own)
}
function controllerAfter(c: C, hits: Hits): number {
  const at = read.battleAt(c.view)
  let after = withFewerFresh(c.view, at, read.defender(c.view), hits.ships.damage + hits.ships.destroyFresh)
  if (hits.imperial !== undefined)
    after = withFewerFresh(after, at, EMPIRE, hits.imperial.damage + hits.imperial.destroyFresh)
  return controller(after, at, onTurnOf(me(c)), me(c), freshAfter(c, hits))
}
const siteValue = (c: C, hit: SiteHits): number => read.site(c.view, siteIndex(hit.site))
const falls = (c: C, hit: SiteHits): boolean => hit.hits >= (isDamaged(siteValue(c, hit)) ? 1 : 2)
const onCities = (c: C, hits: Hits): number =>
  hits.buildings.reduce((n, hit) => n + (isCity(siteValue(c, hit)) ? hit.hits : 0), 0)
const fallenCities = (c: C, hits: Hits): number =>
  hits.buildings.filter((hit) => isCity(siteValue(c, hit)) && falls(c, hit)).length
const wantsCities = (c: C): boolean =>
  citiesMayFall(c.view, me(c), read.battleAt(c.view), read.defender(c.view), settings(c).version)

const goalIs = (c: C, goal: CombatGoal): boolean => c.vars.combat?.goal === goal

/** In 0.10 a raid is after control too (supercat-0.10, 6.3.6). */
const forControl = (c: C): boolean => goalIs(c, 'control') || (settings(c).version.raidsForControl && goalIs(c, 'raid'))

/** 7.3.6 and 7.3.7 (supercat/A55, A56) */
const assignHits: WaysOf<Hits> = {
  from: (c) => (frame(c) === F.hits ? hitChoices(c) : []),
  prefer: [
    {
      id: 'takesControl',
      keep: (c, hits) => forControl(c) && controllerAfter(c, hits) === me(c),
    },
    ruled(
      {
        id: 'neutralises',
        keep: (c, hits) => forControl(c) && controllerAfter(c, hits) === NOBODY,
      },
      'A56',
    ),
    { id: 'mostDestroyed', most: (_, hits) => lost(hits.ships) + lost(hits.imperial) },
    ruled({ id: 'sparesCities', least: (c, hits) => (wantsCities(c) ? 0 : onCities(c, hits)) }, 'A57'),
    ruled({ id: 'destroysCity', most: (c, hits) => (wantsCities(c) ? fallenCities(c, hits) : 0) }, 'A56'),
    ruled({ id: 'destroysBuilding', most: (c, hits) => hits.buildings.filter((hit) => falls(c, hit)).length }, 'A56'),
    ruled({ id: 'hitsCities', most: (c, hits) => (wantsCities(c) ? onCities(c, hits) : 0) }, 'A56'),
    later({ id: 'staysAlive', keep: (c, hits) => goalIs(c, 'raid') && aliveAfter(c, hits) > 0 }, '0.8', 'A55'),
    later(
      { id: 'mostFresh', most: (c, hits) => (goalIs(c, 'trophies') || goalIs(c, 'ransack') ? 0 : freshAfter(c, hits)) },
      '0.8',
      'A55',
    ),
    later({ id: 'fewestLost', least: (_, hits) => lost(hits.own) }, '0.8', 'A55'),
  ],
  show: (_, { own, ships, buildings }) => say('supercat.hits', { own, ships, buildings: [...buildings] }),
  because: (c) => {
    if (frame(c) !== F.hits) return []
    const { own, ships, buildings } = demandOf(c.view)
    return [say('supercat.rolled', { own, ships, buildings })]
  },
}
/** In the campaign Imperial ships take the hits first, fresh ones before they are lost (supercat/A128). */
const imperialFirst: readonly Prefer<Hits>[] = [
  ruled({ id: 'imperialFirst', most: (_, hits) => onThem(hits.ownImperial) }, 'A128'),
  ruled({ id: 'imperialFresh', least: (_, hits) => lost(hits.ownImperial) }, 'A128'),
]
const withImperial = (version: Version, ways: WaysOf<Hits>): WaysOf<Hits> =>
  version.act === undefined
    ? ways
    : { ...ways, prefer: [...imperialFirst, ...version.act.hitsFirst, ...(ways.prefer ?? [])] }

export const hitWays = perVersion((version) => ({
  all: asIn(version, withImperial(version, assignHits)),
  /** A hit before the dice (Railgun Arrays). */
  railgun: asIn<Hits>(
    version,
    withImperial(version, {
      ...assignHits,
      from: (c) => (frame(c) === F.railgun ? hitChoices(c) : []),
    }),
  ),
}))
export const hitsAction = (c: C, hits: Hits): Action => {
  if (frame(c) !== F.railgun) return { do: 'hits', ...hits }
  return { do: 'hits', own: hits.own, ...(hits.ownImperial === undefined ? {} : { ownImperial: hits.ownImperial }) }
}

// Ransack and keys

export const ransacks = perVersion(
  ({ chains }): WaysOf<CourtId> => ({
    from: (c) => ransackable(c.view, read.defender(c.view)),
    prefer: chains.ransack,
    show: (_, card) => say('supercat.card', { card: nameOf(card) }),
  }),
)

/** What keys can open: in the campaign Golems too. */
const lootOf = (state: State, seat: number, victim: number, keys: number): Iterable<Theft> =>
  inAct(state) ? actTerms().raidable(state, seat, victim, keys) : thefts(state, seat, victim, keys)
const keysOf = (c: C, theft: Theft): number => (inAct(c.view) ? actTerms().keysOf(theft) : keysFor(theft))
const takeFrom = (state: State, seat: number, victim: number, theft: Theft): void =>
  inAct(state) ? actTerms().steal(state, seat, victim, theft) : steal(state, seat, victim, theft)
/** What lies in a slot, or on the Hearth of Golems. */
const tokenOf = (c: C, slot: number): number =>
  slot < HEARTH ? tokenIn(c.view, read.defender(c.view), slot) : GOLEM + slot - HEARTH
const [HEARTH, GOLEM] = [30, 6]

/** The position after what has been chosen so far, and the keys left. */
function robbed(c: C): { after: State; keys: number } {
  const victim = read.defender(c.view)
  let keys = read.battleKeys(c.view)
  const take = c.vars.take ?? []
  if (take.length === 0) return { after: c.view, keys }
  const after = copyState(c.view)
  for (const theft of take) {
    keys -= keysOf(c, theft)
    takeFrom(after, me(c), victim, theft)
  }
  return { after, keys }
}
export const moreToTake = (c: C): boolean => {
  if (frame(c) !== F.raid) return false
  const { after, keys } = robbed(c)
  for (const _ of lootOf(after, me(c), read.defender(c.view), keys)) return true
  return false
}

/** Only to be counted (see scratch.ts). */
const stolen = (c: C, theft: Theft): State => {
  const after = tryOut(robbed(c).after)
  takeFrom(after, me(c), read.defender(c.view), theft)
  trim(after, me(c))
  return after
}
/** Where it stands with what has been chosen so far, as far as that fits; kept while the candidates are looked at. */
const bases = latest<{ is?: Base; take?: readonly Theft[] | undefined; by?: Settings }>(() => ({}))
const baseSoFar = (c: C): Base => {
  const [known, by] = [bases(c.view), settings(c)]
  if (known.is?.seat !== me(c) || known.take !== c.vars.take || known.by !== by) {
    const after = tryOut(robbed(c).after)
    trim(after, me(c))
    known.is = baseOf(after, me(c), by.contendMeasure)
    known.take = c.vars.take
    known.by = by
  }
  return known.is
}
/** Each item is judged by what the ones before it have left to gain. */
const contends = (goal: 'contendDeclared' | 'contendOpen' | 'growDeclared') => (c: C, theft: Theft) =>
  reaches(goal, baseSoFar(c), stolen(c, theft))

/** 7.3.9 (supercat/A60) */
export const itemsToTake = perVersion(
  ({ chains }): WaysOf<Theft> => ({
    from: (c) => {
      const { after, keys } = robbed(c)
      return [...lootOf(after, me(c), read.defender(c.view), keys)]
    },
    prefer: [
      { id: 'raidItem', keep: (c, theft) => JSON.stringify(theft) === JSON.stringify(c.vars.combat?.item) },
      { id: 'contendDeclared', keep: contends('contendDeclared') },
      { id: 'contendOpen', keep: contends('contendOpen') },
      { id: 'growDeclared', keep: contends('growDeclared') },
      {
        id: 'newType',
        keep: (c, theft) =>
          'slot' in theft &&
          tokenOf(c, theft.slot) < GOLEM &&
          newResource(robbed(c).after, me(c), tokenOf(c, theft.slot)),
      },
      ...chains
        .court<Theft>(
          'all',
          (theft) => ('card' in theft ? [theft.card] : []),
          () => false,
        )
        .filter(({ id }) => id !== 'moreKeys'),
      { id: 'fewestKeys', least: (c, theft) => keysOf(c, theft) },
    ],
    show: (c, theft) =>
      'slot' in theft
        ? say('supercat.theft', {
            slot: theft.slot + 1,
            type: typeName(tokenOf(c, theft.slot)),
          })
        : say('supercat.theft', { card: nameOf(theft.card) }),
  }),
)

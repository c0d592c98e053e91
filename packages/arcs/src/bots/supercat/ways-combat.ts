// Battles as the pages offer them, and the choices within a battle (supercat 7.3).

import { FACES } from '../../data/dice.ts'
import { comesBeforeDice } from '../../rules/battle.ts'
import { controller, NOBODY } from '../../rules/control.ts'
import { WARLORD } from '../../rules/declare.ts'
import { rerollSources } from '../../rules/dice.ts'
import { demandOf, shipAssignments, siteAssignments } from '../../rules/hits.ts'
import { court, courtId, site as siteIndex, sys } from '../../rules/ids.ts'
import * as L from '../../rules/layout.ts'
import { trophies } from '../../rules/pieces.ts'
import { keysFor, steal, thefts } from '../../rules/raid.ts'
import { tokenIn } from '../../rules/resources.ts'
import { ransackable } from '../../rules/secure.ts'
import { F } from '../../rules/stack.ts'
import { copyState, damagedShips, freshShips, isCity, isDamaged, type State, seatOf } from '../../rules/state.ts'
import {
  type Action,
  type ActionOf,
  type CourtId,
  DICE,
  type ShipHits,
  type SiteHits,
  type Theft,
} from '../../vocabulary.ts'
import {
  type C,
  type CombatPlan,
  later,
  me,
  nameOf,
  type Prefer,
  pipsLeft,
  say,
  settings,
  type WaysOf,
} from './context.ts'
import type { CombatChoice } from './ids.ts'
import { trim } from './lib/slots.ts'
import { budgetNow } from './plans/budget.ts'
import { combatPlans, type Want } from './plans/combat.ts'
import { influenceDoctrine } from './plans/influence.ts'
import { moveActions } from './plans/move.ts'
import { frame } from './questions.ts'
import { citiesMayFall, favourable, oddsOf, selectDice } from './terms/combat.ts'
import { allRivalAgents } from './terms/court.ts'
import { controllerWith, newResource, taskForce } from './terms/map.ts'
import { reaches, standing, TIED2 } from './terms/standing.ts'
import { base } from './ways.ts'

/** D.combat (supercat 7.3.10, supercat/A63); a battle that the Prelude prepared comes first. */
export const byCombat: Prefer<CombatPlan>[] = [
  { id: 'kept', keep: (c, plan) => sameFight(c.vars.coming, plan) },
  { id: 'bestItem', most: (_, plan) => plan.place ?? 0 },
  { id: 'fewestKeys', least: (_, plan) => plan.keys ?? 0 },
  later({ id: 'mostTrophies', most: (_, plan) => plan.trophies ?? 0 }),
  { id: 'inPlace', keep: (_, plan) => plan.move === undefined },
  { id: 'keep', keep: (_, plan) => plan.move?.keep ?? true },
  {
    id: 'originTaskForce',
    keep: (c, plan) => plan.move !== undefined && taskForce(c.view, me(c)).includes(sys(plan.move.from)),
  },
  { id: 'fewest', least: (_, plan) => plan.move?.cost ?? 0 },
]

export const sameFight = (one: CombatPlan | undefined, other: CombatPlan): boolean =>
  one !== undefined && one.at === other.at && one.against === other.against && one.goal === other.goal

export const combatShown = (_: C, { goal, at, against, battles, dice, move, item }: CombatPlan) =>
  say('supercat.combat', { goal, at, against, battles, dice, from: move?.from, item })

/** A rule that leads to a battle. One that came to nothing is not chosen again with the same actions. */
export const combatFor = (node: CombatChoice, want: (c: C) => Want): WaysOf<CombatPlan> => ({
  from: (c) =>
    pipsLeft(c) === 0 || c.vars.tried === `${node} ${pipsLeft(c)}`
      ? []
      : combatPlans(c.view, base(c), budgetNow(c.view, me(c)), want(c), settings(c)),
  prefer: byCombat,
  show: combatShown,
})

const defender = (c: C, plan: CombatPlan): number => seatOf(c.view, plan.against)

/** Psionic tokens that pay for battles now. */
export const psionicSlots = (c: C): number[] => [...budgetNow(c.view, me(c), settings(c)).psionicBattles]
const battlesLeft = (c: C): number =>
  c.vars.inPrelude === true ? (psionicSlots(c).length === 0 ? 0 : pipsLeft(c) + psionicSlots(c).length) : pipsLeft(c)

/** Whether what the plan is for has not been reached yet. */
function goalOpen(c: C, plan: CombatPlan): boolean {
  const { view } = c
  const seat = me(c)
  const at = sys(plan.at)
  if (plan.goal === 'trophies') {
    if (plan.warlord === undefined) return trophies(view, seat) <= plan.had
    const place = standing(view, seat, WARLORD)
    return place < TIED2 || place <= plan.warlord
  }
  if (plan.goal === 'raid')
    return plan.item !== undefined && [...thingsOf(view, defender(c, plan))].includes(JSON.stringify(plan.item))
  const who = controller(view, at)
  return plan.grade === 1 ? who !== seat : who !== NOBODY && who !== seat
}

function* thingsOf(state: State, rival: number): Generator<string> {
  for (let slot = 0; slot < 7; slot++) if (tokenIn(state, rival, slot) !== 0) yield JSON.stringify({ slot })
  for (let card = 0; card < 25; card++)
    if ((state.m[L.M_GUILD + rival]! & (1 << card)) !== 0) yield JSON.stringify({ card: courtId(card) })
}

export const fightingGoesOn = {
  test: (c: C): boolean => {
    const plan = c.vars.combat
    if (plan === undefined || frame(c) !== F.turn || !goalOpen(c, plan)) return false
    return favourable(c.view, me(c), {
      system: sys(plan.at),
      defender: defender(c, plan),
      goal: plan.goal,
      battles: battlesLeft(c),
      extra: c.view.b[L.EXTRA_DIE]!,
      ...(plan.keys === undefined ? {} : { keys: plan.keys }),
      ...(plan.grade === undefined ? {} : { grade: plan.grade }),
    })
  },
  show: (c: C) => {
    const plan = c.vars.combat
    if (plan === undefined) return []
    if (!goalOpen(c, plan)) return [say('supercat.goalClosed', { goal: plan.goal })]
    const { goal, own, theirs, dice, left } = oddsNow(c, plan)
    return [say('supercat.goalOpen', { goal, own, theirs, dice, battles: left })]
  },
}

const oddsNow = (c: C, plan: CombatPlan) =>
  oddsOf(c.view, me(c), sys(plan.at), defender(c, plan), plan.goal, battlesLeft(c), c.view.b[L.EXTRA_DIE]!)

/** CMB.1: the Moves of the plan. Those that tokens paid for have been made in the Prelude. */
export const approach: WaysOf<CombatPlan> = {
  from: (c) => (c.vars.combat?.move !== undefined && c.vars.inPrelude !== true ? [c.vars.combat] : []),
  show: combatShown,
}
export const approachActions = (c: C, plan: CombatPlan): Action[] =>
  plan.move === undefined ? [] : moveActions(c.view, me(c), plan.move)

/** CMB.3: the dice come later if the defender has something that comes before them. */
export function battleAction(c: C): Action {
  const plan = c.vars.combat!
  const [slot] = psionicSlots(c)
  const pay = c.vars.inPrelude === true && slot !== undefined ? { slot } : 'pip'
  const fight = { do: 'battle', at: plan.at, against: plan.against, pay } as const
  return comesBefore(c, plan) ? fight : { ...fight, dice: selectDice(oddsNow(c, plan)) }
}
const comesBefore = (c: C, plan: CombatPlan): boolean => comesBeforeDice(c.view, sys(plan.at), defender(c, plan))

/** CMB.5: the dice, once what came before them is done. The pip of this battle is spent already. */
export function lateDice(c: C): Action {
  const plan = c.vars.combat!
  const odds = oddsNow(c, plan)
  return { do: 'dice', ...selectDice({ ...odds, left: odds.left + 1 }) }
}

// Rerolls

type Reroll = ActionOf<'reroll'>

/** First dice with an intercept, if anybody could use it, then blanks (supercat/A61). */
export const rerolls: WaysOf<Reroll> = {
  from: (c) => {
    const { view } = c
    const guarded = freshShips(view, view.b[L.B_AT]!, view.b[L.B_DEF]!) > 0
    for (const source of rerollSources(view, me(c))) {
      const faces: number[][] = [[], [], []]
      let n = source.limit(view, me(c))
      const add = (test: (die: number, face: number) => boolean): void => {
        for (let die = 0; die < 3; die++) {
          if (source.die >= 0 && source.die !== die) continue
          for (let face = 1; face <= 6; face++) {
            if (!test(die, face)) continue
            for (let i = 0; i < view.b[L.B_FACES + die * 6 + face - 1]! && n > 0; i++, n--) faces[die]!.push(face)
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

export type Hits = { readonly own: ShipHits; readonly ships: ShipHits; readonly buildings: readonly SiteHits[] }

const NO_HITS: ShipHits = { damage: 0, destroyFresh: 0, destroyDamaged: 0 }
const lost = (hits: ShipHits): number => hits.destroyFresh + hits.destroyDamaged

function hitChoices(c: C): Hits[] {
  const { view } = c
  const { b } = view
  const demand = demandOf(view)
  const at = b[L.B_AT]!
  const ways = (seat: number, n: number) => shipAssignments(freshShips(view, at, seat), damagedShips(view, at, seat), n)
  const own = ways(b[L.B_ATT]!, demand.own)
  const theirs = frame(c) === F.railgun ? [NO_HITS] : ways(b[L.B_DEF]!, demand.ships)
  const sites = frame(c) === F.railgun ? [[]] : siteAssignments(view, at, b[L.B_DEF]!, demand.buildings)
  return own.flatMap((mine) => theirs.flatMap((ships) => sites.map((buildings) => ({ own: mine, ships, buildings }))))
}

const freshAfter = (c: C, hits: Hits): number =>
  freshShips(c.view, c.view.b[L.B_AT]!, me(c)) - hits.own.damage - hits.own.destroyFresh
const aliveAfter = (c: C, hits: Hits): number => {
  const at = c.view.b[L.B_AT]!
  return freshShips(c.view, at, me(c)) + damagedShips(c.view, at, me(c)) - lost(hits.own)
}
function controllerAfter(c: C, hits: Hits): number {
  const after = copyState(c.view)
  const at = c.view.b[L.B_AT]! * L.OWNER_STRIDE
  after.b[L.FRESH + at + c.view.b[L.B_DEF]!]! -= hits.ships.damage + hits.ships.destroyFresh
  return controllerWith(after, c.view.b[L.B_AT]!, me(c), freshAfter(c, hits))
}
const siteValue = (c: C, hit: SiteHits): number => c.view.b[L.SITE + siteIndex(hit.site)]!
const falls = (c: C, hit: SiteHits): boolean => hit.hits >= (isDamaged(siteValue(c, hit)) ? 1 : 2)
const onCities = (c: C, hits: Hits): number =>
  hits.buildings.reduce((n, hit) => n + (isCity(siteValue(c, hit)) ? hit.hits : 0), 0)
const fallenCities = (c: C, hits: Hits): number =>
  hits.buildings.filter((hit) => isCity(siteValue(c, hit)) && falls(c, hit)).length
const wantsCities = (c: C): boolean => citiesMayFall(c.view, me(c), c.view.b[L.B_AT]!, c.view.b[L.B_DEF]!)

/** 7.3.6 and 7.3.7 (supercat/A55, A56) */
export const assignHits: WaysOf<Hits> = {
  from: (c) => (frame(c) === F.hits ? hitChoices(c) : []),
  prefer: [
    {
      id: 'takesControl',
      keep: (c, hits) => c.vars.combat?.goal === 'control' && controllerAfter(c, hits) === me(c),
    },
    {
      id: 'neutralises',
      keep: (c, hits) => c.vars.combat?.goal === 'control' && controllerAfter(c, hits) === NOBODY,
    },
    { id: 'mostDestroyed', most: (_, hits) => lost(hits.ships) },
    { id: 'sparesCities', least: (c, hits) => (wantsCities(c) ? 0 : onCities(c, hits)) },
    { id: 'destroysCity', most: (c, hits) => (wantsCities(c) ? fallenCities(c, hits) : 0) },
    { id: 'destroysBuilding', most: (c, hits) => hits.buildings.filter((hit) => falls(c, hit)).length },
    { id: 'hitsStarports', least: (c, hits) => onCities(c, hits) },
    later({
      id: 'staysAlive',
      keep: (c, hits) => c.vars.combat?.goal === 'raid' && aliveAfter(c, hits) > 0,
    }),
    later({
      id: 'mostFresh',
      most: (c, hits) => (c.vars.combat?.goal === 'trophies' ? 0 : freshAfter(c, hits)),
    }),
    later({ id: 'fewestLost', least: (_, hits) => lost(hits.own) }),
  ],
  show: (_, { own, ships, buildings }) => say('supercat.hits', { own, ships, buildings: [...buildings] }),
}
/** A hit before the dice (Railgun Arrays). */
export const railgunHit: WaysOf<Hits> = { ...assignHits, from: (c) => (frame(c) === F.railgun ? hitChoices(c) : []) }
export const hitsAction = (c: C, hits: Hits): Action =>
  frame(c) === F.railgun ? { do: 'hits', own: hits.own } : { do: 'hits', ...hits }

// Ransack and keys

export const ransacks: WaysOf<CourtId> = {
  from: (c) => [...ransackable(c.view, c.view.b[L.B_DEF]!)],
  prefer: [
    later({ id: 'mostAgents', most: (c, card) => allRivalAgents(c.view, me(c), court(card)) }),
    ...influenceDoctrine<CourtId>(
      (card) => [card],
      () => false,
    ),
  ],
  show: (_, card) => say('supercat.card', { card: nameOf(card) }),
}

/** The position after what has been chosen so far, and the keys left. */
function robbed(c: C): { after: State; keys: number } {
  const victim = c.view.b[L.B_DEF]!
  let keys = c.view.b[L.B_KEYS]!
  const take = c.vars.take ?? []
  if (take.length === 0) return { after: c.view, keys }
  const after = copyState(c.view)
  for (const theft of take) {
    keys -= keysFor(theft)
    steal(after, me(c), victim, theft)
  }
  return { after, keys }
}
export const moreToTake = (c: C): boolean => {
  if (frame(c) !== F.raid) return false
  const { after, keys } = robbed(c)
  for (const _ of thefts(after, me(c), c.view.b[L.B_DEF]!, keys)) return true
  return false
}

const stolen = (c: C, theft: Theft): State => {
  const after = copyState(robbed(c).after)
  steal(after, me(c), c.view.b[L.B_DEF]!, theft)
  trim(after, me(c))
  return after
}
const contends = (goal: 'contendDeclared' | 'contendOpen' | 'growDeclared') => (c: C, theft: Theft) =>
  reaches(goal, base(c), stolen(c, theft))

/** 7.3.9 (supercat/A60) */
export const itemsToTake: WaysOf<Theft> = {
  from: (c) => {
    const { after, keys } = robbed(c)
    return [...thefts(after, me(c), c.view.b[L.B_DEF]!, keys)]
  },
  prefer: [
    { id: 'bestItem', keep: (c, theft) => JSON.stringify(theft) === JSON.stringify(c.vars.combat?.item) },
    { id: 'contendDeclared', keep: contends('contendDeclared') },
    { id: 'contendOpen', keep: contends('contendOpen') },
    { id: 'growDeclared', keep: contends('growDeclared') },
    {
      id: 'newType',
      keep: (c, theft) =>
        'slot' in theft && newResource(c.view, me(c), tokenIn(c.view, c.view.b[L.B_DEF]!, theft.slot)),
    },
    ...influenceDoctrine<Theft>(
      (theft) => ('card' in theft ? [theft.card] : []),
      () => false,
    ).slice(0, -1),
    { id: 'fewestKeys', least: (_, theft) => keysFor(theft) },
  ],
  show: (_, theft) =>
    'slot' in theft
      ? say('supercat.theft', { slot: theft.slot + 1 })
      : say('supercat.theft', { card: nameOf(theft.card) }),
}

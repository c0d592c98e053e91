// General Priorities: which card to play.

import type { Node } from '@understudy/procedure'
import { boardOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { best } from '../card-plans.ts'
import { ADM, AGG, anyCard, CON, cardsFor, type Line, MOB } from '../cards.ts'
import {
  type C,
  type CombatPlan,
  type MovePlan,
  me,
  type Option,
  rules,
  type SecurePlan,
  say,
  settings,
  systemsOf,
  type WaysOf,
} from '../context.ts'
import { agents, force, hurt, ownCards, purse, standings, taxableCities, yard } from '../evidence.ts'
import type { GpSelect, NodeId, PageId, PreferenceId } from '../ids.ts'
import { cityPlans, crPlans, portPlans, repairPlans, shipPlans } from '../plans/build.ts'
import { bestCombat, combatPlans, type Want } from '../plans/combat.ts'
import { changingPlans, takingPlans } from '../plans/converge.ts'
import { influencePlans, outbids } from '../plans/influence.ts'
import { gainsClaims, movePlans, neutralises, takesControl } from '../plans/move.ts'
import { canTax, secureIf, securePlans, taxPlans } from '../plans/tax.ts'
import { buildingThreatened, citiesUnbuilt, hasClaim, noStarport, wantsClaims } from '../questions.ts'
import { claims, threatenedNow } from '../terms/map.ts'
import type { Goal } from '../terms/standing.ts'
import {
  anyShip,
  base,
  cities,
  crThreatened,
  effectiveVox,
  firstPort,
  influenceAny,
  repairs,
  secureFor,
  secureVox,
  taxFor,
} from '../ways.ts'
import { byCombat, combatShown } from '../ways-combat.ts'
import { moveForClaims, moveForFirstClaim, moveToRivalCity, moveToThreatened, rivalCitySystems } from '../ways-move.ts'

const { ask, leave, page, select } = rules

type N = Node<C, Action, NodeId, PageId, PreferenceId>
const call = (id: GpSelect, ways: WaysOf<Option>): N => select(id, ways, 'option', [leave(`${id}.go`)])

const taxes = (goal: Goal, many: boolean): Line => ({
  suits: [ADM],
  feasible: (c, { left }) => canTax(c.view, base(c), goal, many ? left : 1),
  plan: (c, { left }) => best(c, taxPlans(c.view, base(c), goal, many ? left : 1), taxFor(goal, many)),
})
const secures = (goal: Goal): Line => ({
  suits: [AGG],
  feasible: (c, { left }) => securePlans(c.view, base(c), goal, left).length > 0,
  plan: (c, { left }) => best(c, securePlans(c.view, base(c), goal, left), secureFor(goal)),
})
const always = (plan: NonNullable<Line['plan']>, ...suits: number[]): Line => ({ suits, feasible: () => true, plan })

const fights = (want: (c: C) => Want, ...suits: number[]): Line => ({
  suits,
  feasible: (c, budget) => bestCombat(c.view, base(c), budget, want(c), settings(c)) ?? false,
  plan: (c, budget) => best(c, combatPlans(c.view, base(c), budget, want(c), settings(c)), COMBATS),
})
const COMBATS: WaysOf<CombatPlan> = { from: () => [], prefer: byCombat, show: combatShown }

const moves = (plans: (c: C, left: number) => readonly MovePlan[], as: WaysOf<MovePlan>): Line => ({
  suits: [MOB, AGG],
  feasible: (c, { left }) => plans(c, left).length > 0,
  plan: (c, { left }) => best(c, plans(c, left), as),
})

const toThreatened = moves(
  (c, left) =>
    changingPlans(
      c.view,
      me(c),
      left,
      threatenedNow(c.view, me(c)),
      settings(c),
      takesControl(c.view, me(c)),
      neutralises(c.view, me(c)),
    ),
  moveToThreatened,
)
const toRivalCity = moves(
  (c, left) => takingPlans(c.view, me(c), left, rivalCitySystems(c), settings(c), takesControl(c.view, me(c))),
  moveToRivalCity,
)
const claiming = (c: C, left: number): readonly MovePlan[] =>
  movePlans(c.view, me(c), left, boardOf(c.view).planets, gainsClaims(c.view, me(c)))
const toClaims = moves(claiming, moveForClaims)

const repairsControl = (build: boolean, ...suits: number[]): Line => ({
  suits,
  feasible: (c, { left }) =>
    crPlans(c.view, me(c), threatenedNow(c.view, me(c)), left, { build, repair: true }).length > 0,
  plan: (c, { left }) =>
    best(c, crPlans(c.view, me(c), threatenedNow(c.view, me(c)), left, { build, repair: true }), crThreatened),
})

const effectiveSecures = (c: C): readonly SecurePlan[] => secureIf(c.view, me(c), (card) => effectiveVox(c, card))

export const generalPriorities = page('GP', [
  call(
    'GP.1',
    cardsFor(
      () => [taxes('contendDeclared', true), secures('contendDeclared')],
      'listed',
      (c) => [...taxableCities(c), ...ownCards(c), ...standings(c, 'declared')],
    ),
  ),
  call(
    'GP.2',
    cardsFor(
      () => [
        {
          suits: [AGG],
          feasible: (c) => effectiveSecures(c).length > 0,
          plan: (c) => best(c, effectiveSecures(c), secureVox),
        },
      ],
      'listed',
      ownCards,
    ),
  ),
  call(
    'GP.3',
    cardsFor(
      () => [fights(() => ({ for: 'declared' }), AGG, ADM, CON, MOB)],
      'byBattles',
      (c) => [...force(c), ...standings(c, 'declared'), ...purse(c)],
    ),
  ),
  ask('GP.4', noStarport, [
    ask(
      'GP.4.1',
      hasClaim,
      [
        call(
          'GP.4a',
          cardsFor(() => [always((c) => best(c, portPlans(c.view, me(c)), firstPort(true)), CON)]),
        ),
      ],
      [
        call(
          'GP.4b',
          cardsFor(() => [always((c, { left }) => best(c, claiming(c, left), moveForFirstClaim), MOB, AGG)]),
        ),
      ],
    ),
  ]),
  ask('GP.5', buildingThreatened, [
    call(
      'GP.5a',
      cardsFor(
        (c) => [toThreatened, fights(() => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }), AGG)],
        'listed',
        force,
      ),
    ),
    call(
      'GP.5b',
      cardsFor(
        () => [repairsControl(true, CON), repairsControl(false, CON, ADM)],
        'listed',
        (c) => [...yard(c), ...hurt(c)],
      ),
    ),
  ]),
  ask('GP.6', citiesUnbuilt, [
    ask(
      'GP.6.1',
      wantsClaims,
      [
        call(
          'GP.6a',
          cardsFor(() => [toClaims], 'listed', force),
        ),
      ],
      [
        call(
          'GP.6b',
          cardsFor((c) =>
            claims(c.view, me(c)) > 0
              ? [always((each) => best(each, cityPlans(each.view, me(each)), cities(true)), CON)]
              : [],
          ),
        ),
      ],
    ),
  ]),
  call(
    'GP.7',
    cardsFor(
      () => [
        taxes('contendOpen', true),
        secures('contendOpen'),
        taxes('captives', false),
        secures('captives'),
        taxes('growDeclared', false),
        secures('growDeclared'),
      ],
      'listed',
      (c) => [...taxableCities(c), ...ownCards(c), ...standings(c, 'open'), ...standings(c, 'declared')],
    ),
  ),
  call(
    'GP.8',
    cardsFor(
      () => [
        {
          suits: [MOB, ADM],
          feasible: (c, { left }) => influencePlans(c.view, me(c), left).some((plan) => outbids(c.view, me(c), plan)),
          plan: (c, { left }) =>
            best(
              c,
              influencePlans(c.view, me(c), left).filter((plan) => outbids(c.view, me(c), plan)),
              influenceAny,
            ),
        },
      ],
      'listed',
      agents,
    ),
  ),
  call(
    'GP.10',
    cardsFor(
      (c) => [toRivalCity, fights(() => ({ for: 'control', systems: rivalCitySystems(c), take: true }), AGG)],
      'carried',
      (c) => [say('supercat.rivalsHold', { systems: systemsOf(rivalCitySystems(c)) }), ...force(c)],
    ),
  ),
  call(
    'GP.11',
    cardsFor(
      () => [
        {
          suits: [CON],
          feasible: (c) => shipPlans(c.view, me(c)).length > 0,
          plan: (c) => best(c, shipPlans(c.view, me(c)), anyShip(true)),
        },
        {
          suits: [CON, ADM],
          feasible: (c) => repairPlans(c.view, me(c), true).length > 0,
          plan: (c) => best(c, repairPlans(c.view, me(c), true), repairs),
        },
      ],
      'listed',
      (c) => [...yard(c), ...hurt(c)],
    ),
  ),
  call('GP.Z', anyCard),
])

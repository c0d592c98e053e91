// The Prelude: Guild cards, then tokens.

import * as read from '../../../rules/state/read.ts'
import type { Action, SiteId, SystemId } from '../../../vocabulary.ts'
import { aggression } from '../aggression/page.ts'
import { psionicSlots } from '../combat/fighting.ts'
import { anyShip, cities, firstPort } from '../construction/ways.ts'
import { type C, type CombatPlan, me, type RuleNode, rules, settings, type WaysOf } from '../context.ts'
import { rivalCitySystems } from '../mobilization/ways.ts'
import { SEEKER } from '../plans/budget.ts'
import { buildAt, shipAt } from '../plans/build.ts'
import type { Want } from '../plans/goals.ts'
import { moveActions } from '../plans/move.ts'
import { inTurn } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { hasStarport, threatenedNow } from '../terms/map.ts'
import { pageIn } from '../versions/page-in.ts'
import { more } from '../versions/version.ts'
import { comingCombat, type Wants } from './coming.ts'
import { fuelMoves, payWithFuel } from './fuel.ts'
import { unlisted } from './unlisted.ts'
import {
  farseers,
  newShips,
  paidActions,
  payMaterial,
  psionicPlans,
  relicSecures,
  spies,
  tongues,
  unions,
  withMaterial,
} from './ways.ts'

const { act, ask, can, choose, go, set } = rules

const inPrelude = (c: C): boolean => inTurn(c) && read.prelude(c.view)

/** The Weapon, and the Moves that tokens pay for (supercat 7.3.3). */
function tokenActions(c: C): Action[] {
  const plan = c.vars.coming
  if (plan === undefined) return []
  const out: Action[] = plan.weapon === undefined ? [] : [{ do: 'arm', pay: { slot: plan.weapon } }]
  if (plan.move === undefined) return out
  const pays = plan.moveTokens.map((slot) => ({ slot }))
  const moves = moveActions(c.view, me(c), plan.move, pays).slice(0, pays.length)
  return [...out, ...moves.map((each, i) => (plan.moveTokens[i] === SEEKER ? bySeeker(each) : each))]
}
/** A Seeker Golem makes the Move instead of a token (GO.3). */
const bySeeker = (move: Action): Action =>
  move.do === 'move'
    ? ({ do: 'useGolem', golem: 'seeker', from: move.from, legs: move.legs } as unknown as Action)
    : move

/** Psionic tokens roll only if no pip is needed to get there. */
const psionicBattles = (c: C): boolean => {
  const plan = c.vars.coming
  return plan !== undefined && plan.psionic > 0 && psionicSlots(c, plan).length > 0
}

const stay = ({ move: _, ...plan }: CombatPlan): CombatPlan => plan

/** The battle to come: what tokens pay for, then what Psionics fight. */
const getsReady = (id: 'PR.8' | 'PR.X8' | 'PR.X8u', coming: WaysOf<CombatPlan>): RuleNode =>
  choose(id, coming, 'coming', [
    act(`${id}.1`, tokenActions, 'coming'),
    ask(`${id}.2`, psionicBattles, [
      set((c) => {
        if (c.vars.coming !== undefined) c.vars.combat = stay(c.vars.coming)
        c.vars.inPrelude = true
      }),
      go(`${id}.3`, 'CMB'),
      set((c) => {
        delete c.vars.inPrelude
      }),
    ]),
  ])

const tidied = { ...rearrange, from: (c: C) => (inPrelude(c) ? rearrange.from(c) : []) }
const declared = (): Want => ({ for: 'declared' })
const threatenedSystems = (c: C): Want => ({ for: 'control', systems: threatenedNow(c.view, me(c)) })
const carriedOver = (c: C): Want => ({
  for: 'control',
  systems: c.vars.carry === true ? rivalCitySystems(c) : [],
  take: true,
})

export const prelude = pageIn(
  'PR',
  {
    '0.5': (version) => [
      can('GC.3', spies, () => ({ do: 'useSpies' })),
      ...more(version, 'PR.fate'),
      can('PR.0', tidied, arrangeAction),
      ...more(version, 'PR.1'),
      can('PR.2', unions, (_, action) => action),
      can('PR.3', newShips, (_, action) => action),
      ask('PR.4', (c) => settings(c).guildPage, [
        can('GC.4', farseers, (_, action) => action),
        can('GC.5', tongues, (_, action) => action),
      ]),
      ask('PR.4b', (c) => settings(c).unlistedPreludes, [can('GC.6', unlisted, (_, action) => action)]),
      can('PR.5a', materialPort, buildMaterialPort),
      can('PR.5b', withMaterial(cities(version).free), buildMaterialCity),
      can('PR.5c', withMaterial(anyShip(true)), buildMaterialShip),
      can('PR.6', relicSecures(version), paidActions),
      can('PR.7', psionicPlans(version), paidActions),
      getsReady(
        'PR.8',
        comingCombat(version, aggression(version), {
          wants: {
            'AGG.28x': carriedOver,
            'AGG.8': declared,
            'AGG.14': threatenedSystems,
            'AGG.37': () => ({ for: 'trophies' }),
          },
          others: [declared],
        }),
      ),
    ],
    '0.10': (version) => {
      const wants: Wants = {
        'AGG.X29x': carriedOver,
        'AGG.X4': declared,
        'AGG.X12': threatenedSystems,
        'AGG.X42': () => ({ for: 'open' }),
      }
      const page = aggression(version)
      return [
        can('GC.X3', spies, () => ({ do: 'useSpies' })),
        ...more(version, 'PR.fate'),
        can('PR.X0', tidied, arrangeAction),
        ...more(version, 'PR.1'),
        can('PR.X2', unions, (_, action) => action),
        can('PR.X3', newShips, (_, action) => action),
        ask('PR.X4', (c) => settings(c).guildPage, [
          can('GC.X4', farseers, (_, action) => action),
          can('GC.X5', tongues, (_, action) => action),
        ]),
        ask('PR.X4b', (c) => settings(c).unlistedPreludes, [can('GC.X6', unlisted, (_, action) => action)]),
        can('PR.X5a', materialPort, buildMaterialPort),
        can('PR.X5b', withMaterial(cities(version).free), buildMaterialCity),
        can('PR.X5c', withMaterial(anyShip(true)), buildMaterialShip),
        can('PR.X6', relicSecures(version), paidActions),
        can('PR.X7', psionicPlans(version), paidActions),
        getsReady(
          'PR.X8',
          comingCombat(version, page, {
            wants,
            first: (node) => node !== 'AGG.X42' && node !== 'ZEAL.X42',
            others: [declared, threatenedSystems, ...(version.act?.alsoFights ?? [])],
          }),
        ),
        can('PR.X9', fuelMoves(version), payWithFuel),
        // A battle for an open ambition stands below the claims on its page (supercat/B13).
        getsReady(
          'PR.X8u',
          comingCombat(version, page, {
            wants,
            first: (node) => node === 'AGG.X42' || node === 'ZEAL.X42',
            others: [],
          }),
        ),
      ]
    },
  },
  inPrelude,
)

const materialPort = withMaterial(firstPort(true), (c) => !hasStarport(c.view, me(c)))
const buildMaterialPort = (c: C, at: SystemId): Action => buildAt('starport', at, payMaterial(c))
const buildMaterialCity = (c: C, at: SystemId): Action => buildAt('city', at, payMaterial(c))
const buildMaterialShip = (c: C, port: SiteId): Action => shipAt(port, payMaterial(c))

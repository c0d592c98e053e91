// The Prelude: Guild cards, then tokens.

import * as read from '../../../rules/state/read.ts'
import type { Action } from '../../../vocabulary.ts'
import { aggression } from '../aggression/page.ts'
import { psionicSlots } from '../combat/fighting.ts'
import { anyShip, cities, firstPort } from '../construction/ways.ts'
import { type C, type CombatPlan, me, rules, settings } from '../context.ts'
import { rivalCitySystems } from '../mobilization/ways.ts'
import { buildAt, shipAt } from '../plans/build.ts'
import { moveActions } from '../plans/move.ts'
import { inTurn } from '../questions.ts'
import { arrangeAction, rearrange } from '../slots/ways.ts'
import { hasStarport, threatenedNow } from '../terms/map.ts'
import { pageIn } from '../versions/page-in.ts'
import { comingCombat } from './coming.ts'
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
  return [...out, ...moveActions(c.view, me(c), plan.move, pays).slice(0, pays.length)]
}

/** Psionic tokens roll only if no pip is needed to get there. */
const psionicBattles = (c: C): boolean => {
  const plan = c.vars.coming
  return plan !== undefined && plan.psionic > 0 && psionicSlots(c).length > 0
}

const stay = ({ move: _, ...plan }: CombatPlan): CombatPlan => plan

export const prelude = pageIn(
  'PR',
  {
    '0.5': (version) => [
      can('GC.3', spies, () => ({ do: 'useSpies' })),
      can('PR.0', { ...rearrange, from: (c) => (inPrelude(c) ? rearrange.from(c) : []) }, arrangeAction),
      can('PR.2', unions, (_, action) => action),
      can('PR.3', newShips, (_, action) => action),
      ask('PR.4', (c) => settings(c).guildPage, [
        can('GC.4', farseers, (_, action) => action),
        can('GC.5', tongues, (_, action) => action),
      ]),
      ask('PR.4b', (c) => settings(c).unlistedPreludes, [can('GC.6', unlisted, (_, action) => action)]),
      can(
        'PR.5a',
        withMaterial(firstPort(true), (c) => !hasStarport(c.view, me(c))),
        (c, at) => buildAt('starport', at, payMaterial(c)),
      ),
      can('PR.5b', withMaterial(cities(version).free), (c, at) => buildAt('city', at, payMaterial(c))),
      can('PR.5c', withMaterial(anyShip(true)), (c, port) => shipAt(port, payMaterial(c))),
      can('PR.6', relicSecures(version), paidActions),
      can('PR.7', psionicPlans(version), paidActions),
      choose(
        'PR.8',
        comingCombat(version, aggression(version), {
          'AGG.28x': (c) => ({ for: 'control', systems: c.vars.carry === true ? rivalCitySystems(c) : [], take: true }),
          'AGG.8': () => ({ for: 'declared' }),
          'AGG.14': (c) => ({ for: 'control', systems: threatenedNow(c.view, me(c)) }),
          'AGG.37': () => ({ for: 'trophies' }),
        }),
        'coming',
        [
          act('PR.8.1', tokenActions, 'coming'),
          ask('PR.8.2', psionicBattles, [
            set((c) => {
              if (c.vars.coming !== undefined) c.vars.combat = stay(c.vars.coming)
              c.vars.inPrelude = true
            }),
            go('PR.8.3', 'CMB'),
            set((c) => {
              delete c.vars.inPrelude
            }),
          ]),
        ],
      ),
    ],
  },
  inPrelude,
)

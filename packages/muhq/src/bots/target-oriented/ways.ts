// The targets that a card names.

import type { Ways } from '@understudy/procedure'
import { cannotStand, indexOf, placeOf, tileOf } from '../../rules/board.ts'
import { enemiesOf, tilesOfKind, unitAt } from '../../rules/queries.ts'
import { FAR } from '../../rules/reach.ts'
import { cardOf, settingOf } from '../../rules/setting.ts'
import type { State, Unit } from '../../rules/state.ts'
import { acting, type C } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { goalTiles, towards, wayLengths, wayTo } from '../unit/towards.ts'
import { showTile, showUnit } from '../unit/ways.ts'
import type { Goal } from './notes.ts'

/** Onto or towards the target noted as goal. */
export const towardsGoal = towards((c) => c.vars.goal)

/** muhq/10: targets that exist and can be reached; a tile with somebody else on it is no target. */
export const nearestTarget: Ways<C, Goal, PreferenceId> = {
  from: (c) => {
    const unit = acting(c)
    if (unit === undefined) return []
    return possibleGoals(c.view, unit).filter(
      (goal) => wayLengths(c.view, unit, goalTiles(c.view, unit, goal)) !== undefined,
    )
  },
  prefer: [
    {
      id: 'nearestTarget',
      least: (c, goal) => {
        const unit = acting(c)
        if (unit === undefined) return FAR
        return wayTo(c, unit, goal).left[indexOf(settingOf(c.view).board, unit)] ?? FAR
      },
    },
  ],
  show: (c, goal) => ('tile' in goal ? showTile(c, { tile: goal.tile }) : showUnit(c, goal.unit)),
}

function possibleGoals(state: State, unit: Unit): Goal[] {
  const card = cardOf(state, unit.card)
  if (card.ai?.kind !== 'target') return []
  if (card.ai.of === 'enemy') return enemiesOf(state, 'boss').map((enemy) => ({ unit: enemy.id }))
  const { board } = settingOf(state)
  const goals: Goal[] = []
  for (const tile of tilesOfKind(state, card.ai.of)) {
    if (cannotStand(tileOf(board, tile), card) !== undefined) continue
    const stood = unitAt(state, placeOf(board, tile))
    if (stood === undefined || stood.id === unit.id) goals.push({ tile })
  }
  return goals
}

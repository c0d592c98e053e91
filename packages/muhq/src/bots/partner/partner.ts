// The practice partner: a sensible scripted player for the people's seats. It is ours, not published, and follows no
// rulebook: it fills a friend's chair and measures the bosses. It keeps no memory: each action is chosen anew.

import type { State } from '../../rules/state.ts'
import type { Action, SeatId } from '../../vocabulary.ts'
import { playCard, putAway, release, spurOn } from './cards.ts'
import { lookAt } from './scene.ts'
import { buy } from './stores.ts'
import { finishUnit, useUnits } from './units.ts'

export function partner(view: State, seat: string): Action {
  const scene = lookAt(view, seat as SeatId)
  if (view.phase === 'upkeep') return release(scene)
  // The unit that has begun goes on first: a card, or another unit, would end its turn.
  return buy(scene) ?? finishUnit(scene) ?? playCard(scene) ?? useUnits(scene) ?? spurOn(scene) ?? putAway(scene)
}

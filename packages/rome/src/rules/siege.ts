// 10.5: sieges, which only people lay.

import { say } from '../text/sayings.ts'
import { armyFact, atRegion, placeName } from './facts.ts'
import type { Log } from './handler.ts'
import { takeControl } from './lands.ts'
import { landOf, levelOf, NONE, sideOf } from './query.ts'
import type { State } from './state.ts'
import { isSupplied } from './ways.ts'

/** At the start of the besieger's Campaign turn: one turn more, and surrender at level 0. */
export function advanceSieges(state: State, side: number, log: Log): void {
  sideOf(state, side).armies.forEach(({ region }, slot) => {
    if (region === NONE) return
    const land = landOf(state, region)
    if (land.siege < 0 || land.holder === side) return
    const army = armyFact(state, side, slot)
    const touches = [atRegion(state, region)]
    if (!isSupplied(state, side, region)) {
      land.siege = NONE
      log?.event({ ...say('siegeLifted', { army, region: placeName(state, region) }), touches })
      return
    }
    land.siege++
    log?.event({
      ...say('siegeGoesOn', { army, region: placeName(state, region), level: levelOf(state, region) }),
      touches,
    })
    if (levelOf(state, region) === 0) takeControl(state, side, region, log)
  })
}

// 11.6, RES-4, 7: where an army goes that has to leave.

import { packOf } from '../../pack/setting.ts'
import type { SeatAction } from '../../vocabulary.ts'
import { defeat, leaveRegion, withdraw } from '../army/defeat.ts'
import { type Handler, type Log, option, pick, pop } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, atRegion, ofArmy, placeName } from '../state/names.ts'
import { armyAt, armyOf, heldBy, isBot, landOf, NONE, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { distances, edgeDistances } from '../ways/ways.ts'

type RetreatFrame = FrameOf<'retreat'>

function refuges(state: State, { side, slot, why, from }: RetreatFrame): number[] {
  const { region } = armyOf(state, side, slot)
  if (region === NONE) return []
  const free = (no: number): boolean =>
    landOf(state, no).holder === side && (armyAt(state, no) === undefined || (from !== undefined && no === region))
  if (why !== 'evicted')
    return regionOf(packOf(state), from ?? region).borders.flatMap(({ to }) => (free(to) ? [to] : []))
  const open = heldBy(state, side).filter(free)
  const byLand = edgeDistances(state, region)
  // Where no border leads home, the coasts count as they do for agents (ruling rome/R-110).
  const far = open.some((no) => Number.isFinite(byLand[no])) ? byLand : distances(state, region)
  const nearest = Math.min(...open.map((no) => far[no] ?? 0))
  return open.filter((no) => far[no] === nearest)
}

export const retreatHandler: Handler<RetreatFrame> = {
  ask(state, frame) {
    if (refuges(state, frame).length < 2) return undefined
    return {
      side: frame.side,
      kind: 'retreat',
      question: () => say('ask.retreat', { army: armyFact(state, frame.side, frame.slot) }),
    }
  },
  run(state, frame, log) {
    const [only] = refuges(state, frame)
    if (only !== undefined) return go(state, frame, only, log)
    pop(state, frame)
    const army = armyOf(state, frame.side, frame.slot)
    if (army.region === NONE || frame.why === 'gaveWay') return
    // An undeclared army loses nothing (BVB-9); others are defeated when they cannot give way.
    if (frame.why === 'evicted' || (isBot(sideOf(state, frame.side)) && !army.declared)) {
      withdraw(state, frame.side, frame.slot, log)
    } else defeat(state, frame.side, frame.slot, 'nowhere', log)
  },
  options: (state, frame) =>
    refuges(state, frame).map((region) => {
      const { id } = regionOf(packOf(state), region)
      return option({ do: 'retreat', to: id }, pick('region', id))
    }),
  apply(state, frame, action, log) {
    const { to } = action as Extract<SeatAction, { do: 'retreat' }>
    go(state, frame, packOf(state).regionNo.get(to) ?? NONE, log)
  },
}

function go(state: State, frame: RetreatFrame, region: number, log: Log): void {
  const army = armyOf(state, frame.side, frame.slot)
  pop(state, frame)
  leaveRegion(state, army)
  army.region = region
  log?.event({
    ...say('retreated', { army: armyFact(state, frame.side, frame.slot), to: placeName(state, region) }),
    touches: [ofArmy(state, frame.side, frame.slot), atRegion(state, region)],
  })
}

// What tracing costs: nobody listening against no tracing at all, and somebody listening against nobody. The runs are
// interleaved, so that whatever else the machine does meets all of them alike; the medians of the rounds are compared.

import { median } from '../statistics.ts'
import { buildBundles } from './bundles.ts'
import { processorTime } from './measure.ts'

export interface TracingCost {
  readonly rounds: number
  /** Nobody listens, relative to the bundle without tracing: 0.02 is 2 % more. Target: at most 0.05. */
  readonly nullSink: number
  /** A full trace, relative to nobody listening: target less than 2. */
  readonly fullTrace: number
}

/** Rounds that are not counted: the compiler is still at work in them. */
const WARM_UP = 3

export async function tracingCost(rounds: number, gamesPerRound: number): Promise<TracingCost> {
  const { asIs, asIsToo, stripped, remove } = await buildBundles()
  try {
    const ways = [
      () => stripped(gamesPerRound, false),
      () => asIs(gamesPerRound, false),
      () => asIsToo(gamesPerRound, true),
    ]
    const actions = ways.map((way) => way())
    if (new Set(actions).size !== 1) throw new Error(`tracing changes the games: ${actions.join(', ')} actions`)
    const times: number[][] = ways.map(() => [])
    for (let round = -WARM_UP; round < rounds; round++) {
      // Every round begins with another one of them.
      for (let step = 0; step < ways.length; step++) {
        const which = (round + WARM_UP + step) % ways.length
        const taken = processorTime(() => void ways[which]?.())
        if (round >= 0) times[which]?.push(taken)
      }
    }
    const [without = 0, nobody = 0, full = 0] = times.map((each) => median(each))
    return { rounds, nullSink: nobody / without - 1, fullTrace: full / nobody }
  } finally {
    await remove()
  }
}

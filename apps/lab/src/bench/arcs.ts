// What only Arcs promises: random legal play at every number of players, and the cost of one state.

import { arcs, type State, sizeOfState } from '@understudy/arcs'
import { loadCampaign } from '@understudy/arcs/campaign'
import { keyedRandom } from '@understudy/table'
import { type Figure, type Speed, speedsOf, within } from './measure.ts'

/** One game from the setup to its end, every decision by `sample`; answers how many decisions there were. */
function playOut(players: number, number: number, act = 0): number {
  const random = keyedRandom('bench', `${players}/${number}`)
  const state = arcs.start(act === 0 ? { players } : { players, act }, {})
  let decisions = 0
  for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
    arcs.apply(state, decision.sample(random))
    decisions++
  }
  return decisions
}

export function arcsSpeeds(seconds: number): Speed[] {
  loadCampaign()
  const tables = [0, 1].flatMap((act) => [2, 3, 4].map((players) => [act, players] as const))
  return tables.flatMap(([act, players]) => {
    let games = 0
    let decisions = 0
    const work = () => {
      decisions += playOut(players, games++, act)
      return 1
    }
    const name = `arcs${act === 0 ? '' : `, act ${act}`}, ${players} players at random`
    const speeds = speedsOf([{ name, unit: 'games', work }], seconds)
    return [...speeds, ...speeds.map((speed) => within(speed, 'decisions', decisions / games))]
  })
}

/** A state from the middle of a game for four. */
function middle(): State {
  const random = keyedRandom('bench', 'middle')
  const state = arcs.start({ players: 4 }, {})
  for (let i = 0; i < 200; i++) {
    const decision = arcs.decision(state)
    if (decision === undefined) break
    arcs.apply(state, decision.sample(random))
  }
  return state
}

function ofAct(): State {
  loadCampaign()
  return arcs.start({ players: 4, act: 1 }, {})
}

const COPIES = 1000

export function arcsFigures(seconds: number): Figure[] {
  const state = middle()
  let kept = state
  const copies = () => {
    for (let i = 0; i < COPIES; i++) kept = arcs.copy(state)
    return COPIES
  }
  const [speed] = speedsOf([{ name: 'copy', unit: 'copies', work: copies }], seconds)
  // Bytes and 32-bit sets as they lie in memory; the options are shared by all copies.
  const size = sizeOfState(kept)
  return [
    {
      name: 'arcs, copy of a state',
      value: `${(1e6 / (speed?.perSecond ?? 1)).toFixed(2)} µs`,
      note: 'target less than 2 µs',
    },
    { name: 'arcs, size of a state', value: `${size} bytes`, note: 'target less than 2000' },
    { name: 'arcs, act 1, size of a state', value: `${sizeOfState(ofAct())} bytes`, note: 'target less than 3000' },
  ]
}

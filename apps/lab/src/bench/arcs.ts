// What only Arcs promises: random legal play at every number of players, and the cost of one state.

import { arcs, everyAction, type State } from '@understudy/arcs'
import { loadCampaign } from '@understudy/arcs/campaign'
import { sizeOfState } from '@understudy/arcs/state'
import { CHANCE, keyedRandom } from '@understudy/table'
import { type Figure, playing, type Row } from './measure.ts'

interface Setting {
  readonly players: number
  readonly act?: number
}

const startAt = ({ players, act = 0 }: Setting): State => arcs.start(act === 0 ? { players } : { players, act }, {})

/** One game from the setup to its end, every decision by `sample`; answers how many decisions there were. */
function playOut(table: Setting, number: number): number {
  const random = keyedRandom('bench', `${table.players}/${number}`)
  const state = startAt(table)
  let decisions = 0
  for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
    arcs.apply(state, decision.sample(random))
    decisions++
  }
  return decisions
}

/** The same; answers how many legal actions people had, all listed. A loop of its own: in one, both would be slower. */
function listOut(table: Setting, number: number): number {
  const random = keyedRandom('bench', `${table.players}/${number}`)
  const state = startAt(table)
  let actions = 0
  for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
    if (decision.seat !== CHANCE) actions += everyAction(state).length
    arcs.apply(state, decision.sample(random))
  }
  return actions
}

export function arcsRows(): Row[] {
  loadCampaign()
  const tables = [0, 1].flatMap((act) => [2, 3, 4].map((players) => ({ act, players })))
  return [
    ...tables.map((table) => {
      const name = `arcs${table.act === 0 ? '' : `, act ${table.act}`}, ${table.players} players at random`
      return playing(name, 'decisions', (number) => playOut(table, number))
    }),
    playing('arcs, 4 players, all legal actions listed', 'actions', (number) => listOut({ players: 4 }, number)),
  ]
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

export function copyRow(): Row {
  let state: State | undefined
  let kept: State | undefined
  const work = () => {
    state ??= middle()
    for (let i = 0; i < COPIES; i++) kept = arcs.copy(state)
    // Looked at, so that no compiler may leave the copies out.
    return kept === undefined ? 0 : COPIES
  }
  return { name: 'arcs, copy of a state', unit: 'copies', work }
}

export function arcsFigures(): Figure[] {
  // Bytes and 32-bit sets as they lie in memory; the options are shared by all copies.
  return [
    { name: 'arcs, size of a state', value: `${sizeOfState(middle())} bytes`, note: 'target less than 2000' },
    { name: 'arcs, act 1, size of a state', value: `${sizeOfState(ofAct())} bytes`, note: 'target less than 3000' },
  ]
}

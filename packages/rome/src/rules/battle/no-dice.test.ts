import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { asked } from '../play/asked.ts'
import { push } from '../play/handler.ts'
import { settle } from '../round/flow.ts'
import { newGathered } from './gathered.ts'

it('27: armies without infantry gather no dice; nobody is asked to roll none, and the attacker goes back', () => {
  const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).place('ROM', 0, 'velathri').place('GRE', 0, 'neapolis')
  bench.status('ROM', 'GRE', 'enemy')
  for (const seat of ['ROM', 'GRE']) for (const cls of ['MI', 'CV'] as const) bench.side(seat).decks[cls] = []
  const { state } = bench
  const [target, stage] = [bench.region('neapolis'), bench.region('velathri')]
  const assault = { side: 0, slot: 0, target, stage, bySea: false, infantry: 0 }
  push(state, { kind: 'attack', assault, step: 'fought', won: null, points: [0, 0] })
  push(state, { ...newGathered(assault, { side: 1, slot: 0 }), step: 'roll' })
  settle(state, undefined)
  const now = asked(state)
  // The bot is told of the battle; no die was asked for.
  expect(now?.frame).toMatchObject({ kind: 'reckon', side: 0, step: 'gathered', mine: [], theirs: [] })
  bench.act({ do: 'reckon', step: 'gathered' })
  expect(bench.army('ROM', 0).failed).toBe(true)
  expect(bench.side('ROM').vp).toBe(0)
})

it('BVB-3: of two undeclared armies each gathers dice for its own strength, the attacker too', () => {
  const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).place('ROM', 0, 'velathri').place('GRE', 0, 'neapolis')
  bench.status('ROM', 'GRE', 'enemy')
  const { state } = bench
  const [target, stage] = [bench.region('neapolis'), bench.region('velathri')]
  const assault = { side: 0, slot: 0, target, stage, bySea: false, infantry: -1 }
  push(state, { kind: 'attack', assault, step: 'fought', won: null, points: [0, 0] })
  push(state, newGathered(assault, { side: 1, slot: 0 }))
  settle(state, undefined)
  expect(asked(state)?.frame).toMatchObject({ kind: 'strength', side: 0 })
  bench.act({ do: 'strength', slot: 0, infantry: 3 })
  expect(asked(state)?.frame).toMatchObject({ kind: 'strength', side: 1 })
  bench.act({ do: 'strength', slot: 0, infantry: 4 })
  expect(state.frames.find(({ kind }) => kind === 'gathered')).toMatchObject({ infantry: [3, 4] })
})

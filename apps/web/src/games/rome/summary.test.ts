import { rome, romePackage, type State } from '@understudy/rome'
import { Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { roundBegan, roundEnded } from './round.ts'
import { byRound } from './summary.tsx'
import { toDo } from './to-do.ts'

const at = (round: number, vp: number, over = false): State => {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  state.round = round
  state.phase = 'spending'
  for (const side of state.sides) side.vp = vp
  if (over) state.over = { winners: [0], why: 'rounds' }
  return state
}

it('points by round: what the next one begins with is what it ended with', () => {
  const states = [at(1, 0), at(1, 2), at(2, 3), at(2, 4), at(3, 6), at(3, 9, true)]
  expect(byRound(states, (state, no) => state.sides[no]?.vp ?? 0).map(([first]) => first)).toEqual([0, 3, 6, 9])
})

it('a round ends when the next begins or the game is over, and is known by how it began', () => {
  const first = at(1, 0)
  first.phase = 'setup'
  const open = rome.copy(first)
  open.phase = 'initiative'
  expect(roundEnded(first, open)).toBe(false)
  const last = rome.copy(open)
  last.phase = 'spending'
  const next = rome.copy(last)
  next.round = 2
  expect(roundBegan(last)?.phase).toBe('initiative')
  expect(roundEnded(last, next)).toBe(true)
  expect(roundBegan(at(1, 0))).toBeUndefined()
  const over = rome.copy(next)
  over.over = { winners: [0], why: 'target' }
  expect(roundEnded(next, over)).toBe(true)
  expect(roundEnded(over, over)).toBe(false)
})

it('how a round began is looked up in the journal where nobody has seen it', () => {
  const options = { role1: 'speed', role2: 'speed', role3: 'super', role4: 'absent' }
  const table = Table.start(romePackage, { options, seats: romePackage.seating(options), seed: 'began' })
  let at = 0
  while (table.state.round < 3) at = table.advance()?.index ?? at
  const stateAt = (index: number) => table.stateAt(index)
  const [before, after] = [stateAt(at), stateAt(at + 1)]
  expect(roundBegan(before)).toBeUndefined()
  expect(roundEnded(before, after, { log: table.log.slice(0, at + 1), stateAt })).toBe(true)
  const began = roundBegan(before)
  expect(began?.round).toBe(2)
  expect(['initiative', 'order', 'agents']).toContain(began?.phase)
  const points = (state: State | undefined) => state?.sides.reduce((sum, { vp }) => sum + vp, 0)
  expect(points(began)).toBeLessThan(points(before) ?? 0)
})

it('what a bot only makes up its mind about is not on the list for the real table', () => {
  const entry = (action: unknown) => ({ t: 'action', seat: 'GRE', by: 'bot', action }) as never
  const step = (action: unknown, events: unknown[] = []) =>
    toDo({ index: 1, moment: '', entry: entry(action), events } as never)
  expect(step({ do: 'reckon', step: 'tax' })).toBe(false)
  expect(step({ do: 'reckon', step: 'taken' }, [{ say: 'taken', with: {} }])).toBe(true)
  expect(step({ do: 'march', path: ['rome'] })).toBe(true)
})

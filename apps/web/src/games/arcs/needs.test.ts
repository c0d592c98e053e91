import { arcs } from '@understudy/arcs'
import { BadInput } from '@understudy/table'
import { expect, test } from 'vitest'
import { fetchNeeds } from '../index.ts'
import type { AnyGameUi } from '../ui.ts'
import { handOver, needs } from './needs.ts'

test('parts of the rules come with the games that have them', async () => {
  const people = { players: 3, role1: 'human', role2: 'supercat', role3: 'supercat' }
  expect(needs(people, 'start')).toBeUndefined()
  expect(await needs({ ...people, role3: 'lars' }, 'start')).toHaveLength(1)
  expect(await needs({ ...people, leaders: 'draft' }, 'start')).toHaveLength(1)
  expect(await needs(people, 'entries')).toHaveLength(1)
  expect(await needs(people, 'position')).toHaveLength(4)
  const state = arcs.start(people, {})
  expect(handOver(state, 'blue', { by: 'random' })).toBeUndefined()
  expect(() => handOver(state, 'blue', { by: 'person' })).toThrow(BadInput)
})

test('positions by hand, and those of seats that have changed hands, may hold anything', async () => {
  const asked: string[] = []
  const ui = { needs: (_: unknown, from: string) => void asked.push(from) } as unknown as AnyGameUi
  const start = { t: 'start', options: {}, chance: {}, seed: '', seats: {} } as const
  const person = { by: 'person' } as const
  await fetchNeeds(ui, [start])
  await fetchNeeds(ui, [start, { t: 'snapshot', position: {} } as never, { t: 'seat', seat: 'red', to: person }])
  await fetchNeeds(ui, [start, { t: 'seat', seat: 'red', to: person, position: {} }])
  await fetchNeeds(ui, [start, { t: 'edit', position: {} } as never])
  await fetchNeeds(ui, [{ ...start, position: {} }])
  await fetchNeeds(ui, [start], [{ t: 'edit', position: {} } as never])
  expect(asked).toEqual(['start', 'entries', 'position', 'position', 'position', 'position'])
})

import { expect, test } from 'vitest'
import { type Role, rolesOf } from './marks.ts'

const marked = (roles: Record<string, Role>) =>
  Object.fromEntries(rolesOf(new Map(Object.entries(roles)), (role) => role))

test('origins are marked while nothing leads anywhere, and no longer once something does', () => {
  expect(marked({ a: 'origin', b: 'origin' })).toEqual({ a: 'origin', b: 'origin' })
  expect(marked({ a: 'origin', b: 'goal' })).toEqual({ a: 'other', b: 'goal' })
  expect(marked({ a: 'origin', b: 'grave', c: 'goal' })).toEqual({ a: 'other', b: 'grave', c: 'goal' })
})

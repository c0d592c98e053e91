import type { Action } from '@understudy/arcs'
import { expect, it } from 'vitest'
import { actionsOf } from './buys.ts'

it('a card that leads or surpasses has its pips, one that pivots or copies has one', () => {
  const played = (what: 'lead' | 'surpass' | 'pivot', card: string) => actionsOf({ do: what, card } as Action)
  expect(played('lead', 'construction-2')).toBe(4)
  expect(played('surpass', 'construction-6')).toBe(2)
  expect(played('pivot', 'construction-2')).toBe(1)
  expect(actionsOf({ do: 'copy', card: 'construction-2' } as Action)).toBe(1)
  expect(actionsOf({ do: 'end' } as unknown as Action)).toBeUndefined()
})

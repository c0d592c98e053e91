// Parts of the rules bring their deeds when they are loaded; without them nothing of theirs is offered.

import { expect, it, vi } from 'vitest'
import { F } from '../state/stack.ts'

/** The rules as they are before any part has come. */
async function bareRules() {
  vi.resetModules()
  const [{ deedsOf }, { startGame }, { seatRules }] = await Promise.all([
    import('../choosing/deeds.ts'),
    import('../setup/start.ts'),
    import('../seats/index.ts'),
  ])
  return { deedsOf, seatRules, state: startGame({ players: 3 }, {}) }
}

it('a game without a draft and without decks is played without their parts; they come with their deeds', async () => {
  const { deedsOf, state } = await bareRules()
  const before = deedsOf(state)
  expect(before.offered[F.turn]).not.toContain('recall')
  expect([F.draft, F.target].map((frame) => before.offered[frame])).toEqual([[], []])
  expect(Object.keys(before.byName)).not.toContain('draftRow')

  await import('../seats/lars-part.ts')
  await import('../cards/led.ts')
  const after = deedsOf(state)
  expect(after.offered[F.turn]).toContain('recall')
  expect([F.draft, F.target].map((frame) => after.offered[frame])).toEqual([['draft'], ['target']])
  expect([after.chance[F.draftRow], after.chance[F.assign]]).toEqual(['setup', 'setup'])
  expect(after.settles[F.assign]).toBeDefined()
})

it('a seat with a deck is refused in so many words while its part is not there', async () => {
  const { seatRules, state } = await bareRules()
  const lars = { ...state, options: { ...state.options, roles: ['lars' as const, 'human' as const, 'human' as const] } }
  expect(() => seatRules(lars, 0)).toThrow('not loaded')
  expect(seatRules(lars, 1).holdsHand).toBe(true)
  await import('../seats/lars-part.ts')
  expect(seatRules(lars, 0).holdsHand).toBe(false)
})

import { muhq, muhqPackage } from '@understudy/muhq'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { inPages } from './sheets/card-pages.tsx'

describe('other actions beside the board', () => {
  it('offer everything the rules offer to a person who acts, and lead to well-formed actions', () => {
    const state = muhq.start({ boss: 'tyrant', players: 2 }, {})
    const random = keyedRandom('compose', 'x')
    let compared = 0
    for (let i = 0; i < 250; i++) {
      const decision = muhq.decision(state)
      if (decision === undefined) break
      if (decision.kind === 'act') {
        const keys = (choices: ReturnType<typeof compose>) => choices.map(({ pick }) => JSON.stringify(pick))
        const offered = compose(state, decision.seat, [])
        expect(keys(offered)).toEqual(expect.arrayContaining(keys(decision.next([]))))
        for (const first of offered) {
          const inner = first.more === true ? compose(state, decision.seat, [first.pick]) : [first]
          for (const { action } of inner) if (action !== undefined) expect(muhq.parseAction(action)).toEqual(action)
        }
        compared++
      }
      muhq.apply(state, decision.sample(random))
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('can be applied anyway', () => {
    const state = muhq.start({ boss: 'tyrant', players: 1 }, {})
    const random = keyedRandom('force', 'x')
    while (muhq.decision(state)?.kind !== 'act' || state.units.length < 3) {
      const decision = muhq.decision(state) ?? expect.fail('the game was over too soon')
      muhq.apply(state, decision.sample(random))
    }
    let forced = 0
    for (const first of compose(state, 'p1', []).filter(({ pick }) => pick.slot === 'unit')) {
      for (const { action } of compose(state, 'p1', [first.pick])) {
        if (action === undefined) continue
        const copy = muhq.copy(state)
        expect(() => muhqPackage.game.force!(copy, action)).not.toThrow()
        forced++
      }
    }
    expect(forced).toBeGreaterThan(10)
  })
})

describe('sheets', () => {
  it('fill page by page', () => {
    expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(inPages([], 9)).toEqual([])
  })
})

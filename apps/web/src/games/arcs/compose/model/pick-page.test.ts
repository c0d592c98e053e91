import { arcs } from '@understudy/arcs'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { asksFor } from './pick-page.ts'

it('a question about the Court says how many cards it asks for, a question about one card does not', () => {
  for (const [players, n] of [
    [2, 3],
    [3, 4],
  ] as const) {
    const state = arcs.start({ players }, { courtCards: 'table' })
    const random = keyedRandom('court', String(players))
    const asked: (number | undefined)[] = []
    for (let step = 0; step < 12 && asked.length < 1; step++) {
      const decision = arcs.decision(state)
      if (decision === undefined) break
      const context = { state, decision, beside: true, tableDice: false }
      if (decision.kind === 'row') {
        asked.push(asksFor(context, { at: 'pick', picks: [] }))
        const [first] = decision.next([])
        if (first !== undefined) asked.push(asksFor(context, { at: 'pick', picks: [first.pick] }))
      } else if (decision.kind === 'initiative') expect(asksFor(context, { at: 'pick', picks: [] })).toBeUndefined()
      arcs.apply(state, decision.sample(random))
    }
    expect(asked).toEqual([n, n])
  }
})

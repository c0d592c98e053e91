import { arcsPackage } from '@understudy/arcs'
import { keyedRandom, Table } from '@understudy/table'
import { expect, test } from 'vitest'
import { pathTo } from './path-to.ts'

test('the taps to what people did are found, one by one, for nearly everything', () => {
  const table = Table.start(arcsPackage, { options: { players: 3 }, seed: 'taps' })
  let asked = 0
  let found = 0
  for (let step = 0; step < 260; step++) {
    const next = table.next()
    if (next.kind === 'over') break
    if (next.kind !== 'person') {
      table.advance()
      continue
    }
    const action = next.decision.sample(keyedRandom('taps', String(step)))
    const path = pathTo(next.decision, action)
    asked++
    if (path.length > 0) {
      found++
      expect(path.at(-1)?.action).toEqual(action)
    }
    table.act(action)
  }
  expect(asked).toBeGreaterThan(100)
  expect(found / asked).toBeGreaterThan(0.9)
})

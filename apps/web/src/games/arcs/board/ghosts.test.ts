import { describe, expect, it } from 'vitest'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { after, looksAfter, mergedLooks } from './ghosts.tsx'
import { systemLook } from './look.ts'

describe('the ghost of a move', () => {
  const bench = new SmallBench().ships('red', '6g', 3)
  bench.act({ do: 'lead', card: 'mobilization-2' })
  const looks = Array.from({ length: 24 }, (_, system) => systemLook(bench.state, system))
  const drawn = (fresh: number) => {
    const now = after(bench.state, { do: 'move', from: '6g', legs: [{ to: '6h', fresh, damaged: 0 }], pay: 'pip' })!
    const all = mergedLooks(looks, looksAfter(now, looks))
    return (id: string) => all.find((look) => look.id === id)!
  }

  it('keeps those that stay, marks how many leave, and draws those that would come otherwise', () => {
    expect(drawn(2)('6g').ships).toEqual([{ colour: 'red', n: 1, damaged: false, left: 2 }])
    expect(drawn(3)('6g').ships).toEqual([{ colour: 'red', n: 3, damaged: false, ghost: 'leaves' }])
    expect(drawn(2)('6h').ships).toEqual([{ colour: 'red', n: 2, damaged: false, ghost: 'comes' }])
  })

  it('rings a system as it would be in control, and leaves all others as they are', () => {
    expect(drawn(3)('6g')).toMatchObject({ control: undefined, turned: true })
    expect(drawn(2)('2h')).toEqual(looks.find(({ id }) => id === '2h'))
  })
})

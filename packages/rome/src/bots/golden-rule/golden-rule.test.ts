import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { superBook } from '../books.ts'
import { entry } from '../entry.ts'
import { play } from '../testing/bot-testing.ts'

it('GLD-1: what no page is about is decided by points, gold and cards that everybody can see (R-99)', () => {
  const bench = new Bench({ ROM: 'human', GRE: 'super' }).gold('ROM', 4)
  bench.state.phase = 'initiative'
  bench.state.frames.push({ kind: 'commit', side: bench.no('ROM') })
  expect(entry(bench.state)).toBe('GLD')
  const { actions, fired, found } = play(bench, 'ROM', { anyTie: true })
  expect(actions).toEqual([{ do: 'commit', gold: 0 }])
  expect(fired.has('GLD-1')).toBe(true)
  expect(found('GLD-1')[0]).toHaveLength(5)
})

it('GLD-1: points before gold before cards', () => {
  const [node] = superBook.pages.find((page) => page.id === 'GLD')?.nodes ?? []
  expect(node?.kind === 'can' ? node.ways.prefer?.map(({ id }) => id) : []).toEqual([
    'mostPoints',
    'mostOwnGold',
    'fewestLost',
  ])
})

it('GLD-1: decisions with a page of their own do not come to it', () => {
  const bench = new Bench({ ROM: 'super', GRE: 'super' }).begin('spending', 'ROM')
  expect(entry(bench.state)).toBe('SPN')
  expect(superBook.pages.some((page) => page.id === 'GLD')).toBe(true)
})

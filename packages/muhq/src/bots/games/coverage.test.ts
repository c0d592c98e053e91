import { addCounts, type Counts, Coverage, listNodes } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhqPackage } from '../../package.ts'
import { kraken, tyrant } from '../books.ts'
import type { NodeId } from '../ids.ts'
import { seatsBy } from '../testing/game-testing.ts'

const GAMES = 80

const FED = 'a boss rarely plays more units than its income feeds: about one game in a hundred'

/** Rules to which so many games need not come with a yes, and why. Each fires in a test of its page. */
const RARE: Partial<Record<NodeId, string>> = {
  'AGG.3b.1': 'needs a board without a single enemy and a unit that is shut in at the same time',
  'KRA.2.1': FED,
  'KRA.2.1.1': FED,
  'TYR.2.1': FED,
  'TYR.2.1.1': FED,
}

describe.each([{ book: kraken }, { book: tyrant }])(`${GAMES} games of $book.id`, ({ book }) => {
  it('come to every rule of the book, except rare ones', () => {
    const counts: Counts = {}
    for (let game = 0; game < GAMES; game++) {
      const players = 1 + (game % 4)
      const sink = new Coverage()
      const seats = seatsBy(game % 2 === 0 ? 'random' : 'partner', players)
      simulate(muhqPackage, { options: { boss: book.id, players }, seed: `c ${game}`, seats, sink })
      addCounts(counts, sink.counts)
    }
    const nodes = listNodes(book, 'standard').map(({ node }) => node)
    expect(nodes.length).toBeGreaterThan(30)
    expect(nodes.filter((node) => (counts[node]?.yes ?? 0) === 0 && !(node in RARE))).toEqual([])
  }, 240_000)
})

// Every rule: a position in which it decides (or says yes), and one in which it is passed over. Most positions come from
// whole games; those that games rarely bring are set up by hand.

import { listNodes } from '@understudy/procedure/trace'
import { beforeAll, describe, expect, it } from 'vitest'
import { books } from './books.ts'
import { gameOf, play } from './game-testing.ts'
import { NEVER_PASSED, NEVER_YES, SELDOM } from './in-games-testing.ts'
import type { NodeId } from './sources.ts'
import type { VersionId } from './versions/version.ts'
import { Watch } from './watch-testing.ts'

const GAMES = 110
const COMPANIES = [
  { bots: 1, others: 2 },
  { bots: 2, others: 1 },
  { bots: 3, others: 1 },
  { bots: 3, others: 0 },
  { bots: 1, others: 1 },
  { bots: 2, others: 2 },
]

/** Every version by its own games. */
const VERSION_IDS = Object.keys(books) as VersionId[]

for (const version of VERSION_IDS) {
  const watch = new Watch()
  const nodes = listNodes(books[version], 'base').map(({ node }) => node as NodeId)

  describe(`rules of ${version} in whole games`, () => {
    beforeAll(() => {
      for (let game = 0; game < GAMES; game++) {
        const options = game % 5 === 0 ? { leaders: 'supercat', pack: true } : {}
        const company = COMPANIES[game % COMPANIES.length]!
        const versions = Array.from({ length: company.bots }, () => version)
        for (const _ of play(gameOf({ ...company, seed: `c${game}`, options, versions }), watch)) {
          // to the end
        }
      }
    }, 300_000)

    it('are many', () => {
      expect(nodes.length).toBeGreaterThan(150)
    })

    for (const node of nodes) {
      if (!(node in NEVER_YES) && !SELDOM.yes.has(node))
        it(`${node} says yes`, () => {
          expect(watch.yes.has(node)).toBe(true)
        })
      if (!(node in NEVER_PASSED) && !SELDOM.no.has(node))
        it(`${node} is passed over`, () => {
          expect(watch.no.has(node)).toBe(true)
        })
    }
  })
}

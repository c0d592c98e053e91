// Whole acts: every rule of Edicts, Summits and Negotiations, with every modifier, is at work somewhere and passed over
// somewhere. What acts seldom bring is shown by hand on its page.

import { listNodes, type TraceEvent } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'
import { campaignBook } from '../campaign/book.ts'

const PAGES = ['EDI', 'SUM', 'NEG']
const COLOURS = ['red', 'yellow', 'blue', 'white']
const COMPANIES = [
  [4, 4],
  [3, 3],
  [2, 2],
  [4, 3],
  [3, 2],
  [4, 2],
] as const

/** At work only by hand. */
const SELDOM_YES: Readonly<Record<string, string>> = {
  'SU.1c': 'by option only (supercat/A122)',
  'SU.1d': 'by option only (supercat/A122)',
  'ED.1d': 'a First Regent who contends nothing at all',
  'ED.2': 'a Regent without any agent in supply',
  'ED.2a': 'see ED.2',
  'ED.2b': 'see ED.2',
  'ED.2c': 'see ED.2',
  'ED.2d': 'see ED.2',
  'ED.5a': 'an Admiral who secures the Council',
  'ED.5b': 'see ED.5a',
  'ED.5c': 'a Caretaker who secures the Council while a Golem sleeps off the map',
  'ED.5d': 'see ED.5c',
  'SU.2d': 'Favors that advance an objective and contend nothing',
  'SU.3b': 'a Steward that has lost the tile',
  'SU.3c': 'see SU.3b',
  'NE.5f': 'a trade with which the bot itself comes to contend',
  'NE.7': 'somebody offers the Magnate a Trophy, a Captive or pieces',
  'NE.7a': 'see NE.7',
}
/** Passed over only by hand, or never. */
const SELDOM_NO: Readonly<Record<string, string>> = {
  'ED.1c': 'see ED.1d',
  'ED.2b': 'see ED.2',
  'SU.2': 'Call to Order is asked about only when it is open',
  'SU.4': 'see SU.2',
  'NE.6a': 'asked only while there is another bot',
}

const yes = new Set<string>()
const no = new Set<string>()
const sink = {
  detail: false,
  event(event: TraceEvent): void {
    if (event.e === 'ask') (event.yes ? yes : no).add(event.node)
    else if (event.e === 'found') (event.candidates.length > 0 ? yes : no).add(event.node)
    else if ('node' in event && event.e !== 'broken') yes.add(event.node)
  },
}

describe('Edicts, Summits and Negotiations in whole acts', () => {
  const nodes = listNodes(campaignBook, 'campaign').filter(({ page }) => PAGES.includes(page))
  const asked = new Set(
    nodes
      .filter(({ kind }) => kind === 'ask' || kind === 'can' || kind === 'choose' || kind === 'repeat')
      .map(({ node }) => node as string),
  )
  let takeAway = (): void => {}

  beforeAll(() => {
    takeAway = offerCampaign()
    for (let game = 0; game < 60; game++) {
      const [players, bots] = COMPANIES[game % COMPANIES.length]!
      const roles = Object.fromEntries(
        COLOURS.slice(0, players).map((_, seat) => [`role${seat + 1}`, seat < bots ? 'supercat' : 'human']),
      )
      const bot = { by: 'bot', bot: 'supercat', version: '0.5' } as const
      const seats = Object.fromEntries(
        COLOURS.slice(0, players).map((colour, seat) => [colour, seat < bots ? bot : ({ by: 'random' } as const)]),
      )
      simulate(arcsPackage, { options: { players, act: 1, ...roles }, seats, seed: `goes ${game}`, sink })
    }
  }, 240_000)
  afterAll(() => takeAway())

  it('shows each rule at work', () => {
    expect(nodes.length).toBeGreaterThan(60)
    expect(nodes.map(({ node }) => node).filter((node) => !yes.has(node) && !(node in SELDOM_YES))).toEqual([])
  })

  it('shows each question answered with no', () => {
    expect(asked.size).toBeGreaterThan(40)
    expect([...asked].filter((node) => !no.has(node) && !(node in SELDOM_NO))).toEqual([])
  })
})

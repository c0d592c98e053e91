// Whole acts with each Fate in turn: nothing gets stuck, and the rules of the pages are read and say yes.

import { Coverage, listNodes } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'
import { FATES } from '../../../rules/campaign/vocabulary.ts'
import { campaignBook } from '../campaign/book.ts'

/** Yes only now and then: a few times in three hundred acts. */
const SELDOM = [
  /^FA\.ST3/,
  /^FA\.ST1c$/,
  /^FA\.FO1b/,
  /^FA\.FO3/,
  /^FA\.AD3/,
  /^FA\.CA3/,
  /^FA\.CA2b$/,
  /^FA\.CA1a$/,
  /^FA\.CA5$/,
  /^FA\.AM3$/,
  /^FA\.AM1b/,
  /^FA\.PA3/,
]

const bot = { by: 'bot', bot: 'supercat', version: '0.5', edition: 'campaign', options: {} } as const
const seats = { red: bot, yellow: bot, blue: bot, white: { by: 'bot', bot: 'eager' } } as const
const roles = { role1: 'supercat', role2: 'supercat', role3: 'supercat', role4: 'human' }

describe('whole acts', () => {
  const withdraw = offerCampaign()
  const coverage = new Coverage()

  it.each(FATES)(
    'are played to their end by a %s',
    (fate) => {
      for (let game = 0; game < 5; game++) {
        const options = { players: 4, act: 1, fate1: fate, ...roles }
        const { outcome } = simulate(arcsPackage, { options, seats, seed: `fates ${game}`, sink: coverage })
        expect(outcome.winners).toHaveLength(1)
      }
    },
    60_000,
  )

  it('read every rule of the Fates, and each says yes', () => {
    withdraw()
    const rules = listNodes(campaignBook, 'campaign')
      .map(({ node }) => node as string)
      .filter((node) => node.startsWith('FA.'))
    expect(rules.length).toBeGreaterThan(100)
    const silent = rules.filter((node) => (coverage.counts[node]?.yes ?? 0) === 0)
    expect(silent.filter((node) => !SELDOM.some((seldom) => seldom.test(node)))).toEqual([])
  })
})

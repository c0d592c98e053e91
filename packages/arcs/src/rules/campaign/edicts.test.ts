// Edicts in their order, Guild Envoys, and the choice of the First Regent.

import { describe, expect, it } from 'vitest'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'

describe('Edicts', () => {
  it('campaign/11.2: Guild Envoys depart with two seats', () => {
    const bench = new CampaignBench(2, ['founder', 'magnate'])
      .court({ card: 'BC02' }, { card: 'BC05', agents: { red: 1 } }, { card: 'BC27' })
      .firstRegent(undefined)
      .outlaw('red', 'yellow')
    bench.frame('edicts')
    expect([
      read.rowCard(bench.state, 0),
      read.rowCard(bench.state, 1),
      read.rowCard(bench.state, 2),
      read.has(bench.state, Pile.BURIED, 1),
    ]).toEqual([0, 5, 27, true])
    expect(bench.waits).toMatch(/^refill/)
  })

  it('campaign/11.3: changing the Policy is all that happens', () => {
    const bench = new CampaignBench().policy('war').frame('govern')
    expect(bench.refused({ do: 'changePolicy', policy: 'war' })).toBe('no.samePolicy')
    bench.do({ do: 'changePolicy', policy: 'peace' })
    expect([camp.policy(bench.state), bench.waits]).not.toContain('demand')
  })

  it('campaign/11.2: Guild Envoys stay with three seats', () => {
    const bench = new CampaignBench(3).firstRegent(undefined).outlaw('red', 'yellow', 'blue').court({ card: 'BC02' })
    bench.frame('edicts')
    expect([read.rowCard(bench.state, 0), bench.waits.startsWith('refill')]).toEqual([2, false])
  })
})

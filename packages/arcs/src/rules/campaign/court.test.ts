// The Court row with the Council, lore and attached cards.

import { describe, expect, it } from 'vitest'
import { inSet } from '../../card-sets.ts'
import { courtData } from '../../data/court.ts'
import { court } from '../board/ids.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { uncover } from './court.ts'
import { CAMPAIGN_COURT } from './data.ts'

const PIP = 'pip' as const

describe('the Court', () => {
  it('campaign/8: the Decided Council is out of reach; In Session it is secured and tucked, with what is attached', () => {
    const bench = new CampaignBench().settled().council('session', { red: 2, blue: 1 })
    set.setAttached(bench.state, 4, 2)
    write.drop(bench.state, Pile.COURT_DECK, 1)
    bench.leads('red', 'aggression-2').act({ do: 'secure', card: 'council' as never, pay: PIP })
    expect([
      camp.council(bench.state),
      camp.councilOf(bench.state),
      bench.has('red', 'BC02'),
      bench.captivesOf('red', 'blue'),
    ]).toEqual([camp.TUCKED, 0, true, 1])
    const decided = new CampaignBench().settled().council('decided').leads('red', 'mobilization-2')
    expect(decided.no({ do: 'influence', card: 'council' as never, pay: PIP })).toBe('no.councilDecided')
  })

  it('campaign/2.1: lore comes out of the Court deck as any that has not been seen', () => {
    const bench = new CampaignBench(3)
      .lore('yellow', 'L02')
      .court({ card: 'CC15' as never })
      .dice(1, 1)
    write.drop(bench.state, Pile.LORE_DECK, 1)
    bench.frame('courtCrises')
    const out = [...uncover.list(bench.state, 0)].map(({ card }) => card as string)
    expect(bench.waits).toBe('refill.red')
    expect([out.includes('L01'), out.includes('L02'), out.includes('L14'), out.includes('L15')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('campaign/6.5: a Council that has decided is neither influenced nor secured', () => {
    const bench = new CampaignBench(3).settled().council('decided').leads('red', 'administration-2')
    expect(bench.no({ do: 'influence', card: 'council' as never, pay: PIP })).toBe('no.councilDecided')
    set.setCouncil(bench.state, camp.IN_SESSION)
    expect(bench.no({ do: 'influence', card: 'council' as never, pay: PIP })).toBeUndefined()
  })

  it('campaign/R11: with an empty Court deck the spot stays empty', () => {
    const bench = new CampaignBench(3).settled().court({ card: 'BC02', agents: { red: 1 } })
    for (const card of read.cards(bench.state, Pile.COURT_DECK)) write.drop(bench.state, Pile.COURT_DECK, card)
    set.setCourtLore(bench.state, 0)
    bench.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC02', pay: PIP })
    expect([bench.has('red', 'BC02'), read.rowCard(bench.state, 0), bench.waits]).toEqual([true, 0, 'turn.red'])
  })

  it('campaign/R22: cards of the base game have one number and two ids', () => {
    expect([court('CC01'), court('CC10'), court('CC14')]).not.toContain(-1)
    expect(court('CC14')).toBe(court('BC29'))
  })

  it.each([
    ['CC01', 'BC02', 'material', 2],
    ['CC02', 'BC05', 'material', 2],
    ['CC03', 'BC08', 'fuel', 2],
    ['CC04', 'BC09', 'fuel', 2],
    ['CC05', 'BC13', 'weapon', 2],
    ['CC06', 'BC11', 'weapon', 2],
    ['CC07', 'BC16', 'psionic', 2],
    ['CC08', 'BC20', 'psionic', 2],
    ['CC09', 'BC22', 'relic', 1],
    ['CC10', 'BC23', 'relic', 2],
  ] as const)('campaign/%s is %s: %s, %i keys, in the deck of every act', (id, base, suit, keys) => {
    expect(court(id as never)).toBe(court(base))
    expect(courtData(court(base))).toMatchObject({ suit, keys })
    expect(inSet(CAMPAIGN_COURT, court(base))).toBe(true)
  })
})

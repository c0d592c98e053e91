// The Advocate: cards and objective.

import { describe, expect, it } from 'vitest'
import { provoke } from '../../battle/outrage.ts'
import { court } from '../../board/ids.ts'
import * as camp from '../../state/campaign/read.ts'
import * as Pile from '../../state/piles.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { CARD } from '../data.ts'
import { topGuild } from './advocate.ts'

const PIP = 'pip' as const
/** A Guild card of a Fate in the hands of another seat, or of nobody. */
function handed(bench: CampaignBench, card: number, from: number, to?: number): CampaignBench {
  write.drop(bench.state, Pile.guild(from), card)
  write.put(bench.state, to === undefined ? Pile.BURIED : Pile.guild(to), card)
  return bench
}

describe('the Advocate', () => {
  it('campaign/12.4, B.6: Recover takes the topmost Guild card to a card without agents', () => {
    const bench = new CampaignBench(4, ['advocate', 'founder', 'magnate', 'partisan']).settled().declared('keeper')
    bench
      .discarded('BC02', 'BC08')
      .court({ card: 'BC05', agents: { red: 1 } }, { card: 'BC27' })
      .council('decided')
    bench.leads('red', 'mobilization-2')
    expect(bench.refused({ do: 'recover', on: 'BC05', pay: PIP })).toBe('no.attach')
    bench.do({ do: 'recover', on: 'council' as never, pay: PIP })
    expect([camp.attached(bench.state, 4), bench.left('red'), camp.discarded(bench.state)]).toEqual([8, 16, 1])
    bench.do({ do: 'recover', on: 'BC27', pay: PIP })
    expect([
      camp.attached(bench.state, 1),
      bench.refused({ do: 'recover', on: 'BC05', pay: PIP }),
      bench.problems(),
    ]).toEqual([2, 'no.recoverNothing', []])
  })

  it('campaign/12.4, R2: a Union counts when it is used', () => {
    const bench = new CampaignBench(4, ['advocate', 'founder', 'magnate', 'partisan'])
      .settled()
      .declared('keeper')
      .guild('red', 'BC11')
    bench.leads('red', 'aggression-2').act({ do: 'useUnion', card: 'BC11', on: 'aggression-2' })
    expect(bench.left('red')).toBe(15)
  })

  it('campaign/12.4: Overseers bind Recover, Spy and Bargain of whoever holds it', () => {
    const recover = new CampaignBench(3, ['advocate', 'founder', 'magnate']).settled().discarded('BC02')
    recover.court({ card: 'BC27' }).leads('red', 'mobilization-2')
    const spy = handed(new CampaignBench(3, ['partisan', 'founder', 'advocate']).settled(), CARD.overseers, 2, 0)
    spy.hand('red', 'mobilization-5').hand('yellow', 'aggression-4').leads('red', 'administration-2')
    const bargain = handed(new CampaignBench(3, ['steward', 'founder', 'advocate']).settled(), CARD.overseers, 2, 0)
    bargain.court({ card: 'BC02', agents: { yellow: 1 } }).leads('red', 'aggression-2')
    const refusals = () => [
      recover.refused({ do: 'recover', on: 'BC27', pay: PIP }),
      spy.refused({ do: 'spy', on: 'yellow', give: 'mobilization-5', pay: PIP }),
      bargain.refused({ do: 'bargain', card: 'BC02', with: 'yellow', pay: PIP }),
    ]
    expect(refusals()).toEqual(['no.overseers', 'no.overseers', 'no.overseers'])
    // Its own Relic icon is a place in Keeper.
    for (const bench of [recover, spy, bargain]) bench.declared('keeper')
    expect(refusals()).toEqual([undefined, undefined, undefined])
  })

  it('campaign/12.4: without Overseers no advance, and none for another Fate that holds it', () => {
    const lost = handed(new CampaignBench(3, ['advocate', 'founder', 'magnate']).settled(), CARD.overseers, 0)
    lost.discarded('BC02').court({ card: 'BC27' }).leads('red', 'mobilization-2')
    lost.do({ do: 'recover', on: 'BC27', pay: PIP })
    expect([camp.attached(lost.state, 0), lost.left('red')]).toEqual([2, 18])
    const other = handed(new CampaignBench(3, ['magnate', 'founder', 'advocate']).settled(), CARD.overseers, 2, 0)
    other.declared('keeper').guild('red', 'BC20').leads('red', 'administration-2').act({ do: 'useTongues' })
    expect([other.has('red', 'BC20'), other.left('red'), other.left('blue')]).toEqual([false, 10, 18])
  })

  it('campaign/12.4: Recover takes the topmost Guild card, whatever lies above it', () => {
    const bench = new CampaignBench(3, ['advocate', 'magnate', 'founder']).discarded('BC02', 'CC13' as never)
    expect(topGuild(bench.state)).toBe(court('BC02'))
  })

  it('campaign/R31: of Guild cards that Outrage discards together the highest lies on top', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan']).guild('red', 'BC01', 'BC02')
    bench.leads('red', 'aggression-2')
    provoke(bench.state, 0, 1)
    bench.frame('courtCrises')
    expect(topGuild(bench.state)).toBe(Math.max(court('BC01'), court('BC02')))
  })
})

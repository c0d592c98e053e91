import { whyNot } from '@understudy/procedure/explain'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../vocabulary.ts'
import { flip, spies } from '../agents/agents-testing.ts'
import { purse, reserves, spend } from '../spending/spending-testing.ts'
import type { Played } from '../testing/bot-testing.ts'
import { stances } from '../testing/seats-testing.ts'

/** Why the last decision of this turn was not another one. */
function why({ runner, view, events }: Played, seat: string, other: Action) {
  const last = events.findLast((event) => event.e === 'act')
  const vars = (last?.e === 'act' ? last.vars : undefined) as Record<string, unknown>
  return whyNot(runner, view, seat, vars ?? {}, events, other)
}

const aim = (card: string, region: string): Action => ({ do: 'agent', card, agent: 0, target: { region } })

describe('why not?', () => {
  const gaul = () => stances(spies('BAR', 'bibracte'), 'BAR', { ROM: 8 }).hold('ROM', 'massalia', 'genua')

  it('another region of the same opponent: RIO-3 prefers more gold', () => {
    expect(why(flip(gaul(), 'BAR', 'RIO'), 'BAR', aim('RIO', 'genua'))).toMatchObject({
      kind: 'dropped',
      node: 'RIO-3',
      preference: 'richest',
    })
  })

  it('another opponent: RIO-1 prefers the higher stance', () => {
    const bench = gaul().hold('GRE', 'nemossos')
    expect(why(flip(bench, 'BAR', 'RIO'), 'BAR', aim('RIO', 'nemossos'))).toMatchObject({
      kind: 'dropped',
      node: 'RIO-1',
      preference: 'stanceHigh',
    })
  })

  it('the gold instead: only if nobody has a region in reach', () => {
    expect(why(flip(gaul(), 'BAR', 'RIO'), 'BAR', { do: 'gold', card: 'RIO' })).toMatchObject({ node: 'GAIN-GOLD' })
  })

  it('what was done', () => {
    expect(why(flip(gaul(), 'BAR', 'RIO'), 'BAR', aim('RIO', 'massalia'))).toEqual({ kind: 'done', node: 'RIO-3' })
  })

  it('what no rule does', () => {
    const played = flip(gaul(), 'BAR', 'RIO')
    expect(why(played, 'BAR', aim('RIO', 'rome'))).toMatchObject({ kind: 'outside', decided: 'RIO-3' })
  })

  it('another building: an earlier line decided', () => {
    const bench = reserves(purse('ROM', 7, 1, 1, 1), 'ROM').develop('ROM', 3, 3, 3)
    const played = spend(bench, 'ROM', { until: 'build', anyTie: true })
    const other: Action = { do: 'build', building: 'market', region: 'rome' }
    expect(why(played, 'ROM', other)).toMatchObject({ node: 'BLD-A2.1', kind: 'guarded', by: 'BLD-A1.1' })
  })
})

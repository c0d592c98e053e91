import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import { awards } from '../../round/ambitions.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'
import { pivots } from './leaders-testing.ts'

/** Red copies or pivots: yellow has led. */
const sidePip = (bench: Bench, card: Parameters<Bench['hand']>[1], lead: Parameters<Bench['hand']>[1]) => {
  bench.hand('blue', lead).hand('red', card).round('blue')
  return bench.act({ do: 'lead', card: lead }).act({ do: 'end' }).act({ do: 'pivot', card })
}

describe('Noble', () => {
  it('Noble, Connected, D31: an empty box secures the top of the Court deck; a Vox card resolves', () => {
    const bench = new Bench().leader('red', 'LEAD12').leads('red', 'mobilization-2', 'tycoon')
    expect(bench.waits).toBe('connect.red')
    bench.act({ do: 'uncover', card: 'BC27' })
    expect(bench.waits).toBe('vox.red')
    bench.act({ do: 'demand', declare: 'tycoon' })
    // Tycoon has a marker already: not connected again.
    expect(bench.waits).toBe('turn.red')
  })

  it('Noble, Influential and Proud', () => {
    const bench = sidePip(
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .court(...ROW),
      'administration-2',
      'mobilization-2',
    )
    bench.act({ do: 'influence', card: 'BC16', pay: PIP })
    expect(bench.waits).toBe('bonusInfluence.red')
    const tie = new Bench().leader('red', 'LEAD12').declared('keeper').guild('red', 'BC21').guild('yellow', 'BC22')
    expect(awards(tie.state, 4)).toEqual([0, 3, 0])
  })

  it('Noble, Connected: what it draws does not act on this declaration, its Prelude waits; no spot is refilled', () => {
    const made = () =>
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .court(...ROW.slice(0, 3))
        .hand('yellow', 'aggression-2')
    const other = new Bench().settled().leader('red', 'LEAD12').hand('yellow', 'aggression-2')
    other.leads('red', 'mobilization-2', 'tycoon').act({ do: 'uncover', card: 'BC17' })
    expect([other.waits, other.no({ do: 'useFarseers', cards: [] })]).toEqual(['turn.red', 'no.justSecured'])
    const vox = made().leads('red', 'mobilization-2', 'tycoon').act({ do: 'uncover', card: 'BC27' })
    expect(vox.act({ do: 'demand', declare: 'keeper' }).waits).toBe('connect.red')
    const none = made()
    write.clear(none.state, Pile.COURT_DECK)
    expect(none.leads('red', 'mobilization-2', 'tycoon').waits).toBe('turn.red')
  })

  it('Noble, Influential: not through Execute, and it may be left', () => {
    const bench = pivots(
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .court(...ROW),
      'administration-2',
    )
    bench.act({ do: 'influence', card: 'BC16', pay: PIP }).act({ do: 'decline' })
    expect(bench.of(read.agentsLeft, 'red')).toBe(9)
    const execute = pivots(
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .guild('red', 'BC12')
        .captives('red', 'yellow', 1)
        .court(...ROW),
      'administration-2',
    ).act({ do: 'execute', captives: ['yellow'], pay: PIP })
    expect(execute.waits).not.toBe('bonusInfluence.red')
  })

  it('Noble, Proud: a second place pays nothing', () => {
    const bench = new Bench()
      .leader('red', 'LEAD12')
      .declared('keeper')
      .guild('red', 'BC21')
      .guild('yellow', 'BC22', 'BC23')
    expect(awards(bench.state, 4)).toEqual([0, 5, 0])
  })
})

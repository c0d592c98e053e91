import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { SITE_DAMAGED } from '../../state/sites.ts'

describe('Overseer', () => {
  it('Overseer, Ruthless: hits the city and taxes it again, once per turn (D18)', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').ships('red', '2h', 1).city('yellow', '2h', true)
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.waits).toBe('ruthless.red')
    bench.act({ do: 'ruthless' })
    // The first Relic is lost to Outrage, the repeated one is not.
    expect([bench.held('red'), bench.trophiesOf('red', 'yellow', 'city'), bench.captivesOf('red', 'yellow')]).toEqual([
      ['relic'],
      1,
      2,
    ])
    expect(bench.waits).toBe('turn.red')
  })

  it('Overseer, Ruthless: one’s own starport returns to the supply when destroyed', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').port('red', '2a', true).leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP }).act({ do: 'ruthless' })
    expect([bench.fleet('red', '2a'), bench.of(read.portsLeft, 'red')]).toEqual([[2, 0], 5])
  })

  it('Overseer, Ruthless: what does not fit is discarded before it is asked, and once more after the repetition', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').city('red', '2h')
    bench.tokens('red', 'fuel', 'weapon', 'material').leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.waits).toBe('overflow.red')
    bench.act({ do: 'arrange', slots: ['fuel', 'relic', 'weapon'] })
    expect(bench.waits).toBe('ruthless.red')
    bench.act({ do: 'ruthless' })
    expect(bench.waits).toBe('overflow.red')
  })

  it('Overseer, Ruthless: fresh, the building is only damaged; once per turn, tax or build', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD10')
      .city('red', '2h')
      .port('red', '2a')
      .tokens('red', 'material')
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'ruthless' })
    expect([bench.held('red'), bench.site('2h') & SITE_DAMAGED]).toEqual([['material', 'relic', 'relic'], SITE_DAMAGED])
    const built = new Bench()
      .settled()
      .leader('red', 'LEAD10')
      .city('red', '2h')
      .port('red', '2a')
      .tokens('red', 'psionic')
    built
      .leads('red', 'administration-2')
      .act({ do: 'tax', city: '2h/1', pay: { slot: 0 } })
      .act({ do: 'ruthless' })
    built.city('red', '3a').act({ do: 'tax', city: '3a/1', pay: PIP })
    expect(built.waits).toBe('turn.red')
  })

  it('Overseer, Ruthless: one’s own city that falls means Outrage, no Ransack, and goes home', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').city('red', '2h', true)
    bench.court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1)).leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'ruthless' })
    expect([bench.of(read.outrage, 'red'), bench.of(read.citiesLeft, 'red'), bench.held('red'), bench.waits]).toEqual([
      16,
      5,
      ['relic'],
      'turn.red',
    ])
  })

  it('Overseer, Ruthless, under Empath’s Bond: a rival city is taxed like one’s own, so it brings no captive (L20)', () => {
    const captives = (ships: number) => {
      const bench = new Bench().settled().leader('red', 'LEAD10').lore('red', 'L20').declared('empath')
      bench.city('yellow', '2h', true).ships('red', '2h', ships).leads('red', 'administration-2')
      bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'ruthless' }).until('turn')
      return [bench.captivesOf('red', 'yellow'), bench.trophiesOf('red', 'yellow', 'city'), bench.held('red')]
    }
    expect([captives(0), captives(1)]).toEqual([
      [0, 1, ['relic']],
      [2, 1, ['relic']],
    ])
  })

  it('Overseer, Ruthless: Summon is no ship built at a starport', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD10')
      .lore('red', 'L01')
      .ships('red', '2h', 1)
      .city('red', '2h')
    expect(bench.leads('red', 'construction-2').act({ do: 'summon', city: '2h/1', pay: PIP }).waits).toBe('turn.red')
  })
})

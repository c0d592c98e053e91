import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

describe('Anarchist', () => {
  it('Anarchist, Inspiring and Principled', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD13')
      .ships('red', '2h', 1)
      .ships('yellow', '2h', 2)
      .city('yellow', '2h')
      .city('red', '3a')
    bench.leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '3a/1', pay: PIP })).toBe('no.principled')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'tax', city: '2h/2', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([['relic', 'relic'], 1])
    expect(bench.no({ do: 'tax', city: '2h/2', pay: PIP })).toBe('no.taxed')
  })

  it('Anarchist: without ships neither rival cities nor vacant slots; not by Nurture; a gate has no slot', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD13')
      .lore('red', 'L10')
      .city('yellow', '2h')
      .city('red', '2c')
    bench.ships('red', '3g', 1).leads('red', 'administration-2')
    const tax = (city: '2h/1' | '2h/2' | '3g/1') => bench.no({ do: 'tax', city, pay: PIP })
    expect([tax('2h/1'), tax('2h/2'), tax('3g/1')]).toEqual(['no.taxControl', 'no.city', 'no.city'])
    const build = new Bench().settled().leader('red', 'LEAD13').lore('red', 'L10').city('red', '2c')
    expect(build.leads('red', 'construction-2').no({ do: 'nurture', city: '2c/1', pay: PIP })).toBe('no.principled')
  })
})

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { SITE_CITY, siteKind } from '../../state/sites.ts'

describe('Cloud Cities', () => {
  it('L09 Cloud Cities: outside the slots for an extra token of the type; Loyal cards apply (D26)', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L09')
      .ships('red', '2a', 1)
      .tokens('red', 'psionic', 'fuel')
      .leads('red', 'construction-2')
    const cloud = (slot: number, as?: 'psionic') =>
      ({ do: 'build', piece: 'city', at: '2a', cloud: as === undefined ? { slot } : { slot, as }, pay: PIP }) as const
    expect([bench.no(cloud(1)), bench.no(cloud(1, 'psionic'))]).toEqual(['no.cloudToken', 'no.loyal'])
    bench.guild('red', 'BC19')
    expect(bench.no(cloud(1, 'psionic'))).toBeUndefined()
    bench.act(cloud(0))
    expect([siteKind(bench.site('2a', 2)), bench.held('red')]).toEqual([SITE_CITY, ['fuel']])
    expect(bench.no(cloud(1, 'psionic'))).toBe('no.slot')
  })

  it('L09: one per planet in total; the paying token and the extra one are two; Outrage does not matter', () => {
    const bench = new Bench().settled().lore('red', 'L09').ships('red', '2a', 1).outrage('red', 'psionic')
    bench.tokens('red', 'material', 'psionic').leads('red', 'mobilization-2')
    const cloud = (slot: number, pay: number) =>
      bench.no({ do: 'build', piece: 'city', at: '2a', cloud: { slot }, pay: { slot: pay } })
    expect([cloud(0, 0), cloud(1, 0)]).toEqual(['no.token', undefined])
    bench.building('yellow', '2a', 'city', false, 2)
    expect(cloud(1, 0)).toBe('no.slot')
    expect(bench.no({ do: 'build', piece: 'starport', at: '2a', cloud: { slot: 1 }, pay: { slot: 0 } })).toBe('no.slot')
  })
})

import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'

describe('Upstart', () => {
  it('Upstart, Ambitious: a token of choice for each declaration', () => {
    const bench = new Bench().leader('red', 'LEAD04').leads('red', 'mobilization-2', 'tycoon')
    expect(bench.waits).toBe('ambitious.red')
    expect(bench.act({ do: 'ambitious', gain: 'relic' }).held('red')).toEqual(['relic'])
  })

  it('Upstart, Callow: own cities are taxed only under control', () => {
    const bench = new Bench().settled().leader('red', 'LEAD04').city('red', '2h').leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '2h/1', pay: PIP })).toBe('no.callow')
    bench.ships('red', '2h', 1)
    expect(bench.no({ do: 'tax', city: '2h/1', pay: PIP })).toBeUndefined()
  })

  it('Upstart, Ambitious: any declaration; nothing of an empty supply; it may be left', () => {
    const bench = new Bench().settled().leader('red', 'LEAD04').supply('relic', 0).tokens('red', 'psionic')
    bench.court({ card: 'BC27', agents: { red: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-3')
    bench.act({ do: 'secure', card: 'BC27', pay: PIP }).act({ do: 'demand', declare: 'keeper' })
    expect([bench.waits, bench.no({ do: 'ambitious', gain: 'relic' })]).toEqual(['ambitious.red', 'no.tokenSupply'])
    expect(bench.act({ do: 'ambitious' }).held('red')).toEqual(['psionic'])
  })

  it('Upstart, Callow: overrides Empath’s Bond and binds Nurture', () => {
    const bench = new Bench().settled().leader('red', 'LEAD04').lore('red', 'L20', 'L10').declared('empath')
    bench.city('yellow', '2h').city('red', '2c').leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '2h/1', pay: PIP })).toBe('no.callow')
    const build = new Bench().settled().leader('red', 'LEAD04').lore('red', 'L10').city('red', '2c')
    expect(build.leads('red', 'construction-2').no({ do: 'nurture', city: '2c/1', pay: PIP })).toBe('no.callow')
  })
})

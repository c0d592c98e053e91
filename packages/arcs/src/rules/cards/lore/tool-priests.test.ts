import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

describe('Tool-Priests', () => {
  it('L01 Tool-Priests: a ship at any city under control, once per turn', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L01')
      .ships('red', '2a', 1)
      .city('yellow', '2a')
      .city('red', '2h')
      .leads('red', 'construction-2')
    expect(bench.no({ do: 'summon', city: '2h/1', pay: PIP })).toBe('no.control')
    expect(bench.act({ do: 'summon', city: '2a/1', pay: PIP }).fleet('red', '2a')).toEqual([2, 0])
    expect(bench.no({ do: 'summon', city: '2a/1', pay: PIP })).toBe('no.oncePerTurnLore')
  })

  it('L01: no ship left, no Summon; without the lore neither', () => {
    const bench = new Bench().lore('red', 'L01').ships('red', '2a', 15).city('red', '2a').leads('red', 'construction-2')
    expect(bench.no({ do: 'summon', city: '2a/1', pay: PIP })).toBe('no.supply')
    const without = new Bench().settled().ships('red', '2a', 1).city('red', '2a').leads('red', 'construction-2')
    expect(without.no({ do: 'summon', city: '2a/1', pay: PIP })).toBe('no.lore')
  })
})

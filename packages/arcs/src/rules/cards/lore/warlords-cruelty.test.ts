import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

describe('Warlord’s Cruelty', () => {
  it('L23 Warlord’s Cruelty: no tax limit while Warlord is declared', () => {
    const again = (declared: boolean) => {
      const bench = new Bench().settled().lore('red', 'L23').city('red', '2h')
      if (declared) bench.declared('warlord')
      return bench
        .leads('red', 'administration-2')
        .act({ do: 'tax', city: '2h/1', pay: PIP })
        .no({ do: 'tax', city: '2h/1', pay: PIP })
    }
    expect([again(true), again(false)]).toEqual([undefined, 'no.taxed'])
  })

  it('L23: Nurture too', () => {
    const bench = new Bench().settled().lore('red', 'L10', 'L23').declared('warlord').city('red', '2h')
    bench.leads('red', 'construction-2').act({ do: 'nurture', city: '2h/1', pay: PIP })
    expect(bench.no({ do: 'nurture', city: '2h/1', pay: PIP })).toBeUndefined()
  })
})

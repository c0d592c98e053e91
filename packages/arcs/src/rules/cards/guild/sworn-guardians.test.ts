import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { secured } from './guild-testing.ts'

describe('Sworn Guardians', () => {
  it('BC22 Sworn Guardians protect against theft, not against Trade', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC23')
      .guild('yellow', 'BC22')
      .ships('red', '2a', 2)
      .city('yellow', '2a')
    bench.tokens('yellow', 'psionic').tokens('red', 'fuel').leads('red', 'administration-2')
    bench.act({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })
    expect([bench.held('red'), bench.held('yellow')]).toEqual([['psionic'], ['fuel']])
  })

  it('BC22: Outrage and captures go on; what is buried lies below the deck', () => {
    const bench = secured('BC28', (each) => each.guild('yellow', 'BC22').tokens('yellow', 'fuel', 'relic'))
    bench.act({ do: 'spread', type: 'relic' })
    expect([bench.held('yellow'), bench.has('yellow', 'BC22')]).toEqual([['fuel'], false])
    const buried = secured('BC30', (each) => each.guild('yellow', 'BC22', 'BC12'))
    expect(buried.no({ do: 'struggle', from: 'yellow', card: 'BC12' })).toBe('no.guardians')
    buried.act({ do: 'struggle', from: 'yellow', card: 'BC22' })
    expect([buried.has('red', 'BC22'), buried.has('yellow', 'BC22')]).toEqual([false, false])
  })
})

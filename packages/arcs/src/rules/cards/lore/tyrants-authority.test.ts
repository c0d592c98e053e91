import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { SITE_CITY, SITE_DAMAGED } from '../../state/sites.ts'
import * as write from '../../state/write.ts'

describe('Tyrant’s Authority', () => {
  it('L26 Tyrant’s Authority: a rival building under control becomes one’s own, damage kept', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L26')
      .declared('tyrant')
      .ships('red', '2a', 1)
      .city('yellow', '2a', true)
      .leads('red', 'construction-2')
    bench.act({ do: 'annex', site: '2a/1', pay: PIP })
    expect([bench.site('2a'), bench.of(read.citiesLeft, 'yellow'), bench.of(read.outrage, 'red')]).toEqual([
      SITE_CITY | SITE_DAMAGED,
      5,
      0,
    ])
  })

  it('L26: not without control, not one’s own, not without a piece; a starport too', () => {
    const bench = new Bench().settled().lore('red', 'L26').declared('tyrant').ships('red', '2h', 1).city('red', '2h')
    bench.port('yellow', '2h').city('yellow', '2c').leads('red', 'construction-2')
    const annex = (site: '2h/1' | '2h/2' | '2c/1') => bench.no({ do: 'annex', site, pay: PIP })
    expect([annex('2h/1'), annex('2c/1'), annex('2h/2')]).toEqual(['no.annex', 'no.control', undefined])
    bench.act({ do: 'annex', site: '2h/2', pay: PIP })
    expect([bench.of(read.portsLeft, 'red'), bench.of(read.portsLeft, 'yellow'), bench.problems()]).toEqual([4, 5, []])
    write.setPortsLeft(bench.state, 0, 0)
    bench.building('yellow', '3a', 'starport').ships('red', '3a', 1)
    expect(bench.no({ do: 'annex', site: '3a/1', pay: PIP })).toBe('no.supply')
  })
})

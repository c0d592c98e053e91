import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { SITE_USED } from '../../state/sites.ts'
import * as write from '../../state/write.ts'
import { fights } from './leaders-testing.ts'

describe('Shaper', () => {
  it('Shaper, Mythic: the planet takes the type of a token, once', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .city('red', '2h')
      .tokens('red', 'fuel')
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'mythic', slot: 0 })
    expect([bench.held('red'), read.mythic(bench.state, 7)]).toEqual([['relic'], 2])
    write.setSite(bench.state, 21, read.site(bench.state, 21) & ~SITE_USED)
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect([bench.held('red').sort(), bench.waits]).toEqual([['fuel', 'relic'], 'turn.red'])
  })

  it('Shaper, Mythic: what does not fit is discarded before it is asked, so that laying a token makes no room', () => {
    const bench = new Bench().settled().leader('red', 'LEAD14').city('red', '2h')
    bench.tokens('red', 'fuel', 'weapon', 'material').leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.waits).toBe('overflow.red')
    bench.act({ do: 'arrange', slots: ['fuel', 'relic', 'weapon'] })
    expect(bench.waits).toBe('mythic.red')
    bench.act({ do: 'mythic', slot: 0 })
    expect([bench.held('red').sort(), bench.waits]).toEqual([['relic', 'weapon'], 'turn.red'])
  })

  it('Shaper, Ancient: gates give a Catapult, starports do not', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .ships('red', '2g', 1)
      .port('red', '3a')
      .ships('red', '3a', 1)
      .leads('red', 'mobilization-2')
    const go = (from: '2g' | '3a', a: '3g', b: '3c') =>
      bench.no({
        do: 'move',
        from,
        legs: [
          { to: a, fresh: 1, damaged: 0 },
          { to: b, fresh: 1, damaged: 0 },
        ],
        pay: PIP,
      })
    expect([go('2g', '3g', '3c'), go('3a', '3g', '3c')]).toEqual([undefined, 'no.catapult'])
  })

  it('Shaper, Mythic: not for a city in a gate, not without a token; Outrage goes by the new type', () => {
    const gate = new Bench().settled().leader('red', 'LEAD14').tokens('red', 'fuel').city('red', '2h')
    gate.building('red', '2g', 'city', false, 1).leads('red', 'administration-2')
    expect(gate.act({ do: 'tax', city: '2g/2', pay: PIP }).waits).toBe('turn.red')
    const none = new Bench().settled().leader('red', 'LEAD14').supply('relic', 0).city('red', '2h')
    expect(none.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP }).waits).toBe('turn.red')
    const bench = new Bench(4).ships('red', '4a', 3).city('yellow', '4a', true).ships('yellow', '6g', 1)
    write.setMythic(bench.state, 13, 2)
    write.addSupply(bench.state, 2, -1)
    fights(bench.leads('red', 'aggression-2'), { raid: 1 }, { raid: [4] })
    expect(bench.of(read.outrage, 'red')).toBe(4)
  })

  it('Shaper, Ancient: Empath’s Bond gives no Catapult from a rival starport either', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .lore('red', 'L20')
      .declared('empath')
      .port('yellow', '3a')
    bench.ships('red', '3a', 1).leads('red', 'mobilization-2')
    const legs = [
      { to: '3g', fresh: 1, damaged: 0 },
      { to: '3c', fresh: 1, damaged: 0 },
    ] as const
    expect(bench.no({ do: 'move', from: '3a', legs, pay: PIP })).toBe('no.catapult')
  })
})

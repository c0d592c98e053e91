import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { clearStack } from '../../state/stack.ts'

describe('Empath’s Bond', () => {
  it('L20 Empath’s Bond: rival cities and starports on one’s own terms, without captives', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L20')
      .declared('empath')
      .city('yellow', '2h')
      .port('yellow', '2a')
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([['relic'], 0])
    clearStack(bench.state)
    bench.leads('red', 'construction-2').act({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP })
    expect(bench.fleet('red', '2a')).toEqual([1, 0])
  })

  it('L20: nothing while Empath is undeclared; a starport once per turn; damaged where another controls; Catapult', () => {
    const made = (declared: boolean) => {
      const bench = new Bench()
        .settled()
        .lore('red', 'L20')
        .city('yellow', '2h')
        .port('yellow', '2a')
        .ships('yellow', '2a', 1)
      return declared ? bench.declared('empath') : bench
    }
    const build = { do: 'build', piece: 'ship', port: '2a/1', pay: PIP } as const
    expect(made(false).leads('red', 'construction-2').no(build)).toBe('no.portNotYours')
    expect(made(false).leads('red', 'administration-2').no({ do: 'tax', city: '2h/1', pay: PIP })).toBe('no.taxControl')
    const bench = made(true).leads('red', 'construction-2').act(build)
    expect([bench.fleet('red', '2a'), bench.no(build)]).toEqual([[0, 1], 'no.portUsed'])
    const flying = made(true).ships('red', '2a', 2).leads('red', 'mobilization-2')
    const legs = [
      { to: '2g', fresh: 2, damaged: 0 },
      { to: '3g', fresh: 2, damaged: 0 },
    ] as const
    expect(flying.no({ do: 'move', from: '2a', legs, pay: PIP })).toBeUndefined()
  })

  it('L20: who controls the system taxes as usual, with a captive', () => {
    const bench = new Bench().settled().lore('red', 'L20').declared('empath').city('yellow', '2h').ships('red', '2h', 1)
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.captivesOf('red', 'yellow')).toBe(1)
  })
})

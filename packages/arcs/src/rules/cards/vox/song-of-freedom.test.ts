import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'

const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
  make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
    .leads('red', 'aggression-2')
    .act({ do: 'secure', card: id, pay: PIP })

describe('Song Of Freedom', () => {
  it('BC29 Song of Freedom: the shuffle happens without a city, and before the refill', () => {
    const bench = secured('BC29').act({ do: 'free' })
    expect(bench.no({ do: 'uncover', card: 'BC29' })).toBeUndefined()
    expect(secured('BC29').no({ do: 'free', seize: true })).toBe('no.freeFirst')
  })

  it('BC29: a follower may seize with it (arcs 7.7)', () => {
    const bench = new Bench()
      .settled()
      .ships('yellow', '2a', 1)
      .city('red', '2a')
      .court({ card: 'BC29', agents: { yellow: 1 } }, ...ROW.slice(1))
    bench
      .follows('yellow', 'pivot', 'aggression-2', 'mobilization-2', 'red')
      .act({ do: 'secure', card: 'BC29', pay: PIP })
    bench.act({ do: 'free', city: '2a/1', seize: true })
    expect([read.initiative(bench.state), bench.of(read.citiesLeft, 'red'), bench.of(read.outrage, 'yellow')]).toEqual([
      1, 5, 0,
    ])
  })

  it('BC29: not without control; a city of one’s own may go home too; the leader cannot seize', () => {
    const bench = secured('BC29', (each) => each.ships('red', '2a', 1).city('red', '2a').city('yellow', '2c'))
    expect(bench.no({ do: 'free', city: '2c/1' })).toBe('no.control')
    expect(bench.no({ do: 'free', city: '2a/1', seize: true })).toBe('no.holdsInitiative')
    bench.act({ do: 'free', city: '2a/1' })
    expect([bench.of(read.citiesLeft, 'red'), bench.problems()]).toEqual([5, []])
  })
})

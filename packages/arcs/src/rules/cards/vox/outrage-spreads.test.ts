import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { discarded } from '../guild/guild-testing.ts'

const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
  make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
    .leads('red', 'aggression-2')
    .act({ do: 'secure', card: id, pay: PIP })

describe('Outrage Spreads', () => {
  it('BC28 Outrage Spreads: everybody, oneself too, in turn order, no ransack', () => {
    const bench = secured('BC28', (each) => each.tokens('red', 'fuel').tokens('yellow', 'fuel', 'fuel')).act({
      do: 'spread',
      type: 'fuel',
    })
    expect([bench.held('red'), bench.held('yellow'), bench.of(read.outrage, 'blue')]).toEqual([[], [], 4])
  })

  it('BC28: it may be left; agents are owed where there are none (6.10); already Outraged, no second agent', () => {
    expect(discarded(secured('BC28').act({ do: 'spread' }), 'BC28')).toBe(true)
    const bench = secured('BC28', (each) => each.outrage('blue', 'fuel').captives('red', 'yellow', 10))
    bench.act({ do: 'spread', type: 'fuel' })
    expect([
      bench.of(read.agentsOwed, 'yellow'),
      bench.of(read.agentsLeft, 'blue'),
      bench.of(read.outrage, 'yellow'),
    ]).toEqual([1, 9, 4])
  })
})

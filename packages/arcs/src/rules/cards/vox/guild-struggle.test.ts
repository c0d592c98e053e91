import { describe, expect, it } from 'vitest'
import { setOf } from '../../../card-sets.ts'
import { Bench, PIP, ROW } from '../../../testing.ts'
import { court } from '../../board/ids.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'
import { discarded } from '../guild/guild-testing.ts'

const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
  make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
    .leads('red', 'aggression-2')
    .act({ do: 'secure', card: id, pay: PIP })

describe('Guild Struggle', () => {
  it('BC30 Guild Struggle, D32: the Guild cards of the discard return even without a theft; Vox cards do not', () => {
    const bench = secured('BC30', (each) => {
      write.dropAll(each.state, Pile.COURT_DECK, setOf(court('BC01'), court('BC31')))
      write.putAll(each.state, Pile.COURT_DISCARD, setOf(court('BC01'), court('BC31')))
      return each
    }).act({ do: 'struggle' })
    expect(read.cards(bench.state, Pile.COURT_DISCARD)).toEqual([court('BC30'), court('BC31')])
  })

  it('BC30: steals a Guild card', () => {
    const bench = secured('BC30', (each) => each.guild('blue', 'BC08')).act({
      do: 'struggle',
      from: 'blue',
      card: 'BC08',
    })
    expect(bench.has('red', 'BC08')).toBe(true)
  })

  it('BC30: nothing to steal, nothing discarded: Guild Struggle still goes', () => {
    const bench = secured('BC30').act({ do: 'struggle' })
    expect([discarded(bench, 'BC30'), bench.waits]).toEqual([true, 'refill.red'])
  })
})

import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'

describe('Tycoon’s Charm', () => {
  it('L28 Tycoon’s Charm: Material and Fuel one for one', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L28')
      .declared('tycoon')
      .tokens('red', 'fuel', 'relic')
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCharm', slot: 1, gain: 'weapon' })).toBe('no.charm')
    expect(bench.act({ do: 'useCharm', slot: 0, gain: 'psionic' }).held('red')).toEqual(['psionic', 'relic'])
  })

  it('L28: not for a type that is out; again and again; D27: the old token is back in the supply', () => {
    const bench = new Bench().settled().lore('red', 'L28').declared('tycoon').tokens('red', 'fuel', 'material')
    bench.supply('relic', 0).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCharm', slot: 0, gain: 'relic' })).toBe('no.tokenSupply')
    bench.act({ do: 'useCharm', slot: 0, gain: 'psionic' }).act({ do: 'useCharm', slot: 1, gain: 'weapon' })
    expect([bench.held('red'), read.supply(bench.state, 2)]).toEqual([['psionic', 'weapon'], 5])
    const quiet = new Bench().settled().lore('red', 'L28').tokens('red', 'fuel').leads('red', 'mobilization-2')
    expect(quiet.no({ do: 'useCharm', slot: 0, gain: 'psionic' })).toBe('no.notDeclared')
  })

  it('L28: clears Material and Fuel together; for nothing too; 6.10: a space that still waits gives no agent back', () => {
    const bench = new Bench().settled().lore('red', 'L28').outrage('red', 'material').outrage('red', 'fuel')
    bench.leads('red', 'mobilization-2').act({ do: 'forgive', lore: 'L28' })
    expect([bench.of(read.outrage, 'red'), bench.of(read.agentsLeft, 'red')]).toEqual([0, 10])
    const nothing = new Bench()
      .settled()
      .lore('red', 'L28')
      .leads('red', 'mobilization-2')
      .act({ do: 'forgive', lore: 'L28' })
    expect([read.count(nothing.state, Pile.lore(0)), nothing.no({ do: 'forgive', lore: 'L01' })]).toEqual([
      0,
      'no.lore',
    ])
    const owed = new Bench().settled().lore('red', 'L28').outrage('red', 'fuel').captives('yellow', 'red', 9)
    write.setOutrage(owed.state, 0, read.outrage(owed.state, 0) | 2)
    write.setAgentsOwed(owed.state, 0, 1)
    owed.leads('red', 'mobilization-2').act({ do: 'forgive', lore: 'L28' })
    expect([owed.of(read.outrage, 'red'), owed.of(read.agentsOwed, 'red'), owed.of(read.agentsLeft, 'red')]).toEqual([
      0, 0, 1,
    ])
  })
})

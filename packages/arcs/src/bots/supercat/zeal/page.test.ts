import { describe, expect, it } from 'vitest'
import type { Action } from '../../../vocabulary.ts'
import { actTurn, type FateBench, faithful, plain, withFaithful } from '../campaign/act-testing.ts'

/** Red has led a Faithful card as Zeal, with two actions. */
const zealous = (table: FateBench): FateBench =>
  withFaithful(table, 'red', 6)
    .round('red')
    .act({ do: 'reveal', seat: 'red', cards: ['construction-2', 'construction-3'] })
    .act({ do: 'lead', card: faithful(6), side: 'zeal' } as unknown as Action)
const first = (table: FateBench, options = {}) => actTurn(zealous(table), { actions: 1, options })
const base = () => plain().port('red', '1h').unbuilt('red', 0)

describe('Faithful Zeal', () => {
  it('ZEAL.1 taxes to contend a declared ambition', () => {
    expect(first(base().city('red', '4a').declared('keeper').tokens('blue', 'relic')).nodes).toEqual(['ZEAL.1'])
  })
  it('ZEAL.1 is passed over, ZEAL.2 fights to contend one', () => {
    const turn = first(base().declared('warlord').ships('red', '1g', 3).ships('yellow', '1g', 1))
    expect(turn.answers('ZEAL.1')).toEqual([false])
    expect(turn.did('battle')).toHaveLength(1)
    expect(turn.nodes).toEqual(['ZEAL.2'])
  })
  it('ZEAL.2 is passed over, ZEAL.3.if and ZEAL.3 move to a first claim', () => {
    const turn = first(plain().unbuilt('red', 0).ships('red', '4g', 1))
    expect([turn.answers('ZEAL.2'), turn.answers('ZEAL.3.if')]).toEqual([[false], [true]])
    expect(turn.nodes).toEqual(['ZEAL.3'])
  })
  it('ZEAL.3.if is passed over with a starport, ZEAL.3 without ships', () => {
    expect(first(base()).answers('ZEAL.3.if')).toEqual([false])
    expect(first(plain().city('red', '1c').unbuilt('red', 0)).answers('ZEAL.3')[0]).toBe(false)
  })
  it('ZEAL.4.if and ZEAL.4 move to change control', () => {
    const table = base().city('red', '4a').ships('yellow', '4a', 1).ships('red', '4g', 3)
    expect(first(table).nodes).toEqual(['ZEAL.4'])
  })
  it('ZEAL.4.if is passed over without a threat; ZEAL.4 is passed over where only a battle helps, ZEAL.4b fights', () => {
    expect(first(base()).answers('ZEAL.4.if')).toEqual([false])
    const table = base().city('red', '4a').ships('yellow', '4a', 2).ships('red', '4a', 1, 3)
    const turn = first(table)
    expect(turn.answers('ZEAL.4')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.4b'])
  })
  it('ZEAL.4b is passed over without ships there', () => {
    expect(first(base().city('red', '4a').ships('yellow', '4a', 2)).answers('ZEAL.4b')[0]).toBe(false)
  })
  it('ZEAL.5.if and ZEAL.5 move to a new claim', () => {
    expect(first(plain().port('red', '1h').port('red', '1h').unbuilt('red', 4).ships('red', '4g', 2)).nodes).toEqual([
      'ZEAL.5',
    ])
  })
  it('ZEAL.5.if is passed over without unbuilt cities, ZEAL.5 without ships', () => {
    expect(first(base()).answers('ZEAL.5.if')).toEqual([false])
    expect(first(plain().port('red', '1h').port('red', '1h').unbuilt('red', 4)).answers('ZEAL.5')[0]).toBe(false)
  })
  it('ZEAL.6a taxes to contend an open ambition', () => {
    expect(first(base().city('red', '4a')).nodes).toEqual(['ZEAL.6a'])
  })
  it('ZEAL.6a is passed over, ZEAL.6b taxes a rival city for a Captive', () => {
    const table = base().city('yellow', '1a').ships('red', '1a', 2)
    const closed = table.declared('warlord').declared('keeper', 1).declared('empath', 2)
    const turn = first(closed.tokens('blue', 'relic', 'psionic'))
    expect(turn.answers('ZEAL.6a')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.6b'])
  })
  it('ZEAL.6b is passed over, ZEAL.7.if and ZEAL.7 fight for Trophies', () => {
    const turn = first(base().ships('red', '1g', 3).ships('yellow', '1g', 1))
    expect([turn.answers('ZEAL.6b'), turn.answers('ZEAL.7.if')]).toEqual([[false], [true]])
    expect(turn.nodes).toEqual(['ZEAL.7'])
  })
  it('ZEAL.7.if is passed over without a marker, ZEAL.7 without a battle; ZEAL.8 influences', () => {
    const closed = base().declared('warlord').declared('keeper', 1).declared('empath', 2)
    expect(first(closed).answers('ZEAL.7.if')).toEqual([false])
    const turn = first(base())
    expect(turn.answers('ZEAL.7')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.8'])
  })
  const idle = () => base().agents('red', 0)
  it('ZEAL.8 is passed over without agents, ZEAL.F and ZEAL.F27 take control of a Free city', () => {
    const turn = first(idle().ships('red', '1g', 2).free('1c'))
    expect(turn.answers('ZEAL.8')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.F27'])
  })
  it('ZEAL.F is passed over if the table wants actions to be lost', () => {
    expect(first(idle(), { faithfulFallback: false }).answers('ZEAL.F')).toEqual([false])
  })
  it('ZEAL.F27 is passed over, ZEAL.F40 takes a gate', () => {
    const turn = first(
      idle()
        .ships('red', '6g', 3)
        .ships('yellow', '1g', 1)
        .declared('warlord')
        .declared('keeper', 1)
        .declared('empath', 2)
        .trophies('yellow', 'blue', 'ship', 8)
        .trophies('blue', 'yellow', 'ship', 8),
    )
    expect(turn.answers('ZEAL.F27')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.F40'])
  })
  it('ZEAL.F40 is passed over, ZEAL.F41.if and ZEAL.F41 gather ships', () => {
    const turn = first(
      idle()
        .port('red', '1h')
        .ships('red', '1h', 1)
        .ships('red', '4g', 3)
        .declared('tyrant')
        .declared('keeper', 1)
        .declared('empath', 2),
    )
    expect([turn.answers('ZEAL.F40'), turn.answers('ZEAL.F41.if')]).toEqual([[false], [true]])
    expect(turn.nodes).toEqual(['ZEAL.F41'])
  })
  it('ZEAL.F41.if is passed over without such ships; ZEAL.F42 grows a lead', () => {
    const table = idle()
      .city('red', '4a')
      .declared('keeper')
      .declared('warlord', 1)
      .declared('tyrant', 2)
      .tokens('red', 'relic')
    const turn = first(table)
    expect(turn.answers('ZEAL.F41.if')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.F42'])
  })
  it('ZEAL.F41 is passed over if there is no task force to join: no ship is fresh', () => {
    const turn = first(idle().ships('red', '4g', 0, 2).ships('yellow', '4g', 1))
    expect([turn.answers('ZEAL.F41.if'), turn.answers('ZEAL.F41')]).toEqual([[true], [false]])
  })
  it('ZEAL.F42 is passed over, ZEAL.F44 taxes for a token', () => {
    const table = idle()
      .city('red', '1a')
      .unbuilt('red', 0)
      .declared('keeper')
      .declared('warlord', 1)
      .declared('tyrant', 2)
    const turn = first(table)
    expect(turn.answers('ZEAL.F42')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.F44'])
  })
  it('ZEAL.F44 is passed over without a city', () => {
    expect(first(idle()).answers('ZEAL.F44')).toEqual([false])
  })
})

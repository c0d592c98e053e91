import { describe, expect, it } from 'vitest'
import type { Action } from '../../../vocabulary.ts'
import { actTurn, cc, type FateBench, faithful, plain, withFaithful } from '../campaign/act-testing.ts'

/** Red has led a Faithful card as Wisdom, with two actions. */
const wise = (table: FateBench): FateBench =>
  withFaithful(table, 'red', 6)
    .round('red')
    .act({ do: 'reveal', seat: 'red', cards: ['mobilization-2', 'mobilization-3'] })
    .act({ do: 'lead', card: faithful(6), side: 'wisdom' } as unknown as Action)
const first = (table: FateBench, options = {}) => actTurn(wise(table), { actions: 1, options })
const base = () => plain().port('red', '1h').unbuilt('red', 0)

describe('Faithful Wisdom', () => {
  it('WIS.1 secures to contend a declared ambition', () => {
    const table = base()
      .court({ card: cc('CC10'), agents: { red: 1 } })
      .declared('keeper')
    expect(first(table).nodes).toEqual(['WIS.1'])
  })
  it('WIS.1 is passed over otherwise; WIS.5a secures for an open ambition', () => {
    const turn = first(base().court({ card: cc('CC10'), agents: { red: 1 } }))
    expect(turn.answers('WIS.1')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.5a'])
  })
  it('WIS.2.if and WIS.2 build the first starport', () => {
    expect(first(plain().unbuilt('red', 0).ships('red', '4a', 1)).nodes).toEqual(['WIS.2'])
  })
  it('WIS.2.if is passed over with one, and WIS.2 without a claim', () => {
    expect(first(base()).answers('WIS.2.if')).toEqual([false])
    expect(first(plain().unbuilt('red', 0).ships('red', '4g', 1)).answers('WIS.2')[0]).toBe(false)
  })
  it('WIS.3.if and WIS.3 repair to change control', () => {
    const table = base().city('red', '4a').ships('red', '4a', 1, 1).ships('yellow', '4a', 2).outlaw('red', 'yellow')
    expect(first(table).nodes).toEqual(['WIS.3'])
  })
  it('WIS.3.if is passed over without a threat, WIS.3 without a way', () => {
    expect(first(base()).answers('WIS.3.if')).toEqual([false])
    expect(first(base().city('red', '4a').ships('yellow', '4a', 2)).answers('WIS.3')[0]).toBe(false)
  })
  it('WIS.4 builds a city at a claim', () => {
    expect(first(plain().port('red', '1h')).nodes).toEqual(['WIS.4'])
  })
  it('WIS.4 is passed over without one', () => {
    expect(first(base()).answers('WIS.4')).toEqual([false])
  })
  it('WIS.5b grows a lead in a declared ambition; WIS.5a is passed over', () => {
    const table = base()
      .court({ card: cc('CC10'), agents: { red: 1 } })
      .declared('keeper')
      .declared('warlord', 1)
      .declared('tyrant', 2)
    const turn = first(table.guild('red', cc('CC09')))
    expect(turn.nodes).toEqual(['WIS.5b'])
    expect(turn.answers('WIS.5a')).toEqual([false])
  })
  it('WIS.F goes on with other lines, and WIS.F31 builds a ship; WIS.5b is passed over', () => {
    const turn = first(base())
    expect(turn.answers('WIS.5b')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F31'])
  })
  it('WIS.F is passed over if the table wants actions to be lost', () => {
    expect(first(base(), { faithfulFallback: false }).answers('WIS.F')).toEqual([false])
  })
  it('WIS.F25 builds to take control of a rival building', () => {
    const table = base().city('yellow', '1h').ships('yellow', '1h', 1).ships('red', '1h', 1).outlaw('red', 'yellow')
    expect(first(table).nodes).toEqual(['WIS.F25'])
  })
  it('WIS.F25, WIS.F31 are passed over, WIS.F32 builds a ship', () => {
    const turn = first(base().ships('red', '1h', 2))
    expect([...turn.answers('WIS.F25'), ...turn.answers('WIS.F31')]).toEqual([false, false])
    expect(turn.nodes).toEqual(['WIS.F32'])
  })
  it('WIS.F32 is passed over without ships, WIS.F33 builds a starport', () => {
    const turn = first(base().ships('red', '1h', 8).ships('red', '4a', 7))
    expect(turn.answers('WIS.F32')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F33'])
  })
  it('WIS.F33 is passed over without a claim, WIS.F34 repairs', () => {
    const turn = first(base().port('red', '1h').ships('red', '4g', 14, 1))
    expect(turn.answers('WIS.F33')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F34'])
  })
  const nothing = () => base().port('red', '1h').ships('red', '4g', 15)
  it('WIS.F34 is passed over, WIS.F4 secures an effective Vox card', () => {
    const turn = first(
      nothing()
        .court({ card: cc('CC15'), agents: { red: 1 } })
        .blight('4a', 0, 2),
    )
    expect(turn.answers('WIS.F34')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F4'])
  })
  it('WIS.F4 is passed over if the Vox card would do nothing', () => {
    expect(first(nothing().court({ card: cc('CC15'), agents: { red: 1 } })).answers('WIS.F4')).toEqual([false])
  })
  it('WIS.F5 secures the Council', () => {
    expect(first(nothing().council('session', { red: 1 })).nodes).toEqual(['WIS.F5'])
  })
  it('WIS.F5 is passed over, WIS.F6 secures a Faithful card', () => {
    const turn = first(
      nothing()
        .court({ card: cc('CC05'), agents: { red: 1 } })
        .attached(0, 'faithful-9' as never),
    )
    expect(turn.answers('WIS.F5')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F6'])
  })
  it('WIS.F6 is passed over, WIS.F7 secures a card with a Guild card', () => {
    const turn = first(
      nothing()
        .court({ card: cc('CC05'), agents: { red: 1 } })
        .attached(0, cc('CC06')),
    )
    expect(turn.answers('WIS.F6')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F7'])
  })
  it('WIS.F7 is passed over, WIS.F18 secures for Captives', () => {
    const taken = { card: cc('CC05'), agents: { red: 2, yellow: 1 } } as const
    const turn = first(
      nothing()
        .court(taken)
        .declared('tyrant')
        .declared('warlord', 1)
        .declared('keeper', 2)
        .captives('yellow', 'blue', 3)
        .captives('blue', 'yellow', 3),
    )
    expect(turn.answers('WIS.F7')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F18'])
  })
  it('WIS.F18 is passed over, WIS.F39 secures any other card', () => {
    const turn = first(nothing().court({ card: cc('CC05'), agents: { red: 1 } }))
    expect(turn.answers('WIS.F18')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.F39'])
  })
  it('WIS.F39 is passed over with no card of its own', () => {
    expect(first(nothing()).answers('WIS.F39')).toEqual([false])
  })
})

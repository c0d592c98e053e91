import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import { pivots } from './leaders-testing.ts'

/** Red copies or pivots: yellow has led. */
const sidePip = (bench: Bench, card: Parameters<Bench['hand']>[1], lead: Parameters<Bench['hand']>[1]) => {
  bench.hand('blue', lead).hand('red', card).round('blue')
  return bench.act({ do: 'lead', card: lead }).act({ do: 'end' }).act({ do: 'pivot', card })
}

describe('Feastbringer', () => {
  it('Feastbringer, Charismatic: an Influence ahead of the Secure, or after it', () => {
    const make = () =>
      sidePip(
        new Bench()
          .settled()
          .leader('red', 'LEAD07')
          .court({ card: 'BC16', agents: { red: 1, yellow: 1 } }, ...ROW.slice(1)),
        'aggression-2',
        'mobilization-2',
      )
    const ahead = make().act({ do: 'bonusInfluence', card: 'BC16' }).act({ do: 'secure', card: 'BC16', pay: PIP })
    expect(ahead.has('red', 'BC16')).toBe(true)
    expect(make().no({ do: 'secure', card: 'BC16', pay: PIP })).toBe('no.majority')
  })

  it('Feastbringer, Generous, D20: each declaration costs a Guild card for the poorest rival', () => {
    const bench = new Bench().leader('red', 'LEAD07').power('yellow', 5).hand('red', 'mobilization-2').round()
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })).toBe('no.generousNone')
    bench.guild('red', 'BC08')
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })).toBe('no.generousGive')
    bench.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon', give: 'BC08' })
    expect([bench.has('red', 'BC08'), bench.has('blue', 'BC08')]).toEqual([false, true])
  })

  it('Feastbringer, Charismatic: after the Secure, when the spot is refilled; an Influence ahead must make one possible', () => {
    const made = () =>
      pivots(
        new Bench()
          .settled()
          .leader('red', 'LEAD07')
          .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1)),
        'aggression-2',
      )
    const bench = made().act({ do: 'secure', card: 'BC16', pay: PIP }).act({ do: 'uncover', card: 'BC01' })
    expect([bench.waits, bench.no({ do: 'bonusInfluence', card: 'BC01' })]).toEqual(['bonusInfluence.red', undefined])
    const none = pivots(
      new Bench()
        .settled()
        .leader('red', 'LEAD07')
        .court({ card: 'BC16', agents: { yellow: 2 } }, { card: 'BC17', agents: { yellow: 1 } }),
      'aggression-2',
    )
    expect(none.no({ do: 'bonusInfluence', card: 'BC16' })).toBe('no.noSecureAfter')
  })

  it('Feastbringer, Generous, D20: a tie goes by turn order; Bards, Populist Demands and Tycoon’s Ambition cost too', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD07')
      .guild('red', 'BC08', 'BC12')
      .lore('red', 'L27')
      .declared('tycoon')
    bench.leads('red', 'mobilization-3')
    expect(bench.no({ do: 'useTycoonsAmbition', declare: 'keeper' })).toBe('no.generousGive')
    bench.act({ do: 'useTycoonsAmbition', declare: 'keeper', give: 'BC12' })
    expect(bench.has('yellow', 'BC12')).toBe(true)
    const demand = new Bench()
      .settled()
      .leader('red', 'LEAD07')
      .court({ card: 'BC27', agents: { red: 1 } }, ...ROW.slice(1))
    demand.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC27', pay: PIP })
    expect(demand.no({ do: 'demand', declare: 'keeper' })).toBe('no.generousNone')
    const bards = new Bench().settled().leader('red', 'LEAD07').guild('red', 'BC25').hand('blue', 'mobilization-2')
    bards.hand('red', 'construction-5').round('blue').act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    bards.act({ do: 'pivot', card: 'construction-5', declare: 'keeper', give: 'BC25' })
    expect(bards.has('blue', 'BC25')).toBe(true)
  })

  it('Feastbringer: nobody else gives anything', () => {
    const bench = new Bench().guild('red', 'BC08').hand('red', 'mobilization-2').round()
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon', give: 'BC08' })).toBe('no.giveNothing')
  })
})

import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'

const thief = (prepare: (bench: Bench) => unknown) => {
  const bench = new Bench().settled().guild('red', 'BC20')
  prepare(bench)
  return bench.leads('red', 'mobilization-2')
}

describe('Keeper’s Trust', () => {
  it('L21 Keeper’s Trust: safe from who has the type already', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .lore('yellow', 'L21')
      .declared('keeper')
      .tokens('yellow', 'fuel', 'relic')
      .tokens('red', 'fuel')
      .leads('red', 'mobilization-2')
    const take = (slot: number) => bench.no({ do: 'useTongues', from: 'yellow', take: { slot } })
    expect([take(0), take(1)]).toEqual(['no.trust', undefined])
  })

  it('L21: nothing while Keeper is undeclared; a Cartel’s supply counts as having', () => {
    const take = { do: 'useTongues', from: 'yellow', take: { slot: 0 } } as const
    const quiet = thief((each) => each.lore('yellow', 'L21').tokens('yellow', 'fuel').tokens('red', 'fuel'))
    expect(quiet.no(take)).toBeUndefined()
    const cartel = thief((each) =>
      each.lore('yellow', 'L21').declared('keeper').tokens('yellow', 'fuel').guild('red', 'BC06'),
    )
    expect(cartel.no(take)).toBe('no.trust')
  })

  it('L21: judged again after each theft of a raid', () => {
    const bench = new Bench(4).lore('yellow', 'L21').declared('keeper').tokens('yellow', null, 'fuel', 'fuel')
    bench.ships('red', '4a', 4).city('yellow', '4a').leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [2] })
    expect([
      bench.no({ do: 'raid', take: [{ slot: 1 }] }),
      bench.no({ do: 'raid', take: [{ slot: 1 }, { slot: 2 }] }),
    ]).toEqual([undefined, 'no.trust'])
  })
})

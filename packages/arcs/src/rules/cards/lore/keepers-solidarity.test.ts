import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'

const thief = (prepare: (bench: Bench) => unknown) => {
  const bench = new Bench().settled().guild('red', 'BC20')
  prepare(bench)
  return bench.leads('red', 'mobilization-2')
}

describe('Keeper’s Solidarity', () => {
  it('L22 Keeper’s Solidarity: a Guild card is safe beside a token of its suit', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .lore('yellow', 'L22')
      .declared('keeper')
      .tokens('yellow', 'fuel')
      .guild('yellow', 'BC08', 'BC12')
      .leads('red', 'mobilization-2')
    const take = (card: `BC${string}`) => bench.no({ do: 'useTongues', from: 'yellow', take: { card } })
    expect([take('BC08'), take('BC12')]).toEqual(['no.solidarity', undefined])
  })

  it('L22: with a Relic even Sworn Guardians cannot be taken; a Cartel’s supply protects its suit (9.8)', () => {
    const take = (card: `BC${string}`) => ({ do: 'useTongues', from: 'yellow', take: { card } }) as const
    const relic = thief((each) =>
      each.lore('yellow', 'L22').declared('keeper').tokens('yellow', 'relic').guild('yellow', 'BC22'),
    )
    expect(relic.no(take('BC22'))).toBe('no.solidarity')
    const cartel = thief((each) => each.lore('yellow', 'L22').declared('keeper').guild('yellow', 'BC06', 'BC12'))
    expect([cartel.no(take('BC06')), cartel.no(take('BC12'))]).toEqual(['no.solidarity', undefined])
    const empty = thief((each) =>
      each.lore('yellow', 'L22').declared('keeper').guild('yellow', 'BC06').supply('fuel', 0),
    )
    expect(empty.no(take('BC06'))).toBeUndefined()
  })
})

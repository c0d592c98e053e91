import { describe, expect, it } from 'vitest'
import { quiet, rulesOn, SupercatBench, stuck, turnOf } from '../bot-testing.ts'

describe('Mobilization', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('MOB')).toEqual([
      'MOB.0',
      'MOB.10.if',
      'MOB.10',
      'MOB.13.if',
      'MOB.13',
      'MOB.16.if',
      'MOB.16',
      'MOB.22',
      'MOB.23',
      'MOB.28',
      'MOB.40',
      'MOB.41.if',
      'MOB.41',
      'MOB.43',
      'MOB.27',
    ])
  })

  it('MOB.10.if, MOB.10: moves to a claim when there is neither starport nor claim', () => {
    const turn = turnOf(quiet(new SupercatBench().ships('red', '5g', 2)).draws('mobilization-3', 'administration-3'), {
      actions: 2,
    })
    expect(turn.nodes).toEqual(['GP.4b', 'MOB.10'])
  })

  it('MOB.13 lets ships of several systems converge only if the table says so', () => {
    const table = () =>
      quiet(
        new SupercatBench()
          .city('red', '4a')
          .port('red', '1c')
          .unbuilt('red', 0)
          .ships('red', '4g', 2)
          .ships('red', '4c', 2)
          .ships('yellow', '4a', 2),
      ).draws('mobilization-4', 'mobilization-5')
    const single = turnOf(table(), { actions: 2 })
    expect(single.nodes[1]).toBe('MOB.13')
    const found = single.found('MOB.13')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((text) => text.includes('2 ships'))).toBe(true)
    const multi = turnOf(table(), { actions: 3, options: { moveOrigins: 'multi' } })
    expect(multi.nodes.slice(1)).toEqual(['MOB.13', 'MOB.13'])
    expect(new Set(multi.did('move').map(({ from }) => from))).toEqual(new Set(['4g', '4c']))
  })

  it('MOB.10 is passed over if nobody can move', () => {
    const turn = turnOf(stuck().draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('MOB.10.if')[0]).toBe(true)
    expect(turn.answers('MOB.10')[0]).toBe(false)
  })

  it('MOB.10.if is passed over with a starport', () => {
    const turn = turnOf(
      quiet(new SupercatBench().port('red', '1h').ships('red', '1h', 2)).draws('mobilization-3', 'mobilization-4'),
    )
    expect(turn.answers('MOB.10.if')[0]).toBe(false)
    expect(turn.nodes).not.toContain('MOB.10')
  })

  it('MOB.41 is passed over if there is no task force to join: no ship is fresh', () => {
    const table = quiet(new SupercatBench().port('red', '1h').city('red', '4a').city('yellow', '4a').unbuilt('red', 0))
    table.ships('red', '4a', 0, 2).ships('yellow', '4a', 1).agents('red', 0)
    const turn = turnOf(table.draws('mobilization-3', 'mobilization-4'))
    expect(turn.answers('MOB.41.if')[0]).toBe(true)
    expect(turn.answers('MOB.41')[0]).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { lowestMarker, resourceFactor } from '../../rules/seats/lars-score.ts'
import * as read from '../../rules/state/read.ts'
import * as write from '../../rules/state/write.ts'
import type { Bench } from '../../testing.ts'
import { aim, table } from './lars-testing.ts'

/** Red and yellow are Lars, blue is a person; they have targets and a place to be. */
const board = () => aim(aim(table().settled(), 'red', '3c'), 'yellow', '2c')

/** Ends the chapter and reckons up what there is to reckon for Lars. */
function endChapter(bench: Bench): Bench {
  bench.endChapter()
  for (const step of ['undeclared', 'resources'] as const)
    if (bench.no({ do: 'reckon', step }) === undefined) bench.act({ do: 'reckon', step })
  return bench
}

describe('the end of a chapter', () => {
  it('1.0 scores declared ambitions for Lars too, with city bonuses (lars/A48)', () => {
    const bench = board().declared('keeper').tokens('red', 'relic')
    for (const planet of ['2a', '2h', '3a', '3h'] as const) bench.city('red', planet)
    endChapter(bench)
    // 5 for the large marker, 2 for four cities on the map.
    expect(bench.of(read.power, 'red')).toBe(7)
  })

  it('1.1 scores undeclared ambitions for Lars seats only, without bonus (lars/A46, lars/A48)', () => {
    const bench = board().tokens('red', 'relic').tokens('blue', 'relic', 'relic', 'psionic')
    for (const planet of ['2a', '2h', '3a', '3h'] as const) bench.city('red', planet)
    endChapter(bench)
    expect(bench.of(read.power, 'red')).toBe(2)
    expect(bench.of(read.power, 'blue')).toBe(0)
  })

  it('1.1 with larsRanksPeople: people are ahead of Lars, but gain nothing (lars/A46)', () => {
    const board = () => aim(aim(table('3p-mix-up', { larsRanksPeople: true }).settled(), 'red', '3c'), 'yellow', '2c')
    const behind = board().chapter(2).tokens('red', 'relic').tokens('blue', 'relic', 'relic')
    write.setMarkerFlipped(behind.state, 2, true)
    endChapter(behind)
    expect([behind.of(read.power, 'red'), behind.of(read.power, 'blue')]).toEqual([2, 0])
    const ahead = board().chapter(2).tokens('red', 'relic', 'relic').tokens('blue', 'relic')
    write.setMarkerFlipped(ahead.state, 2, true)
    endChapter(ahead)
    expect([ahead.of(read.power, 'red'), ahead.of(read.power, 'blue')]).toEqual([3, 0])
  })

  it('1.1 lets Lars compete with each other, ties included', () => {
    const second = board().chapter(2).tokens('red', 'relic', 'relic').tokens('yellow', 'relic')
    write.setMarkerFlipped(second.state, 2, true)
    endChapter(second)
    expect([second.of(read.power, 'red'), second.of(read.power, 'yellow')]).toEqual([3, 2])
    const tied = board().chapter(2).tokens('red', 'relic').tokens('yellow', 'relic')
    write.setMarkerFlipped(tied.state, 2, true)
    endChapter(tied)
    expect([tied.of(read.power, 'red'), tied.of(read.power, 'yellow')]).toEqual([2, 2])
  })

  it('1.1 takes the lowest marker before the flip (lars/A47)', () => {
    const bench = board()
    const seen = []
    for (let flipped = 0; flipped < 4; flipped++) {
      seen.push(lowestMarker(bench.state))
      if (flipped < 3) write.setMarkerFlipped(bench.state, 2 - flipped, true)
    }
    expect(seen).toEqual([
      [2, 0],
      [3, 2],
      [4, 2],
      [4, 2],
    ])
  })

  it('1.1 returns no trophies or captives (lars/A50)', () => {
    const bench = board().trophies('red', 'blue', 'ship', 2).captives('red', 'blue', 1)
    endChapter(bench)
    expect(bench.trophiesOf('red', 'blue', 'ship')).toBe(2)
    expect(bench.captivesOf('red', 'blue')).toBe(1)
    const declared = board().trophies('red', 'blue', 'ship', 2).declared('warlord')
    endChapter(declared)
    declared.act({ do: 'target', planet: '5c' }).act({ do: 'target', planet: '5c' })
    expect(declared.trophiesOf('red', 'blue', 'ship')).toBe(0)
  })

  it.each([
    // red, yellow, blue → factors of red and yellow (lars/A49)
    [
      [5, 3, 9],
      [1, 2],
    ],
    [
      [9, 3, 5],
      [0, 2],
    ],
    [
      [5, 9, 3],
      [1, 0],
    ],
    [
      [3, 3, 9],
      [2, 2],
    ],
    [
      [9, 9, 3],
      [0, 0],
    ],
    [
      [5, 3, 5],
      [1, 2],
    ],
    [
      [3, 5, 3],
      [2, 0],
    ],
    [
      [0, 0, 0],
      [2, 2],
    ],
  ])('1.2 of %j adds %j times the Resource Power (lars/A49)', ([red, yellow, blue], factors) => {
    const bench = board().power('red', red!).power('yellow', yellow!).power('blue', blue!)
    expect([0, 1].map((seat) => resourceFactor(bench.state, seat))).toEqual(factors)
  })

  it('1.2 adds Resource Power once for all, then sets it to 0', () => {
    const bench = board().power('red', 5).power('yellow', 3).power('blue', 9)
    write.setResourcePower(bench.state, 0, 3)
    write.setResourcePower(bench.state, 1, 4)
    endChapter(bench)
    expect([bench.of(read.power, 'red'), bench.of(read.power, 'yellow')]).toEqual([8, 11])
    expect([bench.of(read.resourcePower, 'red'), bench.of(read.resourcePower, 'yellow')]).toEqual([0, 0])
  })

  it('1.3 asks each Lars for a new target, in turn order', () => {
    const bench = endChapter(board())
    expect(bench.waits).toBe('target.red')
    expect(bench.no({ do: 'target', planet: '3a' })).toBe('no.larsSameCluster')
    bench.act({ do: 'target', planet: '5c' })
    expect(bench.waits).toBe('target.yellow')
  })
})

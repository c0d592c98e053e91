// Steps 1.1 and 1.2 as rules of the book: one Lars reckons up for all, and says what for.

import { LANGS } from '@understudy/procedure'
import { explain } from '@understudy/procedure/explain'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import * as read from '../../../rules/state/read.ts'
import * as write from '../../../rules/state/write.ts'
import { larsBook } from '../book.ts'
import { aim, play, table } from '../lars-testing.ts'

const board = () => aim(aim(table().settled(), 'red', '3c'), 'yellow', '2c')
const UNDECLARED = { do: 'reckon', step: 'undeclared' } as const
const RESOURCES = { do: 'reckon', step: 'resources' } as const

describe('END', () => {
  it('END.1 and END.2 reckon up once for all Lars (lars/A60), END.3 shifts; the second Lars only shifts', () => {
    const bench = board().tokens('red', 'relic', 'relic').tokens('yellow', 'psionic').power('blue', 9)
    write.setResourcePower(bench.state, 0, 3)
    write.setResourcePower(bench.state, 1, 4)
    bench.endChapter()
    expect(bench.waits).toBe('reckon.red')
    expect(bench.no(RESOURCES)).toBe('no.larsReckoning')
    const red = play(bench, 'red', { until: 'target' })
    expect(red.actions.slice(0, 2)).toEqual([UNDECLARED, RESOURCES])
    // Keeper and Empath bring 2 each; then both Lars are last, level with each other.
    expect([bench.of(read.power, 'red'), bench.of(read.power, 'yellow'), bench.of(read.power, 'blue')]).toEqual([
      8, 10, 9,
    ])
    const yellow = play(bench, 'yellow', { until: 'target' })
    expect(yellow.actions).toHaveLength(1)
    expect(yellow.fired.has('END.1')).toBe(false)
    expect(yellow.fired.has('END.2')).toBe(false)
    expect(yellow.fired.has('END.3')).toBe(true)
  })

  it('a step with nothing to reckon is passed over, and the trace says why', () => {
    const turn = play(board().endChapter(), 'red', { until: 'target' })
    expect(turn.actions.map(({ do: doing }) => doing)).toEqual(['target'])
    const said = explain(turn.events, { rulebook: larsBook, lang: 'en', phrases: arcs.phrases }).map(({ text }) => text)
    expect(said.join(' ')).toContain('No Lars has anything that counts for an ambition without a marker.')
    expect(said.join(' ')).toContain('No Lars has Resource Power.')
  })

  it.each(LANGS)('the trace names who gains what, and the log too (%s)', (lang) => {
    const bench = board().tokens('red', 'relic').power('yellow', 12).power('blue', 20)
    write.setResourcePower(bench.state, 0, 3)
    write.setResourcePower(bench.state, 1, 4)
    const { events } = play(bench.endChapter(), 'red', { until: 'target' })
    const said = explain(events, { rulebook: larsBook, lang, phrases: arcs.phrases })
      .map(({ text }) => text)
      .join(' ')
    for (const line of {
      en: [
        'Red gains 2 Power for Keeper.',
        'Red has 2 Power and 3 Resource Power, which is added twice.',
        'is added once.',
      ],
      ru: [
        'Красный получает 2 очка власти за замысел «Хранитель».',
        'ресурсная сила 3 — прибавляется дважды',
        'один раз',
      ],
    }[lang])
      expect(said).toContain(line)
    expect(bench.events.map(({ say }) => say)).toEqual(
      expect.arrayContaining(['log.undeclared', 'log.resourceScored', 'log.target']),
    )
  })

  it('a Lars in first place loses its Resource Power, and the log says so', () => {
    const bench = board().power('red', 20).power('blue', 3)
    write.setResourcePower(bench.state, 0, 5)
    play(bench.endChapter(), 'red', { until: 'target' })
    expect(bench.of(read.power, 'red')).toBe(20)
    expect(bench.of(read.resourcePower, 'red')).toBe(0)
    expect(bench.events.map(({ say }) => say)).toContain('log.resourceLost')
  })
})

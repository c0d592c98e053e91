import { arcs } from '@understudy/arcs'
import { read, write } from '@understudy/arcs/state'
import { LANGS } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { EDITOR_WORDS } from '../editor/words.ts'
import { NOTATION } from '../typed/notation.ts'
import { actionsLeft } from './left-words.ts'
import { openedPage } from './model/opened.ts'
import { readyAction } from './model/sheet.ts'
import { other } from './other.ts'
import { SmallBench } from './small-bench-testing.ts'
import { endedAlone, endOf, nothingLeft, unfinished } from './unfinished.ts'
import { COMPOSE_WORDS } from './words.ts'
import '../text/words-testing.ts'

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describe('words', () => {
  it('are never empty, and Russian in Russian', () => {
    for (const book of [COMPOSE_WORDS, EDITOR_WORDS]) {
      for (const lang of LANGS) {
        expect(strings(book[lang]).length).toBeGreaterThan(5)
        for (const text of strings(book[lang])) expect(text.trim()).not.toBe('')
      }
      for (const text of strings(book.ru)) expect(text).toMatch(/[а-яё]/i)
    }
    for (const { means } of NOTATION) expect(means.ru).toMatch(/[а-яё]/i)
  })
})

describe('the end of a turn', () => {
  it('is asked about only if something useful is left', () => {
    const table = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    expect(unfinished(table.state, { do: 'end' })).toEqual(actionsLeft(3))
    expect(unfinished(table.state, { do: 'influence', card: 'BC17', pay: 'pip' })).toBeUndefined()
    expect(nothingLeft(table.state)).toBeUndefined()
    write.setPipsLeft(table.state, 0)
    expect(unfinished(table.state, { do: 'end' })).toBeUndefined()
  })
  it('does not come by itself while tokens that were just gained can be put where they are safer', () => {
    const table = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    table.act({ do: 'influence', card: 'BC17', pay: 'pip' })
    write.setPipsLeft(table.state, 0)
    const gained = (...slots: readonly number[]) => {
      write.clearSlots(table.state, 0)
      for (const slot of slots) write.setSlot(table.state, 0, slot, 1)
      write.setArranging(table.state, 1)
    }
    // The second slot costs a raider one key, the first three.
    gained(1)
    expect(nothingLeft(table.state)).toEqual({ do: 'end' })
    expect(endOf(table.state)).toBeUndefined()
    gained(0)
    expect(endOf(table.state)).toEqual({ do: 'end' })
    gained(1)
    write.setArranging(table.state, 0)
    expect(endOf(table.state)).toEqual({ do: 'end' })
  })
  it('waits where the last action ended it, with nothing shown of what comes after', () => {
    const table = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    const influence = { do: 'influence', card: 'BC17', pay: 'pip' } as const
    const early = arcs.copy(table.state)
    table.act(influence)
    expect(endedAlone(early, table.state, influence)).toBeUndefined()
    table.act(influence)
    const before = arcs.copy(table.state)
    table.act(influence)
    expect(arcs.moment(table.state)).not.toBe(arcs.moment(before))
    const { seat, shown = before } = endedAlone(before, table.state, influence) ?? {}
    expect(seat).toBe('red')
    expect(arcs.moment(shown)).toBe(arcs.moment(before))
    expect(read.pipsLeft(shown)).toBe(0)
    expect(read.agentsLeft(shown, 0)).toBe(read.agentsLeft(table.state, 0))

    const ended = arcs.copy(before)
    arcs.apply(ended, { do: 'end' })
    expect(endedAlone(before, ended, { do: 'end' })).toBeUndefined()
  })
})

describe('an earlier step', () => {
  it('opens as it was entered', () => {
    const table = new SmallBench().act({ do: 'lead', card: 'mobilization-2' })
    const move = { do: 'move', from: '5c', legs: [{ to: '5a', fresh: 2, damaged: 0 }], pay: 'pip' } as const
    expect(readyAction(table.context(), openedPage(table.context(), move))).toEqual(move)
    const start = new SmallBench()
    const lead = { do: 'lead', card: 'administration-5', declare: 'keeper' } as const
    expect(readyAction(start.context(), openedPage(start.context(), lead))).toEqual(lead)
  })
})

describe('other actions', () => {
  it('can be what the rules forbid, and are well-formed', () => {
    const table = new SmallBench().act({ do: 'lead', card: 'administration-5' })
    const kinds = other(table.state, 'red', [])
    expect(kinds.map(({ pick }) => pick.value)).toEqual([
      'tax',
      'build',
      'move',
      'repair',
      'influence',
      'secure',
      'battle',
      'end',
    ])
    let forbidden = 0
    const walk = (picks: Parameters<typeof other>[2], depth: number): void => {
      for (const offer of other(table.state, 'red', picks).slice(0, 6)) {
        if (offer.action !== undefined) {
          expect(() => arcs.parseAction(offer.action)).not.toThrow()
          if (arcs.decision(table.state)!.legal(offer.action) !== undefined) forbidden++
        } else if (depth < 5) walk([...picks, offer.pick], depth + 1)
      }
    }
    for (const { pick, action } of kinds) if (action === undefined) walk([pick], 0)
    expect(forbidden).toBeGreaterThan(10)
  })
})

// A typed line is shown before it is entered, and pressed as whatever else was picked.

import { type Action, muhqPackage, type State } from '@understudy/muhq'
import type { Table } from '@understudy/table'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Pressed } from '../../games/ui.ts'
import type { Play } from '../play.ts'
import { played } from '../played-testing.ts'
import { Signals } from '../signals.ts'
import { sceneOf } from '../telling/view.ts'
import { enterLine, tryLine } from './typing.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const { game } = muhqPackage

interface Asked {
  readonly press?: Pressed
  readonly left?: boolean
  readonly beside?: boolean
}

/** Somebody is asked; whatever is typed means the first thing that could be done, and then the end of the turn. */
function typing(line: string, { press, left = false, beside = false }: Asked = {}) {
  const table: Table<State, Action> = played(muhqPackage, { players: 2 }, 'typing', 4)
  const decision = game.decision(table.state)!
  const end = decision.next([]).find(({ action }) => action?.do === 'end')?.action as Action
  const words = { en: 'still to do', ru: 'осталось' }
  const ui = {
    pkg: muhqPackage,
    typed: async () => ({ actions: [end] }),
    press: () => press,
    unfinished: () => (left ? { press: words, why: words } : undefined),
  }
  const done: unknown[] = []
  const more = {
    ui,
    pkg: muhqPackage,
    table,
    beside,
    watched: { value: false },
    options: table.options,
    record: (what: () => unknown) => done.push(what()),
  }
  const play = Object.assign(new Signals(), more) as unknown as Play
  play.line.value = line
  play.next.value = { kind: 'person', seat: decision.seat, decision: decision as never }
  return { play, done, end, table }
}

describe('a typed line', () => {
  it('is shown while it is typed, and goes with the line', async () => {
    const { play, done, table } = typing('end', { press: { kind: 'plain' } })
    expect(sceneOf(play).preview).toBe(false)
    await tryLine(play, 'end')
    expect(play.tried.value?.says).toHaveLength(1)
    expect(sceneOf(play).preview).toBe(true)
    expect(game.serialise(sceneOf(play).state as State)).not.toEqual(game.serialise(table.state))
    expect(done).toEqual([])
    play.line.value = undefined
    expect(sceneOf(play).preview).toBe(false)
  })

  it('is not shown if something else stands there by the time it was read', async () => {
    const { play } = typing('end', { press: { kind: 'plain' } })
    const read = tryLine(play, 'end')
    play.line.value = 'en'
    await read
    expect(play.tried.value).toBeUndefined()
  })

  it('is done by Enter if it is plain', async () => {
    const { play, done } = typing('end', { press: { kind: 'plain' } })
    expect(await enterLine(play, 'end')).toBeUndefined()
    expect(done).toHaveLength(1)
  })

  it.each(['chance', 'grave'] as const)('waits for Confirm if it is %s, and is not shown as done', async (kind) => {
    const { play, done, end } = typing('end', { press: { kind } })
    await tryLine(play, 'end')
    expect(play.tried.value?.says).toHaveLength(1)
    expect(sceneOf(play).preview).toBe(false)
    await enterLine(play, 'end')
    expect(done).toEqual([])
    expect(play.line.value).toBeUndefined()
    expect(play.proposed.value).toMatchObject({ action: end, press: { kind } })
    play.proposed.value?.take?.()
    expect(done).toHaveLength(1)
  })

  it('asks whether the end is meant while something is left to do, beside a real board too', async () => {
    for (const beside of [false, true]) {
      const { play, done } = typing('end', { left: true, beside })
      await enterLine(play, 'end')
      expect(done).toEqual([])
      expect(play.unfinished.value?.press.en).toBe('still to do')
      play.unfinished.value?.take?.()
      expect(done).toHaveLength(1)
    }
  })

  it('has happened already beside a real board', async () => {
    const { play, done } = typing('end', { press: { kind: 'grave' }, beside: true })
    await tryLine(play, 'end')
    expect(play.tried.value).toBeUndefined()
    await enterLine(play, 'end')
    expect(done).toHaveLength(1)
  })
})

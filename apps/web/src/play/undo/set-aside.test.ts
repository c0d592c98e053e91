// What "Undo to here" set aside stays as a copy when something else is done, if it is much.

import { signal } from '@preact/signals'
import { type Action, muhqPackage, type State } from '@understudy/muhq'
import { loadJournal, type Table } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Play } from '../play.ts'
import { played } from '../played-testing.ts'
import { redo } from './undoing.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('addEventListener', () => undefined)
})

const { answerUndo, askUndo, countAside, keepAside } = await import('./set-aside.ts')
const { toasts } = await import('../../store/toasts.ts')
const { asJournal } = await import('../../store/games.ts')
const { loadTexts } = await import('../../text/index.ts')
await loadTexts('en')
type Put = NonNullable<Parameters<typeof keepAside>[3]>
type Kept = Parameters<Put>[0]

afterAll(() => {
  vi.unstubAllGlobals()
})
afterEach(() => {
  toasts.value = []
})

const ofTwo = (): Table<State, Action> => played(muhqPackage, { players: 2 }, 'aside', 60)

const playOf = (table: Table<State, Action>): Play =>
  ({
    id: 'the game',
    pkg: muhqPackage,
    ui: { pkg: muhqPackage },
    table,
    beside: false,
    history: [],
    options: table.options,
    resting: signal(undefined),
    seen: 0,
    locked: signal(false),
    paused: signal(false),
    takingBack: signal(undefined),
    aside: signal(undefined),
    hold: () => undefined,
    differ: () => undefined,
    turned: () => undefined,
  }) as unknown as Play

/** Goes back by so many of a person's steps. */
function goBack(play: Play, deeds: number): void {
  const personal = play.table.entries.flatMap((entry, at) => (isPersonal(entry) ? [at] : []))
  askUndo(play, personal.at(-deeds) ?? 1)
  answerUndo(play, true)
}

const wholeOf = ({ table }: Play) => [...table.entries, ...table.undone]

describe('what was set aside', () => {
  it('is counted down while it is done again one by one', () => {
    const play = playOf(ofTwo())
    goBack(play, 12)
    const aside = play.aside.value!
    const before = countAside(play, aside)
    expect(before).toBe(aside.steps.length)
    for (let n = 0; n < 4; n++) redo(play)
    expect(countAside(play, aside)).toBeLessThan(before)
    expect(countAside(play, aside)).toBeGreaterThan(0)
  })

  it('is a saved game with a name that says what it is, and opens where it was left', async () => {
    const play = playOf(ofTwo())
    const position = muhqPackage.game.serialise(play.table.state)
    goBack(play, 12)
    const kept: Kept[] = []
    const old = wholeOf(play)
    await keepAside(play, play.aside.value!, old, async (saved) => {
      kept.push(saved)
    })
    // At once, and again with how it stood.
    expect(kept.map(({ meta }) => meta.id)).toEqual([kept[0]?.meta.id, kept[0]?.meta.id])
    const copy = kept.at(-1)!
    expect(copy.meta.title).toMatch(/ before going back, round \d/)
    expect(copy.meta.id).not.toBe(play.id)
    expect(copy.entries).toEqual(old)
    expect(copy.meta.position).toEqual(position)
    const { table } = loadJournal(muhqPackage, asJournal(copy))
    expect(muhqPackage.game.serialise(table.state)).toEqual(position)
    expect(toasts.value.map(({ text }) => text).join()).toContain(copy.meta.title)
  })

  it('is no copy if it is little', async () => {
    const play = playOf(ofTwo())
    goBack(play, 2)
    expect(play.aside.value!.steps.length).toBeLessThan(10)
    const put = vi.fn<Put>()
    await keepAside(play, play.aside.value!, wholeOf(play), put)
    expect(put).not.toHaveBeenCalled()
  })

  it('can be had as a file where nothing can be stored', async () => {
    const play = playOf(ofTwo())
    goBack(play, 12)
    await keepAside(play, play.aside.value!, wholeOf(play), () => Promise.reject(new Error('full')))
    const [said] = toasts.value
    expect(said?.text).toMatch(/^The \d+ steps set aside could not be stored/)
    expect(said?.tone).toBe('error')
    expect(said?.action).toBeDefined()
  })
})

import { signal } from '@preact/signals'
import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { LANGS, type Lang, speak } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import type { AnyPackage, Logged, Table } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Play } from '../play.ts'
import { played } from '../played-testing.ts'
import { answerUndo, askUndo, putBack, takenBack } from './set-aside.ts'
import { canRedo, instead, redo, undo } from './undoing.ts'

// Settings ask the browser for its language and whether things may move.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const games: [string, AnyPackage, Record<string, string | number>][] = [
  ['arcs', arcsPackage, { players: 2 }],
  ['muhq', muhqPackage, { players: 2 }],
  ['rome', romePackage, { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }],
]

function playOf(pkg: AnyPackage, table: Table<unknown, unknown>): Play {
  return {
    pkg,
    ui: { pkg },
    table,
    resting: signal(undefined),
    options: table.options,
    seen: 0,
    locked: signal(false),
    paused: signal(false),
    takingBack: signal(undefined),
    aside: signal(undefined),
    hold: () => undefined,
    differ: () => undefined,
    turned: () => undefined,
  } as unknown as Play
}

const told = ({ game }: AnyPackage, { entry, events }: Logged, lang: Lang): string => {
  const says = events.length > 0 || entry.t !== 'action' ? events : [game.describe(game.parseAction(entry.action))]
  return says.map((say) => speak(game.phrases, lang, say)).join(' ')
}

describe.each(games)('undo to here, %s', (_, pkg, options) => {
  it('takes nothing back before it is answered, and says what it would', () => {
    const table = played(pkg, options, 'undo', 90)
    const play = playOf(pkg, table)
    const count = table.entries.length
    const to = table.entries.findIndex((entry, at) => at > count / 2 && isPersonal(entry))
    expect(to).toBeGreaterThan(0)
    askUndo(play, to)
    expect([play.takingBack.value, table.entries.length]).toEqual([to, count])
    const steps = takenBack(play, to)
    expect(steps.length).toBeGreaterThan(3)
    for (const lang of LANGS)
      for (const step of steps.filter(({ entry, events }) => entry.t === 'action' || events.length > 0))
        expect(told(pkg, step, lang)).toMatch(/\w|[а-я]/)
    answerUndo(play, false)
    expect([play.takingBack.value, table.entries.length]).toEqual([undefined, count])
  })

  it('once answered, all of it can be done again', () => {
    const table = played(pkg, options, 'undo', 90)
    const play = playOf(pkg, table)
    const before = table.entries.map((entry) => entry.hash)
    const to = table.entries.findIndex((entry, at) => at > table.entries.length / 2 && isPersonal(entry))
    askUndo(play, to)
    answerUndo(play, true)
    expect(table.entries.length).toBe(to)
    expect(canRedo(play)).toBe(true)
    while (canRedo(play)) redo(play)
    expect(table.entries.map((entry) => entry.hash)).toEqual(before)
    // Done again one by one, nothing lies aside any more.
    expect(play.aside.value).toBeUndefined()
  })

  it('what was set aside is put back with one press, and nothing else', () => {
    const table = played(pkg, options, 'undo', 90)
    const play = playOf(pkg, table)
    const all = table.entries.map((entry) => entry.hash)
    // Something was undone before that stays undone.
    undo(play)
    const before = table.entries.map((entry) => entry.hash)
    const to = table.entries.findIndex((entry, at) => at > table.entries.length / 2 && isPersonal(entry))
    askUndo(play, to)
    const steps = takenBack(play, to).length
    answerUndo(play, true)
    expect(play.aside.value?.steps.length).toBe(steps)
    // Further back: all of it is put back together.
    const further = table.entries.findIndex((entry, at) => at > table.entries.length / 2 && isPersonal(entry))
    askUndo(play, further)
    answerUndo(play, true)
    expect(play.aside.value?.steps.length).toBeGreaterThan(steps)
    putBack(play)
    expect(play.aside.value).toBeUndefined()
    expect(table.entries.map((entry) => entry.hash)).toEqual(before)
    expect(before.length).toBeLessThan(all.length)
  })
})

it('put back to a deed that ended the turn, it waits for its end again', () => {
  const table = played(muhqPackage, { players: 2 }, 'undo', 90)
  const ended = () => {
    const last = table.entries.at(-1)
    return last?.t === 'action' ? { seat: last.seat } : undefined
  }
  while (!isPersonal(table.entries.at(-1))) table.undo(table.undoPoint())
  const play = playOf(muhqPackage, table as never)
  Object.assign(play.ui, { endedAlone: ended })
  const count = table.entries.length
  askUndo(
    play,
    table.entries.findIndex((entry, at) => at > count / 2 && isPersonal(entry)),
  )
  answerUndo(play, true)
  putBack(play)
  expect(table.entries.length).toBe(count)
  expect(play.resting.value?.at).toBe(count)
})

it('something else is taken up instead of what was taken up last; what was done before that stays', () => {
  const table = played(
    romePackage as AnyPackage,
    { role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' },
    'undo',
    400,
  )
  const open = () => {
    const next =
      table.glance().kind === 'person' ? (romePackage.game.decision(table.state as never)?.next([]) ?? []) : []
    return next.flatMap(({ action }) => (action?.do === 'activate' ? [action] : []))
  }
  while (open().length < 2 && table.undoPoint() !== undefined) table.undo(table.undoPoint())
  const [one, other] = open()
  if (one === undefined || other === undefined) throw new Error('nobody has two armies')
  const play = playOf(romePackage as AnyPackage, table as never)
  Object.assign(play, {
    record: (what: () => void) => what(),
    inspected: signal(undefined),
    refused: signal(undefined),
  })
  table.act(one as never)
  const count = table.entries.length
  expect(instead(play, other, one)).toBe(false)
  expect(instead(play, one, other)).toBe(true)
  expect(table.entries.length).toBe(count)
  expect(table.entries.at(-1)).toMatchObject({ action: other })
  table.act({ do: 'halt' } as never)
  expect(open()).toEqual(expect.arrayContaining([one]))
  expect(instead(play, other, one)).toBe(false)
})

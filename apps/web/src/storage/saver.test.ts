import type { Entry } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { type Append, Overtaken, type Saved } from './db.ts'
import { Saver } from './saver.ts'

const entry = (seat: string): Entry => ({ t: 'seat', seat, to: { by: 'random' } })
const [a, b, c] = [entry('a'), entry('b'), entry('c')]
const saved = { meta: { id: 'g', revision: 4 }, entries: [a], undone: [], history: [] } as unknown as Saved
const list = (...entries: Entry[]) => ({ entries, undone: [], meta: () => ({}) })

/** A saver whose writes end when the test says so. */
function saverOf() {
  const writes: { change: Append; done(): void; fail(error: Error): void }[] = []
  const overtaken: boolean[] = []
  const append = (change: Append) =>
    new Promise<void>((done, fail) => {
      writes.push({ change, done, fail })
    })
  const saver = new Saver(saved, (gone) => overtaken.push(gone), append)
  return { saver, writes, overtaken }
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('saving', () => {
  it('writes what is new, one thing after another, each with the number of the last', async () => {
    const { saver, writes } = saverOf()
    saver.save(list(a, b))
    saver.save(list(a, b, c))
    expect(writes.length).toBe(1)
    writes[0]?.done()
    await turn()
    expect(writes.map(({ change }) => [change.revision, change.keep, change.add])).toEqual([
      [4, 1, [b]],
      [5, 2, [c]],
    ])
    expect(saver.state.value).toBe('saving')
    writes[1]?.done()
    await turn()
    expect(saver.state.value).toBe('saved')
  })
  it('of a game that is left still writes what waits', async () => {
    const { saver, writes } = saverOf()
    saver.save(list(a, b))
    saver.save(list(a, b, c))
    saver.close()
    saver.save(list(a))
    writes[0]?.done()
    await turn()
    expect(writes[1]?.change.add).toEqual([c])
    writes[1]?.done()
    await turn()
    expect(writes.length).toBe(2)
  })
  it('that fails says so, and goes on saying so', async () => {
    const { saver, writes } = saverOf()
    saver.save(list(a, b))
    writes[0]?.fail(new DOMException('no room', 'QuotaExceededError'))
    await turn()
    expect(saver.state.value).toBe('failed')
    saver.save(list(a, b, c))
    writes[1]?.fail(new Error('nothing is stored until the page is reloaded'))
    await turn()
    expect(saver.state.value).toBe('failed')
  })
  it.each([
    ['a game that is gone is not saved', true, 'failed'],
    ['a game that another tab plays is saved there', false, 'saved'],
  ] as const)('%s, and nobody says “Saving” for ever', async (_, gone, state) => {
    const { saver, writes, overtaken } = saverOf()
    saver.save(list(a, b))
    saver.save(list(a, b, c))
    writes[0]?.fail(new Overtaken(gone))
    await turn()
    expect(overtaken).toEqual([gone])
    expect(saver.state.value).toBe(state)
    saver.save(list(a, b, c))
    expect([saver.state.value, writes.length]).toEqual([state, 1])
  })
  it('that was stopped while it wrote does not end with a promise', async () => {
    const { saver, writes } = saverOf()
    saver.save(list(a, b))
    saver.stop(true)
    writes[0]?.done()
    await turn()
    expect(saver.state.value).toBe('failed')
  })
})

import { describe, expect, it } from 'vitest'
import { Table } from '../play/table.ts'
import { toy } from '../testing/toy.ts'
import { toyGameOver } from '../testing/toy-table.ts'
import type { Entry } from './journal.ts'
import { Script } from './script.ts'

const table = toyGameOver('PM', 'script')
const moment = (at: number) => toy.game.moment(table.stateAt(at))
const bots = table.entries.flatMap((entry, at) => (entry.t === 'action' && entry.by === 'bot' ? [at] : []))

describe('what was done after an amended entry', () => {
  it('is what a bot did in the same turn, one thing after another, and nothing of a later turn', () => {
    const script = Script.after(table, 1)
    const first = moment(bots[0]!)
    const own = bots.filter((at) => moment(at) === first)
    expect(own.length).toBeLessThan(bots.length)
    for (const at of own) {
      const old = script.bot('birch', first)
      expect(old?.index).toBe(at)
      script.use(old!)
    }
    expect(script.bot('birch', first)).toBeUndefined()
    expect(script.bot('ash', first)).toBeUndefined()
  })

  it('is given up when its turn is over, so that a correction after it is not held up', () => {
    const at = bots[0]!
    const before = moment(at)
    const last = bots.filter((each) => moment(each) === before).at(-1)!
    const edit: Entry = { t: 'edit', position: toy.game.serialise(table.stateAt(last + 1)) }
    const longer = new Table(toy, [...table.entries.slice(0, last + 1), edit])
    const script = Script.after(longer, at - 1)
    expect(script.correction()).toBeUndefined()
    expect(script.close(before)?.index).toBe(at)
    expect(script.correction()?.entry).toMatchObject({ t: 'edit' })
    expect(script.close(before)).toBeUndefined()
  })

  it('is finished when all that somebody did has been used; answers may be left', () => {
    const script = Script.after(table, table.entries.length - 2)
    expect(script.finished).toBe(table.entries.at(-1)?.t === 'answer')
    const whole = Script.after(table, 0)
    for (let old = whole.personal(); old !== undefined; old = whole.personal()) whole.use(old)
    expect(whole.finished).toBe(false)
    for (const at of bots) whole.use({ entry: table.entries[at]!, index: at, moment: moment(at) })
    expect(whole.finished).toBe(true)
    expect(whole.answer('1.ash|chance|draw|0')).toBeDefined()
  })
})

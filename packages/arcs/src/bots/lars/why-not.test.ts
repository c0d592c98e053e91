import { equal, LANGS } from '@understudy/procedure'
import { explain, explainVerdict, type Verdict, whyNot } from '@understudy/procedure/explain'
import { type Entry, type Explained, explainRun, keyedRandom, Table, whyNotAt } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'
import type { Action, Colour, SystemId } from '../../vocabulary.ts'
import { larsBook } from './book.ts'
import { acting, aim, table as bench } from './lars-testing.ts'

const UNSAID = /undefined|\[object|NaN|lars\.[a-z]|no\.[a-z]|log\./

describe('why did Lars not …', () => {
  it('any legal alternative in a whole game has a verdict, and every line is said in both languages', () => {
    const table = Table.start(arcsPackage, {
      options: { players: 3, role2: 'lars', role3: 'lars', setup: '3p-core-conflict' },
      seats: { red: { by: 'random' }, yellow: { by: 'bot', bot: 'lars' }, blue: { by: 'bot', bot: 'lars' } },
      seed: 'every alternative',
    })
    while (table.next().kind !== 'over') table.advance()
    const kinds = new Map<Verdict['kind'], number>()
    let run: Explained[] = []
    let asked = 0
    for (const [index, entry] of table.entries.entries()) {
      if (entry.t !== 'action' || (entry.seat !== 'yellow' && entry.seat !== 'blue')) continue
      if (!run.some((each) => each.index === index)) run = explainRun(table, index)
      const until = run.filter((each) => each.index <= index)
      const explained = until.at(-1) as Explained
      expect(explained).toMatchObject({ index, same: true })
      for (const lang of LANGS)
        for (const line of explain(explained.events, { rulebook: larsBook, lang, phrases: arcs.phrases }))
          if (line.text === '' || UNSAID.test(line.text)) throw new Error(`badly said: ${line.text}`)
      const driver = table.driverAt(index)
      const runner = driver.bot(entry.seat)?.runner
      if (runner === undefined) throw new Error('Lars has no rulebook')
      const acted = explained.events.findLast((event) => event.e === 'act')
      const vars = (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>
      const view = arcs.view(driver.state, entry.seat)
      const earlier = until.slice(0, -1).flatMap((each) => each.events)
      for (let i = 0; i < 3; i++) {
        const other = arcs.decision(driver.state)?.sample(keyedRandom('why not', `${index}.${i}`)) as Action
        const verdict = whyNot(runner, view, entry.seat, vars, explained.events, other, earlier)
        expect(verdict.kind === 'done').toBe(equal(other, entry.action))
        kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1)
        for (const lang of LANGS) {
          const said = explainVerdict(verdict, { rulebook: larsBook, lang, phrases: arcs.phrases })
          if (said.length < 15 || UNSAID.test(said)) throw new Error(`badly said: ${said}`)
        }
        asked++
      }
    }
    expect(asked).toBeGreaterThan(300)
    expect(kinds.get('outside')).toBeGreaterThan(0)
    expect(kinds.get('dropped') ?? kinds.get('later')).toBeGreaterThan(0)
  }, 120_000)

  it('fight somebody else: the leader comes first, and a human before a Lars', () => {
    const battle = (position: ReturnType<typeof bench>, against: Colour) => {
      const { state } = acting(position, 'red', 'aggression')
      const table = Table.start(arcsPackage, {
        options: { players: 3, role1: 'lars', role2: 'lars', setup: '3p-mix-up' },
        seats: { red: { by: 'bot', bot: 'lars' }, yellow: { by: 'bot', bot: 'lars' } },
        position: arcs.serialise(state),
        seed: 'why not him',
      })
      const doing = (entry: Entry) => (entry.t === 'action' ? (entry.action as Action).do : undefined)
      for (let n = 0; n < 40 && !table.entries.some((entry) => doing(entry) === 'battle'); n++) table.advance()
      const index = table.entries.findIndex((entry) => doing(entry) === 'battle')
      const done = (table.entries[index] as Extract<Entry, { t: 'action' }>).action as Extract<Action, { do: 'battle' }>
      return { table, index, done, verdict: whyNotAt(table, index, { ...done, against }) }
    }
    const both = () =>
      aim(bench().port('red', '5c'), 'red', '3c').ships('red', '2a', 2).ships('blue', '2a', 1).ships('yellow', '2a', 1)
    const strong = battle(both().power('blue', 5), 'yellow')
    expect(strong.done.against).toBe('blue')
    expect(strong.verdict).toMatchObject({ kind: 'dropped', node: 'BAT.1.1', preference: 'mostPower' })
    const level = battle(both(), 'yellow')
    expect(level.verdict).toMatchObject({ kind: 'dropped', node: 'BAT.1.1', preference: 'human' })
    for (const lang of LANGS)
      expect(explainVerdict(level.verdict as Verdict, { rulebook: larsBook, lang, phrases: arcs.phrases })).toMatch(
        lang === 'en' ? /Yellow .*Blue/ : /Жёлтый .*Синий/,
      )
    // The same battle elsewhere is a question of the place, not of the defender.
    const elsewhere = battle(both().ships('red', '2c', 1).ships('yellow', '2c', 1), 'yellow')
    const other: Action = { ...elsewhere.done, at: elsewhere.done.at === '2a' ? '2c' : '2a', against: 'yellow' }
    expect(whyNotAt(elsewhere.table, elsewhere.index, other)).toMatchObject({ node: 'BAT.1' })
  })

  it('build a city elsewhere: a preference dropped it', () => {
    const { state } = acting(
      aim(bench().port('red', '5c'), 'red', '3c').ships('red', '3c', 1).ships('red', '2a', 3),
      'red',
      'construction',
    )
    const table = Table.start(arcsPackage, {
      options: { players: 3, role1: 'lars', role2: 'lars', setup: '3p-mix-up' },
      seats: { red: { by: 'bot', bot: 'lars' } },
      position: arcs.serialise(state),
      seed: 'why not',
    })
    for (
      let n = 0;
      n < 40 && !table.entries.some((entry) => entry.t === 'action' && (entry.action as Action).do === 'end');
      n++
    )
      table.advance()
    const city = (at: SystemId): Action => ({ do: 'build', piece: 'city', at, pay: 'pip' })
    const index = table.entries.findIndex((entry) => entry.t === 'action' && equal(entry.action, city('3c')))
    expect(whyNotAt(table, index, city('2a'))).toMatchObject({ kind: 'dropped', node: 'BLD.1', preference: 'focus' })
    expect(whyNotAt(table, index, city('3c'))).toEqual({ kind: 'done', node: 'BLD.1' })
  })
})

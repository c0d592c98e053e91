import { equal, LANGS } from '@understudy/procedure'
import { explainVerdict, type Verdict, whyNot } from '@understudy/procedure/explain'
import { type Explained, explainRun, whyNotAt } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { type Action, BOSS } from '../../vocabulary.ts'
import { kraken, tyrant } from '../books.ts'
import { allActions, bossActions, wholeGame } from '../testing/game-testing.ts'

const UNSAID = /undefined|\[object|NaN|bot\.|say/

describe.each([
  { book: kraken, people: 'partner', players: 2 },
  { book: kraken, people: 'random', players: 1 },
  { book: tyrant, people: 'partner', players: 1 },
  { book: tyrant, people: 'random', players: 2 },
] as const)('in a whole game of $book.id against $players × $people', ({ book, people, players }) => {
  it('every legal alternative at every decision has a verdict that can be said in both languages', () => {
    const table = wholeGame(book, people, players, 'every alternative')
    const kinds = new Map<Verdict['kind'], number>()
    const indices = bossActions(table)
    let run: Explained[] = []
    for (const index of indices) {
      if (!run.some((each) => each.index === index)) run = explainRun(table, index)
      const until = run.filter((each) => each.index <= index)
      const explained = until.at(-1) as Explained
      expect(explained).toMatchObject({ index, same: true })
      const driver = table.driverAt(index)
      const runner = driver.bot(BOSS)?.runner
      if (runner === undefined) throw new Error('the boss has no rulebook')
      const acted = explained.events.findLast((event) => event.e === 'act')
      const vars = (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>
      const view = muhq.view(driver.state, BOSS)
      const earlier = until.slice(0, -1).flatMap((each) => each.events)
      const alternatives = allActions(driver.state)
      const done = acted?.e === 'act' ? (acted.action as Action) : undefined
      expect(alternatives.length).toBeGreaterThan(0)
      const verdicts = alternatives.map((each) => whyNot(runner, view, BOSS, vars, explained.events, each, earlier))
      for (const verdict of verdicts) kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1)
      for (const [at, verdict] of verdicts.entries())
        expect(verdict.kind === 'done').toBe(equal(alternatives[at], done))
      for (const said of verdicts.flatMap((verdict) =>
        LANGS.map((lang) => explainVerdict(verdict, { rulebook: book, lang, phrases: muhq.phrases })),
      )) {
        if (said.length < 20 || UNSAID.test(said)) throw new Error(`badly said: ${said}`)
      }
      // The table's own question, for one alternative each.
      const one = index % alternatives.length
      expect(whyNotAt(table, index, alternatives[one] as Action)).toEqual(verdicts[one])
    }
    expect(indices.length).toBeGreaterThan(50)
    expect(kinds.get('unlucky')).toBeGreaterThan(0)
    expect(kinds.get('later')).toBeGreaterThan(0)
  }, 60_000)
})

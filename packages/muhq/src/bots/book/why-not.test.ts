import { LANGS } from '@understudy/procedure'
import { explainVerdict, type Verdict } from '@understudy/procedure/explain'
import { explainRun, Table, whyNotAt } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { muhqPackage } from '../../package.ts'
import type { State } from '../../rules/state.ts'
import { type PlacedUnit, type Position, position } from '../../testing.ts'
import { type Action, BOSS } from '../../vocabulary.ts'
import { type BossBook, kraken, tyrant } from '../books.ts'
import { attack, END, full, move, play, street, tap } from '../testing/bot-testing.ts'
import { bossActions, wholeGame } from '../testing/game-testing.ts'

const unit = (card: string, at: string, more: Partial<PlacedUnit> = {}): PlacedUnit => ({
  card,
  seat: 'boss',
  at,
  ...more,
})
const spearman = (at: string): PlacedUnit => ({ card: 'spearman', seat: 'p1', at })

/** The boss plays its turn from this position. */
function played(book: BossBook, given: Position): Table<State, Action> {
  const state = position({ turn: 'boss', ...given })
  const table = Table.start(muhqPackage, {
    options: { boss: book.id },
    seed: 'why not',
    seats: { boss: { by: 'bot', bot: book.id } },
    position: muhq.serialise(state),
  })
  for (let n = 0; n < 100 && table.state.turn === BOSS && table.state.over === null; n++) table.advance()
  return table
}

/** Why the boss did not do this instead when it did `doing` for the first time. */
function why(table: Table<State, Action>, doing: Action['do'], instead: Action): Verdict | undefined {
  const index = table.entries.findIndex((entry) => entry.t === 'action' && (entry.action as Action).do === doing)
  expect(muhq.decision(table.stateAt(index))?.legal(instead)).toBeUndefined()
  return whyNotAt(table, index, instead)
}

const inWords = (book: BossBook, verdict: Verdict): string[] =>
  LANGS.map((lang) => explainVerdict(verdict, { rulebook: book, lang, phrases: muhq.phrases }))

describe.each([
  { book: kraken, page: 'KRA' },
  { book: tyrant, page: 'TYR' },
] as const)('why did $book.id not …', ({ book, page }) => {
  const ask = (given: Position, doing: Action['do'], instead: Action) => why(played(book, given), doing, instead)

  it('do what it did: done', () => {
    const verdict = ask({ map: '____', units: [unit('guard', 'A1'), spearman('B1')] }, 'attack', attack(1, 2))
    expect(verdict).toEqual({ kind: 'done', node: 'AGG.1' })
  })

  it('stop short of the best tile: a preference dropped it', () => {
    const verdict = ask({ map: '______', units: [unit('guard', 'A1'), spearman('F1')] }, 'move', move(1, 'B1'))
    expect(verdict).toMatchObject({ kind: 'dropped', node: 'AGG.3a.1', preference: 'shortestWay' })
    expect(inWords(book, verdict as Verdict)).toEqual([
      expect.stringContaining('prefers the tile with the shortest way left; B1 fell behind C1.'),
      expect.stringContaining(
        'предпочтение — клетка, от которой остаётся кратчайший путь; отпало — B1; осталось — C1.',
      ),
    ])
  })

  it('attack the other one: the random pick fell on this one', () => {
    const units = [unit('guard', 'A1'), spearman('B1'), spearman('B2')]
    const table = played(book, { map: '__\n__', units })
    const verdicts = [2, 3].map((target) => why(table, 'attack', attack(1, target))?.kind)
    expect(verdicts.sort()).toEqual(['done', 'unlucky'])
  })

  it('begin with another unit: the random pick fell on this one', () => {
    const table = played(book, { map: '_#_', units: [unit('guard', 'A1'), unit('guard', 'C1')] })
    const verdicts = [1, 2].map((id) => why(table, 'tap', tap(id)))
    expect(verdicts.map((verdict) => verdict?.kind).sort()).toEqual(['done', 'unlucky'])
    expect(verdicts.find((verdict) => verdict?.kind === 'unlucky')).toMatchObject({ node: `${page}.3.3.1`, of: 2 })
  })

  it('go on with a unit that lost an earlier pick: what counts is that it is its turn now', () => {
    // Whichever comes first, the second one's other moves are not explained by the pick that it lost before.
    const table = played(book, { map: '__#__', units: [unit('guard', 'A1'), unit('guard', 'D1')] })
    const moves = table.entries.flatMap((entry, index) => {
      const action = entry.t === 'action' ? (entry.action as Action) : undefined
      return action?.do === 'move' ? [{ index, mover: action.unit }] : []
    })
    const { index: second, mover } = moves[1] ?? { index: 0, mover: 0 }
    expect(whyNotAt(table, second, tap(mover))).toEqual({ kind: 'later', node: `${page}.3.3.3`, first: 'AGG.3b' })
  })

  it('walk away from an enemy: the question before was answered the other way', () => {
    const verdict = ask({ map: '______', units: [unit('guard', 'B1'), spearman('F1')] }, 'move', move(1, 'A1'))
    expect(verdict).toEqual({ kind: 'guarded', node: 'AGG.3b', by: 'AGG.3a', yes: true })
  })

  it('use its full action: it was in an enemy’s attack range', () => {
    const units: PlacedUnit[] = [unit('siren', 'C1', { ward: 9 }), { card: 'archer', seat: 'p1', at: 'B1' }]
    const verdict = ask({ map: '~~~~~', units }, 'move', full(1, 2))
    expect(verdict).toEqual({ kind: 'guarded', node: 'SHY.1.1', by: 'SHY.1', yes: false })
  })

  it('end its turn at once: that rule comes later', () => {
    const verdict = ask({ map: '____', units: [unit('guard', 'A1'), spearman('B1')] }, 'attack', END)
    expect(verdict).toEqual({ kind: 'later', node: `${page}.4`, first: 'AGG.1' })
  })

  it('act with a unit before drawing: units are activated later', () => {
    const given = { map: '____', units: [unit('guard', 'A1')], decks: { boss: ['guard'] } }
    const verdict = ask(given, 'draw', move(1, 'B1'))
    expect(verdict).toEqual({ kind: 'later', node: `${page}.3.3.1`, first: `${page}.3.1.1` })
  })

  it('play the card when a spawn has become free: it was not playable when its moment was', () => {
    const units = [unit('guard', 'A1'), spearman('D1')]
    const verdict = ask(
      { map: 'b___\n####', units, decks: { boss: ['guard'] }, resources: { boss: 5 } },
      'attack',
      play('guard', 'A1'),
    )
    expect(verdict).toEqual({ kind: 'guarded', node: `${page}.3.2.1`, by: `${page}.3.2`, yes: false })
  })

  it('wander: its card leads to the page of another behaviour', () => {
    const units = [unit('crossbowman', 'B1', { ward: 9 }), spearman('A1')]
    const verdict = ask({ map: '____\n____', units }, 'move', move(1, 'A2'))
    expect(verdict).toEqual({ kind: 'elsewhere', node: 'WAN.2', by: `${page}.3.3.2`, page: 'SHY' })
  })

  it('use the street first: no rule of the book does that', () => {
    const verdict = ask({ map: '====', units: [unit('patrol', 'A1')] }, 'move', street(1, 'B1'))
    expect(verdict).toMatchObject({ kind: 'outside', decided: 'WAN.2' })
  })

  it('do the second step of a plan first: no rule here plans more than one action, so nothing is “planned”', () => {
    const table = wholeGame(book, 'partner', 1, 'plans')
    const begins = bossActions(table).filter((index) => table.entries[index - 1]?.t !== 'answer')
    const acts = begins
      .slice(0, 5)
      .flatMap((index) => explainRun(table, index))
      .flatMap(({ events }) => events.filter((event) => event.e === 'act'))
    expect(acts.length).toBeGreaterThan(4)
    expect(acts.filter(({ step }) => step !== 0)).toEqual([])
  })
})

import { equal, LANGS } from '@understudy/procedure'
import { explain, explainShort, explainVerdict, type Verdict } from '@understudy/procedure/explain'
import { listNodes, type TraceEvent } from '@understudy/procedure/trace'
import { describe, expect, it, vi } from 'vitest'
import type { ActionEntry } from '../journal/journal.ts'
import { toy } from '../testing/toy.ts'
import { miser } from '../testing/toy-book.ts'
import { legalActions } from '../testing/toy-rules.ts'
import type { ToyAction } from '../testing/toy-state.ts'
import { type ToyTable, toyGameOver } from '../testing/toy-table.ts'
import { explainEntry, explainRun, whyNotAt } from './explain-run.ts'
import { Table } from './table.ts'

vi.setConfig({ testTimeout: 60_000 })

const botEntries = (table: ToyTable): { at: number; entry: ActionEntry }[] =>
  table.entries.flatMap((entry, at) => (entry.t === 'action' && entry.by === 'bot' ? [{ at, entry }] : []))
const games = Array.from({ length: 6 }, (_, seed) =>
  toyGameOver(seed % 2 === 0 ? 'MMM' : 'MLP', `why${seed}`, { dice: 'table' }),
)

describe('a run explained again', () => {
  it('gives the actions of the journal, with the rule that decided', () => {
    expect(games.flatMap(botEntries).length).toBeGreaterThan(100)
    for (const table of games)
      for (const { at, entry } of botEntries(table)) {
        const explained = explainEntry(table, at)
        expect(explained).toMatchObject({ index: at, seat: entry.seat, same: true })
        expect(explained?.events.findLast((event) => event.e === 'act')).toMatchObject({
          action: entry.action,
          node: entry.node,
        })
      }
  })

  it('has one trace for each action of the run, also if other seats interrupted it', () => {
    let interrupted = 0
    for (const table of games)
      for (const { at } of botEntries(table)) {
        const run = explainRun(table, at)
        expect(run.map(({ index }) => index)).toContain(at)
        const [first, last] = [run[0]!.index, run.at(-1)!.index]
        const others = table.entries
          .slice(first, last)
          .filter((entry) => entry.t === 'action' && entry.seat !== run[0]!.seat)
        if (others.length > 0) interrupted++
        for (const { index, seat } of run) expect(table.entries[index]).toMatchObject({ t: 'action', seat })
      }
    expect(interrupted).toBeGreaterThan(0)
  })

  it('has the same trace as the live game had', () => {
    const table = new Table(toy, games[0]!.entries.slice(0, 1))
    const live = new Map<number, TraceEvent[]>()
    const events = new Map<string, TraceEvent[]>()
    for (;;) {
      const heard: TraceEvent[] = []
      const logged = table.advance({ detail: true, event: (event) => void heard.push(event) })
      if (logged === undefined) break
      if (logged.entry.t !== 'action' && logged.entry.t !== 'answer') continue
      const { seat } = logged.entry
      events.set(seat, [...(events.get(seat) ?? []), ...heard])
      if (logged.entry.t === 'action') {
        live.set(logged.index, events.get(seat) ?? [])
        events.delete(seat)
      }
    }
    expect(live.size).toBeGreaterThan(0)
    for (const [at, heard] of live) expect(explainEntry(table, at)?.events).toEqual(heard)
  })

  it('goes on over a change of other seats and sources, and stops at a change of its own or a correction', () => {
    const table = games[0]!
    const { at } = botEntries(table).find(({ entry }) => entry.first !== true)!
    const seat = botEntries(table).find((each) => each.at === at)!.entry.seat
    const other = ['ash', 'birch', 'cedar'].find((each) => each !== seat)!
    const before = table.entries.slice(0, at)
    const withExtra = (extra: object) => new Table(toy, [...before, extra, table.entries[at]] as never)
    const sources = withExtra({ t: 'seat', seat: 'chance', chance: { cards: 'app' } })
    expect(explainEntry(sources, at + 1)?.same).toBe(true)
    expect(explainEntry(withExtra({ t: 'seat', seat: other, to: { by: 'random' } }), at + 1)?.same).toBe(true)
    expect(explainRun(withExtra({ t: 'seat', seat, to: { by: 'random' } }), at + 1)).toEqual([])
    expect(explainRun(withExtra({ t: 'edit', position: toy.game.serialise(table.stateAt(at)) }), at + 1)).toEqual([])
  })

  it('that comes out otherwise today says so, and stops there', () => {
    const table = games[0]!
    const { at, entry } = botEntries(table).find((each) => each.entry.node === 'T.7')!
    const forged = { ...entry, action: { do: 'rest' }, hash: undefined }
    const other = new Table(toy, [...table.entries.slice(0, at), forged as never])
    expect(explainEntry(other, at)).toMatchObject({ index: at, same: false })
    expect(whyNotAt(other, at, { do: 'work' })).toBeUndefined()
  })

  it('is nothing for people, scripts, random seats and what is no action', () => {
    const table = toyGameOver('PSR')
    for (const at of table.entries.keys()) expect(explainRun(table, at)).toEqual([])
    expect(explainEntry(games[0]!, 99_999)).toBeUndefined()
    expect(whyNotAt(table, 3, { do: 'work' })).toBeUndefined()
  })

  it('reads well in both languages: no text missing, no key shown', () => {
    for (const table of games)
      for (const { at } of botEntries(table)) {
        const { events } = explainEntry(table, at)!
        for (const lang of LANGS) {
          const speaker = { rulebook: miser, lang, phrases: toy.game.phrases }
          const lines = explain(events, speaker)
          expect(lines.length).toBeGreaterThan(0)
          for (const line of lines) {
            expect(line.text).toMatch(lang === 'ru' ? /[а-яё]/i : /[a-z]/i)
            expect(line.text).not.toMatch(/undefined|\b[a-z]+\.[a-z]+\b(?!\w)|\[object/)
          }
          expect(explainShort(events, speaker)).toMatch(
            /^(?:Step \d+ of its plan\. |Шаг плана: \d+\. )?\S.* \([TGSP]\.\d[^()]*\).*[.?]$/s,
          )
        }
      }
  })
})

describe('“why not?” for every legal alternative of every decision', () => {
  const order = listNodes(miser, 'live').map(({ node }) => node)
  const pageOf = new Map(listNodes(miser, 'live').map(({ node, page }) => [node, page]))

  /** Throws unless the verdict is true of the trace. */
  function verify(verdict: Verdict, action: ToyAction, alternative: ToyAction, events: readonly TraceEvent[]): void {
    expect(verdict.kind === 'done').toBe(equal(action, alternative))
    const acted = events.findLast((event) => event.e === 'act')
    switch (verdict.kind) {
      case 'dropped': {
        const prefer = events.findLast(
          (event) => event.e === 'prefer' && event.node === verdict.node && event.preference === verdict.preference,
        )
        const found = events.findLast((event) => event.e === 'found' && event.node === verdict.node)
        if (prefer?.e !== 'prefer' || found?.e !== 'found') throw new Error('nothing was dropped there')
        expect(prefer.dropped.map((at) => found.candidates[at])).toContainEqual(verdict.own)
        expect(prefer.kept.map((at) => found.candidates[at])).toEqual(verdict.kept)
        break
      }
      case 'unlucky': {
        const pick = events.findLast((event) => event.e === 'pick' && event.node === verdict.node)
        expect(pick).toMatchObject({ of: { length: verdict.of } })
        break
      }
      case 'guarded': {
        const guard = events.findLast(
          (event) => (event.e === 'ask' || event.e === 'found') && event.node === verdict.by,
        )
        expect(guard?.e === 'ask' ? guard.yes : guard?.e === 'found' && guard.candidates.length > 0).toBe(verdict.yes)
        break
      }
      case 'later':
        expect(acted).toMatchObject({ node: verdict.first })
        if (pageOf.get(verdict.node) === pageOf.get(verdict.first))
          expect(order.indexOf(verdict.node)).toBeGreaterThan(order.indexOf(verdict.first))
        break
      case 'passed':
        expect(acted).toMatchObject({ node: verdict.decided })
        break
      case 'planned':
        expect(acted?.e === 'act' && acted.step).toBeGreaterThan(0)
        break
      case 'done':
      case 'elsewhere':
      case 'fell':
      case 'how':
      case 'outside':
        break
    }
  }

  it('is answered, truly, and in words', () => {
    const kinds = new Set<string>()
    for (const table of games)
      for (const { at, entry } of botEntries(table)) {
        const run = explainRun(table, at).filter((each) => each.index <= at)
        const events = run.flatMap((each) => each.events)
        for (const alternative of legalActions(table.stateAt(at))) {
          const verdict = whyNotAt(table, at, alternative)!
          kinds.add(verdict.kind)
          verify(verdict, entry.action as unknown as ToyAction, alternative, events)
          for (const lang of LANGS) {
            const sentence = explainVerdict(verdict, { rulebook: miser, lang, phrases: toy.game.phrases })
            expect(sentence).toMatch(lang === 'ru' ? /^[А-ЯЁ].*\.$/ : /^[A-Z].*\.$/)
            expect(sentence).not.toMatch(/undefined|\(\)|\[object/)
          }
        }
      }
    for (const kind of ['done', 'dropped', 'unlucky', 'guarded', 'later', 'planned']) expect(kinds).toContain(kind)
  })
})

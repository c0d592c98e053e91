// Why a card was played, and why not another one: the question that people ask most.

import { LANGS, type Lang } from '@understudy/procedure'
import { explainShort, explainVerdict, whyNot } from '@understudy/procedure/explain'
import type { Runner } from '@understudy/procedure/run'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { keyedRandom } from '@understudy/table'
import { alternatives } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { battleSystems } from '../../rules/battle/battle.ts'
import { copyState, type State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { supercatBook as rulebook } from './books-testing.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'
import { driverOf, MIXED } from './company-testing.ts'
import { objection } from './objections.ts'
import { type Fight, favourable } from './terms/combat.ts'
import { v0_5 } from './versions/v0_5.ts'

const speaker = (lang: Lang) => ({ rulebook, lang, phrases: arcs.phrases })

describe('why this card', () => {
  const table = () =>
    new SupercatBench().port('red', '1h').ships('red', '1g', 2).draws('mobilization-4', 'aggression-2')
  it('names the rule that chose, the plan, and the card that it was preferred to', () => {
    const turn = turnOf(table(), { actions: 1 })
    expect(turn.nodes).toEqual(['GP.6a'])
    const said = explainShort(turn.events, speaker('en'))
    expect(said).toMatch(
      /^It needs claims for its unbuilt cities \(GP\.6a\): Mobilization 4 \(lead, \d actions\); the plan: 1 ship: gate 1 → /,
    )
    expect(said).toContain('Passed over: Aggression 2 (lead,')
    expect(explainShort(turn.events, speaker('ru'))).toMatch(
      /^Ему нужны заявки для непостроенных городов \(GP\.6a\) — Мобилизация 4 .*; план — 1 корабль/,
    )
  })
  it('says of the other card that the rule does not name it', () => {
    const turn = turnOf(
      new SupercatBench().port('red', '1h').ships('red', '1g', 2).draws('mobilization-4', 'construction-3'),
      {
        actions: 1,
      },
    )
    expect(explainShort(turn.events, speaker('en'))).toContain(
      'Not Construction 3 (lead, 3 actions): the rule names only Mobilization and Aggression',
    )
  })
})

/** Card decisions of whole games, each with what led to it. */
function* cards(each: number) {
  for (const [at, company] of MIXED.entries()) {
    const driver = driverOf(company, `cards ${at}`)
    const recorder = new Recorder()
    driver.sink = recorder
    const since = new Map<string, TraceEvent[]>()
    let n = 0
    for (let next = driver.next(); next.kind === 'auto' && n < each; next = driver.next()) {
      const { entry } = next
      const events = recorder.take()
      const bot = entry.seat === 'chance' ? undefined : driver.bot(entry.seat)
      if (bot?.id === 'supercat') {
        const own = [...('first' in entry && entry.first === true ? [] : (since.get(entry.seat) ?? [])), ...events]
        since.set(entry.seat, entry.t === 'action' ? [] : own)
        const act = own.findLast((event) => event.e === 'act')
        if (entry.t === 'action' && act?.e === 'act' && act.node === 'BT.5') {
          n++
          yield { state: driver.state, seat: entry.seat, events: own, act, runner: bot.runner as Runner<State, Action> }
        }
      }
      driver.commit(entry)
    }
  }
}

describe('why not another card', () => {
  it('is answered by a rule that looked at it; a rule that takes anything is none', () => {
    const kinds: Record<string, number> = {}
    let asked = 0
    for (const { state, seat, events, act, runner } of cards(10)) {
      const view = arcs.view(state, seat)
      for (const other of alternatives(arcs.decision(state)!, `${asked}`) as Action[]) {
        const verdict = whyNot(runner, view, seat, act.vars as Record<string, unknown>, events, other)
        const node = 'node' in verdict ? verdict.node : ''
        expect(['OT.3', 'GP.Z', 'BT.5e']).not.toContain(verdict.kind === 'done' ? '' : node)
        kinds[verdict.kind] = (kinds[verdict.kind] ?? 0) + 1
        asked++
        if (verdict.kind === 'fell')
          for (const lang of LANGS)
            expect(explainVerdict(verdict, speaker(lang))).not.toMatch(/undefined|NaN|supercat\./)
      }
    }
    expect(asked).toBeGreaterThan(400)
    // No rule speaks of them: a few copies and pivots at most.
    expect((kinds.outside ?? 0) / asked).toBeLessThan(0.05)
    expect(kinds.fell).toBeGreaterThan(100)
    expect(kinds.dropped).toBeGreaterThan(10)
  }, 120_000)

  it('seizing or not is answered by the question that settles it', () => {
    let seen = 0
    for (const { state, seat, events, act, runner } of cards(6)) {
      const done = act.action as unknown as Action
      if (done.do !== 'pivot' && done.do !== 'surpass') continue
      if (done.seize !== undefined) continue
      const other = { ...done, seize: 'counter' } as unknown as Action
      const verdict = whyNot(runner, arcs.view(state, seat), seat, {}, events, other)
      expect(verdict).toMatchObject({ kind: 'guarded', node: 'BT.5', by: expect.stringMatching(/^BT\.4(c(\.2)?)?$/) })
      seen++
    }
    expect(seen).toBeGreaterThan(5)
  }, 120_000)
})

describe('a battle that is not fought', () => {
  it('has an objection exactly when it is not favourable, in positions of whole games', () => {
    let fights = 0
    let refused = 0
    for (const { state } of cards(8)) {
      const view = copyState(state)
      for (let seat = 0; seat < view.options.colours.length; seat++)
        for (const [system, defender] of battleSystems(view, seat))
          for (const goal of ['trophies', 'raid', 'control'] as const)
            for (const battles of [0, 1, 3]) {
              const random = keyedRandom('fights', `${fights}`)
              const fight: Fight = {
                system,
                defender,
                goal,
                battles,
                extra: random.int(2),
                keys: 1 + random.int(3),
                grade: random.int(2) === 0 ? 1 : 2,
              }
              expect(objection(view, seat, fight, v0_5) === undefined).toBe(favourable(view, seat, fight, v0_5))
              fights++
              if (objection(view, seat, fight, v0_5) !== undefined) refused++
            }
    }
    expect(fights).toBeGreaterThan(1000)
    expect(refused).toBeGreaterThan(100)
    expect(fights - refused).toBeGreaterThan(100)
  }, 120_000)

  it('stands in the trace as a candidate that fell, with the reason', () => {
    const table = new SupercatBench()
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '5g', 1)
      .ships('yellow', '5g', 3)
      .declared('warlord')
    const { events } = turnOf(table.draws('aggression-4', 'aggression-5'), { actions: 2 })
    const fell = events.flatMap((event) => (event.e === 'found' && event.node === 'AGG.8' ? (event.fell ?? []) : []))
    expect(fell).toEqual([
      expect.objectContaining({
        value: expect.objectContaining({ at: '5g', against: 'yellow' }),
        why: { say: 'supercat.outnumbered', with: { own: 1, theirs: 3 } },
      }),
    ])
  })
})

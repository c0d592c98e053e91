import { LANGS } from '@understudy/procedure'
import { explain, explainVerdict, whyNot } from '@understudy/procedure/explain'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { supercatBook as rulebook } from './books-testing.ts'
import { gameOf, play } from './game-testing.ts'

const UNSAID = /undefined|\[object|NaN|supercat\./

describe('why not?', () => {
  it('has an answer for legal alternatives at every decision, in both languages', () => {
    let asked = 0
    const kinds = new Set<string>()
    for (const [game, table] of [
      { bots: 2, others: 1 },
      { bots: 1, others: 3 },
      { bots: 1, others: 1 },
    ].entries()) {
      const recorder = new Recorder()
      const driver = gameOf({ ...table, seed: `why ${game}` })
      const since: Record<string, TraceEvent[]> = {}
      const earlier: Record<string, TraceEvent[]> = {}
      for (const { entry } of play(driver, recorder)) {
        if (entry.t !== 'action' && entry.t !== 'answer') continue
        if (entry.seat === 'chance' || driver.bot(entry.seat) === undefined) continue
        const { seat } = entry
        if (entry.first === true) [since[seat], earlier[seat]] = [[], []]
        since[seat] = [...(since[seat] ?? []), ...recorder.take()]
        if (entry.t !== 'action') continue
        const events = since[seat] ?? []
        const decision = arcs.decision(driver.state)!
        const acted = events.findLast((event) => event.e === 'act')
        const vars = (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>
        const runner = driver.bot(seat)?.runner
        for (let n = 0; n < 2; n++) {
          const other = decision.sample(keyedRandom('why', `${asked}`))
          const verdict = whyNot(runner!, arcs.view(driver.state, seat), seat, vars, events, other, earlier[seat])
          kinds.add(verdict.kind)
          asked++
          for (const lang of LANGS) {
            const said = explainVerdict(verdict, { rulebook, lang, phrases: arcs.phrases })
            if (said.length < 20 || UNSAID.test(said)) throw new Error(`badly said: ${said}`)
          }
        }
        if (asked % 10 === 0)
          for (const lang of LANGS)
            for (const line of explain(events, { rulebook, lang, phrases: arcs.phrases }))
              if (UNSAID.test(line.text)) throw new Error(`badly said: ${line.text}`)
        earlier[seat] = [...(earlier[seat] ?? []), ...events]
        since[seat] = []
      }
    }
    expect(asked).toBeGreaterThan(500)
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['done', 'dropped', 'later', 'outside']))
  }, 240_000)
})

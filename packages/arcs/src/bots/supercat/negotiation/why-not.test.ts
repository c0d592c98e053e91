// “Why not?” over Edicts, Summits and Negotiations has an answer that is a sentence, whatever else could have been done.

import { LANGS, type Lang } from '@understudy/procedure'
import { explainShort, explainVerdict, whyNot } from '@understudy/procedure/explain'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { Driver, keyedRandom } from '@understudy/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcs } from '../../../game.ts'
import { arcsPackage } from '../../../package.ts'
import { oldWordIn } from '../../../text/russian-testing.ts'
import { campaignBooks } from '../campaign/book.ts'

const UNSAID = /undefined|\[object|NaN|supercat\.| {2}|, ,|: \./
const FRAMES = /^(summit|callToOrder|talk|answer|exportLast|govern|demand|policyAction|councilChoice|supplyWeapons)$/

let takeAway = (): void => {}
beforeAll(() => {
  takeAway = offerCampaign()
})
afterAll(() => takeAway())

it.each(['0.5', '0.10'] as const)(
  'answers in both languages, and says why what was done was done, %s',
  (version) => {
    const rulebook = campaignBooks[version]
    const kinds = new Map<string, number>()
    const frames = new Set<string>()
    const wrong = new Set<string>()
    for (let game = 0; game < 4; game++) {
      const options = { players: 3, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat' }
      const recorder = new Recorder()
      const bot = { by: 'bot', bot: 'supercat', version } as const
      const seats = { red: bot, yellow: bot, blue: bot }
      const driver = new Driver(arcsPackage, { t: 'start', options, chance: {}, seed: `why ${game}`, seats })
      driver.sink = recorder
      const since: Record<string, TraceEvent[]> = {}
      for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
        const { entry } = next
        if (entry.seat !== 'chance') {
          since[entry.seat] = [...(since[entry.seat] ?? []), ...recorder.take()]
          const decision = arcs.decision(driver.state)!
          if (entry.t === 'action' && FRAMES.test(decision.kind)) {
            const events = since[entry.seat]!
            const acted = events.findLast((event) => event.e === 'act')
            const vars = (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>
            frames.add(decision.kind)
            const look = (lang: Lang, text: string) => {
              if (UNSAID.test(text) || (lang === 'ru' && oldWordIn(text) !== undefined)) wrong.add(text)
            }
            const view = arcs.view(driver.state, entry.seat)
            for (const lang of LANGS) look(lang, explainShort(events, { rulebook, lang, phrases: arcs.phrases, view }))
            for (let n = 0; n < 2; n++) {
              const other = decision.sample(keyedRandom('why', `${game} ${kinds.size} ${n}`))
              const verdict = whyNot(driver.bot(entry.seat)!.runner!, view, entry.seat, vars, events, other)
              kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1)
              for (const lang of LANGS)
                look(lang, explainVerdict(verdict, { rulebook, lang, phrases: arcs.phrases, view }))
            }
          }
          if (entry.t === 'action') since[entry.seat] = []
        }
        driver.commit(entry)
      }
    }
    expect([...wrong].slice(0, 8)).toEqual([])
    expect(frames.size).toBeGreaterThan(6)
    expect(kinds.size).toBeGreaterThan(2)
  },
  120_000,
)

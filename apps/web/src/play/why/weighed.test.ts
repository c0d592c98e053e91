// What decisions of every bot were chosen from, over parts of real games: the one that was chosen comes first, all others fell
// in some step and have a reason, and most lie somewhere on the table.

import { arcsPackage } from '@understudy/arcs'
import { loadCampaign } from '@understudy/arcs/campaign'
import { muhqPackage } from '@understudy/muhq'
import { LANGS } from '@understudy/procedure'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, appOnly, Driver, type Options, withDefaults } from '@understudy/table'
import { describe, expect, test } from 'vitest'
import { pointing as arcs } from '../../games/arcs/pointing.ts'
import { pointing as muhq } from '../../games/muhq/pointing.ts'
import { pointing as rome } from '../../games/rome/pointing.ts'
import type { Pointing } from '../../games/ui.ts'
import { type Weighed, weighedIn } from './weighed.ts'

loadCampaign()

interface Case {
  readonly pkg: AnyPackage
  readonly options: Options
  readonly pointing: Pointing<never>
  readonly key: RegExp
}

const cases: [string, Case][] = [
  [
    'SUPERCAT',
    {
      pkg: arcsPackage,
      options: { players: 3, role2: 'supercat', role3: 'supercat' },
      pointing: arcs,
      key: /^(s[1-6][gach]|court [BC]C\d\d)$/,
    },
  ],
  [
    'SUPERCAT in an act',
    {
      pkg: arcsPackage,
      options: { players: 3, act: 1, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
      pointing: arcs,
      key: /^(s[1-6][gach]|court ([BC]C\d\d|L\d\d|council))$/,
    },
  ],
  [
    'Lars',
    {
      pkg: arcsPackage,
      options: { players: 3, role2: 'lars', role3: 'lars' },
      pointing: arcs,
      key: /^(s[1-6][gach]|court [BC]C\d\d)$/,
    },
  ],
  [
    'Rome',
    {
      pkg: romePackage,
      options: { role1: 'human', role2: 'speed', role3: 'super', role4: 'absent' },
      pointing: rome,
      key: /^(region|sea) \w+/,
    },
  ],
  ['muhq', { pkg: muhqPackage, options: {}, pointing: muhq, key: /^t\d+,\d+$/ }],
]

/** Every decision of bots in the first steps of a game. */
function* decisions({ pkg, options: some, pointing }: Case): Generator<readonly Weighed[]> {
  const options = withDefaults(pkg, some)
  const seats = Object.fromEntries(
    Object.entries(pkg.seating(options)).map(([seat, who]) => [
      seat,
      who.by === 'person' ? { by: 'random' as const } : who,
    ]),
  )
  const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed: 'weighed', seats })
  const recorder = new Recorder()
  driver.sink = recorder
  let since: TraceEvent[] = []
  let earlier: TraceEvent[] = []
  for (let step = 0; step < 300; step++) {
    const next = driver.next()
    if (next.kind !== 'auto') return
    const { entry } = next
    const bot = entry.seat === 'chance' ? undefined : driver.bot(entry.seat)
    const taken = recorder.take()
    if (bot?.runner !== undefined) {
      if ('first' in entry && entry.first === true) [since, earlier] = [[], []]
      since.push(...taken)
      if (entry.t === 'action') {
        const { rulebook } = bot.runner
        for (const lang of LANGS) {
          const speaker = { rulebook, lang, phrases: pkg.game.phrases, view: driver.state }
          yield weighedIn({ events: since, led: earlier }, speaker, pointing as unknown as Pointing<unknown>)
        }
        earlier.push(...since)
        since = []
      }
    }
    driver.commit(entry)
  }
}

describe.each(cases)('%s', (_, each) => {
  test('what it was chosen from', () => {
    let compared = 0
    let placed = 0
    let tiedAtAll = 0
    for (const weighed of decisions(each)) {
      for (const { at } of weighed) for (const key of at) expect(key).toMatch(each.key)
      if (weighed.length < 2) continue
      compared++
      const [chosen, ...others] = weighed
      expect(new Set(weighed.map(({ text }) => text)).size).toBe(weighed.length)
      expect([chosen?.fell, chosen?.verdict]).toEqual([undefined, undefined])
      const steps = others.map(({ fell }) => fell ?? 0)
      // The best losers, which fell last, come first.
      expect(steps).toEqual([...steps].sort((a, b) => b - a))
      expect(Math.min(...steps)).toBeGreaterThan(0)
      for (const { text, verdict, tied, fell } of others) {
        expect(text).not.toBe('')
        // Whoever only lost a draw fell by no preference: the draw comes last.
        if (tied) expect([verdict?.kind, fell]).toEqual(['unlucky', steps[0]])
        else expect(verdict?.kind).toBe('dropped')
        if (tied) tiedAtAll++
      }
      if (weighed.some(({ at }) => at.length > 0)) placed++
    }
    expect(compared).toBeGreaterThan(4)
    expect(tiedAtAll).toBeGreaterThan(0)
    expect(placed).toBeGreaterThan(compared / 4)
  })
})

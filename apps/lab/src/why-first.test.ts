// The first screen of "Why?": over every decision of whole games of every bot it is a question and an answer that is short, begins
// with what the bot is after or with the words of the rule that decided, has its number in brackets, and where there were alternatives names one. `WHY_GAMES=1000` takes as many games as the design asks.

import { citeOf, LANGS, type Lang } from '@understudy/procedure'
import { explainFirst, explainShort, explainTitle } from '@understudy/procedure/explain'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { appOnly, Driver, withDefaults } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { settingsWith } from './seating.ts'
import { drawnGame } from './soak/drawn-game.ts'

const GAMES = Number(process.env.WHY_GAMES ?? 1)
/** A sentence of these is read at a glance; the whole of it stands below. */
const SHORT = 240

/** Something that was not chosen is named. */
const RIVAL: Readonly<Record<Lang, RegExp>> = {
  en: /(?:^|[.…?] )(?:Passed over: |Equally good: |Not )/,
  ru: /(?:^|[.…?] )(?:Хуже — |Не хуже — |Не подходит — )/,
}
/** What was chosen, and something that was not, called alike. */
const ALIKE: Readonly<Record<Lang, RegExp>> = {
  en: /(?:\? Yes, |\): )([^?]+?)\.? (?:Passed over: |Equally good: |Not )\1[,;:]/,
  ru: /(?:\? Да, |\): |\) — )([^?]+?)\.? (?:Хуже — |Не хуже — |Не подходит — )\1[;:]/,
}

const bots = Object.values(games).flatMap(({ pkg }) =>
  pkg.bots.flatMap((bot) => (bot.rulebook === undefined ? [] : [{ pkg, id: bot.id }])),
)

describe.each(bots)('$id', ({ pkg, id }) => {
  it(
    'says why in short',
    () => {
      const { game } = pkg
      const space = settingsWith(pkg, id)
      let asked = 0
      let empty = 0
      let cut = 0
      const nameless = new Map<string, string>()
      const wrong = new Map<string, string>()
      let longest = ''
      for (let n = 0; n < GAMES; n++) {
        const drawn = drawnGame(pkg, space, 'first', n * 17, id)
        const seats = Object.fromEntries(
          Object.entries(drawn.seats).map(([seat, who]) => [
            seat,
            who.by === 'person' ? ({ by: 'random' } as const) : who,
          ]),
        )
        const options = withDefaults(pkg, drawn.options)
        const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed: drawn.seed, seats })
        const recorder = new Recorder()
        driver.sink = recorder
        let since: TraceEvent[] = []
        let earlier: TraceEvent[] = []
        const most = GAMES < 2 ? 250 : 5000
        let steps = 0
        for (let next = driver.next(); next.kind === 'auto' && steps < most; next = driver.next(), steps++) {
          const { entry } = next
          const bot = entry.seat === 'chance' ? undefined : driver.bot(entry.seat)
          const taken = recorder.take()
          if (bot?.id === id && bot.runner !== undefined) {
            if ('first' in entry && entry.first === true) [since, earlier] = [[], []]
            since.push(...taken)
            if (entry.t === 'action') {
              for (const lang of LANGS) {
                asked++
                const speaker = { rulebook: bot.runner.rulebook, lang, phrases: game.phrases, view: driver.state }
                const why = explainFirst(since, speaker, earlier)
                if (why === '') empty++
                if (why.endsWith('…')) cut++
                const whole = explainShort(since, speaker, earlier)
                if (why.length > SHORT) longest = why
                const act = since.findLast((event) => event.e === 'act')
                const decided = act?.e === 'act' ? (act.by ?? act.node) : ''
                const text = speaker.rulebook.text[lang]
                const cite = citeOf(text, decided)
                if (!why.includes(`(${cite})`) || why.startsWith(cite)) wrong.set(`${lang} ${decided}: its rule`, why)
                if (RIVAL[lang].test(whole) && !RIVAL[lang].test(why)) nameless.set(`${lang} ${decided}: ${why}`, whole)
                if (ALIKE[lang].test(why)) wrong.set(`${lang} ${decided}: alike`, why)
                const title = explainTitle(since, speaker, earlier)
                if (!/^(?:Why|Почему) \S.*\?$/u.test(title) || title.length > 110)
                  wrong.set(`${lang} ${decided}: its title`, title)
              }
              earlier.push(...since)
              since = []
            }
          }
          driver.commit(entry)
        }
      }
      if (GAMES > 1) console.log(`| why, ${id} | ${GAMES} games, ${asked} answers | ${cut} end in “…” |`)
      expect(asked).toBeGreaterThan(20)
      expect(empty).toBe(0)
      expect(longest).toBe('')
      expect(Object.fromEntries(nameless)).toEqual({})
      // What is cut off at the end is the reason itself.
      expect(cut / asked).toBeLessThan(0.02)
      expect(Object.fromEntries(wrong)).toEqual({})
    },
    Math.max(600_000, GAMES * 10_000),
  )
})

// Every bot of every game is asked why, and why not, at drawn decisions: the answers name rules that really compare, in
// sentences that a player can read.

import { arcs, Pile, read, type State } from '@understudy/arcs'
import {
  explain,
  explainShort,
  explainVerdict,
  LANGS,
  type Lang,
  Recorder,
  speak,
  type TraceEvent,
  whyNot,
} from '@understudy/procedure'
import { appOnly, Driver, keyedRandom, type Options, withDefaults } from '@understudy/table'
import { askWhyNot, whyNotTally } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { settingsWith } from './seating.ts'
import { drawnGame } from './soak/drawn-game.ts'

/** So many decisions of each bot, over so many games. */
const DECISIONS = 200
const GAMES = 8
/** So many alternatives at each of them. */
const EACH = 5

const bots = Object.values(games).flatMap(({ pkg }) =>
  pkg.bots.flatMap(({ id, rulebook }) => (rulebook === undefined ? [] : [{ pkg, id }])),
)

/** The n-th game of a bot, with random players for people. */
function gameOf(pkg: (typeof bots)[number]['pkg'], space: readonly Options[], id: string, n: number) {
  const drawn = drawnGame(pkg, space, 'sense', n * 41, id)
  const seats = Object.fromEntries(
    Object.entries(drawn.seats).map(([seat, who]) => [seat, who.by === 'person' ? ({ by: 'random' } as const) : who]),
  )
  return { ...drawn, seats }
}

/** Turns of each bot whose sentences are all looked at. */
const TURNS = 60

/** What no sentence may hold: keys, ids, slips of the pen. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN|\[object|\bnull\b|\{"/, 'a value that is none'],
  [/\b(?:supercat|lars|bot|camp|log|ask|pick|no|do)\.[a-z]/i, 'a key'],
  [/[.?!:]\.(?!\.)|\?\?| {2}|,,| ,| ;|\(\)|“”|«»/, 'punctuation'],
  [/:\s*$/, 'an empty list'],
  [/(?:^|[.!?] )([^.!?]{8,}[.!?]) \1/, 'the same sentence twice'],
  [
    /\bYou (?:leads|follows|plays|has|is|copies|pivots)\b|\bare only 1 \w+\b|\b1 (?:ships|agents|skirmishers|actions|cards|resources)\b/,
    'grammar',
  ],
  [/ of it (?:is|are)\b/, 'grammar'],
]
const IDS: Readonly<Record<string, RegExp>> = {
  arcs: /\bBC\d\d\b|(?<![.\w])[1-6][agch]\b|\b(?:administration|aggression|construction|mobilization)-\d|\bL\d{2,3}\b/,
  rome: /\b(?:ROM|GRE|CAR|BAR|SEL|EGY)\b|\b[A-Z]\d\d\b/,
  muhq: /\b[a-z]+-[a-z]+-\d/,
}

/** Action cards by their names, as far as a sentence has them. */
const SUITS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Administration', 'Aggression', 'Construction', 'Mobilization'],
  ru: ['Руководство', 'Агрессия', 'Проектирование', 'Мобилизация'],
}

/** A card that this sentence names although nobody else can have seen it. */
function hiddenCard(state: State, seat: string, lang: Lang, text: string): string | undefined {
  const other = state.options.colours.find((colour) => colour !== seat) ?? seat
  const view = arcs.view(state, other)
  for (const [suit, name] of SUITS[lang].entries())
    for (const [said, n] of text.matchAll(new RegExp(`${name} ([1-7])`, 'g')))
      if (read.has(view, Pile.UNSEEN, suit * 7 + Number(n) - 1)) return said
  return undefined
}

describe.each(bots)('$id', ({ pkg, id }) => {
  const { game } = pkg
  const space = settingsWith(pkg, id)

  it('says why, in sentences without slips, ids or cards that are still hidden, in both languages', () => {
    const wrong = new Map<string, string>()
    let turns = 0
    let said = 0
    const look = (lang: Lang, what: string, text: string, state?: unknown, seat = ''): void => {
      said++
      const slip =
        SLIPS.find(([pattern]) => pattern.test(text))?.[1] ?? (IDS[game.id]?.test(text) === true ? 'an id' : undefined)
      if (slip !== undefined) wrong.set(`${lang} ${what}: ${slip}`, text)
      const hidden =
        game.id === 'arcs' && state !== undefined ? hiddenCard(state as State, seat, lang, text) : undefined
      if (hidden !== undefined) wrong.set(`${lang} ${what}: hidden`, text)
    }
    for (let n = 0; turns < TURNS && n < 40; n++) {
      const drawn = gameOf(pkg, space, id, n)
      const options = withDefaults(pkg, drawn.options)
      const driver = new Driver(pkg, {
        t: 'start',
        options,
        chance: appOnly(pkg),
        seed: drawn.seed,
        seats: drawn.seats,
      })
      const recorder = new Recorder()
      driver.sink = recorder
      const until = Math.min(TURNS, turns + TURNS / 6)
      let since: TraceEvent[] = []
      let earlier: TraceEvent[] = []
      for (let next = driver.next(); next.kind === 'auto' && turns < until; next = driver.next()) {
        const { entry } = next
        const bot = entry.seat === 'chance' ? undefined : driver.bot(entry.seat)
        const taken = recorder.take()
        if (bot?.id === id && bot.runner !== undefined) {
          if ('first' in entry && entry.first === true) {
            ;[since, earlier] = [[], []]
            turns++
          }
          since.push(...taken)
          if (entry.t === 'action') {
            const { state } = driver
            const { rulebook } = bot.runner
            const act = since.findLast((event) => event.e === 'act')
            const vars = (act?.e === 'act' ? act.vars : undefined) as Record<string, unknown> | undefined
            const other = game.decision(state)?.sample(keyedRandom('slips', `${said}`))
            const view = game.view(state, entry.seat)
            const verdict = whyNot(bot.runner, view, entry.seat, vars ?? {}, since, other, earlier)
            for (const lang of LANGS) {
              const speaker = { rulebook, lang, phrases: game.phrases, view: state }
              const why = explainShort(since, speaker, earlier)
              if (!/^(?:The next step of a plan\. |Следующий шаг плана\. )?\S.*[.!?]$/su.test(why))
                wrong.set(`${lang} why`, why)
              look(lang, 'why', why, state, entry.seat)
              look(lang, 'why not', explainVerdict(verdict, speaker))
              for (const line of explain(since, speaker)) {
                if (line.text !== '') look(lang, `${line.node} ${line.kind}`, line.text, state, entry.seat)
                const texts = line.kind === 'found' ? (line.chips ?? []).map(({ text }) => text) : []
                const twice = texts.find((text, at) => texts.indexOf(text) !== at)
                if (twice !== undefined) wrong.set(`${lang} ${line.node}: two alike`, twice)
              }
            }
            earlier.push(...since)
            since = []
          }
        }
        const decision = game.decision(driver.state)
        for (const lang of LANGS)
          if (decision !== undefined) look(lang, decision.question.say, speak(game.phrases, lang, decision.question))
        driver.commit(entry, {
          event: (what) => {
            for (const lang of LANGS) {
              const text = speak(game.phrases, lang, what)
              if (text !== '') look(lang, what.say, text)
            }
          },
        })
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({})
    expect(turns).toBe(TURNS)
    expect(said).toBeGreaterThan(1000)
  }, 120_000)

  it('is asked why not at 200 drawn decisions, and names a rule that compares the two', () => {
    const tally = whyNotTally()
    for (let n = 0; tally.positions < DECISIONS && n < 10 * GAMES; n++)
      askWhyNot(
        pkg,
        id,
        gameOf(pkg, space, id, n),
        tally,
        Math.min(DECISIONS, tally.positions + DECISIONS / GAMES),
        EACH,
      )
    expect(tally.positions).toBe(DECISIONS)
    expect(tally.asked).toBeGreaterThan(DECISIONS)
  }, 120_000)
})

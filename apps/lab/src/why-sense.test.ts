// Every bot of every game is asked why, and why not, at drawn decisions: the answers name rules that really compare, in
// sentences that a player can read.

import { arcs, type State } from '@understudy/arcs'
import { arcsBeside } from '@understudy/arcs/beside'
import { Pile, read } from '@understudy/arcs/state'
import { muhqBeside } from '@understudy/muhq/beside'
import { LANGS, type Lang, type Say, speak } from '@understudy/procedure'
import { explain, explainShort, explainVerdict, whyNot } from '@understudy/procedure/explain'
import { Recorder, type TraceEvent } from '@understudy/procedure/trace'
import { romeBeside } from '@understudy/rome/beside'
import {
  appOnly,
  type Beside,
  Driver,
  type GameEvent,
  keyedRandom,
  type Options,
  pickFrom,
  withDefaults,
} from '@understudy/table'
import { versionsOf } from '@understudy/table/bots'
import { askWhyNot, beginsLikeOne, slipIn, whyNotTally } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { settingsWith } from './seating.ts'
import { drawnGame } from './soak/drawn-game.ts'

/** `npm run test:full` reads several times as many. */
const FULL = process.env.FULL === '1'

/** So many decisions of each bot, over so many games. */
const DECISIONS = FULL ? 200 : 48
const GAMES = 8
/** So many alternatives at each of them. */
const EACH = 5

/** Every bot in each of its versions, as if there were no other. */
const bots = Object.values(games).flatMap(({ pkg }) =>
  pkg.bots.flatMap((bot) =>
    versionsOf(bot).flatMap((version) => {
      if (version.rulebook === undefined) return []
      const alone = pkg.bots.map((each) => (each.id === bot.id ? { ...each, ...version, versions: [version] } : each))
      return [{ pkg: { ...pkg, bots: alone }, id: bot.id, version: version.name }]
    }),
  ),
)

/** The n-th game of a bot, with random players for people. */
function gameOf(pkg: (typeof bots)[number]['pkg'], space: readonly Options[], id: string, n: number) {
  const drawn = drawnGame(pkg, space, 'sense', n * 41, id)
  const seats = Object.fromEntries(
    Object.entries(drawn.seats).map(([seat, who]) => [seat, who.by === 'person' ? ({ by: 'random' } as const) : who]),
  )
  return { ...drawn, seats }
}

// biome-ignore lint/suspicious/noExplicitAny: every game alike
const BESIDE: Readonly<Record<string, Beside<any>>> = { arcs: arcsBeside, muhq: muhqBeside, rome: romeBeside }

/** Turns of each bot whose sentences are all looked at. */
const TURNS = FULL ? 60 : 18

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

describe.each(bots)('$id $version', ({ pkg, id }) => {
  const { game } = pkg
  const space = settingsWith(pkg, id)

  it('says why, in sentences without slips, ids or cards that are still hidden, in both languages', () => {
    const wrong = new Map<string, string>()
    let turns = 0
    let said = 0
    const look = (lang: Lang, what: string, text: string, state?: unknown, seat = ''): void => {
      said++
      const slip = slipIn(lang, text) ?? (IDS[game.id]?.test(text) === true ? 'an id' : undefined)
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
              if (!/^(?:Step \d+ of its plan\. |Шаг плана: \d+\. )?\S.*[.!?]$/su.test(why))
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
    expect(said).toBeGreaterThan(TURNS * 16)
  }, 120_000)

  it('asks, offers, refuses and instructs in sentences without slips, in both languages', () => {
    const wrong = new Map<string, string>()
    const said: Record<string, number> = {}
    const { lines, phrases } = BESIDE[game.id]!
    const look = (kind: string, what: Say): void => {
      said[kind] = (said[kind] ?? 0) + 1
      for (const lang of LANGS) {
        const text = speak(Object.hasOwn(game.phrases[lang], what.say) ? game.phrases : phrases, lang, what)
        const alone = kind !== 'choice' && kind !== 'done'
        const slip =
          slipIn(lang, text) ??
          (IDS[game.id]?.test(text) === true ? 'an id' : undefined) ??
          (alone && !beginsLikeOne(text) ? 'its beginning' : undefined) ??
          (alone && !/[.?!…)”»]$/.test(text) ? 'its end' : undefined)
        if (slip !== undefined) wrong.set(`${lang} ${kind} ${what.say}: ${slip}`, text)
      }
    }
    // What was done elsewhere, by its kinds in equal parts, is seldom allowed here.
    const done = new Map<string, unknown[]>()
    let turns = 0
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
      const until = Math.min(TURNS, turns + TURNS / 6)
      let moment = ''
      for (let next = driver.next(); next.kind === 'auto' && turns < until; next = driver.next()) {
        const { entry } = next
        const decision = game.decision(driver.state)
        const lot = keyedRandom(drawn.seed, `words ${said.done ?? 0}`)
        if (decision !== undefined) {
          look('question', decision.question)
          for (let i = 0; i < 4 && done.size > 0; i++) {
            const refusal = decision.legal(pickFrom(lot, pickFrom(lot, [...done.values()])) as never)
            if (refusal !== undefined) look('refusal', refusal)
          }
          if (lot.int(5) === 0)
            for (const choice of decision.next([]).slice(0, 12)) {
              look('choice', choice.text)
              if (choice.action === undefined)
                for (const more of decision.next([choice.pick]).slice(0, 6)) look('choice', more.text)
            }
        }
        if (entry.t === 'action') {
          look('done', game.describe(entry.action, driver.state))
          const kind = (entry.action as { do?: string }).do ?? ''
          const alike = done.get(kind) ?? []
          if (alike.length < 20) done.set(kind, [...alike, entry.action])
        }
        const before = game.copy(driver.state)
        const events: GameEvent[] = []
        driver.commit(entry, { event: (what) => events.push(what) })
        for (const { change } of lines(before as never, driver.state as never, events)) look('instruction', change)
        const now = game.moment(driver.state)
        if (now === moment) continue
        moment = now
        turns++
        if (lot.int(6) === 0) for (const line of game.setup(driver.state)) look('setup', line)
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({})
    for (const kind of ['question', 'refusal', 'choice', 'done', 'instruction', 'setup'])
      expect(said[kind], kind).toBeGreaterThan(TURNS / 2)
  }, 120_000)

  it(`is asked why not at ${DECISIONS} drawn decisions, and names a rule that compares the two`, () => {
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

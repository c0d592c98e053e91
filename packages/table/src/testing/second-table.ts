// A second table on which somebody carries out what the app says a bot has done, and nothing else.

import { type Json, LANGS, type Lang, type Phrasebook, type Say, speak } from '@understudy/procedure'
import type { Beside } from '../games/beside.ts'
import type { Controller, GamePackage } from '../games/bot.ts'
import { appOnly, withDefaults } from '../games/defaults.ts'
import type { GameEvent, Options, Seat } from '../games/game.ts'
import { Driver } from '../play/driver.ts'

/** Pieces in places, without any rule. */
export interface SecondTable<State> {
  /** Does what a line says. Throws if it cannot be done. */
  carry(what: Say): void
  /** What lies otherwise than in this position, a line each. */
  differs(state: State): string[]
}

export interface CarriedOut {
  /** Turns of bots that were carried out. */
  readonly turns: number
  readonly steps: number
  /** Everything that was carried out, by the name of its sentence. */
  readonly kinds: ReadonlyMap<string, number>
  readonly lines: number
  /** The first thing that went wrong, and where. */
  readonly fault: string | undefined
}

/** How often a sentence of the same kind is heard for what it leaves out. */
const ENOUGH = 40

/** Plays games of bots one after another, until so many turns have been carried out. */
export function carryOut<State, Action>(
  pkg: GamePackage<State, Action>,
  beside: Beside<State>,
  settings: {
    options: Options
    seats: Readonly<Record<Seat, Controller>>
    seed: string
    turns: number
    /** Whether a list is made after every step, or one of the whole turn, by place. */
    by?: 'step' | 'turn'
    /** Names that stand for one another: a sentence must tell each from the next one of its list. */
    names: Names
    /** Facts that no sentence needs, by their paths: another one of it says enough. */
    quiet?: readonly string[]
  },
  lay: (state: State) => SecondTable<State>,
): CarriedOut {
  const kinds = new Map<string, number>()
  const count = { turns: 0, steps: 0, lines: 0 }
  const byTurn = settings.by === 'turn'
  const done = (fault?: string): CarriedOut => ({ ...count, kinds, fault })
  const carried = (second: SecondTable<State>, from: State, to: State, events: readonly GameEvent[]) => {
    const lines = beside.lines(from, to, events)
    const where = (fault: string): string => `${lines.map((each) => JSON.stringify(each)).join('\n')}\n${fault}`
    for (const { place, change } of lines) {
      const times = (kinds.get(change.say) ?? 0) + 1
      kinds.set(change.say, times)
      count.lines++
      const heard = times > ENOUGH ? [] : silences(change, settings.names, pkg.game.phrases, beside.phrases)
      const silent = [...heard, ...(times > ENOUGH ? [] : silences(place, settings.names, beside.phrases))].filter(
        ({ path }) => [path, `${change.say} ${path}`].every((each) => settings.quiet?.includes(each) !== true),
      )
      if (silent.length > 0) return where(`not said: ${JSON.stringify(silent)} in ${JSON.stringify(change)}`)
      try {
        second.carry(change)
      } catch (error) {
        return where(`${JSON.stringify(change)}: ${error}`)
      }
    }
    const differs = second.differs(to)
    return differs.length > 0 ? where(differs.join('\n')) : undefined
  }
  for (let game = 1; count.turns < settings.turns; game++) {
    const options = withDefaults(pkg, settings.options)
    const driver = new Driver(pkg, {
      t: 'start',
      options,
      chance: appOnly(pkg),
      seed: `${settings.seed}.${game}`,
      seats: { ...pkg.seating(options), ...settings.seats },
    })
    const begun = pkg.game.copy(driver.state)
    let second = lay(begun)
    let from = begun
    let moment = pkg.game.moment(from)
    let acted = false
    let events: GameEvent[] = []
    for (let next = driver.next(); next.kind === 'auto'; next = driver.next()) {
      const { entry } = next
      if (entry.t === 'action' && !acted) {
        acted = true
        // Until somebody acts, the table is laid out by a list of its own.
        if (byTurn) {
          from = pkg.game.copy(driver.state)
          second = lay(from)
          events = []
          moment = pkg.game.moment(from)
        }
      }
      driver.commit(entry, { event: (what) => events.push(what) })
      count.steps++
      const now = pkg.game.moment(driver.state)
      const turned = now !== moment
      if (!byTurn || turned) {
        const fault = carried(second, from, driver.state, events)
        if (fault !== undefined) return done(`game ${game}, ${moment}, ${JSON.stringify(entry)}\n${fault}`)
        from = pkg.game.copy(driver.state)
        events = []
      }
      if (!turned) continue
      moment = now
      if (acted) count.turns++
      if (count.turns === settings.turns) break
    }
  }
  return done()
}

type Names = readonly (readonly string[])[]

/** Facts that make no difference to the sentence: whoever reads it cannot know them. */
export function silences(what: Say, names: Names, ...books: readonly Phrasebook[]): { path: string; lang: Lang }[] {
  const out: { path: string; lang: Lang }[] = []
  for (const lang of LANGS) {
    const book = books.find((each) => Object.hasOwn(each[lang], what.say))
    if (book === undefined) return [{ path: 'the sentence', lang }]
    const text = speak(book, lang, what)
    for (const [path, other] of altered((what.with ?? {}) as Json, names)) {
      const changed = attempt(() => speak(book, lang, { ...what, with: other as Record<string, Json> }))
      if (changed === text) out.push({ path: path.slice(1), lang })
    }
  }
  return out
}

/** Each number, truth and name within, changed by itself. */
function* altered(old: Json, names: Names): Generator<[string, Json]> {
  if (typeof old === 'number') yield ['', old + 1]
  else if (typeof old === 'boolean') yield ['', !old]
  else if (typeof old === 'string') {
    const list = names.find((each) => each.includes(old))
    if (list !== undefined) yield ['', list[(list.indexOf(old) + 1) % list.length]!]
  } else if (Array.isArray(old)) {
    for (let i = 0; i < old.length; i++)
      for (const [path, other] of altered(old[i]!, names)) yield [`.${i}${path}`, old.with(i, other)]
  } else if (isName(old)) yield ['', { en: `${old.en}?`, ru: `${old.ru}?` }]
  else if (old !== null)
    for (const [name, each] of Object.entries(old as Record<string, Json>))
      for (const [path, other] of altered(each, names)) yield [`.${name}${path}`, { ...(old as object), [name]: other }]
}

/** A name in both languages, as data of a game bring it. */
const isName = (value: Json): value is Record<Lang, string> =>
  value !== null && typeof value === 'object' && 'en' in value && 'ru' in value

function attempt(what: () => string): string | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}

// What a check has at hand: the game, a source of chance, and where to report what is wrong.

import { type Json, LANGS, type Lang, type Phrasebook, type Say } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import { keyedRandom, type Random } from '../chance/random.ts'
import type { GamePackage } from '../games/bot.ts'
import type { Game, Seat } from '../games/game.ts'

export interface Inspection<State, Action> {
  readonly pkg: GamePackage<State, Action>
  readonly game: Game<State, Action>
  readonly seed: string
  /** Seats whose view is looked at. */
  readonly views: readonly Seat[]
  readonly census?: (state: State) => Json
  report(check: string, what: string): void
  /** Chance for one purpose; the same name gives the same numbers again. */
  random(purpose: string): Random
}

export function inspection<State, Action>(
  pkg: GamePackage<State, Action>,
  seed: string,
  views: readonly Seat[],
  census: ((state: State) => Json) | undefined,
  report: (check: string, what: string) => void,
): Inspection<State, Action> {
  return {
    pkg,
    game: pkg.game,
    seed,
    views,
    ...(census === undefined ? {} : { census }),
    report,
    random: (purpose) => keyedRandom(seed, `conform|${purpose}`),
  }
}

export const hashState = <State>(game: Game<State, never> | Game<State, unknown>, state: State): string =>
  hashOf(game.serialise(state))

/** Runs a check; an exception is a problem like any other. */
export function attempt<T>(
  { report }: { report(check: string, what: string): void },
  check: string,
  run: () => T,
  /** At which decision. */
  asked?: string,
): T | undefined {
  try {
    return run()
  } catch (error) {
    report(check, `${asked === undefined ? '' : `${asked}: `}it throws ${String(error)}`)
    return undefined
  }
}

/** What is wrong with a sentence in some language; undefined if nothing is. */
function unspeakable(book: Phrasebook, sentence: Say): string | undefined {
  for (const lang of LANGS) {
    const wrong = wrongIn(book, lang, sentence)
    if (wrong !== undefined) return `${sentence.say} (${lang}): ${wrong}`
  }
  return undefined
}

function wrongIn(book: Phrasebook, lang: Lang, sentence: Say): string | undefined {
  const phrase = Object.hasOwn(book[lang], sentence.say) ? book[lang][sentence.say] : undefined
  if (phrase === undefined) return 'there is no such sentence'
  let text: unknown
  try {
    text = phrase(sentence.with ?? {})
  } catch (error) {
    return `it throws ${String(error)}`
  }
  return wrongText(text)
}

/** What is wrong with a text that a person is to read. */
export function wrongText(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'it is empty'
  const leak = text.match(/undefined|\bNaN\b|\[object |\bnull\b|Infinity/)
  return leak === null ? undefined : `it says “${text}”`
}

/** Reports sentences of the game that cannot be said. */
export function mustSpeak<State, Action>(
  { game, report }: Inspection<State, Action>,
  what: string,
  sentences: readonly Say[],
): void {
  for (const sentence of sentences) {
    const wrong = unspeakable(game.phrases, sentence)
    if (wrong !== undefined) report('texts', `${what}: ${wrong}`)
  }
}

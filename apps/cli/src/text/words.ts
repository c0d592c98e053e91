// Entries of a journal in words.

import { type Lang, type Say, speak } from '@understudy/procedure'
import type { AnyPackage, Controller, Entry, Logged, Options, Outcome, Seat } from '@understudy/table'
import { controllerName } from '../args/seats.ts'

export interface Speech {
  readonly pkg: AnyPackage
  readonly lang: Lang
  /** The game's own, where seats are to be called by their titles. */
  readonly options?: Options
}

export const spoken = ({ pkg, lang }: Speech, sentence: Say): string => speak(pkg.game.phrases, lang, sentence)

/** A sentence by itself begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function seatTitle(
  { pkg, lang }: Speech,
  options: Parameters<AnyPackage['game']['seats']>[0],
  seat: Seat,
): string {
  const spec = pkg.game.seats(options).find((each) => each.id === seat)
  return spec === undefined ? seat : spec.title[lang]
}

/** What an entry did, one line for each thing; the position before it makes the sentences better. */
export function entryLines(speech: Speech, { entry, events }: Logged, before?: unknown): string[] {
  const { lang } = speech
  switch (entry.t) {
    case 'start':
      return [{ en: 'The game begins.', ru: 'Игра начинается.' }[lang]]
    case 'snapshot':
      return []
    case 'edit':
      return [{ en: 'The position was corrected by hand.', ru: 'Позиция исправлена вручную.' }[lang]]
    case 'seat':
      return [seatLine(speech, entry)]
    case 'answer':
      if (entry.kind !== 'chance') return []
      return events.length > 0
        ? events.map((event) => spoken(speech, event))
        : [described(speech, entry.action, before)]
    case 'action': {
      const said =
        events.length > 0 ? events.map((event) => spoken(speech, event)) : [described(speech, entry.action, before)]
      const forced = { en: ' (against the rules)', ru: ' (вопреки правилам)' }[lang]
      return entry.forced === true ? said.map((line, at) => (at === 0 ? `${line}${forced}` : line)) : said
    }
  }
}

function seatLine(speech: Speech, entry: Extract<Entry, { t: 'seat' }>): string {
  const { pkg, lang, options } = speech
  if (!('to' in entry)) return { en: 'Dice and draws come from elsewhere now.', ru: 'Источники случая изменены.' }[lang]
  const who = controllerName(pkg, entry.to as Controller, lang)
  const seat = options === undefined ? entry.seat : seatTitle(speech, options, entry.seat)
  return { en: `${seat} is now played by: ${who}.`, ru: `${seat}: теперь играет ${who}.` }[lang]
}

export function described(speech: Speech, action: unknown, state?: unknown): string {
  const { game } = speech.pkg
  return spoken(speech, game.describe(game.parseAction(action), state))
}

export function outcomeLine(
  speech: Speech,
  outcome: Outcome,
  options: Parameters<AnyPackage['game']['seats']>[0],
): string {
  const names = outcome.winners.map((seat) => seatTitle(speech, options, seat))
  const why = capital(spoken(speech, outcome.why)).replace(/[.]$/, '')
  const { lang } = speech
  const told = names.length > 0 && names.every((name) => why.toLowerCase().includes(name.toLowerCase()))
  if (told) return `${why}.`
  if (names.length === 0) return { en: `${why}. Nobody wins.`, ru: `${why}. Победителей нет.` }[lang]
  const scores =
    outcome.scores === undefined ? '' : ` (${outcome.winners.map((seat) => outcome.scores?.[seat]).join(', ')})`
  return { en: `${why}. Won by ${names.join(', ')}${scores}.`, ru: `${why}. Победа: ${names.join(', ')}${scores}.` }[
    lang
  ]
}

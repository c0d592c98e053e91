// What an entry of the journal says, in words.

import { type Lang, speak } from '@understudy/procedure'
import type { AnyPackage, Controller, Entry, GameEvent, Logged, Options } from '@understudy/table'
import type { AnswerEntry } from '@understudy/table/journal'
import { textsIn } from '../../text/index.ts'
import { versionShown } from '../seats/controllers.ts'
import { seatsAt } from '../seats/seats.ts'

export { isStep } from '../following/is-step.ts'

export function tellEvents(pkg: AnyPackage, events: readonly GameEvent[], lang: Lang): string {
  return events
    .map((event) => speak(pkg.game.phrases, lang, event))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

export function tellAction(pkg: AnyPackage, action: unknown, lang: Lang, state?: unknown): string {
  try {
    return speak(pkg.game.phrases, lang, pkg.game.describe(pkg.game.parseAction(action), state))
  } catch {
    return JSON.stringify(action)
  }
}

/**
 * One entry in a sentence or two; empty for what needs no words. `before` is the position that an action was taken in, for
 * the names of what it mentions only by its id.
 */
export function tellEntry(
  pkg: AnyPackage,
  options: Options,
  logged: Logged,
  lang: Lang,
  before?: () => unknown,
): string {
  const t = textsIn(lang)
  const { entry, events } = logged
  const told = tellEvents(pkg, events, lang)
  if (told !== '') return told
  switch (entry.t) {
    case 'start':
      return entry.position === undefined ? t.log.started : t.log.startedFromPosition
    case 'action':
      return tellAction(pkg, entry.action, lang, before?.())
    case 'answer':
      if (entry.kind === 'chance') return tellAction(pkg, entry.action, lang, before?.())
      if (entry.kind === 'roll') return tellRoll(pkg, seatTitle(pkg, options, entry.seat, lang), entry, lang)
      return entry.kind === 'fact' ? t.log.answered : ''
    case 'edit':
      return entry.note === undefined || entry.note === '' ? t.log.corrected : `${t.log.corrected} ${entry.note}`
    case 'seat':
      return 'to' in entry
        ? t.log.handedOver(seatTitle(pkg, options, entry.seat, lang), controllerName(pkg, entry.to, lang))
        : t.log.sourcesChanged
    case 'snapshot':
      return ''
  }
}

/** A game may have a sentence for the die of a rule, which stands in the key of the roll. */
function tellRoll(pkg: AnyPackage, name: string, { key, value = 0, of = 6 }: AnswerEntry, lang: Lang): string {
  const say = `roll.${key.split('|')[2]}`
  return Object.hasOwn(pkg.game.phrases[lang], say)
    ? speak(pkg.game.phrases, lang, { say, with: { name, face: value + 1 } })
    : textsIn(lang).log.rolled(name, value + 1, of)
}

/** Entries of a history that can no longer be replayed: there are no events, only the actions themselves. */
export function tellBare(pkg: AnyPackage, entry: Entry, index: number, lang: Lang): string {
  return tellEntry(pkg, {}, { index, entry, events: [], moment: '' }, lang)
}

export function seatTitle(pkg: AnyPackage, options: Options, seat: string, lang: Lang): string {
  return seatsOf(pkg, options).find((spec) => spec.id === seat)?.title[lang] ?? seat
}

function seatsOf(pkg: AnyPackage, options: Options) {
  try {
    return seatsAt(pkg, options)
  } catch {
    return []
  }
}

export function controllerName(pkg: AnyPackage, controller: Controller, lang: Lang): string {
  const t = textsIn(lang)
  switch (controller.by) {
    case 'person':
      return controller.name === undefined || controller.name === '' ? t.seats.person : controller.name
    case 'bot':
      return `${pkg.bots.find((bot) => bot.id === controller.bot)?.title[lang] ?? controller.bot} ${versionShown(pkg, controller)}`.trim()
    case 'random':
      return t.seats.random
  }
}

/**
 * "Round 3 · The Kraken", from a turn's name like `3.boss`; "Chapter 2, round 3" from one like `2.3.1`, where the last is
 * the turn; other names are shown as they are. `nameOf`: what those at the table are called; otherwise what their seats are.
 */
export function turnName(
  pkg: AnyPackage,
  options: Options,
  moment: string,
  lang: Lang,
  nameOf?: (seat: string) => string,
): string {
  // An act of a campaign says so, and which step of the end of a round it is at.
  const chapter = /^(\d+)\.(\d+)\.\d+$/.exec(moment) ?? /^act1\.(\d+)\.(\d+)\.\d+(?:\.\w+)?$/.exec(moment)
  if (chapter !== null) return textsIn(lang).log.chapter(Number(chapter[1]), Number(chapter[2]))
  const parts = /^(\d+)[.:](.+)$/.exec(moment)
  if (parts === null) return moment
  const seat = seatsOf(pkg, options).find((spec) => spec.id === parts[2])
  const round = textsIn(lang).log.round(Number(parts[1]))
  return seat === undefined ? round : `${round} · ${nameOf?.(seat.id) ?? seat.title[lang]}`
}

// "Why?" and "why not?" at the table.

import { explainVerdict } from '@understudy/procedure/explain'
import { type Decision, explainEntry, whyNotAt } from '@understudy/table'
import type { Context } from '../context.ts'
import type { AnyTable } from '../journal.ts'
import { plain } from '../text/plain.ts'
import { explainedLines, rulebookAt, traceHash } from '../text/traces.ts'
import { described } from '../text/words.ts'
import { reachableActions } from './picking.ts'
import type { Message } from './voice.ts'

const MOST_ALTERNATIVES = 200

/** The last action of a bot that a rulebook decided. */
function lastDecided(table: AnyTable): number | undefined {
  for (let index = table.entries.length - 1; index > 0; index--) {
    const entry = table.entries[index]
    if (entry?.t === 'action' && entry.by === 'bot' && rulebookAt(table, index, entry.seat) !== undefined) return index
  }
  return undefined
}

export function why({ lang, t }: Context, table: AnyTable, asked: number | undefined): Message {
  const index = asked ?? lastDecided(table)
  const explained = index === undefined || index >= table.entries.length ? undefined : explainEntry(table, index)
  const book = explained === undefined ? undefined : rulebookAt(table, explained.index, explained.seat)
  if (explained === undefined || book === undefined) return { kind: 'refused', text: t(nothingDecided(asked)) }
  return {
    kind: 'why',
    text: explainedLines(table, explained, book, lang),
    data: { entry: explained.index, hash: traceHash(explained) },
  }
}

function nothingDecided(asked: number | undefined) {
  return asked === undefined
    ? { en: 'No bot has decided anything yet.', ru: 'Боты ещё ничего не решали.' }
    : { en: `Entry ${asked} is not an action of a bot.`, ru: `Запись ${asked} — не действие бота.` }
}

/** Without a number: what else the bot could have done. With one: what beat it. */
export function whyNot(context: Context, table: AnyTable, number: number | undefined): Message {
  const { lang, t } = context
  const index = lastDecided(table)
  const entry = index === undefined ? undefined : table.entries[index]
  if (index === undefined || entry?.t !== 'action') return { kind: 'refused', text: t(nothingDecided(undefined)) }
  const before = table.stateAt(index)
  const decision = table.pkg.game.decision(before) as Decision<unknown> | undefined
  const actions = decision === undefined ? [] : reachableActions(decision, MOST_ALTERNATIVES)
  const speech = { pkg: table.pkg, lang }
  if (number === undefined) {
    const list = actions.map((action, at) => `${String(at + 1).padStart(4)}  ${described(speech, action, before)}`)
    return {
      kind: 'why',
      text: [`${t({ en: 'Instead of', ru: 'Вместо' })}: ${described(speech, entry.action, before)}`, ...list],
      data: { entry: index, alternatives: actions },
    }
  }
  const action = actions[number - 1]
  if (action === undefined)
    return {
      kind: 'refused',
      text: t({
        en: `There is no alternative ${number}; “why not” lists them.`,
        ru: `Варианта ${number} нет; «why not» покажет все.`,
      }),
    }
  const verdict = whyNotAt(table, index, action)
  const rulebook = rulebookAt(table, index, entry.seat)
  if (verdict === undefined || rulebook === undefined) return { kind: 'refused', text: t(nothingDecided(index)) }
  return {
    kind: 'why',
    text: plain(
      explainVerdict(verdict, { rulebook, lang, phrases: table.pkg.game.phrases, view: before }),
      rulebook,
      lang,
    ),
    data: { entry: index, alternative: action, verdict },
  }
}

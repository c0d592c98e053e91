// The longest words of games: whatever is asked, and whatever a deed is called, over some games by lot.

import { LANGS, type Lang, speak } from '@understudy/procedure'
import { type AnyPackage, CHANCE, type Controller, type Options, Table } from '@understudy/table'

const RANDOM: Controller = { by: 'random' }

interface Spoken {
  /** The longest wording of every question, by its saying and language. */
  readonly asks: Map<string, string>
  /** The longest sentence for a deed of somebody's, in each language. */
  readonly deeds: Record<Lang, string>
}

export function spokenIn(pkg: AnyPackage, options: Options, games: number, steps: number): Spoken {
  const asks = new Map<string, string>()
  const deeds: Record<Lang, string> = { en: '', ru: '' }
  for (let game = 0; game < games; game++) {
    const seats = Object.fromEntries(Object.keys(pkg.seating(options)).map((seat) => [seat, RANDOM]))
    const table = Table.start(pkg, { options, seats, seed: `asks ${game}` })
    for (let step = 0; step < steps; step++) {
      const next = table.next()
      if (next.kind !== 'auto') break
      const decision = pkg.game.decision(table.state)
      for (const lang of decision === undefined || decision.seat === CHANCE ? [] : LANGS) {
        const text = speak(pkg.game.phrases, lang, decision!.question)
        const key = `${decision!.question.say} (${lang})`
        if (text.length > (asks.get(key)?.length ?? 0)) asks.set(key, text)
        if (next.entry.t !== 'action') continue
        const deed = speak(pkg.game.phrases, lang, pkg.game.describe(next.entry.action, table.state))
        if (deed.length > deeds[lang].length) deeds[lang] = deed
      }
      table.advance()
    }
  }
  return { asks, deeds }
}

/** The longest of these in a language. */
export const longestOf = (asks: ReadonlyMap<string, string>, lang: Lang): string =>
  [...asks]
    .flatMap(([key, text]) => (key.endsWith(`(${lang})`) ? [text] : []))
    .reduce((most, text) => (text.length > most.length ? text : most), '')

// What a game itself has to show about its end: the curve, how it was scored, which rules decided.

import { useEffect, useState } from 'preact/hooks'
import { hasBook, useBooks } from '../games/light.ts'
import type { Review } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { inSlices } from '../play/slices.ts'
import { type Summed, summing } from '../play/summing.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { plain } from './plain.ts'

/** Undefined until the game has been played again, and until its `review` is there, if it has one. */
export function useSummed(play: Play, review: Review<unknown> | undefined): Summed | undefined {
  const [summed, setSummed] = useState<Summed | undefined>(undefined)
  const { table } = play
  const last = table.entries.at(-1)
  const waits = play.ui.review !== undefined && review === undefined
  useEffect(() => {
    let left = false
    if (!waits)
      void inSlices(summing(table, review)).then((all) => {
        if (!left) setSummed(all)
      })
    return () => {
      left = true
    }
  }, [table, last, waits])
  return summed
}

export function Summing({
  play,
  names,
  summed,
}: {
  play: Play
  names: Record<string, string>
  summed: Summed | undefined
}) {
  const { Summary } = play.ui
  const books = useBooks(play.pkg.game.id, [...new Set(summed?.rules.map(({ bot }) => bot))], play.options)
  if (Summary === undefined) return null
  if (summed === undefined) return <p class="quiet">{t.value.app.loading}</p>
  const rules = summed.rules.flatMap((each) => {
    if (!hasBook(play.pkg.game.id, each.bot)) return []
    const own = books.find(({ id, version }) => each.bot === `${id}@${version}`)
    // An entry of an older build may name a version that is no more.
    const rule = (own ?? books.find(({ id }) => each.bot.startsWith(`${id}@`)))?.text[lang.value].nodes[each.node]?.rule
    return rule === undefined ? each : { ...each, rule: plain(rule) }
  })
  return <Summary states={summed.states} rules={rules} lang={lang.value} names={names} />
}

// What a game itself has to show about its end: the curve, how it was scored, which rules decided.

import type { AnyRulebook } from '@understudy/procedure'
import { useEffect, useState } from 'preact/hooks'
import { hasBook, useBooks } from '../games/light.ts'
import type { Review } from '../games/ui.ts'
import type { Play } from '../play/play.ts'
import { inSlices } from '../play/saving/slices.ts'
import { type Summed, summing } from '../play/saving/summing.ts'
import { decidersOf } from '../play/why/deciders.ts'
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

/** What was merely carried out counts for the rule that decided it, and what nothing decided does not count. */
function decided(rules: Summed['rules'], bookFor: (bot: string) => AnyRulebook | undefined): Summed['rules'] {
  const sums = new Map<string, Summed['rules'][number]>()
  for (const each of rules) {
    const book = bookFor(each.bot)
    const node = book === undefined ? undefined : decidersOf(book).get(each.node)
    if (book === undefined || node === undefined) continue
    const key = `${each.seat} ${each.bot} ${node}`
    const rule = plain(book.text[lang.value].nodes[node]?.rule ?? '')
    sums.set(key, { ...each, node, rule, count: each.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

export function Summing({
  play,
  names,
  summed,
  part,
}: {
  play: Play
  names: Record<string, string>
  summed: Summed | undefined
  part: 'curve' | 'scored' | 'rules'
}) {
  const { Summary } = play.ui
  const books = useBooks(play.pkg.game.id, [...new Set(summed?.rules.map(({ bot }) => bot))], play.options)
  if (Summary === undefined) return null
  if (summed === undefined) return <p class="quiet">{t.value.app.loading}</p>
  // An entry of an older build may name a version that is no more.
  const bookFor = (bot: string) =>
    books.find(({ id, version }) => bot === `${id}@${version}`) ?? books.find(({ id }) => bot.startsWith(`${id}@`))
  const rules =
    part === 'rules'
      ? decided(
          summed.rules.filter(({ bot }) => hasBook(play.pkg.game.id, bot)),
          bookFor,
        )
      : []
  return (
    <Summary states={summed.states} scored={summed.scored} part={part} rules={rules} lang={lang.value} names={names} />
  )
}

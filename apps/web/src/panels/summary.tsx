// The end of a game: who won, and what the game itself has to show about it.

import { speak } from '@understudy/procedure'
import type { Outcome } from '@understudy/table'
import { useEffect, useState } from 'preact/hooks'
import { hasBook, useBooks } from '../games/light.ts'
import { namesOf } from '../play/names.ts'
import type { Play } from '../play/play.ts'
import { inSlices } from '../play/slices.ts'
import { type Summed, summing } from '../play/summing.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { plain } from './plain.ts'

export function OverView({ play, outcome }: { play: Play; outcome: Outcome }) {
  const names = namesOf(play, lang.value)
  const winners = outcome.winners.map((seat) => names[seat] ?? seat)
  return (
    <div class="outcome">
      <h2>{t.value.table.over}</h2>
      <p class="outcome-why">{speak(play.pkg.game.phrases, lang.value, outcome.why)}</p>
      <p>{winners.length === 0 ? t.value.table.lost : t.value.table.won(winners.join(', '))}</p>
      <Summing play={play} names={names} />
      <p>
        <a href={linkTo.results}>{t.value.results.title}</a>
      </p>
    </div>
  )
}

function Summing({ play, names }: { play: Play; names: Record<string, string> }) {
  const { Summary } = play.ui
  const [summed, setSummed] = useState<Summed | undefined>(undefined)
  const { table } = play
  const last = table.entries.at(-1)
  useEffect(() => {
    let left = false
    if (Summary !== undefined)
      void inSlices(summing(table)).then((all) => {
        if (!left) setSummed(all)
      })
    return () => {
      left = true
    }
  }, [table, last])
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
  return <Summary {...summed} rules={rules} lang={lang.value} names={names} />
}

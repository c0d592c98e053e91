// The screen between two turns, where the board usually is.

import { Changes } from '../panels/changes.tsx'
import type { Play } from '../play/play.ts'
import { viewerOf } from '../play/view.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'

export function IntervalStage({ play }: { play: Play }) {
  const interval = play.interval.value
  if (interval === undefined) return null
  const { Screen, before, after, events } = interval
  const { game } = play.pkg
  return (
    <div class="stage interval-stage">
      <Screen before={before} after={after} events={events} lang={lang.value} />
      {play.beside ? (
        <section class="interval-match" aria-labelledby="interval-match">
          <h2 id="interval-match">{t.value.table.match}</h2>
          <p class="quiet">{t.value.table.matchWhat}</p>
          <Changes pkg={play.pkg} list={game.setup(game.view(after, viewerOf(play)))} ticks />
        </section>
      ) : null}
    </div>
  )
}

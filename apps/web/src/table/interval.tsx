// The screen between two turns, where the board usually is.

import { Changes } from '../panels/changes.tsx'
import { Ticked } from '../panels/ticked.tsx'
import type { Play } from '../play/play.ts'
import { namesOf } from '../play/telling/names.ts'
import { viewerOf } from '../play/telling/view.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'

/** Longer than a phone: the keyboard scrolls it too. */
const READ = { tabIndex: 0 }

export function IntervalStage({ play }: { play: Play }) {
  const interval = play.interval.value
  if (interval === undefined) return null
  const { index, Screen, before, after, events, says } = interval
  const { game } = play.pkg
  const entry = play.table.log[index]?.entry
  const action = entry !== undefined && 'action' in entry ? entry.action : undefined
  return (
    <section class="interval-stage" aria-label={says?.[lang.value] ?? t.value.table.interval} {...READ}>
      <Screen {...{ before, after, events, action }} lang={lang.value} names={namesOf(play, lang.value)} />
      {play.beside ? (
        <section class="interval-match" aria-labelledby="interval-match">
          <h2 id="interval-match">{t.value.table.match}</h2>
          <p class="quiet">{t.value.table.matchWhat}</p>
          <Ticked play={play}>
            <Changes pkg={play.pkg} list={game.setup(game.view(after, viewerOf(play)))} ticks={`table ${index + 1}`} />
          </Ticked>
        </section>
      ) : null}
    </section>
  )
}

// Things about a running game that a player must know before going on.

import type { Play } from '../play/play.ts'
import { downloadTable } from '../storage/files.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { onPhone } from '../ui/narrow.ts'

/** What is in a file may be left without asking. */
function keep(play: Play): void {
  downloadTable(play.table)
  play.exported = play.table.entries.length
}

export function Notices({ play }: { play: Play }) {
  const words = t.value.saving
  const state = play.saver.state.value
  const resumed = play.resumed.value
  const { Notice, pkg } = play.ui
  // Followed, because the table changes its position in place.
  const moved = play.version.value >= 0
  // On a phone a question about the game's data takes all the room there is.
  const room = !(onPhone.value && play.next.value?.kind === 'gap')
  return (
    <>
      {Notice === undefined || !moved || !room ? null : (
        <Notice
          state={play.table.state}
          entries={play.table.entries.length}
          over={pkg.game.outcome(play.table.state) !== undefined}
          lang={lang.value}
        />
      )}
      {state === 'failed' && play.locked.value === false ? (
        <div class="notice error" role="alert">
          <p>{words.failedWhat}</p>
          <div class="row">
            <button type="button" class="button main" onClick={() => keep(play)}>
              {words.export}
            </button>
            <button type="button" class="button" onClick={() => location.reload()}>
              {t.value.app.reload}
            </button>
          </div>
        </div>
      ) : null}
      {resumed !== undefined ? (
        <div class="notice" role="status">
          <p>{words.resumed(resumed[lang.value])}</p>
          <button type="button" class="button" onClick={() => play.understood()}>
            {t.value.app.close}
          </button>
        </div>
      ) : null}
    </>
  )
}

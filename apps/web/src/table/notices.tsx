// Things about a running game that a player must know before going on.

import { signal } from '@preact/signals'
import type { Play } from '../play/play.ts'
import { downloadTable } from '../storage/files.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { onPhone } from '../ui/narrow.ts'

const read = signal<readonly string[]>([])

export function Notices({ play }: { play: Play }) {
  const words = t.value.saving
  const state = play.saver.state.value
  // Just opened with newer rules, or just imported from an older version.
  const resumed = play.resumed !== undefined || (play.history.length > 0 && play.table.entries.length === 1)
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
      {state === 'failed' ? (
        <div class="notice error" role="alert">
          <p>{words.failedWhat}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => play.saver.retry()}>
              {t.value.app.tryAgain}
            </button>
            <button type="button" class="button" onClick={() => downloadTable(play.table)}>
              {words.export}
            </button>
          </div>
        </div>
      ) : null}
      {resumed && !read.value.includes(play.id) ? (
        <div class="notice" role="status">
          <p>{words.resumed}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              read.value = [...read.value, play.id]
            }}
          >
            {t.value.app.close}
          </button>
        </div>
      ) : null}
    </>
  )
}

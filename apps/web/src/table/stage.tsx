// The table itself: seats, board, hand. A game draws them; this hands over what may be seen and tapped.

import { X } from 'lucide'
import type { Play } from '../play/play.ts'
import { passTo } from '../play/secrets.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useStages } from '../ui/stages.ts'
import { useBoardProps } from './board-props.ts'

export function Stage({ play }: { play: Play }) {
  const { Board, Seats, Hand, Inspect } = play.ui
  const props = useBoardProps(play, true)
  const inspected = play.inspected.value
  // The board comes last: what stands around it decides how much room it has.
  const stage = useStages(4)
  // While the device passes on, nobody's hand is there: the viewer is nobody.
  const covered = passTo(play) !== undefined && play.mode.value.at === 'now'
  return (
    <div class={props.preview === true ? 'stage previewing' : 'stage'}>
      <section class="stage-seats" aria-label={t.value.table.seatsRegion}>
        {stage < 1 ? null : <Seats {...props} />}
      </section>
      <section class="stage-board" aria-label={t.value.table.board}>
        {stage < 4 ? null : <Board {...props} />}
        {props.preview === true ? (
          <p class="preview-tag">
            {t.value.table.preview}
            <span>: {t.value.table.previewWhat}</span>
          </p>
        ) : null}
        {inspected === undefined ? null : (
          <aside class="inspect" aria-label={t.value.table.inspect} aria-live="polite">
            <Inspect state={props.state} what={inspected} lang={props.lang} />
            <button
              type="button"
              class="button quiet icon"
              aria-label={t.value.app.close}
              onClick={() => {
                play.inspected.value = undefined
              }}
            >
              <Icon of={X} size={18} />
            </button>
          </aside>
        )}
      </section>
      <section class="stage-hand" aria-label={t.value.table.hand}>
        {covered ? <p class="hand-covered">{t.value.table.covered}</p> : null}
        {stage < 3 ? null : <Hand {...props} />}
      </section>
    </div>
  )
}

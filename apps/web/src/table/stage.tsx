// The table itself: seats, board, hand. A game draws them; this hands over what may be seen and tapped.

import { useComputed } from '@preact/signals'
import type { Json } from '@understudy/procedure'
import { X } from 'lucide'
import { useMemo, useState } from 'preact/hooks'
import type { BoardProps } from '../games/ui.ts'
import { namesOf } from '../play/names.ts'
import type { AnyAction } from '../play/picker.ts'
import type { Play } from '../play/play.ts'
import { pickerOf, sceneOf } from '../play/view.ts'
import { lang, noMotion, speed } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'

export function Stage({ play }: { play: Play }) {
  const { Board, Seats, Hand, Inspect } = play.ui
  const scene = useComputed(() => sceneOf(play)).value
  const [inspected, setInspected] = useState<Json | undefined>(undefined)
  const picker = pickerOf(play)
  const choices = useMemo(
    () => (picker === undefined ? [] : [...picker.choices.value, ...picker.instead.value]),
    [picker?.choices.value, picker?.instead.value],
  )
  // While a person decides, only what they can do is marked.
  const deciding = play.mode.value.at === 'now' && play.next.value?.kind === 'person' && !play.listed.value
  const glow = useMemo(
    () => (deciding ? [] : scene.events.flatMap((event) => event.touches ?? [])),
    [scene.events, deciding],
  )
  const props: BoardProps<unknown, AnyAction> = {
    state: scene.state,
    viewer: scene.viewer,
    lang: lang.value,
    choices,
    picks: picker?.picks.value ?? [],
    onPick: (choice) => {
      setInspected(undefined)
      picker?.choose(choice)
    },
    onInspect: setInspected,
    glow,
    events: scene.events,
    instant: noMotion() || speed.value === 'instant' || play.mode.value.at !== 'now',
    names: namesOf(play, lang.value),
  }
  return (
    <div class="stage">
      <section class="stage-seats" aria-label={t.value.table.seatsRegion}>
        <Seats {...props} />
      </section>
      <section class="stage-board" aria-label={t.value.table.board}>
        <Board {...props} />
        {inspected === undefined ? null : (
          <aside class="inspect" aria-label={t.value.table.inspect} aria-live="polite">
            <Inspect state={scene.state} what={inspected} lang={lang.value} />
            <button
              type="button"
              class="button quiet icon"
              aria-label={t.value.app.close}
              onClick={() => setInspected(undefined)}
            >
              <Icon of={X} size={18} />
            </button>
          </aside>
        )}
      </section>
      <section class="stage-hand" aria-label={t.value.table.hand}>
        <Hand {...props} />
      </section>
    </div>
  )
}

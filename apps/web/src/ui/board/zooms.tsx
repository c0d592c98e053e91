// Closer, further, the whole board, in its lower left corner; beside them what changed, while there is any of that.

import './zooms.css'
import { t } from '../../text/index.ts'
import type { Pinch } from './pinch.ts'

const BY = 1.5

/** What changed since one's last turn, marked on the board or not: see `wakeOf`. */
export interface Changed {
  readonly shown: boolean
  onToggle(): void
}

export function Zooms({ pinch, changed }: { pinch: Pinch; changed?: Changed | undefined }) {
  const words = t.value.table
  const zoom = (text: string, key: string, sign: string, can: boolean, onPress: () => void) => (
    <button
      type="button"
      class="zoom"
      aria-label={text}
      title={`${text} (${key})`}
      disabled={!can}
      data-again=""
      onClick={onPress}
    >
      {sign}
    </button>
  )
  const close = pinch.zoom > 1
  return (
    <div class="zooms">
      {zoom(words.closer, '+', '+', true, () => pinch.change(BY))}
      {zoom(words.further, '−', '−', close, () => pinch.change(1 / BY))}
      {zoom(words.wholeBoard, '0', '⤢', close, pinch.whole)}
      {changed === undefined ? null : (
        <button
          type="button"
          class="zoom zoom-changed"
          aria-label={words.changed}
          title={`${words.changed} (V)`}
          aria-pressed={changed.shown}
          onClick={changed.onToggle}
        >
          Δ
        </button>
      )}
    </div>
  )
}

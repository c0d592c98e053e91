// "Undo to here": what it takes back, before it does.

import type { Play } from '../play/play.ts'
import { tell } from '../play/tell.ts'
import { answerUndo, putBack, takenBack } from '../play/undoing.ts'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { Sheet } from '../ui/sheet.tsx'

/** The first ones say enough. */
const AT_MOST = 12

export function UndoSheet({ play, to }: { play: Play; to: number }) {
  const words = t.value.log
  const steps = takenBack(play, to)
  const n = Math.max(1, steps.length)
  const lines = steps
    .slice(0, AT_MOST)
    .map((logged) => ({ index: logged.index, text: tell(play, logged) }))
    .filter(({ text }) => text !== '')
  return (
    <Sheet title={words.undoAsk} onClose={() => answerUndo(play, false)}>
      <p>{words.undoWhat(n)}</p>
      <ol class="taken-back">
        {lines.map(({ index, text }) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
      {steps.length > AT_MOST ? <p>{words.undoMore(steps.length - AT_MOST)}</p> : null}
      <p class="quiet">{words.undoAfter}</p>
      <div class="sheet-choices">
        <button type="button" class="button main" onClick={() => goBack(play)}>
          {words.undoYes(n)}
        </button>
        <button type="button" class="button" onClick={() => answerUndo(play, false)}>
          {words.undoNo}
        </button>
      </div>
    </Sheet>
  )
}

/** For a while, all of it can be put back with one press. */
function goBack(play: Play): void {
  const aside = answerUndo(play, true)
  if (aside === undefined) return
  const words = t.value.log
  toast(words.setAside(aside.steps), { action: { text: words.putBack, run: () => putBack(play, aside.left) } })
}

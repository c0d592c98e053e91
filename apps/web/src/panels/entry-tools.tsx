// What can be done with one entry of the log.

import { isPersonal } from '@understudy/table/journal'
import { History, PenLine } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { mayAmend } from '../play/undo/amendable.ts'
import { startAmending } from '../play/undo/amending.ts'
import { answerUndo, askUndo, putBack, takenBack } from '../play/undo/set-aside.ts'
import { botOf } from '../play/why/explaining.ts'
import { lang } from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
import { asideWords } from '../text/set-aside.ts'
import { Icon } from '../ui/icon.tsx'

export function EntryTools({ play, index }: { play: Play; index: number }) {
  const words = t.value.log
  const entry = play.table.entries[index]
  const free = play.locked.value === false
  // A person's own step is taken back; what the app did stays, and what came after it goes.
  const undoTo = isPersonal(entry) ? index : index + 1
  if (play.takingBack.value === undoTo) return <AskUndo play={play} to={undoTo} own={undoTo === index} />
  return (
    <>
      {/* First: on a phone it is in sight beside the arrows, as its sign alone. */}
      {free && undoTo < play.table.entries.length ? (
        <button type="button" class="button undo-to" title={words.undoTo} onClick={() => askUndo(play, undoTo)}>
          <Icon of={History} size={18} />
          <span class="undo-to-word">{words.undoTo}</span>
        </button>
      ) : null}
      {botOf(play, entry) === undefined ? null : (
        <button type="button" class="button why-word" onClick={() => showWhy(play, index)}>
          {t.value.table.why}
        </button>
      )}
      {free && mayAmend(play, entry) ? (
        <button type="button" class="button" onClick={() => startAmending(play, index)}>
          <Icon of={PenLine} size={18} />
          {words.amend}
        </button>
      ) : null}
    </>
  )
}

/** Asked where it was pressed. `own`: the step itself goes, too. */
function AskUndo({ play, to, own }: { play: Play; to: number; own: boolean }) {
  const words = asideWords[lang.value]
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The row may have been pushed aside to reach what was pressed: the answers stand at its beginning.
    yes.current?.closest('.bar-row')?.scrollTo({ left: 0 })
    yes.current?.focus({ preventScroll: true })
  }, [])
  const n = Math.max(1, takenBack(play, to).length)
  const goBack = () => {
    answerUndo(play, true)
    toast(words.setAside(n), { action: { text: words.putBack, run: () => putBack(play) } })
  }
  return (
    <div class="undo-ask">
      <span class="undo-what">{own ? words.undoOwn(n) : words.undoWhat(n)}</span>
      <span class="undo-answers">
        <button type="button" class="button main" ref={yes} onClick={goBack}>
          {words.undoYes}
        </button>
        <button type="button" class="button" onClick={() => answerUndo(play, false)}>
          {words.undoNo}
        </button>
      </span>
    </div>
  )
}

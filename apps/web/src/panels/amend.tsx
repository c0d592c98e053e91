// What follows from an amended step, and the ways on.

import { type Json, speak } from '@understudy/procedure'
import type { Entry } from '@understudy/table'
import type { Play } from '../play/play.ts'
import { nameOf } from '../play/telling/names.ts'
import { tellAction, tellBare } from '../play/telling/story.ts'
import type { AmendResult } from '../play/telling/view.ts'
import { cancelAmending, takeAmendment } from '../play/undo/amending.ts'
import { lang } from '../store/settings.ts'
import { amendingWords } from '../text/amending.ts'
import { t } from '../text/index.ts'
import { Changes } from './changes.tsx'

export function AmendResultView({ play, index, result }: { play: Play; index: number; result: AmendResult }) {
  const words = amendingWords[lang.value]
  const { again, replacement } = result
  const { different, conflict } = again
  const tell = (entry: Entry | undefined): string => {
    if (entry === undefined) return ''
    if ('action' in entry) return tellAction(play.pkg, entry.action, lang.value, play.table.stateAt(index))
    return entry.t === 'answer' ? String((entry.value ?? 0) + 1) : ''
  }
  /** An action of a bot in the position in which it was to decide; null: it did nothing more there. */
  const then = (action: Json): string =>
    action === null || different === undefined
      ? words.nothing
      : tellAction(play.pkg, action, lang.value, again.table.stateAt(different.index))
  return (
    <div class="panel-body amend">
      <h2>{words.title}</h2>
      <dl class="versus">
        <dt>{words.was}</dt>
        <dd class="old">{tell(play.table.entries[index])}</dd>
        <dt>{words.is}</dt>
        <dd>{tell(replacement)}</dd>
      </dl>
      {different === undefined ? (
        <p>{words.same}</p>
      ) : (
        <section class="panel-part">
          <p>{words.different(nameOf(play, different.seat, lang.value))}</p>
          <dl class="versus">
            <dt>{words.did}</dt>
            <dd class="old">{then(different.was)}</dd>
            <dt>{words.would}</dt>
            <dd>{then(different.is)}</dd>
          </dl>
        </section>
      )}
      {conflict === undefined ? null : (
        <section class="panel-part problems">
          <strong>{words.conflict}</strong>
          <p>{tellBare(play.pkg, conflict.entry, conflict.index, lang.value)}</p>
          {conflict.why === undefined ? null : <p>{speak(play.pkg.game.phrases, lang.value, conflict.why)}</p>}
          <p class="quiet">{words.conflictWhat}</p>
        </section>
      )}
      <div class="ways">
        {different === undefined ? (
          <button type="button" class="button main" onClick={() => takeAmendment(play, 'newCourse')}>
            {words.keep}
          </button>
        ) : (
          <>
            <Manner text={words.goBack} what={words.goBackWhat} onClick={() => takeAmendment(play, 'goBack')} />
            <Manner
              text={words.newCourse}
              what={words.newCourseWhat}
              onClick={() => takeAmendment(play, 'newCourse')}
            />
            <Manner
              text={words.fixForward}
              what={words.fixForwardWhat}
              onClick={() => takeAmendment(play, 'fixForward')}
            />
          </>
        )}
        <button type="button" class="button" onClick={() => cancelAmending(play)}>
          {t.value.app.cancel}
        </button>
      </div>
      <section class="panel-part">
        <h3>{words.changes}</h3>
        {again.changes.length === 0 ? (
          <p class="quiet">{words.noChanges}</p>
        ) : (
          <Changes pkg={play.pkg} list={again.changes} />
        )}
      </section>
    </div>
  )
}

function Manner({ text, what, onClick }: { text: string; what: string; onClick(): void }) {
  return (
    <button type="button" class="button way" onClick={onClick}>
      <strong>{text}</strong>
      <span>{what}</span>
    </button>
  )
}

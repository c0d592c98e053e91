// Correcting the position by hand. The game draws the editor; problems and changes are listed as it is used.

import { speak } from '@understudy/procedure'
import { useEffect } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { TextField } from '../ui/fields.tsx'
import { editing } from './editing.ts'

export function EditStage({ play }: { play: Play }) {
  const { Editor } = play.ui
  const draft = editing.value
  useEffect(
    () => () => {
      editing.value = undefined
    },
    [],
  )
  if (draft === undefined) return null
  const { game } = play.pkg
  const onChange = (state: unknown) => {
    const changes = game.diff(play.table.state, state)
    editing.value = { state, problems: game.check(state), changes, note: draft.note }
  }
  return (
    <div class="stage edit-stage">
      <p class="quiet">{t.value.table.editWhat}</p>
      {draft.problems.length === 0 ? null : (
        <div class="problems" role="alert">
          <strong>{t.value.table.editProblems}</strong>
          <ul>
            {draft.problems.map((problem) => (
              <li key={`${problem.where} ${problem.what.say}`}>{speak(game.phrases, lang.value, problem.what)}</li>
            ))}
          </ul>
        </div>
      )}
      <div class="editor">
        <Editor state={draft.state} lang={lang.value} onChange={onChange} />
      </div>
      <TextField
        label={t.value.table.editNote}
        value={draft.note}
        maxLength={200}
        onInput={(note) => {
          editing.value = { ...draft, note }
        }}
      />
    </div>
  )
}

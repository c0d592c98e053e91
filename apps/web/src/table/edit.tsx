// Correcting the position by hand. The game draws the editor; problems and changes are listed as it is used. On a phone on its side it has the frame of
// the board; what is to be done, or what is wrong, stands where the hand was, and the seats in the rail are as they would be.

import { speak } from '@understudy/procedure'
import { useEffect } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { TextField } from '../ui/fields.tsx'
import { inRail } from '../ui/narrow.ts'
import { useBoardProps } from './board-props.ts'
import { editing } from './editing.ts'

export function EditStage({ play }: { play: Play }) {
  const { Editor, Seats } = play.ui
  const draft = editing.value
  const props = useBoardProps(play, false)
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
  const rail = inRail.value
  const what = <p class="quiet">{t.value.table.editWhat}</p>
  const problems =
    draft.problems.length === 0 ? undefined : (
      <div class="problems" role="alert">
        <strong>{t.value.table.editProblems}</strong>
        <ul>
          {draft.problems.map((problem) => (
            <li key={`${problem.where} ${problem.what.say}`}>{speak(game.phrases, lang.value, problem.what)}</li>
          ))}
        </ul>
      </div>
    )
  return (
    <>
      {rail ? (
        <>
          <section class="stage-seats" data-region="seats" aria-label={t.value.table.seatsRegion} inert>
            <Seats {...props} state={draft.state} choices={[]} picks={[]} since={undefined} />
          </section>
          <section class="stage-hand edit-what" data-region="hand" aria-label={t.value.table.edit}>
            {problems ?? what}
          </section>
        </>
      ) : null}
      <div class="stage edit-stage" {...(rail ? { 'data-region': 'board' } : {})}>
        {rail ? null : what}
        {rail ? null : problems}
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
    </>
  )
}

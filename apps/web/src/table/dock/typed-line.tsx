// A line to type moves in. A refusal keeps the text and says why.

import { speak } from '@understudy/procedure'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { enterLine, forceLine, type NotTaken, tryLine } from '../../play/deciding/typing.ts'
import type { Play } from '../../play/play.ts'
import { makesSense } from '../../play/types.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { PlanWords, Refusal } from './plan-words.tsx'

/** Nobody is shown what half a word would do. */
const SHOWN_AFTER = 150

export function TypedLine({ play }: { play: Play }) {
  const words = t.value.table
  const { TypedHelp } = play.ui
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<NotTaken | undefined>(undefined)
  useEffect(() => field.current?.focus(), [])
  const line = play.line.value ?? ''
  useEffect(() => {
    play.tried.value = undefined
    const timer = setTimeout(() => void tryLine(play, line), SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [line])
  const would = play.tried.value?.says.map((each) => speak(play.pkg.game.phrases, lang.value, each)).join(' ')
  const close = () => {
    play.line.value = undefined
  }
  const forced = answer !== undefined && 'at' in answer ? answer : undefined
  const action = forced?.at === undefined ? undefined : forced.actions?.[forced.at]
  const allowed =
    play.beside &&
    play.next.value?.kind === 'person' &&
    action !== undefined &&
    makesSense(play.pkg, play.table, action)
  return (
    <form
      class="typed-line"
      onSubmit={(event) => {
        event.preventDefault()
        void enterLine(play, line).then(setAnswer)
      }}
    >
      <label for={id}>{words.typeLabel}</label>
      <div class="row">
        <input
          id={id}
          ref={field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={line}
          aria-invalid={answer !== undefined}
          onInput={(event) => {
            play.line.value = event.currentTarget.value
            setAnswer(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        />
        <button type="submit" class="button main" disabled={line.trim() === ''}>
          {words.typeEnter}
        </button>
        <button type="button" class="button quiet" onClick={close}>
          {t.value.app.cancel}
        </button>
      </div>
      {would === undefined || answer !== undefined ? null : (
        <div class="dock-plan">
          <PlanWords text={would}>
            <em class="plan-preview">{words.preview}: </em>
            {would}
          </PlanWords>
        </div>
      )}
      {answer === undefined ? null : (
        <Refusal text={'wrong' in answer ? answer.wrong : speak(play.pkg.game.phrases, lang.value, answer.why)}>
          {allowed && forced?.actions !== undefined && forced.at !== undefined ? (
            <button
              type="button"
              class="button"
              onClick={() => forceLine(play, { actions: forced.actions ?? [], at: forced.at ?? 0 })}
            >
              {words.allowAnyway}
            </button>
          ) : null}
        </Refusal>
      )}
      {TypedHelp === undefined ? null : <TypedHelp lang={lang.value} state={play.table.state} />}
    </form>
  )
}

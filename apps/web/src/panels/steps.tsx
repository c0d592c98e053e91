// Steps of a bot's turn as a list, each with its "Why?".

import type { Logged } from '@understudy/table'
import { useEffect, useRef } from 'preact/hooks'
import { botOf, lookAt } from '../play/explaining.ts'
import { nameOf } from '../play/names.ts'
import type { Play } from '../play/play.ts'
import { tell } from '../play/tell.ts'
import { lang } from '../store/settings.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
import { memo } from '../ui/memo.ts'

export function Steps({
  play,
  steps,
  live,
  label,
  carry = false,
}: {
  play: Play
  steps: readonly Logged[]
  /** The last one is happening now. */
  live: boolean
  label: string
  /** Beside the board: with what is to be done there. */
  carry?: boolean
}) {
  const mode = play.mode.value
  const list = useRef<HTMLOListElement>(null)
  const count = steps.length
  useEffect(() => {
    if (!live || count === 0) return
    // With the next frame: in the midst of drawing, everything would be laid out for it once more.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('.current')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [live, count])
  return (
    <ol class="steps" aria-label={label} ref={list}>
      {steps.map((logged, at) => {
        const { entry, index } = logged
        const current = mode.at === 'look' ? mode.index === index : live && at === steps.length - 1
        const before = steps.slice(0, at).findLast((step) => step.entry.t === 'action')?.entry
        const seat = entry.t === 'action' ? entry.seat : undefined
        const changed = seat !== undefined && (before?.t !== 'action' || before.seat !== seat)
        const who = changed ? nameOf(play, seat, lang.value) : undefined
        const text = tell(play, logged)
        const rest = carry ? carriedIn(play, logged) : ''
        return <Step key={index} {...{ play, logged, current, who, text, rest }} />
      })}
    </ol>
  )
}

interface StepProps {
  readonly play: Play
  readonly logged: Logged
  readonly current: boolean
  /** Whoever acts, if it was somebody else before. */
  readonly who: string | undefined
  readonly text: string
  /** Further lines for the real table, one after another. */
  readonly rest: string
}

/** As one text, so that a step that says the same is not drawn again. */
const carriedIn = (play: Play, logged: Logged): string =>
  play
    .carried(logged)
    .map((change) => play.carrying?.tell(play.table, change, lang.value) ?? '')
    .join('\n')

const Step = memo(function Step({ play, logged: { entry, index }, current, who, text, rest }: StepProps) {
  return (
    <li class={current ? 'step current' : 'step'} aria-current={current ? 'step' : undefined}>
      <button type="button" class="step-text" onClick={() => lookAt(play, index)} title={t.value.log.lookAt}>
        {who === undefined ? null : <span class="step-who">{who}: </span>}
        {text}
        {rest === '' ? null : (
          <span class="step-rest">
            {rest.split('\n').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )}
      </button>
      {botOf(play, entry) === undefined ? null : (
        <button type="button" class="button why-word" onClick={() => showWhy(play, index)}>
          {t.value.table.why}
        </button>
      )}
    </li>
  )
})

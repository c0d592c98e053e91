// The bar while something other than the present move is under way: looking back, why not, amending, correcting.

import { speak } from '@understudy/procedure'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, SkipBack, SkipForward } from 'lucide'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { EntryTools } from '../../panels/entry-tools.tsx'
import { act } from '../../play/deciding/deciding.ts'
import type { Picker } from '../../play/deciding/picker.ts'
import type { Play } from '../../play/play.ts'
import { takeOver } from '../../play/saving/open.ts'
import { inChapters, stopFrom, stopsOf, type Unit } from '../../play/telling/looking.ts'
import { tellAction, turnName } from '../../play/telling/story.ts'
import { tellLogged } from '../../play/telling/tell.ts'
import type { Mode } from '../../play/telling/view.ts'
import { amendAction, amendValue, cancelAmending } from '../../play/undo/amending.ts'
import { askWhyNot, leave, lookAt } from '../../play/why/explaining.ts'
import { downloadTable } from '../../storage/files.ts'
import { lang } from '../../store/settings.ts'
import { amendingWords } from '../../text/amending.ts'
import { t } from '../../text/index.ts'
import { lookingWords } from '../../text/looking.ts'
import { whyWords } from '../../text/why.ts'
import { Icon } from '../../ui/icon.tsx'
import { Roving } from '../../ui/roving.tsx'
import { editing, saveEdit } from '../editing.ts'
import { Composing, composes } from './bar-decide.tsx'
import { Bar } from './bar-frame.tsx'
import { PathButtons } from './choice-list.tsx'
import { ChoiceButton, onBoard, tellPath } from './choices.tsx'

export function LockedBar({ play, why }: { play: Play; why: 'elsewhere' | 'gone' }) {
  const words = t.value.saving
  return (
    <Bar play={play} kind="locked" say={why === 'gone' ? words.gone : words.elsewhere}>
      <div class="bar-row">
        {why === 'gone' ? (
          <button type="button" class="button main" onClick={() => downloadTable(play.table)}>
            {words.export}
          </button>
        ) : (
          <button type="button" class="button main" onClick={() => void takeOver(play)}>
            {words.continueHere}
          </button>
        )}
      </div>
    </Bar>
  )
}

const BY_KEY: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }

export function LookBar({ play, index }: { play: Play; index: number }) {
  const words = t.value.table
  const logged = play.table.log[index]
  const turn = turnName(play.pkg, play.options, logged?.moment ?? '', lang.value)
  const text = logged === undefined ? '' : tellLogged(play, logged)
  const { log } = play.table
  // Entries that say nothing are no stops on the way.
  const told = useMemo(() => log.filter((each) => tellLogged(play, each) !== ''), [play, log.length, lang.value])
  // Keys may come before what listens to them has been renewed: they go on from where one is.
  const here = useRef(index)
  here.current = index
  const go = (unit: Unit, by: -1 | 1) => {
    const to = stopFrom(stopsOf(told, unit), here.current, by)
    if (to !== undefined) lookAt(play, to)
    else if (by < 0) lookAt(play, 0)
    else leave(play)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = BY_KEY[event.key]
      // What has the focus may have arrows of its own.
      const free = document.activeElement === document.body || document.activeElement?.closest('.bar-look') !== null
      if (by === undefined || event.defaultPrevented || !free) return
      event.preventDefault()
      go(event.key.startsWith('Page') ? 'part' : event.shiftKey ? 'turn' : 'step', by)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  const by = lookingWords[lang.value]
  const parts = by[inChapters(logged?.moment ?? '') ? 'chapter' : 'round']
  const stop = (unit: Unit, way: -1 | 1, name: string, icon: typeof ChevronLeft) => (
    <button
      type="button"
      class="button icon"
      aria-label={name}
      title={name}
      disabled={way < 0 && index === 0}
      onClick={() => go(unit, way)}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <Bar
      play={play}
      kind="look"
      who={words.looking(turn)}
      say={text}
      confirm={{ text: words.backToNow, onPress: () => leave(play) }}
    >
      <div class="bar-row">
        {stop('part', -1, parts[0], SkipBack)}
        {stop('turn', -1, by.turn[0], ChevronsLeft)}
        {stop('step', -1, words.earlier, ChevronLeft)}
        {stop('step', 1, words.later, ChevronRight)}
        {stop('turn', 1, by.turn[1], ChevronsRight)}
        {stop('part', 1, parts[1], SkipForward)}
        <EntryTools play={play} index={index} />
      </div>
    </Bar>
  )
}

/** Buttons for choices that are nowhere on the board, and the way back. */
function PickRow({ play, picker, onCancel, cancel }: { play: Play; picker: Picker; onCancel(): void; cancel: string }) {
  return (
    <Roving label={t.value.table.yourChoices} class="bar-row">
      <button type="button" class="button" onClick={onCancel}>
        {cancel}
      </button>
      <PathButtons picker={picker} />
      {picker.choices.value
        .filter((choice) => !onBoard(play.ui, choice))
        .map((choice, at) => (
          <ChoiceButton key={at} pkg={play.pkg} picker={picker} choice={choice} />
        ))}
    </Roving>
  )
}

export function WhyNotBar({ play, mode }: { play: Play; mode: Extract<Mode, { at: 'whyNot' }> }) {
  const words = whyWords[lang.value]
  const path = tellPath(play.pkg, mode.picker)
  if (mode.asked !== undefined)
    return (
      <Bar
        play={play}
        kind="look"
        who={words.whyNot}
        say={tellAction(play.pkg, mode.asked.action, lang.value, play.table.stateAt(mode.index))}
      >
        <div class="bar-row">
          <button type="button" class="button main" onClick={() => leave(play)}>
            {t.value.table.backToNow}
          </button>
          <button type="button" class="button" onClick={() => askWhyNot(play, mode.index)}>
            {words.another}
          </button>
        </div>
      </Bar>
    )
  return (
    <Bar play={play} kind="look" who={words.whyNot} say={path === '' ? words.whyNotWhat : path}>
      <PickRow play={play} picker={mode.picker} onCancel={() => leave(play)} cancel={words.backToWhy} />
    </Bar>
  )
}

export function AmendBar({ play, mode }: { play: Play; mode: Extract<Mode, { at: 'amend' }> }) {
  const words = amendingWords[lang.value]
  const entry = play.table.entries[mode.index]
  const cancel = () => cancelAmending(play)
  if (mode.result !== undefined || mode.picker === undefined) {
    const values = mode.result === undefined && entry?.t === 'answer' ? (entry.of ?? 0) : 0
    return (
      <Bar play={play} kind="look" who={words.title} say={values > 0 ? words.question : words.choose}>
        <div class="bar-row">
          <button type="button" class="button" onClick={cancel}>
            {t.value.app.cancel}
          </button>
          {Array.from({ length: values }, (_, value) => (
            <button key={value} type="button" class="button" onClick={() => amendValue(play, mode.index, value)}>
              {value + 1}
            </button>
          ))}
        </div>
      </Bar>
    )
  }
  const decision = play.pkg.game.decision(play.table.stateAt(mode.index))
  if (decision !== undefined && composes(play, decision) && entry !== undefined && 'action' in entry)
    return (
      <Bar
        play={play}
        kind="look"
        who={words.title}
        say={words.question}
        end={{ text: t.value.app.cancel, onPress: cancel }}
      >
        <Composing
          play={play}
          decision={decision}
          amends={entry.action}
          onAct={(action) => amendAction(play, mode.index, action)}
        />
      </Bar>
    )
  const path = tellPath(play.pkg, mode.picker)
  return (
    <Bar play={play} kind="look" who={words.title} say={path === '' ? words.question : path}>
      <PickRow play={play} picker={mode.picker} onCancel={cancel} cancel={t.value.app.cancel} />
    </Bar>
  )
}

export function OtherBar({ play, picker }: { play: Play; picker: Picker }) {
  const words = t.value.table
  const refused = play.refused.value
  const path = tellPath(play.pkg, picker)
  const cancel = () => {
    play.refused.value = undefined
    leave(play)
  }
  if (refused !== undefined)
    return (
      <Bar
        play={play}
        kind="refused"
        who={refused.sensible ? words.refused : words.senseless}
        say={speak(play.pkg.game.phrases, lang.value, refused.why)}
      >
        <div class="bar-row">
          <button
            type="button"
            class="button"
            onClick={() => {
              play.refused.value = undefined
              picker.cancel()
            }}
          >
            {t.value.app.back}
          </button>
          {!refused.sensible ? null : (
            <button
              type="button"
              class="button main"
              onClick={() => act(play, refused.action, { insist: true, sure: true })}
            >
              {words.allowAnyway}
            </button>
          )}
        </div>
      </Bar>
    )
  return (
    <Bar play={play} kind="other" say={path === '' ? words.otherQuestion : path}>
      <PickRow play={play} picker={picker} onCancel={cancel} cancel={t.value.app.cancel} />
    </Bar>
  )
}

export function EditBar({ play }: { play: Play }) {
  const words = t.value.table
  const draft = editing.value
  const ready = draft !== undefined && draft.problems.length === 0 && draft.changes.length > 0
  const note =
    draft === undefined || draft.changes.length === 0
      ? words.editSame
      : draft.problems.length > 0
        ? words.editProblems
        : ''
  return (
    <Bar
      play={play}
      kind="edit"
      who={words.edit}
      say={note}
      confirm={{ text: words.editSave, onPress: ready ? () => saveEdit(play) : undefined }}
      end={{ text: t.value.app.cancel, onPress: () => leave(play) }}
    />
  )
}

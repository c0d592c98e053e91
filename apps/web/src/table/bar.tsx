// The decision bar: who decides what, in one sentence; the choices; and always Undo. It stays where it is.

import { signal } from '@preact/signals'
import { Redo2, Undo2 } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { unread } from '../play/battle.ts'
import type { Play } from '../play/play.ts'
import { passTo } from '../play/secrets.ts'
import { canRedo, canUndo, redo, undo } from '../play/undoing.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { PersonBar } from './bar-decide.tsx'
import { RunBar } from './bar-run.tsx'

/** The dock keeps its frame while what fills it is on its way. */
const Waiting = () => <section class="bar" data-region="dock" />

// What is not asked at once comes with the first of its kind: lists and answers of the real table; looking back, putting
// right, trying out.
const lists = () => import('./bar-list.tsx')
const DifferencesBar = later(() => lists().then((part) => part.DifferencesBar), Waiting)
const BattleBar = later(() => import('./scene.tsx').then((part) => part.BattleBar), Waiting)
const IntervalBar = later(() => lists().then((part) => part.IntervalBar), Waiting)
const ListedBar = later(() => lists().then((part) => part.ListedBar), Waiting)
const OverBar = later(() => lists().then((part) => part.OverBar), Waiting)
const PassBar = later(() => lists().then((part) => part.PassBar), Waiting)
const BrokenBar = later(() => lists().then((part) => part.BrokenBar), Waiting)
const TableBar = later(() => import('./bar-table.tsx').then((part) => part.TableBar), Waiting)
const modes = () => import('./bar-modes.tsx')
const AmendBar = later(() => modes().then((part) => part.AmendBar), Waiting)
const EditBar = later(() => modes().then((part) => part.EditBar), Waiting)
const LockedBar = later(() => modes().then((part) => part.LockedBar), Waiting)
const LookBar = later(() => modes().then((part) => part.LookBar), Waiting)
const OtherBar = later(() => modes().then((part) => part.OtherBar), Waiting)
const GapBar = later(() => import('./gap/gap-bar.tsx').then((part) => part.GapBar), Waiting)
const WhyNotBar = later(() => modes().then((part) => part.WhyNotBar), Waiting)

export function DecisionBar({ play }: { play: Play }) {
  const mode = play.mode.value
  if (play.locked.value !== false) return <LockedBar play={play} why={play.locked.value} />
  switch (mode.at) {
    case 'look':
      return <LookBar play={play} index={mode.index} />
    case 'whyNot':
      return <WhyNotBar play={play} mode={mode} />
    case 'amend':
      return <AmendBar play={play} mode={mode} />
    case 'other':
      return <OtherBar play={play} picker={mode.picker} />
    case 'edit':
      return <EditBar play={play} />
    case 'now':
      return <NowBar play={play} />
  }
}

function NowBar({ play }: { play: Play }) {
  const next = play.next.value
  if (play.broken.value !== undefined) return <BrokenBar play={play} />
  if (next === undefined) return <Bar play={play} kind="wait" say={t.value.app.loading} />
  if (play.beside && play.differences.value !== undefined) return <DifferencesBar play={play} />
  if (play.listed.value) return <ListedBar play={play} />
  if (play.interval.value !== undefined) return <IntervalBar play={play} />
  if (unread(play) || (play.tumbling.value && play.battle.value?.mine === true)) return <BattleBar play={play} />
  const passing = passTo(play)
  if (passing !== undefined) return <PassBar play={play} seat={passing} />
  switch (next.kind) {
    case 'over':
      return <OverBar play={play} outcome={next.outcome} />
    case 'person':
      return <PersonBar play={play} seat={next.seat} decision={next.decision} />
    case 'table':
      return <TableBar play={play} question={next.question} />
    case 'gap':
      return <GapBar play={play} fact={next.fact} />
    case 'auto':
    case 'bot':
      return <RunBar play={play} />
  }
}

/** What the bar says, for those who listen: the place that speaks must not change while bars come and go. */
const said = signal('')

export function Said() {
  return (
    <p class="unseen" aria-live="polite">
      {said.value}
    </p>
  )
}

export interface Press {
  readonly text: string
  /** What presses it: dice or a draw follow, or something that cannot be mended by playing well. */
  readonly kind?: 'plain' | 'chance' | 'grave'
  readonly title?: string
  /** Not what the page waits for. */
  readonly quiet?: boolean
  /** Absent: it is there, hollow, and cannot be pressed. */
  readonly onPress?: (() => void) | undefined
}

/** The dock, which every kind of bar fills: what is asked, the plan, the choices, and the two buttons of the thumb. */
export function Bar({
  play,
  who,
  say,
  kind,
  tools,
  plan,
  confirm,
  end,
  heard,
  children,
}: {
  play: Play
  /** Whose matter it is. */
  who?: string
  say: string
  kind: string
  /** Seldom wanted, beside Undo. */
  tools?: ComponentChildren
  /** The line of the plan: what was picked, or a hint. */
  plan?: ComponentChildren
  confirm?: Press | undefined
  end?: Press | undefined
  /** What is said to those who listen instead of the question: what was picked, and how much can follow. */
  heard?: string | undefined
  children?: ComponentChildren
}) {
  const words = t.value.table
  useEffect(() => {
    said.value = heard ?? (who === undefined || who === '' ? say : `${who}. ${say}`)
  }, [who, say, heard])
  return (
    <section class={`bar bar-${kind}`} data-region="dock" data-coach="dock" aria-label={words.decision}>
      <div class="bar-top">
        <div class="bar-say">
          <p class="bar-sentence" title={say}>
            {who === undefined ? null : <strong class={say === '' ? 'bar-alone' : 'bar-who'}>{who}</strong>} {say}
          </p>
        </div>
        <div class="bar-tools">
          {tools}
          <button
            type="button"
            class="button"
            data-key="undo"
            data-coach="undo"
            disabled={!canUndo(play)}
            onClick={() => undo(play)}
            title={`${words.undo} (Ctrl+Z)`}
          >
            <Icon of={Undo2} />
            <span>{words.undo}</span>
          </button>
          <button
            type="button"
            class="button icon redo"
            data-key="redo"
            disabled={!canRedo(play)}
            onClick={() => redo(play)}
            aria-label={words.redo}
            title={`${words.redo} (Ctrl+Shift+Z)`}
          >
            <Icon of={Redo2} />
          </button>
        </div>
      </div>
      {plan === undefined ? null : <div class="dock-plan">{plan}</div>}
      <div class="bar-choices">{children}</div>
      <Confirm press={confirm} />
      <End press={end} />
    </section>
  )
}

/** Always there: hollow while there is nothing to say yes to. Whoever composes a deed lays the real one over it. */
export function Confirm({ press }: { press: Press | undefined }) {
  const { text = t.value.table.confirm, kind = 'plain', title, quiet, onPress } = press ?? {}
  if (onPress === undefined) return <Hollow class="dock-confirm" text={text} named={press !== undefined} />
  return (
    <button
      type="button"
      class={`button${quiet === true ? '' : ' main'} dock-confirm${kind === 'grave' ? ' grave' : ''}`}
      data-key="confirm"
      {...(title === undefined ? {} : { title })}
      onClick={onPress}
    >
      {text}
    </button>
  )
}

export function End({ press }: { press: Press | undefined }) {
  const { text = t.value.table.endTurn, onPress } = press ?? {}
  if (onPress === undefined) return <Hollow class="dock-end" text={text} named={press !== undefined} />
  return (
    <button type="button" class="button dock-end" data-key="end" onClick={onPress}>
      {text}
    </button>
  )
}

/** `named`: it is this button, and cannot be pressed yet; otherwise it only shows where one will be. */
function Hollow({ class: name, text, named }: { class: string; text: string; named: boolean }) {
  const classes = `button hollow ${name}`
  return named ? (
    <button type="button" class={classes} disabled>
      {text}
    </button>
  ) : (
    <span class={classes} aria-hidden="true">
      {text}
    </span>
  )
}

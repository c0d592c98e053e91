// The frame of the decision bar: the sentence, the plan, the choices, the two buttons of the thumb, and always Undo.

import { Redo2, Undo2 } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Pips } from '../../games/ui.ts'
import type { Play } from '../../play/play.ts'
import { canRedo, canUndo, redo, takeBack } from '../../play/undo/undoing.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { inRail, onPhone } from '../../ui/narrow.ts'
import { said } from '../../ui/said.ts'

/** A phone has room for two tools, which never move: Undo, and the rest behind this. */
const More = later(
  () => import('./more-tools.tsx').then((part) => part.More),
  () => <span class="button" />,
)

export interface Press {
  readonly text: string
  /** What presses it: dice or a draw follow, or something that cannot be mended by playing well. */
  readonly kind?: 'plain' | 'chance' | 'grave'
  readonly title?: string
  /** Not what the page waits for. */
  readonly quiet?: boolean
  /** The one thing that is left to press. */
  readonly main?: boolean
  /** Absent: it is there, hollow, and cannot be pressed. */
  readonly onPress?: (() => void) | undefined
}

/** The dock keeps its frame while what fills it is on its way. */
export const Waiting = () => <section class="bar" data-region="dock" />

/** The dock, which every kind of bar fills: what is asked, the plan, the choices, and the two buttons of the thumb. */
export function Bar({
  play,
  who,
  say,
  kind,
  pips,
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
  pips?: Pips | undefined
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
  // Not twice: "Yellow moves …" says it.
  const called = who && !(kind === 'run' && say.startsWith(who)) ? who : ''
  const few = onPhone.value || inRail.value
  useEffect(() => {
    said.value = heard ?? (called ? `${called}. ${say}` : say)
  }, [called, say, heard])
  return (
    <section class={`bar bar-${kind}`} data-region="dock" data-coach="dock" aria-label={words.decision}>
      <div class="bar-top">
        <div class="bar-say">
          <p key={say} class="bar-sentence" title={say}>
            {called && <strong class={say === '' ? 'bar-alone' : 'bar-who'}>{called}</strong>} {say}
          </p>
          {pips === undefined ? null : <PipRow pips={pips} />}
        </div>
        <div class="bar-tools">
          {few ? null : tools}
          <button
            type="button"
            class="button"
            data-key="undo"
            data-coach="undo"
            disabled={!canUndo(play)}
            onClick={() => takeBack(play)}
            title={`${words.undo} (Ctrl+Z)`}
          >
            <Icon of={Undo2} />
            <span>{words.undo}</span>
          </button>
          {few ? (
            <More>
              {tools}
              <Redo play={play} />
            </More>
          ) : (
            <Redo play={play} />
          )}
        </div>
      </div>
      {plan === undefined ? null : <div class="dock-plan">{plan}</div>}
      <div class="bar-choices">{children}</div>
      <Confirm press={confirm} />
      <End press={end} />
    </section>
  )
}

function Redo({ play }: { play: Play }) {
  const { redo: word } = t.value.table
  return (
    <button
      type="button"
      class="button redo"
      data-key="redo"
      disabled={!canRedo(play)}
      onClick={() => redo(play)}
      title={`${word} (Ctrl+Shift+Z)`}
    >
      <Icon of={Redo2} />
      <span>{word}</span>
    </button>
  )
}

/** What is left, filled; what was spent, hollow. */
function PipRow({ pips: { left, of, text } }: { pips: Pips }) {
  const words = text[lang.value]
  return (
    <span class="bar-pips" role="img" aria-label={words} title={words}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} class={at < left ? '' : 'spent'} />
      ))}
    </span>
  )
}

/** Always there: hollow while there is nothing to say yes to. Whoever composes a deed lays the real one over it. */
function Confirm({ press }: { press: Press | undefined }) {
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

function End({ press }: { press: Press | undefined }) {
  const { text = t.value.table.endTurn, main, onPress } = press ?? {}
  if (onPress === undefined) return <Hollow class="dock-end" text={text} named={press !== undefined} />
  return (
    <button type="button" class={`button${main === true ? ' main' : ''} dock-end`} data-key="end" onClick={onPress}>
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

// The log: every entry by turn. A tap shows the position at that point; from there one can undo or amend.

import type { Logged } from '@understudy/table'
import { Eye } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { turnOf } from '../play/telling/names.ts'
import { tellBare } from '../play/telling/story.ts'
import { tellLogged } from '../play/telling/tell.ts'
import { countAside, putBack } from '../play/undo/set-aside.ts'
import { lookAt } from '../play/why/explaining.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { asideWords } from '../text/set-aside.ts'
import { Icon } from '../ui/icon.tsx'
import { EntryTools } from './entry-tools.tsx'

interface Turn {
  readonly moment: string
  readonly lines: Logged[]
}

/** As many turns at a time as can be drawn without a wait. */
const AT_ONCE = 15

/**
 * The last turns, from the end backwards: a long game has more lines than anybody reads at once. `from`: the line that is looked
 * at, which is there with what can be done about it.
 */
function lastTurns(play: Play, most: number, from: number): { turns: Turn[]; more: boolean } {
  const { log } = play.table
  const turns: Turn[] = []
  for (let at = log.length - 1; at >= 0; at--) {
    const logged = log[at]
    if (logged === undefined || tellLogged(play, logged) === '') continue
    const first = turns[0]
    if (first?.moment === logged.moment) first.lines.unshift(logged)
    else if (turns.length >= most && logged.index < from) return { turns, more: true }
    else turns.unshift({ moment: logged.moment, lines: [logged] })
  }
  return { turns, more: false }
}

export function LogPanel({ play }: { play: Play }) {
  const [most, setMost] = useState(AT_ONCE)
  const mode = play.mode.value
  const looked = mode.at === 'look' ? mode.index : undefined
  const { turns, more } = lastTurns(play, most, looked ?? Number.POSITIVE_INFINITY)
  const nameOfTurn = (turn: Turn | undefined) => (turn === undefined ? '' : turnOf(play, turn.moment, lang.value))
  const end = useRef<HTMLDivElement>(null)
  const count = play.table.log.length
  // Before anything is seen: a line must not slip away under the finger that taps it.
  useLayoutEffect(() => {
    if (play.mode.value.at === 'now') end.current?.scrollIntoView({ block: 'end' })
  }, [count, play.aside.value])
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (looked !== undefined) list.current?.querySelector('.log-line.open')?.scrollIntoView({ block: 'nearest' })
  }, [looked])
  return (
    <div class="panel-body log" ref={list}>
      {more ? (
        <button type="button" class="button quiet" onClick={() => setMost(most + AT_ONCE)}>
          {t.value.log.earlier}
        </button>
      ) : (
        <Before play={play} />
      )}
      {turns.map((turn, at) => (
        <section key={turn.lines[0]?.index} class="log-turn">
          {nameOfTurn(turn) === nameOfTurn(turns[at - 1]) ? null : <h2>{nameOfTurn(turn)}</h2>}
          <ol>
            {turn.lines.map((logged) => (
              <LogLine key={logged.index} play={play} logged={logged} />
            ))}
          </ol>
        </section>
      ))}
      <SetAside play={play} />
      <div ref={end} />
    </div>
  )
}

/** What "Undo to here" took back, at the end of what is left. */
function SetAside({ play }: { play: Play }) {
  const words = asideWords[lang.value]
  const aside = play.aside.value
  const n = aside === undefined ? 0 : countAside(play, aside)
  if (n === 0) return null
  return (
    <p class="log-aside">
      {words.setAside(n)}
      <button type="button" class="button" disabled={play.locked.value !== false} onClick={() => putBack(play)}>
        {words.putBack}
      </button>
    </p>
  )
}

function LogLine({ play, logged }: { play: Play; logged: Logged }) {
  const words = t.value.log
  const { entry, index } = logged
  const mode = play.mode.value
  const open = (mode.at === 'look' || mode.at === 'amend') && mode.index === index
  const kind = entry.t === 'action' ? entry.by : entry.t === 'answer' ? 'chance' : 'other'
  return (
    <li class={`log-line by-${kind}${open ? ' open' : ''}`} aria-current={open ? 'true' : undefined}>
      <button type="button" class="log-text" onClick={() => lookAt(play, index)} title={words.lookAt}>
        {tellLogged(play, logged)}
        {entry.t === 'action' && entry.forced === true ? <em class="tag"> {words.forced}</em> : null}
        {entry.t === 'answer' && entry.by === 'table' ? <em class="tag"> {words.typed}</em> : null}
      </button>
      {open ? (
        <div class="log-tools">
          <EntryTools play={play} index={index} />
        </div>
      ) : (
        <span class="log-eye">
          <Icon of={Eye} size={16} />
        </span>
      )}
    </li>
  )
}

/** What was played by older rules: to be read only. */
function Before({ play }: { play: Play }) {
  const words = t.value.log
  if (play.history.length === 0) return null
  const lines = play.history.map((entry, at) => tellBare(play.pkg, entry, at, lang.value)).filter((line) => line !== '')
  return (
    <details class="log-before">
      <summary>
        {words.before} <span class="quiet">({words.entries(lines.length)})</span>
      </summary>
      <p class="quiet">{words.beforeWhat}</p>
      <ol>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
    </details>
  )
}

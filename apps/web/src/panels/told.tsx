// What the others did, seat by seat: a headline for each, its beats below it with their small print and their "Why?", and all in all.

import type { Say } from '@understudy/procedure'
import { speak } from '@understudy/procedure'
import type { Logged, Net } from '@understudy/table'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { shortened } from '../games/heads.ts'
import type { AnyBeside } from '../play/beside/carrying.ts'
import { headline } from '../play/following/beats.ts'
import { fetchHeads } from '../play/following/heads-now.ts'
import type { Play } from '../play/play.ts'
import { nameOf } from '../play/telling/names.ts'
import { tellBeat, tellLogged } from '../play/telling/tell.ts'
import { viewerOf } from '../play/telling/view.ts'
import { botOf, lookAt } from '../play/why/explaining.ts'
import { lang } from '../store/settings.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
import { memo } from '../ui/memo.ts'
import { AllInAll } from './all-in-all.tsx'
import { bySeat } from './by-seat.ts'
import { WORDS } from './to-do-words.ts'

interface Range {
  readonly from: number
  readonly to: number
}

export function Story({
  play,
  beats,
  live,
  label,
  range,
}: {
  play: Play
  beats: readonly (readonly Logged[])[]
  /** The last one is happening now. */
  live: boolean
  label: string
  /** The entries that all in all is told of, if it is. */
  range?: Range
}) {
  const list = useRef<HTMLDivElement>(null)
  const count = beats.length
  useEffect(() => void fetchHeads(play), [play])
  useEffect(() => {
    if (!live || count === 0) return
    // With the next frame: in the midst of drawing, everything would be laid out for it once more.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('.current')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [live, count])
  const last = beats.at(-1)
  return (
    <div class="told-turn" ref={list}>
      {bySeat(beats).map(({ seat, beats: own }) => (
        <section key={seat} class="told-seat">
          <h4>
            {seat === undefined ? label : nameOf(play, seat, lang.value)}
            <span class="told-head">{headOf(play, own)}</span>
          </h4>
          <ol class="steps" aria-label={seat === undefined ? label : nameOf(play, seat, lang.value)}>
            {own.map((beat) => {
              const { mode } = play
              const current = mode.value.at === 'look' ? includes(beat, mode.value.index) : live && beat === last
              return <Beat key={beat[0]?.index} play={play} current={current} {...wordsOf(play, beat)} />
            })}
          </ol>
        </section>
      ))}
      {live || range === undefined ? null : <Since play={play} range={range} />}
    </div>
  )
}

const includes = (beat: readonly Logged[], at: number): boolean => beat.some(({ index }) => index === at)

/** Of a whole turn; of a single beat it would say the same once more. */
function headOf(play: Play, beats: readonly (readonly Logged[])[]): string | undefined {
  if (beats.length < 2) return undefined
  return play.heads.value?.(beats.flat())
}

/** "Blue secures Secret Order." says no more than "Secures Secret Order". */
function saysMore(small: string, head: string): boolean {
  const [long, short] = [small, head].map((text) => text.replace(/\.$/, '').toLowerCase())
  return !(long?.endsWith(short ?? '') === true && (long?.length ?? 0) - (short?.length ?? 0) < 16)
}

interface BeatWords {
  readonly index: number
  readonly text: string
  /** Everything that it was made of, where the headline leaves something out. */
  readonly small: string
  readonly explained: boolean
}

function wordsOf(play: Play, beat: readonly Logged[]): BeatWords {
  const last = headline(beat)
  const text = shortened(tellBeat(play, beat))
  const told = beat.filter(({ events }) => events.length > 0)
  const small = (told.length === 0 ? beat : told)
    .map((logged) => tellLogged(play, logged))
    .filter((sentence) => sentence !== '')
    .join(' ')
  return {
    index: last?.index ?? 0,
    text,
    small: saysMore(small, text) ? small : '',
    explained: last !== undefined && botOf(play, last.entry) !== undefined,
  }
}

const Beat = memo(function Beat({
  play,
  current,
  index,
  text,
  small,
  explained,
}: BeatWords & { readonly play: Play; readonly current: boolean }) {
  return (
    <li class={current ? 'step current' : 'step'} aria-current={current ? 'step' : undefined}>
      <button type="button" class="step-text" onClick={() => lookAt(play, index)} title={t.value.log.lookAt}>
        <span class="step-head">{text}</span>
        {small === '' ? null : <span class="step-small">{small}</span>}
      </button>
      {explained ? (
        <button type="button" class="button why-word" onClick={() => showWhy(play, index)}>
          {t.value.table.why}
        </button>
      ) : null}
    </li>
  )
})

/** What is otherwise than it was, as a list: the same as is marked on the board. What tells it comes when it is wanted. */
function Since({ play, range: { from, to } }: { play: Play; range: Range }) {
  const [part, setPart] = useState<{ readonly beside: AnyBeside } | undefined>(
    play.carrying && { beside: play.carrying.beside },
  )
  useEffect(() => {
    if (part !== undefined) return
    let left = false
    void play.ui.beside?.().then(
      (beside) => {
        if (!left) setPart({ beside })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [play, part])
  const { table } = play
  const viewer = viewerOf(play)
  const nets = useMemo((): readonly Net[] => {
    const seen = (index: number): unknown => play.pkg.game.view(table.stateAt(index), viewer)
    return part === undefined || from >= to ? [] : part.beside.allInAll(seen(from), seen(to))
  }, [part, from, to, viewer, table.log[to - 1]])
  if (part === undefined) return null
  const { phrases } = part.beside
  const say = (what: Say): string =>
    speak(Object.hasOwn(phrases[lang.value], what.say) ? phrases : play.pkg.game.phrases, lang.value, what)
  return nets.length === 0 ? <p class="quiet">{WORDS[lang.value].nothing}</p> : <AllInAll nets={nets} tell={say} />
}

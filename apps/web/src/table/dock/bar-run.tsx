// The bar while bots play: the present step in words, the steps so far, and the speed.

import { CHANCE, type Logged } from '@understudy/table'
import type { AnyAction } from '../../play/deciding/picker.ts'
import { headline } from '../../play/following/beats.ts'
import { beatsNow } from '../../play/following/beats-now.ts'
import type { Play } from '../../play/play.ts'
import { nameOf } from '../../play/telling/names.ts'
import { tellBeat } from '../../play/telling/tell.ts'
import { botOf, lookAt } from '../../play/why/explaining.ts'
import { lang, SPEEDS, type Speed, speed } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { Roving } from '../../ui/roving.tsx'
import { showWhy, togglePause } from '../running.ts'
import { Bar } from './bar-frame.tsx'

/** As many marks as fit beside one another. */
const AT_MOST = 12

/** A bot's turn: the present step in words, the steps so far, and the speed. */
export function RunBar({ play }: { play: Play }) {
  const words = t.value.table
  const beats = beatsNow(play)
  const now = beats.at(-1) ?? []
  const last = headline(now)
  const seat = last?.entry.t === 'action' ? last.entry.seat : actor(play)
  const used = deedOf(last) === undefined ? undefined : play.ui.uses?.(play.table.state, seat ?? '', deedOf(last))
  const told = last === undefined ? words.thinking : tellBeat(play, now)
  const text = used === undefined ? told : `${told} ${used[lang.value]}`
  const stepwise = speed.value === 'step'
  const paused = play.paused.value
  const explained = last !== undefined && botOf(play, last.entry) !== undefined
  return (
    <Bar
      play={play}
      kind="run"
      {...(seat === undefined ? {} : { who: nameOf(play, seat, lang.value) })}
      say={text}
      plan={
        <>
          {explained ? (
            <button type="button" class="button why-word" data-key="why" onClick={() => showWhy(play, last.index)}>
              {words.why}
            </button>
          ) : null}
          <Strip play={play} beats={beats} />
        </>
      }
      confirm={
        stepwise
          ? { text: words.nextStep, onPress: () => play.step() }
          : { text: paused ? words.play : words.pause, quiet: !paused, onPress: () => togglePause(play) }
      }
      end={{ text: plays(play) ? words.skipBots : words.skip, onPress: () => play.skip() }}
    >
      <div class="bar-row">
        {stepwise || !paused ? null : (
          <button type="button" class="button" onClick={() => play.step()}>
            {words.nextStep}
          </button>
        )}
        <SpeedSelect />
      </div>
    </Bar>
  )
}

/** Whether somebody here will be asked again; otherwise it goes on to the end of the game. */
const plays = ({ pkg, options, table }: Play): boolean =>
  pkg.game.seats(options).some(({ id }) => table.controller(id).by === 'person')

const deedOf = (logged: Logged | undefined): AnyAction | undefined =>
  logged?.entry.t === 'action' ? logged.entry.action : undefined

/** One mark for each beat so far; a tap looks at it again. Older ones fold into the first. */
function Strip({ play, beats }: { play: Play; beats: readonly (readonly Logged[])[] }) {
  const older = beats.slice(0, Math.max(0, beats.length - AT_MOST + 1))
  const folded = older.length > 1 ? [older.flat(), ...beats.slice(older.length)] : beats
  const shown = folded.flatMap((beat) => {
    const logged = headline(beat)
    return logged === undefined ? [] : [{ beat, logged }]
  })
  if (shown.length === 0) return null
  return (
    <Roving label={t.value.table.soFar} class="strip">
      {shown.map(({ beat, logged }, at) => (
        <button
          key={logged.index}
          type="button"
          class="strip-step"
          aria-label={t.value.table.step(beats.length - shown.length + at + 1, beats.length)}
          aria-current={at === shown.length - 1 ? 'step' : undefined}
          title={tellBeat(play, beat)}
          onClick={() => lookAt(play, logged.index)}
        />
      ))}
    </Roving>
  )
}

function actor(play: Play): string | undefined {
  const next = play.next.value
  if (next?.kind === 'bot') return next.seat === CHANCE ? undefined : next.seat
  return next?.kind === 'auto' && next.entry.t === 'action' ? next.entry.seat : undefined
}

function SpeedSelect() {
  const words = t.value.settings
  return (
    <label class="speed">
      <span class="unseen">{words.speed}</span>
      <select
        value={speed.value}
        onChange={(event) => {
          speed.value = event.currentTarget.value as Speed
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each} selected={each === speed.value}>
            {words.speeds[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

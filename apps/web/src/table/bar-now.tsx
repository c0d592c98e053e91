// The bar for what is asked now.

import { type Die, type FactQuestion, joinBooks, type Say, speak } from '@understudy/procedure'
import type { Decision, Logged, Outcome, TableQuestion } from '@understudy/table'
import { ListChecks, Pause, Play as PlayIcon, SkipForward, StepForward } from 'lucide'
import { botOf, lookAt } from '../play/explaining.ts'
import { lastRun } from '../play/moments.ts'
import { nameOf } from '../play/names.ts'
import { type AnyAction, Picker } from '../play/picker.ts'
import type { Play } from '../play/play.ts'
import { isStep } from '../play/story.ts'
import { tell } from '../play/tell.ts'
import { go, linkTo } from '../store/route.ts'
import { lang, SPEEDS, type Speed, speed } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Roving } from '../ui/roving.tsx'
import { Bar } from './bar.tsx'
import { ChoiceButton, onBoard, PathButtons, tellPath } from './choices.tsx'

const say = (play: Play, sentence: Say): string => speak(play.pkg.game.phrases, lang.value, sentence)

export function PersonBar({ play, seat, decision }: { play: Play; seat: string; decision: Decision<AnyAction> }) {
  const picker = play.picker.value
  if (picker === undefined) return null
  const path = picker.path.value
  const { refused } = play
  const buttons = picker.choices.value.filter((choice) => !onBoard(play.ui, choice))
  const people = play.pkg.game.seats(play.options).filter((each) => play.table.controller(each.id).by === 'person')
  const who = people.length > 1 ? nameOf(play, seat, lang.value) : undefined
  const text = path.length === 0 ? say(play, decision.question) : tellPath(play.pkg, picker)
  return (
    <Bar play={play} kind="person" {...(who === undefined ? {} : { who })} say={text}>
      {refused.value === undefined ? null : <p class="bar-refusal">{say(play, refused.value.why)}</p>}
      <Roving label={t.value.table.yourChoices} class="bar-row">
        <PathButtons picker={picker} />
        {buttons.map((choice, at) => (
          <ChoiceButton
            key={at}
            pkg={play.pkg}
            picker={picker}
            choice={choice}
            main={picker.choices.value.length === 1 && path.length === 0}
          />
        ))}
        <button type="button" class="button quiet" onClick={() => showAll(play)}>
          <Icon of={ListChecks} size={18} />
          {t.value.table.allChoices(picker.choices.value.length)}
        </button>
        {play.beside && play.ui.compose !== undefined && path.length === 0 ? (
          <button type="button" class="button quiet" onClick={() => startOther(play)}>
            {t.value.table.other}
          </button>
        ) : null}
      </Roving>
    </Bar>
  )
}

/** All choices as a list, for the keyboard and for whoever likes lists better. */
function showAll(play: Play): void {
  play.tab.value = 'turn'
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.choice-groups button[tabindex="0"]')?.focus())
}

function startOther(play: Play): void {
  const next = play.next.value
  const { compose } = play.ui
  if (next?.kind !== 'person' || compose === undefined) return
  const picker = new Picker(
    (picks) => compose(play.table.state, next.seat, picks),
    (action) => {
      const why = next.decision.legal(action)
      if (why === undefined) play.act(action)
      else play.refuse(why, action)
    },
  )
  play.refused.value = undefined
  play.mode.value = { at: 'other', picker }
}

export function TableBar({ play, question }: { play: Play; question: TableQuestion<AnyAction> }) {
  if (question.ask === 'roll') {
    const name = nameOf(play, question.seat, lang.value)
    return <FaceBar play={play} who={name} say={t.value.table.roll(question.die.id)} faces={facesOf(question.die)} />
  }
  if (question.ask === 'fact') {
    const name = nameOf(play, question.seat, lang.value)
    const { ask, faces } = factWords(play, question.fact)
    return <FaceBar play={play} who={name} say={ask} faces={faces} />
  }
  const picker = play.picker.value
  if (picker === undefined) return null
  const path = picker.path.value.length === 0 ? '' : ` ${tellPath(play.pkg, picker)}`
  return (
    <Bar play={play} kind="table" say={`${say(play, question.decision.question)}${path}`}>
      <Roving label={t.value.table.tableAsks} class="bar-row wrap">
        <PathButtons picker={picker} />
        {picker.choices.value.map((choice, at) => (
          <ChoiceButton key={at} pkg={play.pkg} picker={picker} choice={choice} />
        ))}
      </Roving>
    </Bar>
  )
}

const facesOf = (die: Die): string[] => die.faces.map(String)

function factWords(play: Play, fact: FactQuestion): { ask: string; faces: string[] } {
  const books = play.pkg.bots.flatMap((bot) => (bot.rulebook === undefined ? [] : [bot.rulebook.phrases]))
  const tell = (sentence: Say) => speak(joinBooks(...books, play.pkg.game.phrases), lang.value, sentence)
  return { ask: tell(fact.ask), faces: fact.answers.map((answer) => tell(answer.text)) }
}

function FaceBar({ play, who, say: text, faces }: { play: Play; who: string; say: string; faces: readonly string[] }) {
  return (
    <Bar play={play} kind="table" who={who} say={text}>
      <Roving label={t.value.table.tableAsks} class="bar-row wrap">
        {faces.map((face, at) => (
          <button key={face} type="button" class="button face" onClick={() => play.answer(at)}>
            {face}
          </button>
        ))}
      </Roving>
    </Bar>
  )
}

/** A bot's turn: the present step in words, the steps so far, and the speed. */
export function RunBar({ play }: { play: Play }) {
  const words = t.value.table
  const run = lastRun(play.table.entries)
  const fresh = run !== undefined && run.to === play.table.entries.length
  const steps = fresh ? play.table.log.slice(run.from, run.to).filter(isStep) : []
  const last = steps.at(-1)
  const seat = last?.entry.t === 'action' ? last.entry.seat : actor(play)
  const text = last === undefined ? words.thinking : tell(play, last)
  const waiting = speed.value === 'step' || play.paused.value
  const explained = last !== undefined && botOf(play, last.entry) !== undefined
  return (
    <Bar play={play} kind="run" {...(seat === undefined ? {} : { who: nameOf(play, seat, lang.value) })} say={text}>
      <div class="bar-row">
        {explained ? (
          <button type="button" class="button why-word" onClick={() => showWhy(play, last.index)}>
            {words.why}
          </button>
        ) : null}
        {waiting ? (
          <button type="button" class="button main" onClick={() => play.step()}>
            <Icon of={StepForward} size={18} />
            {words.nextStep}
          </button>
        ) : null}
        {speed.value === 'step' ? null : (
          <button type="button" class="button" onClick={() => togglePause(play)}>
            <Icon of={play.paused.value ? PlayIcon : Pause} size={18} />
            {play.paused.value ? words.play : words.pause}
          </button>
        )}
        <button type="button" class="button" onClick={() => play.skip()}>
          <Icon of={SkipForward} size={18} />
          {words.skip}
        </button>
        <SpeedSelect />
        <Strip play={play} steps={steps} />
      </div>
    </Bar>
  )
}

/** One mark for each step so far; a tap looks at it again. */
function Strip({ play, steps }: { play: Play; steps: readonly Logged[] }) {
  if (steps.length === 0) return null
  return (
    <Roving label={t.value.table.soFar} class="strip">
      {steps.map((logged, at) => (
        <button
          key={logged.index}
          type="button"
          class="strip-step"
          aria-label={t.value.table.step(at + 1, steps.length)}
          aria-current={at === steps.length - 1 ? 'step' : undefined}
          title={tell(play, logged)}
          onClick={() => lookAt(play, logged.index)}
        />
      ))}
    </Roving>
  )
}

function actor(play: Play): string | undefined {
  const next = play.next.value
  return next?.kind === 'auto' && next.entry.t === 'action' ? next.entry.seat : undefined
}

export function togglePause(play: Play): void {
  play.paused.value = !play.paused.value
  play.pump()
}

export function showWhy(play: Play, index: number | undefined): void {
  play.asked.value = index
  play.tab.value = 'why'
}

export function SpeedSelect() {
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

/** Beside the board: a whole turn of a bot, to be done on the real table. */
export function ListedBar({ play }: { play: Play }) {
  const bot = play.unseen().find(({ entry }) => entry.t === 'action')
  const name = bot?.entry.t === 'action' ? nameOf(play, bot.entry.seat, lang.value) : ''
  return (
    <Bar play={play} kind="listed" say={t.value.table.doThis(name)}>
      <div class="bar-row">
        <button type="button" class="button main" onClick={() => play.acknowledge()}>
          {t.value.table.itDone}
        </button>
        <button
          type="button"
          class="button quiet show-list"
          onClick={() => {
            play.tab.value = 'turn'
          }}
        >
          <Icon of={ListChecks} size={18} />
          {t.value.table.tabs.turn}
        </button>
      </div>
    </Bar>
  )
}

export function DifferencesBar({ play }: { play: Play }) {
  return (
    <Bar play={play} kind="listed" say={t.value.table.differences}>
      <div class="bar-row">
        <button type="button" class="button main" onClick={() => play.settle()}>
          {t.value.table.itDone}
        </button>
      </div>
    </Bar>
  )
}

export function OverBar({ play, outcome }: { play: Play; outcome: Outcome }) {
  const words = t.value.table
  const names = outcome.winners.map((seat) => nameOf(play, seat, lang.value))
  const text = say(play, outcome.why)
  return (
    <Bar play={play} kind="over" who={names.length === 0 ? words.lost : words.won(names.join(', '))} say={text}>
      <div class="bar-row">
        <button type="button" class="button main" onClick={() => go(linkTo.like(play.pkg.game.id, play.id))}>
          {words.again}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            play.mode.value = { at: 'look', index: 0 }
          }}
        >
          {words.replay}
        </button>
      </div>
    </Bar>
  )
}

export function BrokenBar({ play }: { play: Play }) {
  const words = t.value.table
  if (play.broken.value === undefined) return <Bar play={play} kind="wait" say={t.value.app.loading} />
  return (
    <Bar play={play} kind="broken" who={words.brokenBot} say={words.brokenBotWhat}>
      <p class="quiet">{play.broken.value}</p>
    </Bar>
  )
}

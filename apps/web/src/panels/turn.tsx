// The Turn panel: what is going on, all choices as a list, and what the opponents did last.

import type { Logged } from '@understudy/table'
import { beatsOf } from '../play/following/beats.ts'
import { lastRun, sinceTurnOf } from '../play/following/moments.ts'
import type { Play } from '../play/play.ts'
import { peopleOf } from '../play/seats/secrets.ts'
import { nameOf, turnOf } from '../play/telling/names.ts'
import { shownNow } from '../play/telling/resting.ts'
import { isStep } from '../play/telling/story.ts'
import { pickerOf } from '../play/telling/view.ts'
import { lang } from '../store/settings.ts'
import { ChoiceList } from '../table/dock/choice-list.tsx'
import { amendingWords } from '../text/amending.ts'
import { t } from '../text/index.ts'
import { whyWords } from '../text/why.ts'
import { later } from '../ui/later.tsx'
import { Changes } from './changes.tsx'
import { Ticked } from './ticked.tsx'
import { ToDoList } from './to-do.tsx'
import { Story } from './told.tsx'

const AmendResultView = later(() => import('./amend.tsx').then((module) => module.AmendResultView))

export const TurnPanel = ({ play }: { play: Play }) => (
  <Ticked play={play}>
    <Turn play={play} />
  </Ticked>
)

function Turn({ play }: { play: Play }) {
  const mode = play.mode.value
  const words = t.value.table
  if (mode.at === 'amend' && mode.result !== undefined)
    return <AmendResultView play={play} index={mode.index} result={mode.result} />
  const differences = play.differences.value
  if (play.beside && differences !== undefined && mode.at === 'now')
    return (
      <div class="panel-body">
        <h2>{words.differences}</h2>
        <p class="quiet">{words.differencesAfter[differences.after]}</p>
        <Changes pkg={play.pkg} list={differences.list} ticks={`differences ${play.table.entries.length}`} />
        <button type="button" class="button main" onClick={() => play.settle()}>
          {words.itDone}
        </button>
      </div>
    )
  return (
    <div class="panel-body">
      {mode.at === 'now' ? <NowView play={play} /> : <h2 class="unseen">{words.tabs.turn}</h2>}
      <LayingView play={play} />
      <PickView play={play} />
      <RunView play={play} />
    </div>
  )
}

function NowView({ play }: { play: Play }) {
  const next = play.next.value
  const moment = play.pkg.game.moment(shownNow(play))
  const turn = turnOf(play, moment, lang.value)
  // How it ended stands in the frame of the board.
  return <h2 class="panel-turn">{next?.kind === 'over' ? t.value.table.over : turn}</h2>
}

/** Beside the board, while the table is laid out. */
function LayingView({ play }: { play: Play }) {
  const { state } = play.table
  const Laying = play.beside && !play.listed.value && play.mode.value.at === 'now' ? play.ui.laying?.(state) : undefined
  return Laying === undefined ? null : <Laying key={play.table.entries.length} state={state} lang={lang.value} />
}

function PickView({ play }: { play: Play }) {
  const picker = pickerOf(play)
  if (picker === undefined) return null
  const asked = play.next.value?.kind === 'table' && play.mode.value.at === 'now'
  // What the table drew is chosen in the bar, where all the cards are.
  if (asked) return null
  const { at } = play.mode.value
  const title =
    at === 'whyNot'
      ? whyWords[lang.value].whyNot
      : at === 'amend'
        ? amendingWords[lang.value].question
        : t.value.table.yourChoices
  return (
    <section class="panel-part">
      <h3>{title}</h3>
      <ChoiceList pkg={play.pkg} picker={picker} label={title} />
    </section>
  )
}

/** More than this nobody reads here; the log has all of it. While bots play, only the last beats are read. */
const AT_MOST = { live: 12, after: 40 }

/** The bots' doings: beside the board those that are still to be done there, otherwise everything since one's last deed. */
function RunView({ play }: { play: Play }) {
  const words = t.value.table
  const { entries, log } = play.table
  if (play.beside && play.mode.value.at === 'now') {
    const list = play.unseen()
    if (list.length > 0) {
      const first = list.find(({ entry }) => entry.t === 'action')?.entry
      const name = first?.t === 'action' ? nameOf(play, first.seat, lang.value) : ''
      return (
        <section class="panel-part to-do">
          <h3>{words.doThis(name)}</h3>
          {play.carrying === undefined ? (
            // A game that does not say what is to be done there is told as ever.
            <Story play={play} beats={beatsOf(list, play.ui.telling?.joins)} live={false} label={words.doThis(name)} />
          ) : (
            <ToDoList play={play} steps={list} />
          )}
          {play.listed.value ? (
            <button type="button" class="button main" onClick={() => play.acknowledge()}>
              {words.itDone}
            </button>
          ) : null}
        </section>
      )
    }
  }
  const next = play.next.value
  const joins = play.ui.telling?.joins
  if (next?.kind === 'person' && peopleOf(play).length > 1) {
    const moment = play.pkg.game.moment(shownNow(play))
    const news = sinceTurnOf(log, next.seat, moment)
    const title = words.sinceTurn(nameOf(play, next.seat, lang.value))
    const range = { from: news[0]?.index ?? entries.length, to: (news.at(-1)?.index ?? entries.length - 1) + 1 }
    return <RunOf {...{ play, title, range }} live={false} beats={beatsOf(news.filter(isStep), joins)} />
  }
  const run = lastRun(entries)
  if (run === undefined) return null
  const now = play.next.value?.kind
  const live = (now === 'auto' || now === 'bot') && run.to === entries.length
  const beats = beatsOf(log.slice(run.from, run.to).filter(isStep), joins)
  return <RunOf {...{ play, beats, live }} range={run} title={live ? words.soFar : words.lastRun} />
}

function RunOf({
  play,
  beats,
  live,
  title,
  range,
}: {
  play: Play
  beats: readonly (readonly Logged[])[]
  live: boolean
  title: string
  range: { readonly from: number; readonly to: number }
}) {
  if (beats.length === 0) return null
  return (
    <section class="panel-part">
      <h3>{title}</h3>
      <Story {...{ play, live, range }} beats={beats.slice(live ? -AT_MOST.live : -AT_MOST.after)} label={title} />
    </section>
  )
}

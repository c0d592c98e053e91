// Beside the board: a bots' turn as a list to do on the real table, to be ticked off if one likes.

import type { Say } from '@understudy/procedure'
import type { Logged } from '@understudy/table'
import { useMemo } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { botOf } from '../play/why/explaining.ts'
import { appCounts, type ListView, listView, VIEWS } from '../store/lists.ts'
import { lang } from '../store/settings.ts'
import { showWhy } from '../table/running.ts'
import { t } from '../text/index.ts'
import { Tick } from '../ui/tick.tsx'
import { AllInAll, under } from './all-in-all.tsx'
import { inPlaces, type ToDo, wholeOf } from './to-do-lines.ts'
import { WORDS } from './to-do-words.ts'

export function ToDoList({ play, steps }: { play: Play; steps: readonly Logged[] }) {
  const words = WORDS[lang.value]
  const { table, carrying } = play
  const count = table.entries.length
  const whole = useMemo(
    () =>
      carrying &&
      wholeOf(
        carrying.beside,
        table.log,
        steps,
        (logged) => play.carried(logged),
        (index) => table.stateAt(index),
        ({ entry }) => botOf(play, entry) !== undefined,
      ),
    [play, count, steps[0]?.index],
  )
  if (carrying === undefined || whole === undefined) return null
  const isCounter = (line: ToDo): boolean => carrying.beside.isCounter?.(line.change) === true
  const view = listView.value
  const all = view === 'place' ? whole.placed : whole.ordered
  const shown = appCounts.value ? all.filter((line) => !isCounter(line)) : all
  const places = inPlaces(shown)
  return (
    <>
      <div class="to-do-tools">
        <Views view={view} />
        {whole.ordered.some(isCounter) ? (
          <label class="to-do-counts">
            <input
              type="checkbox"
              checked={appCounts.value}
              onChange={(event) => {
                appCounts.value = event.currentTarget.checked
              }}
            />
            <span>{words.counters}</span>
          </label>
        ) : null}
      </div>
      {shown.length === 0 ? <p class="quiet">{words.nothing}</p> : null}
      {places.map(({ place, lines }, at) => (
        <section key={at} class="to-do-place">
          <h4>{carrying.tell(table, place, lang.value)}</h4>
          <ul class="changes ticks">
            {lines.map((line, n) => (
              <ToDoLine key={n} play={play} line={line} name={`${view} ${at}.${n}`} />
            ))}
          </ul>
        </section>
      ))}
      <AllInAll nets={whole.nets} tell={(what) => carrying.tell(table, what, lang.value)} />
    </>
  )
}

function ToDoLine({ play, line, name }: { play: Play; line: ToDo; name: string }) {
  const { why, change, place } = line
  const tell = (what: Say): string => play.carrying?.tell(play.table, what, lang.value) ?? ''
  return (
    <li class="to-do-line">
      <Tick list={`turn ${play.seen}`} line={`${name} ${JSON.stringify(change)}`}>
        <span>{under(tell(place), tell(change))}</span>
      </Tick>
      {why === undefined ? null : (
        <button type="button" class="button why-word" onClick={() => showWhy(play, why)}>
          {t.value.table.why}
        </button>
      )}
    </li>
  )
}

function Views({ view }: { view: ListView }) {
  const words = WORDS[lang.value]
  const names: Readonly<Record<ListView, string>> = { order: words.byOrder, place: words.byPlace }
  return (
    <fieldset class="to-do-views">
      <legend class="unseen">{words.view}</legend>
      {VIEWS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="list-view"
            checked={each === view}
            onChange={() => {
              listView.value = each
            }}
          />
          <span>{names[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}

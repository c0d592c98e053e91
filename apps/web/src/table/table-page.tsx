// A running game on the page: board first, the panel beside it, the decision bar below.

import { effect, useSignalEffect } from '@preact/signals'
import { ChevronLeft, EllipsisVertical, Settings2 } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { type Opening, openGame } from '../play/saving/open.ts'
import { stayAwake } from '../play/saving/wake.ts'
import { namesOf, turnOf } from '../play/telling/names.ts'
import { stateOf } from '../play/telling/view.ts'
import { exportGame } from '../storage/files.ts'
import { checking } from '../storage/stopping.ts'
import { games } from '../store/games.ts'
import { guided } from '../store/guide.ts'
import { linkTo } from '../store/route.ts'
import { lang, names, sound, trembles, volume } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { inRail, narrow, onPhone } from '../ui/narrow.ts'
import { settingsOpen } from '../ui/settings-open.ts'
import { useStages } from '../ui/stages.ts'
import { DecisionBar } from './dock/bar.tsx'
import { onePress } from './hands/one-press.ts'
import { open } from './menu-open.ts'
import { Notices } from './notices.tsx'
import { Stage } from './stage.tsx'
import { Tabs } from './tabs.tsx'

// What is opened now and then comes when it is opened.
const Coach = later(() => import('../panels/coach.tsx').then((module) => module.Coach))
const EditStage = later(() => import('./edit.tsx').then((module) => module.EditStage))
const WhyHere = later(
  () => import('../panels/why-here.tsx').then((module) => module.WhyHere),
  () => null,
)
const Panel = later(
  () => import('./drawer.tsx').then((module) => module.Panel),
  // What its tab names is there from the beginning.
  () => <div id="panel" role="tabpanel" hidden />,
)
const RailSigns = later(
  () => import('./rail.tsx').then((module) => module.RailSigns),
  () => null,
)
const TableSheets = later(() => import('./menu.tsx').then((module) => module.TableSheets))

export function TablePage({ id }: { id: string }) {
  const [opening, setOpening] = useState<Opening | undefined>(undefined)
  useEffect(() => {
    let current: Opening | undefined
    let left = false
    setOpening(undefined)
    void openGame(id).then((opened) => {
      current = opened
      if (!left) setOpening(opened)
      else if (opened.ok) opened.close()
    })
    return () => {
      left = true
      if (current?.ok) current.close()
    }
  }, [id])
  if (opening === undefined) return <p class="page-wait">{t.value.app.loading}</p>
  if (!opening.ok) return <Failed opening={opening} id={id} />
  // With names in another way everything is told anew.
  return <TableView key={`${opening.play.id} ${names.value}`} play={opening.play} />
}

function Failed({ opening, id }: { opening: Extract<Opening, { ok: false }>; id: string }) {
  const { app, saving } = t.value
  const title = {
    missing: app.notFound,
    offline: app.failedToLoad,
    unreadable: app.noStorage,
    stopped: checking.value === 'full' ? saving.full : saving.stopped,
    broken: saving.broken,
  }[opening.why]
  return (
    <main class="page narrow" id="content">
      <h1>{title}</h1>
      {opening.why === 'missing' ? <p>{app.notFoundWhat}</p> : null}
      {opening.why === 'broken' ? (
        <>
          <p>{opening.what?.in(lang.value)}</p>
          <p>{saving.brokenWhat}</p>
          <button type="button" class="button" onClick={() => void exportGame(id)}>
            {saving.export}
          </button>
        </>
      ) : null}
      {opening.why !== 'missing' && opening.why !== 'broken' ? (
        <button type="button" class="button main" onClick={() => location.reload()}>
          {app.tryAgain}
        </button>
      ) : null}
      <p>
        <a href={linkTo.start}>{app.home}</a>
      </p>
    </main>
  )
}

function TableView({ play }: { play: Play }) {
  useEffect(stayAwake, [])
  useEffect(
    () => () => {
      open.value = undefined
    },
    [],
  )
  useEffect(() => {
    // Leaving while the last step is not stored would lose it.
    const onLeave = (event: BeforeUnloadEvent) => {
      const kept = play.saver.state.value === 'saved' || play.exported === play.table.entries.length
      if (!kept && play.locked.value === false) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [play])
  // A list for the real table is the thing to look at while it is there; what it has opened goes with it, for what is asked
  // next may lie below.
  const byList = useRef(false)
  useSignalEffect(() => {
    if (play.listed.value || (play.beside && play.differences.value !== undefined)) {
      byList.current ||= play.tab.peek() !== 'turn'
      play.tab.value = 'turn'
      return
    }
    if (play.tab.peek() === 'turn' && (byList.current || narrow())) play.tab.value = 'board'
    byList.current = false
  })
  // So is the list by which it is laid out.
  useEffect(() => {
    if (play.beside && play.ui.laying?.(play.table.state) !== undefined) play.tab.value = 'turn'
  }, [play])
  // The scoring of a chapter stands where the board does, as does how the game ended.
  useSignalEffect(() => {
    if (play.interval.value === undefined || play.listed.value || play.resting.value !== undefined || !narrow()) return
    play.tab.value = 'board'
  })
  const tab = play.tab.value
  // Bar, seats, hand, board (see `Stage`), and the drawer while the board is drawn: no two of them in one frame.
  const stage = useStages(6)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (page.current === null ? undefined : onePress(page.current)), [])
  // Keys come when everything is there to be reached by them, and it is known who is in turn or that a turn is over.
  useEffect(() => {
    if (stage < 6) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop: (() => void) | undefined
    let left = false
    const fetched = () =>
      import('./hands/keys.ts').then(
        ({ listen }) => {
          if (left) return
          stop = listen(play)
          page.current?.setAttribute('data-keys', 'on')
          // What only helps comes when whoever sits down has looked around.
          timer = setTimeout(() => {
            play.there.value = true
          }, 1500)
        },
        () => undefined,
      )
    const unwatch = effect(() => {
      const known = play.next.value !== undefined || play.resting.value !== undefined
      if (known && timer === undefined) timer = setTimeout(() => void fetched(), 300)
    })
    return () => {
      left = true
      unwatch()
      clearTimeout(timer)
      stop?.()
    }
  }, [play, stage < 6])
  useEffect(() => {
    if (!sound.value && !trembles.value) return
    let stop: (() => void) | undefined
    let left = false
    void import('../around/sounds.ts').then((part) => {
      if (!left)
        stop = part.listen(
          play,
          () => (sound.peek() ? volume.peek() : undefined),
          () => trembles.peek(),
        )
    })
    return () => {
      left = true
      stop?.()
    }
  }, [play, sound.value || trembles.value])
  return (
    <div ref={page} class={`table-page tab-${tab} game-${play.pkg.game.id}`} data-entries={play.table.entries.length}>
      {/* In the order of Tab: the decision, the table around it, then head and drawer. The grid says where they stand. */}
      {stage < 1 ? <section class="bar" data-region="dock" /> : <DecisionBar play={play} />}
      <main class="table-main" id="content">
        {stage < 1 ? null : <Middle play={play} />}
      </main>
      <Header play={play} />
      {onPhone.value && play.mode.value.at !== 'edit' ? (
        <nav class="tabs-row" aria-label={t.value.table.panels}>
          <Tabs play={play} tab={tab} />
        </nav>
      ) : null}
      {stage < 6 || tab === 'board' ? null : <Panel play={play} tab={tab} />}
      {play.askedHere.value === undefined ? null : <WhyHere play={play} asked={play.askedHere.value} />}
      <div class="notices">
        <Notices play={play} />
      </div>
      {coached(play) ? <Coach play={play} /> : null}
      {open.value === undefined ? null : <TableSheets play={play} />}
    </div>
  )
}

const coached = (play: Play): boolean => play.ui.guide !== undefined && guided.value.game === play.id

function Middle({ play }: { play: Play }) {
  const { at } = play.mode.value
  if (at === 'edit') return <EditStage play={play} />
  const waits = play.listed.value || play.resting.value !== undefined
  return <Stage play={play} scored={at === 'now' && play.interval.value !== undefined && !waits} />
}

function Header({ play }: { play: Play }) {
  const title = games.value?.find((meta) => meta.id === play.id)?.title ?? play.pkg.game.title[lang.value]
  const state = play.saver.state.value
  // "Arcs: you against two SUPERCAT": where there is no room for all of it, the game alone.
  const [head, ...rest] = title.split(/(?=: )/)
  useEffect(() => {
    document.title = `${title} · ${t.value.app.name}`
    return () => {
      document.title = t.value.app.name
    }
  }, [title])
  return (
    <header class="table-head" data-region="head">
      <a class="button quiet icon" href={linkTo.start} aria-label={t.value.app.home}>
        <Icon of={ChevronLeft} />
      </a>
      <h1>
        {head}
        {rest.length === 0 ? null : (
          <>
            <wbr />
            <span class="whole">{rest.join('')}</span>
          </>
        )}
      </h1>
      <Clock play={play} />
      <span class={`save-state ${state}`} data-state={state}>
        {t.value.saving[state]}
      </span>
      {inRail.value ? (
        <RailSigns play={play} />
      ) : (
        <>
          {onPhone.value ? null : <Tabs play={play} tab={play.tab.value} />}
          <button
            type="button"
            class="button quiet icon"
            aria-label={t.value.settings.title}
            onClick={() => {
              settingsOpen.value = true
            }}
          >
            <Icon of={Settings2} />
          </button>
        </>
      )}
      <button
        type="button"
        class="button quiet icon"
        aria-label={t.value.table.menu}
        onClick={() => {
          open.value = 'menu'
        }}
      >
        <Icon of={EllipsisVertical} />
      </button>
    </header>
  )
}

/** When it is: a tap tells the rest. */
function Clock({ play }: { play: Play }) {
  const { clock, clockWords, ClockSigns, clockLine } = play.ui
  const state = stateOf(play)
  const words = (short: boolean): string =>
    clockWords?.(state, lang.value, short) ?? turnOf(play, play.pkg.game.moment(state), lang.value)
  const when = (
    <>
      <span class="when long">{words(false)}</span>
      <span class="when short" aria-hidden="true">
        {words(true)}
      </span>
      {/* What lies on the board as well comes when everything else is there. */}
      {ClockSigns === undefined || !play.there.value ? null : (
        <ClockSigns state={state} lang={lang.value} names={namesOf(play, lang.value)} />
      )}
    </>
  )
  if (clock === undefined) return <div class="head-clock">{when}</div>
  const Line = clockLine?.(state)
  const onInspect = (what: Play['inspected']['value']) => {
    play.inspected.value = what
  }
  return (
    <>
      <button type="button" class="head-clock" data-key="clock" onClick={() => onInspect(clock)}>
        {when}
      </button>
      {Line === undefined ? null : (
        <Line {...{ state, onInspect }} lang={lang.value} names={namesOf(play, lang.value)} />
      )}
    </>
  )
}

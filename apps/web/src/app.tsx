// The page: which part of it is open, and what is open over it.

import { Component, type ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { GAMES } from './games/index.ts'
import { DropTarget } from './pages/drop-target.tsx'
import { type Route, route } from './store/route.ts'
import { hushToasts, toast } from './store/toasts.ts'
import { TablePage } from './table/table-page.tsx'
import { t } from './text/index.ts'
import { later } from './ui/later.tsx'
import { settingsOpen } from './ui/settings-open.ts'
import { Said, Toasts } from './ui/toasts.tsx'

// What most visits do not open comes when it is opened.
const AboutPage = later(() => import('./pages/about-page.tsx').then((module) => module.AboutPage))
const HelpPage = later(() => import('./pages/help-page.tsx').then((module) => module.HelpPage))
const ImportPage = later(() => import('./pages/import-page.tsx').then((module) => module.ImportPage))
const NewPage = later(() => import('./pages/new-page.tsx').then((module) => module.NewPage))
const PacksPage = Object.fromEntries(
  GAMES.flatMap(({ id, packs }) => (packs === undefined ? [] : [[id, later(packs)]])),
)
const ResultsPage = later(() => import('./pages/results-page.tsx').then((module) => module.ResultsPage))
const RulebookPage = later(() => import('./pages/rulebook-page.tsx').then((module) => module.RulebookPage))
// Whoever comes to a table by its address has no need of it.
const StartPage = later(
  () => import('./pages/start-page.tsx').then((module) => module.StartPage),
  () => null,
)
const SettingsSheet = later(
  () =>
    import('./ui/settings.tsx').then(
      (module) => module.SettingsSheet,
      (error: unknown) => {
        // The next press tries again.
        settingsOpen.value = false
        toast(t.value.app.failedToLoad, { tone: 'error' })
        throw error
      },
    ),
  () => null,
)
const SharedPage = later(() => import('./around/shared-page.tsx').then((module) => module.SharedPage))
const SheetsPage = later(() => import('./pages/rulebook-page.tsx').then((module) => module.SheetsPage))

export function App() {
  const now = route.value
  const first = useRef(true)
  useEffect(() => {
    // Another page starts at its top, for the eye and for the keyboard.
    scrollTo(0, 0)
    if (!first.current) focusContent()
    if (now.at === 'game') hushToasts()
    first.current = false
  }, [now.at])
  return (
    <>
      <button type="button" class="skip" onClick={focusContent}>
        {t.value.app.skip}
      </button>
      <Guard key={now.at}>
        <Page route={now} />
      </Guard>
      {settingsOpen.value ? <SettingsSheet /> : null}
      <DropTarget />
      <Toasts />
      <Said />
    </>
  )
}

function focusContent(): void {
  const main = document.getElementById('content')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

function Page({ route: now }: { route: Route }) {
  switch (now.at) {
    case 'start':
      return <StartPage />
    case 'new':
      return <NewPage game={now.game} like={now.like} pack={now.pack} />
    case 'game':
      return <TablePage id={now.id} />
    case 'rulebook':
      return <RulebookPage game={now.game} bot={now.bot} node={now.node} />
    case 'sheets':
      return <SheetsPage game={now.game} options={now.options} />
    case 'aid':
    case 'cards':
      return <HelpPage game={now.game} part={now.at} />
    case 'about':
      return <AboutPage />
    case 'import':
      return <ImportPage />
    case 'results':
      return <ResultsPage />
    case 'shared':
      return <SharedPage packed={now.packed} />
    case 'packs': {
      const Packs = PacksPage[now.game]
      return Packs === undefined ? <StartPage /> : <Packs id={now.id} />
    }
  }
}

/** A mistake of ours in one part must not leave a blank page. */
class Guard extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main class="page narrow" id="content">
        <h1>{t.value.app.crashed}</h1>
        <button type="button" class="button main" onClick={() => location.reload()}>
          {t.value.app.reload}
        </button>
      </main>
    )
  }
}

// A game under way, as a picture: what the page is about, at a glance.

import { type Controller, Table } from '@understudy/table'
import { useMemo } from 'preact/hooks'
import type { AnyGameUi } from '../games/ui.ts'
import { lang } from '../store/settings.ts'
import { controllersFor } from '../table/menu.tsx'

const STEPS = 70
/** Narrower screens have no room for it; the same width stands in pages.css. */
const WIDE = matchMedia('(min-width: 860px)')
const nothing = () => undefined

export function HeroBoard({ ui }: { ui: AnyGameUi | undefined }) {
  const state = useMemo(() => (ui === undefined || !WIDE.matches ? undefined : middleOfAGame(ui)), [ui])
  if (ui === undefined || state === undefined) return <div class="hero-board" />
  return (
    <div class="hero-board" inert aria-hidden="true">
      <ui.Board
        state={state}
        viewer={ui.pkg.game.seats({})[0]?.id ?? ''}
        lang={lang.value}
        choices={[]}
        picks={[]}
        onPick={nothing}
        onInspect={nothing}
        glow={[]}
        events={[]}
        instant
      />
    </div>
  )
}

/** Bots at every seat, some way into the game. */
function middleOfAGame({ pkg }: AnyGameUi): unknown {
  try {
    const seats: Record<string, Controller> = {}
    for (const [id, controller] of Object.entries(pkg.seating({}))) {
      const role = pkg.game.seats({}).find((seat) => seat.id === id)?.role ?? ''
      const bot = controllersFor(pkg, role).find((each) => each.by === 'bot')
      seats[id] = controller.by === 'bot' ? controller : (bot ?? { by: 'random' })
    }
    const table = Table.start(pkg, { options: {}, seed: 'understudy', seats })
    for (let step = 0; step < STEPS; step++) if (table.advance() === undefined) break
    return pkg.game.copy(table.state)
  } catch {
    return undefined
  }
}

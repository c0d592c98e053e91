// A game under way, as a picture: what the page is about, at a glance.

import { type AnyPackage, type Controller, type Options, Table } from '@understudy/table'
import { useEffect, useState } from 'preact/hooks'
import type { AnyGameUi } from '../games/ui.ts'
import { controllersFor } from '../play/seats/controllers.ts'
import { lang } from '../store/settings.ts'
import { Thinker } from '../thinking/thinker.ts'

const STEPS = 70
/** Narrower screens have no room for it; the same width stands in pages.css. */
const WIDE = matchMedia('(min-width: 760px)')
const nothing = () => undefined

export function HeroBoard({ ui }: { ui: AnyGameUi | undefined }) {
  const [state, setState] = useState<unknown>(undefined)
  useEffect(() => (ui === undefined || !WIDE.matches ? undefined : middleOfAGame(ui, setState)), [ui])
  if (ui === undefined || state === undefined) return <div class="hero-board" />
  return (
    <div class="hero-board" inert aria-hidden="true">
      <ui.Board
        state={state}
        viewer={ui.pkg.game.seats(optionsOf(ui))[0]?.id ?? ''}
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

const optionsOf = (ui: AnyGameUi): Options => ui.presets?.[0]?.options ?? {}

/** Bots at every seat, some way into the game. They think where the page does not have to wait for them. */
function middleOfAGame(ui: AnyGameUi, show: (state: unknown) => void): () => void {
  const { pkg } = ui
  const options = optionsOf(ui)
  const start = Table.start(pkg, { options, seed: 'understudy', seats: botsAt(pkg, options) })
  const table = new Table(pkg, start.entries, [], true)
  const thinker = new Thinker(pkg.game.id, goOn)
  // Setting up and playing on are two tasks.
  const due = setTimeout(goOn, 0)
  return () => {
    clearTimeout(due)
    thinker.close()
  }

  function goOn() {
    try {
      while (table.entries.length < STEPS) {
        const glance = table.glance()
        const next = glance.kind === 'bot' ? thinker.next(table) : glance
        if (next === undefined) return
        if (next.kind !== 'auto') break
        table.follow(next.entry)
      }
      show(pkg.game.copy(table.state))
    } catch {
      // A picture is not worth a message.
    }
    thinker.close()
  }
}

function botsAt(pkg: AnyPackage, options: Options): Record<string, Controller> {
  const seats: Record<string, Controller> = {}
  for (const { id, role } of pkg.game.seats(options)) {
    const usual = pkg.seating(options)[id]
    seats[id] =
      usual?.by === 'bot' ? usual : (controllersFor(pkg, role).find(({ by }) => by === 'bot') ?? { by: 'random' })
  }
  return seats
}

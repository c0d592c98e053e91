// Who sits where, in the middle of a game.

import type { Controller, SeatSpec, Way } from '@understudy/table'
import type { Play } from '../play/play.ts'
import { reseat, setSources } from '../play/seats/by-hand.ts'
import { controllerId, controllersFor } from '../play/seats/controllers.ts'
import { whyNotTo } from '../play/seats/handover.ts'
import { controllerName } from '../play/telling/story.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Choose } from '../ui/fields.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { WithNeeds } from './with-needs.tsx'

export function SeatsSheet({ play, onClose }: { play: Play; onClose(): void }) {
  return (
    <Sheet title={t.value.seats.title} onClose={onClose}>
      <p class="quiet">{t.value.seats.what}</p>
      <SeatChoices play={play} />
    </Sheet>
  )
}

/** Whoever comes may bring rules along. */
const SeatChoices = ({ play }: { play: Play }) => <WithNeeds play={play}>{() => <Choices play={play} />}</WithNeeds>

function Choices({ play }: { play: Play }) {
  const { pkg } = play
  const { chance } = play.table
  /** Why not everybody can sit everywhere now, and at which seats. */
  const reasons = new Map<string, Set<string>>()
  const canTake = (seat: SeatSpec, each: Controller): boolean => {
    const why = whyNotTo(play, seat.id, each)?.[lang.value]
    if (why !== undefined) reasons.set(why, (reasons.get(why) ?? new Set()).add(seat.title[lang.value]))
    return why === undefined
  }
  return (
    <div class="stack">
      {pkg.game.seats(play.options).map((seat) => {
        const able = controllersFor(pkg, pkg.handOver === undefined ? seat.role : undefined)
        const now = play.table.controller(seat.id)
        return (
          <Choose
            key={seat.id}
            label={seat.title[lang.value]}
            values={able
              .filter((each) => controllerId(pkg, each) === controllerId(pkg, now) || canTake(seat, each))
              .map((each) => ({ id: controllerId(pkg, each), title: controllerName(pkg, each, lang.value) }))}
            value={controllerId(pkg, now)}
            onChange={(id) => {
              const to = able.find((each) => controllerId(pkg, each) === id)
              if (to !== undefined) reseat(play, seat.id, to)
            }}
          />
        )
      })}
      {[...reasons].map(([why, seats]) => (
        <p key={why} class="quiet">
          {[...seats].join(', ')}: {why}
        </p>
      ))}
      {play.beside
        ? pkg.game.sources.map((source) => (
            <Choose<Way>
              key={source.id}
              label={source.title[lang.value]}
              values={source.ways.map((id) => ({ id, title: t.value.newGame.ways[id] }))}
              value={chance[source.id] ?? 'app'}
              onChange={(way) => setSources(play, { ...chance, [source.id]: way })}
            />
          ))
        : null}
    </div>
  )
}

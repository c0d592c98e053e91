// Who sits at the table, with the numbers that matter next turn.

import type { Action, State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { type Person, personOf, seatsOf, unitsOf, upkeepSum } from '@understudy/muhq/rules'
import { BOSS, type SeatId } from '@understudy/muhq/vocabulary'
import { handSize, pileSize } from '@understudy/table/chance'
import { Changed } from '../../../ui/changed.tsx'
import { Ticking } from '../../../ui/ticking.tsx'
import type { BoardProps } from '../../ui.ts'
import { words } from '../text/words.ts'
import { BossSeat } from './boss-seat.tsx'
import { ChangeSign } from './change-sign.tsx'
import { SeatSign } from './sign.tsx'

export function Seats(props: BoardProps<State, Action>) {
  const { state, lang, viewer } = props
  const w = words(lang)
  const people = seatsOf(state).filter((seat) => seat !== BOSS)
  return (
    <section class="muhq muhq-seats" aria-label={w.seats}>
      <BossSeat {...props} />
      {/* The viewer last, next to their hand. */}
      {[...people.filter((seat) => seat !== viewer), ...people.filter((seat) => seat === viewer)].map((seat) => (
        <PersonSeat key={seat} {...props} seat={seat} person={personOf(state, seat)} />
      ))}
    </section>
  )
}

type PersonProps = BoardProps<State, Action> & { readonly seat: SeatId; readonly person: Person }

function PersonSeat({ state, since, seat, person, viewer, lang, instant, names, onInspect }: PersonProps) {
  const w = words(lang)
  const turn = state.turn === seat && state.over === null
  const name = names?.[seat] ?? w.seat(seat)
  const upkeep = upkeepSum(state, seat)
  // Income comes before the upkeep is due.
  const { income } = settingOf(state).map
  const short = upkeep > person.resources + income
  return (
    <div class={`muhq-seat-panel muhq-seat-${seat}${turn ? ' turn' : ''}`}>
      <div class="muhq-seat-head">
        <SeatSign seat={seat} name={name} />
        <button type="button" class="muhq-plain muhq-seat-name" onClick={() => onInspect({ seat })}>
          <span class="muhq-seat-called">{name}</span>
          {seat === viewer && state.people.length > 1 && <span class="muhq-tag">{w.you}</span>}
          {turn && <span class="muhq-unseen">, {w.toMove}</span>}
        </button>
        <span class="muhq-coin" title={w.resources}>
          <span class="muhq-unseen">{w.resources} </span>
          <Ticking value={person.resources} instant={instant} />
        </span>
      </div>
      <p class="muhq-seat-facts">
        <span class="minor">{w.units(unitsOf(state, seat).length)}</span>
        <span class="minor">{w.income(income)}</span>
        <span class={short ? 'warn' : undefined}>{w.upkeepNext(upkeep)}</span>
        <span>{w.inHand(handSize(person.hand))}</span>
        <span class="minor">{w.inDeck(pileSize(person.deck))}</span>
        <span class="minor">{w.inDiscard(person.discard.length)}</span>
      </p>
      {since === undefined ? null : (
        <Changed
          label={w.changes}
          changes={[
            {
              word: w.changedResources,
              sign: <ChangeSign of="resources" seat={seat} />,
              n: person.resources - personOf(since, seat).resources,
              worth: `resources ${seat}`,
            },
            {
              word: w.changedUnits,
              sign: <ChangeSign of="units" seat={seat} />,
              n: unitsOf(state, seat).length - unitsOf(since, seat).length,
              worth: `units ${seat}`,
            },
          ]}
        />
      )}
    </div>
  )
}

// Around the board: everybody's own board, and the power track.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { speak } from '@understudy/procedure'
import { useMemo, useRef } from 'preact/hooks'
import { later } from '../../../ui/later.tsx'
import { memo, useKept } from '../../../ui/memo.ts'
import { useStages } from '../../../ui/stages.ts'
import { Ticking } from '../../../ui/ticking.tsx'
import type { BoardProps } from '../../ui.ts'
import { act } from '../act.ts'
import { activeOf } from '../board/round.ts'
import { type ArcsChoice, type Taps, tapsOf } from '../board/taps.ts'
import { ActionFace } from '../cards/action-card.tsx'
import { GameIcon, SIGNS } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import type { SeatChange } from './changed.tsx'
import { Goods, Slots } from './goods.tsx'
import { type SeatLook, seatLook } from './look.ts'
import { PowerTrack } from './power-track.tsx'
import { useChanged } from './use-changed.ts'

const Belongings = later(
  () => import('./belongings.tsx').then((part) => part.Belongings),
  () => null,
)

export function Seats(props: BoardProps<State, Action>) {
  const { state, viewer, lang, instant, names, choices, onPick, onInspect } = props
  const w = words(lang)
  const taps = useMemo(() => tapsOf(choices), [choices])
  const looks = useKept(
    useMemo(() => state.options.colours.flatMap((colour) => seatLook(state, colour) ?? []), [state]),
  )
  // The seat after the viewer's first, the viewer last, next to their hand.
  const own = looks.findIndex(({ colour }) => colour === viewer)
  const seated = own < 0 ? looks : [...looks.slice(own + 1), ...looks.slice(0, own + 1)]
  // A plan may end the turn: until it is confirmed, whoever makes it is in turn.
  const active = props.preview === true && viewer !== '' ? viewer : activeOf(state)
  // It may end the round, too: the flag stays where it is, as in the head.
  const flag = useRef<string | undefined>(undefined)
  if (props.preview !== true) flag.current = looks.find(({ initiative }) => initiative)?.colour
  const changed = useChanged(props.since)
  const news = useKept(state.options.colours.map((colour) => changed?.seatChanges(props.since, state, colour)))
  // Who sits there first, then what they have.
  const full = useStages(1) === 1
  return (
    <section class={`arcs arcs-seats of-${looks.length}`} aria-label={w.seats}>
      <PowerTrack state={state} looks={looks} lang={lang} />
      {seated.map((look) => (
        <SeatPanel
          key={look.colour}
          {...{ look, viewer, lang, instant, full, onPick, onInspect }}
          name={names?.[look.colour] ?? w.seat(look.colour)}
          active={active === look.colour}
          leads={flag.current === look.colour}
          choice={taps.at.seat.get(look.colour)}
          taps={taps.at.court.size > 0 ? taps : NO_TAPS}
          changes={news[state.options.colours.indexOf(look.colour)]}
          Changed={changed?.Changed}
        />
      ))}
    </section>
  )
}

/** Of what can be tapped, only Guild cards lie here. */
const NO_TAPS = tapsOf([])

interface PanelProps extends Pick<BoardProps<State, Action>, 'viewer' | 'lang' | 'instant' | 'onPick' | 'onInspect'> {
  readonly look: SeatLook
  readonly name: string
  readonly active: boolean
  readonly leads: boolean
  readonly full: boolean
  readonly choice: ArcsChoice | undefined
  readonly taps: Taps
  readonly changes: readonly SeatChange[] | undefined
  readonly Changed: typeof import('./changed.tsx').Changed | undefined
}

const SeatPanel = memo(Panel)

function Panel(props: PanelProps) {
  const { look, name, active, leads, full, choice, taps, changes, Changed, viewer, lang, instant, onPick, onInspect } =
    props
  const w = words(lang)
  const { colour, role } = look
  const OnSeat = act()?.OnSeat
  // People have a colour besides their name, bots are called by it.
  const more = name !== w.seat(colour) ? w.seat(colour) : role === 'human' ? undefined : w.roleOf(role)
  const handWord =
    role === 'lars' ? w.deckOf(look.cards) : role === 'supercat' ? w.counter(look.cards) : w.inHand(look.cards)
  return (
    <article
      class={`arcs-seat seat-${colour}${look.act === undefined ? '' : ' in-act'}${active ? ' active' : ''}${choice === undefined ? '' : ' can'}`}
      aria-label={w.seatLabel(name, w.seat(colour), active)}
    >
      <button
        type="button"
        class="arcs-seat-head"
        title={more === undefined ? name : `${name}, ${more}`}
        {...(choice === undefined ? {} : { 'aria-description': speak(arcs.phrases, lang, choice.text) })}
        onClick={() => (choice === undefined ? onInspect({ seat: colour }) : onPick(choice))}
      >
        <SeatMark colour={colour} size={22} />
        <span class="name">
          {name}
          {colour === viewer && name !== w.youName && <span class="arcs-unseen"> ({w.you})</span>}
        </span>
        {more !== undefined && <small>{more}</small>}
        {leads && (
          <span class="initiative" title={w.hasInitiative}>
            <span class="arcs-unseen">{w.hasInitiative}</span>
            <GameIcon d={SIGNS.initiative} size={16} />
          </span>
        )}
        <span class="cards" title={handWord}>
          <GameIcon d={SIGNS.cards} size={15} />
          <span class="arcs-unseen">{handWord}</span>
          <span aria-hidden="true">
            <Ticking value={look.cards} instant={instant} />
          </span>
        </span>
        {look.guilds.length > 0 && (
          <span class="guilds" aria-hidden="true">
            {look.guilds.length}
          </span>
        )}
        <span class="power" title={w.powerOf(look.power)}>
          <GameIcon d={SIGNS.power} size={15} />
          <span class="arcs-unseen">{w.powerOf(look.power)}</span>
          <span aria-hidden="true">
            <Ticking value={look.power} instant={instant} />
          </span>
        </span>
      </button>
      <div class="arcs-seat-body">
        {full && (
          <>
            {Changed === undefined || changes === undefined ? null : <Changed {...{ changes, colour, lang }} />}
            {look.act !== undefined && OnSeat !== undefined && <OnSeat look={look.act} {...{ lang, onInspect }} />}
            <Slots look={look} lang={lang} />
            <Goods look={look} lang={lang} />
            <div class="arcs-belongings">
              {look.held > 0 && <Belongings look={look} {...{ lang, taps, onPick, onInspect }} />}
              {look.open.map((action) => (
                <button key={action} type="button" class="arcs-mini" onClick={() => onInspect({ action })}>
                  <ActionFace card={action} lang={lang} />
                </button>
              ))}
            </div>
          </>
        )}
      </div>
    </article>
  )
}

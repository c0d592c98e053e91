// Around the board: everybody's own board, and the power track.

import { type Action, arcs, type State } from '@understudy/arcs'
import { speak } from '@understudy/procedure'
import { useMemo } from 'preact/hooks'
import { Ticking } from '../../../ui/ticking.tsx'
import type { BoardProps } from '../../ui.ts'
import { activeOf } from '../board/round.ts'
import { type Taps, tapsOf } from '../board/taps.ts'
import { GameIcon, SIGNS } from '../draw/glyphs.tsx'
import { SeatMark } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { type SeatLook, seatLook } from './facts.ts'
import { Belongings, Goods, Slots } from './goods.tsx'
import { PowerTrack } from './power-track.tsx'

export function Seats(props: BoardProps<State, Action>) {
  const { state, lang, choices } = props
  const w = words(lang)
  const taps = useMemo(() => tapsOf(choices), [choices])
  const looks = state.options.colours.flatMap((colour) => seatLook(state, colour) ?? [])
  return (
    <section class={`arcs arcs-seats of-${looks.length}`} aria-label={w.seats}>
      <PowerTrack state={state} looks={looks} lang={lang} />
      {looks.map((look) => (
        <SeatPanel key={look.colour} {...props} look={look} taps={taps} />
      ))}
    </section>
  )
}

type PanelProps = BoardProps<State, Action> & { readonly look: SeatLook; readonly taps: Taps }

function SeatPanel({ state, look, taps, viewer, lang, instant, names, onPick, onInspect }: PanelProps) {
  const w = words(lang)
  const { colour, role } = look
  const name = names?.[colour] ?? w.seat(colour)
  const active = activeOf(state) === colour
  const choice = taps.at.seat.get(colour)
  const handWord =
    role === 'lars' ? w.deckOf(look.cards) : role === 'supercat' ? w.counter(look.cards) : w.inHand(look.cards)
  return (
    <article
      class={`arcs-seat seat-${colour}${active ? ' active' : ''}${choice === undefined ? '' : ' can'}`}
      aria-label={w.seatLabel(name, w.seat(colour), active)}
    >
      <button
        type="button"
        class="arcs-seat-head"
        title={name === w.seat(colour) ? name : `${name}, ${w.seat(colour)}`}
        {...(choice === undefined ? {} : { 'aria-description': speak(arcs.phrases, lang, choice.text) })}
        onClick={() => (choice === undefined ? onInspect({ seat: colour }) : onPick(choice))}
      >
        <SeatMark colour={colour} size={22} />
        <span class="name">
          {name}
          {colour === viewer && name !== w.youName && <span class="arcs-unseen"> ({w.you})</span>}
        </span>
        {look.initiative && (
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
        <span class="power" title={w.powerOf(look.power)}>
          <GameIcon d={SIGNS.power} size={15} />
          <span class="arcs-unseen">{w.powerOf(look.power)}</span>
          <span aria-hidden="true">
            <Ticking value={look.power} instant={instant} />
          </span>
        </span>
      </button>
      <div class="arcs-seat-body">
        <Slots look={look} lang={lang} />
        <Goods look={look} lang={lang} />
        <Belongings look={look} {...{ lang, taps, onPick, onInspect }} />
      </div>
    </article>
  )
}

// Below the board: the viewer's cards, the Court, and whatever cards the table asks about.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { ids, Pile, playersOf, read, seatOf } from '@understudy/arcs/state'
import type { ActionCardId, CourtId, LeaderId, LoreId } from '@understudy/arcs/vocabulary'
import { useMemo } from 'preact/hooks'
import { useGaps } from '../../../ui/board/gaps.ts'
import { later } from '../../../ui/later.tsx'
import type { BoardProps } from '../../ui.ts'
import { glowing } from '../board/glow.ts'
import { isSet } from '../board/round.ts'
import { pickedIds, type Taps, tapsOf } from '../board/taps.ts'
import { Court, CourtCard } from '../table/court.tsx'
import { courtSpots } from '../table/court-spots.ts'
import { words } from '../text/words.ts'
import { ActionCard, CardBack } from './action-card.tsx'

/** Lore and leaders are in few games. */
const LoreCard = later(
  () => import('./lore-card.tsx').then((part) => part.LoreCard),
  () => null,
)

export function Hand(props: BoardProps<State, Action>) {
  const { state, choices, events, glow, viewer } = props
  const taps = useMemo(() => tapsOf(choices), [choices])
  const glows = useMemo(() => (choices.length > 0 ? new Set<string>() : glowing(events, glow)), [choices, events, glow])
  const own = handOf(state, viewer)
  return (
    <div class="arcs arcs-hand">
      <Offered {...props} taps={taps} own={own} />
      <OwnHand {...props} taps={taps} glows={glows} own={own} />
    </div>
  )
}

/** The Court: what everybody may take. */
export function Market(props: BoardProps<State, Action>) {
  const { state, lang, choices, picks, events, glow, since, onPick, onInspect } = props
  const taps = useMemo(() => tapsOf(choices), [choices])
  const glows = useMemo(() => (choices.length > 0 ? new Set<string>() : glowing(events, glow)), [choices, events, glow])
  return (
    <div class="arcs arcs-market">
      <Court
        {...{ state, lang, since, onPick, onInspect, glows }}
        picked={pickedIds(picks)}
        taps={new Map([...taps.at.lore, ...taps.at.court])}
      />
    </div>
  )
}

interface Own {
  readonly known: readonly ActionCardId[]
  readonly unknown: number
}

function handOf(state: State, viewer: string): Own | undefined {
  const seat = seatOf(state, viewer)
  if (seat < 0 || state.options.roles[seat] !== 'human') return undefined
  return { known: read.cards(state, Pile.hand(seat)).map(ids.cardId), unknown: read.unknown(state, Pile.hand(seat)) }
}

type Props = BoardProps<State, Action> & { readonly taps: Taps; readonly own: Own | undefined }

function OwnHand({
  state,
  viewer,
  lang,
  picks,
  taps,
  glows,
  own,
  preview,
  onPick,
  onInspect,
}: Props & { readonly glows: ReadonlySet<string> }) {
  const w = words(lang)
  const places = useGaps(own?.known ?? [], `${viewer} ${arcs.moment(state)}`, preview)
  if (own === undefined || !isSet(state)) return null
  const picked = pickedIds(picks)
  return (
    <section class="arcs-section" aria-label={w.hand}>
      <h2>{w.hand}</h2>
      <div class="arcs-strip">
        {places.map((card, at) =>
          card === undefined ? (
            <span key={at} class="arcs-card gone" />
          ) : (
            <ActionCard
              key={card}
              card={card}
              lang={lang}
              choice={taps.at.action.get(card)}
              picked={picked.has(card)}
              seizes={picks.some(({ slot, value }) => slot === 'seize' && value === card)}
              glows={glows.has(card)}
              onPick={onPick}
              onInspect={() => onInspect({ action: card })}
            />
          ),
        )}
        {own.unknown > 0 && <CardBack n={own.unknown} label={w.hiddenCards(own.unknown)} />}
        {own.known.length + own.unknown === 0 && <p class="arcs-note">{w.emptyHand}</p>}
      </div>
    </section>
  )
}

/** Cards that can be named although they lie nowhere in sight: dealt, turned over, drafted. Guild cards lie at their seats. */
function Offered({ state, lang, picks, taps, own, onPick, onInspect }: Props) {
  const w = words(lang)
  const row = new Set<string>(courtSpots(state).map(({ card }) => card))
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const card of read.cards(state, Pile.guild(seat))) row.add(ids.courtId(card))
  const action = [...taps.at.action].filter(([id]) => !own?.known.includes(id as ActionCardId))
  const court = [...taps.at.court].filter(([id]) => !row.has(id))
  const rest = [...taps.at.leader, ...taps.at.lore].filter(([id]) => !row.has(id))
  if (action.length + court.length + rest.length === 0) return null
  const picked = pickedIds(picks)
  return (
    <section class="arcs-section arcs-offered" aria-label={w.whichCard}>
      <h2>{w.whichCard}</h2>
      <div class="arcs-strip">
        {action.map(([id, choice]) => (
          <ActionCard
            key={id}
            card={id as ActionCardId}
            {...{ lang, choice, onPick }}
            picked={picked.has(id)}
            onInspect={() => onInspect({ action: id })}
          />
        ))}
        {court.map(([id, choice]) => (
          <CourtCard
            key={id}
            card={id as CourtId}
            {...{ lang, choice, onPick }}
            picked={picked.has(id)}
            onInspect={() => onInspect({ court: id })}
          />
        ))}
        {rest.map(([id, choice]) => (
          <LoreCard
            key={id}
            card={id as LeaderId | LoreId}
            {...{ lang, choice, onPick }}
            onInspect={() => onInspect(id.startsWith('LEAD') ? { leader: id } : { lore: id })}
          />
        ))}
      </div>
    </section>
  )
}

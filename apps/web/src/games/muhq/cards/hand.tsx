// The viewer's hand with deck and discard pile; and the market.

import type { Action, State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { isPerson } from '@understudy/muhq/rules'
import { PEOPLE } from '@understudy/muhq/vocabulary'
import { handSize, pileSize } from '@understudy/table/chance'
import { useMemo } from 'preact/hooks'
import { useGaps } from '../../../ui/board/gaps.ts'
import { inRail, onPhone } from '../../../ui/narrow.ts'
import type { BoardProps } from '../../ui.ts'
import { marksOf, pickedCards, pickedStore, type Taps, tapsOf } from '../board/taps.ts'
import { words } from '../text/words.ts'
import { BossCard } from './boss-card.tsx'
import { CardBack } from './card.tsx'
import { DeckPile, DiscardPile } from './piles.tsx'
import { Stores } from './stores.tsx'
import { TappableCard } from './tappable.tsx'
import { Tell } from './tell.tsx'

export function Hand(props: BoardProps<State, Action>) {
  const taps = useMemo(() => tapsOf(props.choices), [props.choices])
  return (
    <div class="muhq muhq-hand">
      {taps.tell.size > 0 && <Tell {...props} taps={taps} />}
      <OwnHand {...props} taps={taps} />
    </div>
  )
}

/** What everybody may take: the stores, and the boss's card while it is resolved. */
export function Market(props: BoardProps<State, Action>) {
  const taps = useMemo(() => tapsOf(props.choices), [props.choices])
  return (
    <div class="muhq muhq-market">
      <Stores {...props} taps={taps} />
      <BossCard {...props} />
    </div>
  )
}

function OwnHand({
  state,
  viewer,
  lang,
  picks,
  glow,
  taps,
  onPick,
  onInspect,
}: BoardProps<State, Action> & { readonly taps: Taps }) {
  const w = words(lang)
  const person = isPerson(viewer) ? state.people[PEOPLE.indexOf(viewer as (typeof PEOPLE)[number])] : undefined
  const marks = useMemo(() => marksOf(taps), [taps])
  const places = useGaps(person?.hand.known ?? [], `${viewer} ${state.round}.${state.turn}`)
  if (person === undefined) return null
  const cards = taps.hand
  const other = (id: string) => {
    const choice = cards.get(id)
    return choice !== undefined && marks.get(choice) === 'other'
  }
  const turn = state.turn === viewer
  // A card that was bought or told about is none of the hand.
  const picked = pickedStore(picks) === undefined && taps.tell.size === 0 ? pickedCards(picks) : []
  const { known } = person.hand
  const unknown = handSize(person.hand) - known.length
  // Beside the board the hand is secret: any card of its bag may turn out to be the one that is played.
  const possible = turn && unknown > 0 ? [...cards.keys()].filter((card) => !known.includes(card)) : []
  const glowing = new Set(glow.flatMap((ref) => (isOwnCard(ref, viewer) ? [ref.card] : [])))
  const left = [...picked]
  // One row that never scrolls: more cards than fit lie over each other.
  const fits = possible.length === 0 && taps.tell.size === 0
  return (
    <section class={fits ? 'muhq-section fits' : 'muhq-section'} aria-label={w.hand}>
      <div class="muhq-section-head">
        <h3>{w.hand}</h3>
        <DeckPile
          n={pileSize(person.deck)}
          lang={lang}
          {...(onPhone.value || inRail.value ? {} : { onTap: () => onInspect({ deck: viewer }) })}
        />
        <DiscardPile state={state} cards={person.discard} lang={lang} />
      </div>
      <div class="muhq-strip">
        {places.map((id, i) => {
          if (id === undefined)
            return (
              <span key={`gone ${i}`} class="muhq-slot">
                <span class="muhq-card gone" />
              </span>
            )
          const at = left.indexOf(id)
          if (at >= 0) left.splice(at, 1)
          return (
            <span key={`${id}${i}`} class="muhq-slot">
              <TappableCard
                card={cardOf(state, id)}
                lang={lang}
                choice={turn && at < 0 ? cards.get(id) : undefined}
                other={other(id)}
                picked={at >= 0}
                away={picks[0]?.slot === 'do'}
                glows={glowing.has(id)}
                onPick={onPick}
                onInspect={() => onInspect({ card: id, seat: viewer })}
              />
            </span>
          )
        })}
        {unknown > 0 && (
          <span class="muhq-backs" role="img" aria-label={w.handIsHidden(unknown)}>
            {Array.from({ length: unknown }, (_, i) => (
              <CardBack key={i} />
            ))}
          </span>
        )}
        {known.length + unknown === 0 && <p class="muhq-empty">{w.emptyHand}</p>}
      </div>
      {possible.length > 0 && (
        <>
          <p class="muhq-note">{w.mayBe}</p>
          <div class="muhq-strip">
            {possible.map((id) => (
              <TappableCard
                key={id}
                card={cardOf(state, id)}
                lang={lang}
                choice={cards.get(id)}
                other={other(id)}
                onPick={onPick}
                onInspect={() => onInspect({ card: id, seat: viewer })}
              />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function isOwnCard(ref: unknown, viewer: string): ref is { card: string } {
  return typeof ref === 'object' && ref !== null && 'card' in ref && 'seat' in ref && ref.seat === viewer
}

// Beside the board the table answers: which card was drawn, which cards lie in the store.

import type { Action, State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { pickedCards, type Taps } from '../board/taps.ts'
import { words } from '../text/words.ts'
import { kindsToTell } from './kinds.ts'
import { counted } from './piles.tsx'
import { TappableCard } from './tappable.tsx'

export function Tell({
  state,
  lang,
  picks,
  taps,
  onPick,
  onInspect,
}: BoardProps<State, Action> & { readonly taps: Taps }) {
  const w = words(lang)
  const told = pickedCards(picks)
  // What was snapped to is behind it now: the cards to choose from are in sight.
  const own = useRef<HTMLElement>(null)
  useLayoutEffect(() => own.current?.parentElement?.scrollTo(0, 0), [])
  return (
    <section ref={own} class="muhq-section muhq-tell" aria-label={w.whichCard}>
      <div class="muhq-section-head">
        <h3>{w.whichCard}</h3>
        {told.length > 0 && (
          <span class="muhq-note">
            {w.told}: {counted(state, told, lang)}
          </span>
        )}
      </div>
      <div class="muhq-strip">
        {kindsToTell(state, taps.tell, told).map((id) => (
          <TappableCard
            key={id}
            card={cardOf(state, id)}
            lang={lang}
            choice={taps.tell.get(id)}
            onPick={onPick}
            onInspect={() => onInspect({ card: id, seat: state.turn })}
          />
        ))}
      </div>
    </section>
  )
}

// The card that the boss has drawn, plays or throws away: large, until its turn goes on.

import type { Action, State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { bossName, unitOf } from '@understudy/muhq/rules'
import { BOSS, type CardId } from '@understudy/muhq/vocabulary'
import type { GameEvent } from '@understudy/table'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { words } from '../text/words.ts'
import { CardFace } from './card.tsx'

type Doing = 'draws' | 'plays' | 'discards'

const DOING: Readonly<Record<string, Doing>> = {
  'log.played': 'plays',
  'log.cast': 'plays',
  'log.discarded': 'discards',
}

function bossCard(state: State, events: readonly GameEvent[]): { card: CardId; doing: Doing } | undefined {
  if (state.turn !== BOSS || state.over !== null) return undefined
  if (state.boss.drawn !== null) return { card: state.boss.drawn, doing: 'draws' }
  for (const event of events) {
    const doing = DOING[event.say]
    if (doing === undefined || (event.with?.seat !== undefined && event.with.seat !== BOSS)) continue
    for (const ref of event.touches ?? []) {
      if (typeof ref !== 'object' || ref === null) continue
      const card = 'card' in ref ? String(ref.card) : 'unit' in ref ? unitOf(state, Number(ref.unit))?.card : undefined
      if (card !== undefined && settingOf(state).cards.has(card)) return { card, doing }
    }
  }
  return undefined
}

/** While nobody is asked it lies over the stores, so that nothing moves; then below them. */
export function BossCard({ state, lang, events, choices, onInspect }: BoardProps<State, Action>) {
  const w = words(lang)
  const shown = bossCard(state, events)
  const place = useRef<HTMLElement>(null)
  // A hand that was scrolled sideways must not hide what the boss is doing.
  useLayoutEffect(() => {
    place.current?.parentElement?.scrollTo({ left: 0 })
  }, [shown?.card, shown?.doing])
  if (shown === undefined) return null
  const name = bossName(state)[lang]
  const title =
    shown.doing === 'draws' ? w.bossDraws(name) : shown.doing === 'plays' ? w.bossPlays(name) : w.bossDiscards(name)
  return (
    <section
      ref={place}
      class={`muhq-section muhq-boss-card ${choices.length === 0 ? 'on-top' : ''}`}
      aria-label={title}
    >
      <h3>{title}</h3>
      <button
        key={shown.card}
        type="button"
        class={`muhq-card large ${shown.doing}`}
        onClick={() => onInspect({ card: shown.card, seat: BOSS })}
      >
        <CardFace card={cardOf(state, shown.card)} lang={lang} />
      </button>
    </section>
  )
}

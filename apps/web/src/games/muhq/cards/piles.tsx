// Deck and discard pile as little stacks with their numbers.

import type { State } from '@understudy/muhq'
import { type Card, cardOf } from '@understudy/muhq/data'
import type { CardId } from '@understudy/muhq/vocabulary'
import type { Lang } from '@understudy/procedure'
import { GlyphIcon } from '../draw/glyph.tsx'
import { words } from '../text/words.ts'
import { CardBack, type Side } from './card.tsx'

export function DeckPile({
  n,
  lang,
  side = 'people',
  onTap,
}: {
  readonly n: number
  readonly lang: Lang
  readonly side?: Side
  /** Tells what is in it. */
  readonly onTap?: () => void
}) {
  const w = words(lang)
  const drawn = (
    <>
      <span class={`muhq-stack${n === 0 ? ' empty' : ''}`} aria-hidden="true">
        {n > 2 && <CardBack side={side} />}
        {n > 1 && <CardBack side={side} />}
        {n > 0 && <CardBack side={side} />}
      </span>
      <span class="muhq-pile-word">
        {w.deck} <b>{n}</b>
      </span>
    </>
  )
  const title = `${w.deck}: ${w.cards(n)}`
  return onTap === undefined ? (
    <span class="muhq-pile" title={title}>
      {drawn}
    </span>
  ) : (
    <button type="button" class="muhq-pile" title={title} onClick={onTap}>
      {drawn}
    </button>
  )
}

export function DiscardPile({ state, cards, lang }: { readonly state: State; cards: readonly CardId[]; lang: Lang }) {
  const w = words(lang)
  const top = cards.at(-1)
  return (
    <details class="muhq-pile muhq-discard">
      <summary>
        <span class={`muhq-stack${top === undefined ? ' empty' : ''}`} aria-hidden="true">
          {cards.length > 1 && <span class="muhq-mini under" />}
          {top !== undefined && <MiniFace card={cardOf(state, top)} lang={lang} />}
        </span>
        <span class="muhq-pile-word">
          {w.discard} <b>{cards.length}</b>
        </span>
      </summary>
      <span class="muhq-pile-list">{cards.length === 0 ? w.nothingDiscarded : counted(state, cards, lang)}</span>
    </details>
  )
}

function MiniFace({ card, lang }: { readonly card: Card; readonly lang: Lang }) {
  return (
    <span class={`muhq-mini type-${card.type}`}>
      <GlyphIcon card={card.id} name={card.name[lang]} size={18} />
    </span>
  )
}

/** "2 × Archer, Healer" */
export function counted(state: State, cards: readonly CardId[], lang: Lang): string {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([id, n]) => `${n > 1 ? `${n} × ` : ''}${cardOf(state, id).name[lang]}`).join(', ')
}

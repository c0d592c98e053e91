// Action cards as a grid of suits and numbers: one tap names a card. On the pad of a phone the keys would be too small: there is a
// row of suits, and the numbers of the one that is open.

import { numberOf, PIPS } from '@understudy/arcs/data'
import { ids } from '@understudy/arcs/state'
import { actionCard, SUIT } from '@understudy/arcs/text'
import { ACTION_CARDS, type ActionCardId, SUITS, type Suit } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import { inRail, onPhone } from '../../../../ui/narrow.ts'
import { act } from '../../act.ts'
import { GameIcon, SUIT_SIGN } from '../../draw/glyphs.tsx'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'

export interface CardGridProps {
  readonly lang: Lang
  /** Four players play with the ones and sevens as well. */
  readonly players: number
  readonly open: ReadonlySet<ActionCardId>
  readonly chosen: readonly ActionCardId[]
  /** All of them at once in every window: there is room to scroll. */
  readonly whole?: boolean
  onTap(card: ActionCardId): void
}

/** Events and Faithful cards come with an act, in a row of their own. */
const More = (props: CardGridProps) => {
  const Cards = act()?.MoreCards
  return Cards === undefined ? null : <Cards {...props} />
}

export function CardGrid(props: CardGridProps) {
  const { lang, players, open, chosen, whole, onTap } = props
  const numbers = players === 4 ? ([1, 2, 3, 4, 5, 6, 7] as const) : ([2, 3, 4, 5, 6] as const)
  // The same class of window as in the style sheets.
  const low = whole !== true && (onPhone.value || inRail.value)
  const may = (suit: Suit) => numbers.some((n) => open.has(`${suit}-${n}`) || chosen.includes(`${suit}-${n}`))
  const [turned, setTurned] = useState<Suit>()
  // The one that was opened, that of the card, or the first that there is.
  const shown = turned ?? SUITS.find((suit) => chosen.at(-1)?.startsWith(suit)) ?? SUITS.find(may)
  return (
    <>
      <div class={low ? 'arcs-suits low' : 'arcs-suits'}>
        {low ? (
          <Row label={COMPOSE_WORDS[lang].suits} class="arcs-suit-row">
            {SUITS.map((suit) => (
              <Key
                key={suit}
                label={SUIT[suit][lang]}
                class={`suit-${suit}`}
                pressed={suit === shown}
                onTap={may(suit) ? () => setTurned(suit) : undefined}
              >
                <GameIcon d={SUIT_SIGN[suit]} size={22} />
              </Key>
            ))}
          </Row>
        ) : (
          <div class="arcs-suit-heads" aria-hidden="true">
            {SUITS.map((suit) => (
              <span key={suit} class={`suit-${suit}`} title={SUIT[suit][lang]}>
                <GameIcon d={SUIT_SIGN[suit]} size={20} />
              </span>
            ))}
          </div>
        )}
        <Row label={COMPOSE_WORDS[lang].actionCards} class={`arcs-card-grid of-${numbers.length}`}>
          {(low ? SUITS.filter((suit) => suit === shown) : SUITS).map((suit) =>
            numbers.map((n) => {
              const card: ActionCardId = `${suit}-${n}`
              return (
                <Key
                  key={card}
                  label={actionCard(lang, card)}
                  class={`arcs-card-key suit-${suit}`}
                  onTap={open.has(card) || chosen.includes(card) ? () => onTap(card) : undefined}
                  {...(chosen.includes(card) ? { pressed: true } : {})}
                >
                  {n}
                  <GameIcon d={SUIT_SIGN[suit]} size={14} />
                </Key>
              )
            }),
          )}
        </Row>
      </div>
      <More {...props} />
    </>
  )
}

/** The cards one can play, where there are few of them. */
export function CardChips(props: CardGridProps) {
  const { lang, open, chosen, onTap } = props
  const cards = [...new Set([...open, ...chosen])].filter((card) => ids.card(card) < ACTION_CARDS.length)
  return (
    <>
      <Row label={COMPOSE_WORDS[lang].actionCards}>
        {cards.sort(byCard).map((card) => (
          <Key
            key={card}
            label={actionCard(lang, card)}
            class={`arcs-card-chip suit-${card.split('-')[0]}`}
            onTap={() => onTap(card)}
            {...(chosen.includes(card) ? { pressed: true } : {})}
          >
            <b>{numberOf(ids.card(card))}</b>
            <GameIcon d={SUIT_SIGN[SUITS[Math.trunc(ids.card(card) / 7)]!]} size={18} />
            <span class="arcs-pips" aria-hidden="true">
              {'•'.repeat(PIPS[ids.card(card)]!)}
            </span>
          </Key>
        ))}
      </Row>
      <More {...props} />
    </>
  )
}

const byCard = (a: ActionCardId, b: ActionCardId): number => ids.card(a) - ids.card(b)

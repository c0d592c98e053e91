// Court cards by suit, to say which one was turned over.

import { COURT, COURT_CARDS, COURT_SUIT, type CourtId, cardName, RESOURCE, RESOURCES } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { act } from '../../act.ts'
import { GameIcon, RESOURCE_SIGN } from '../../draw/glyphs.tsx'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'

export function CourtGrid(props: {
  readonly lang: Lang
  readonly open: ReadonlySet<CourtId>
  /** Told already: they keep their places, so that none moves under the finger. */
  readonly chosen?: readonly CourtId[]
  onTap(card: CourtId): void
}) {
  const { lang, open, chosen = [], onTap } = props
  const More = act()?.MoreCourt
  const w = COMPOSE_WORDS[lang]
  const suits = [...RESOURCES.map((type, i) => ({ type, suit: i + 1 })), { type: undefined, suit: 0 }]
  return (
    <div class="arcs-court-grid">
      {suits.map(({ type, suit }) => {
        const cards = COURT_CARDS.filter(
          (card, i) => COURT_SUIT[i] === suit && (open.has(card) || chosen.includes(card)),
        )
        if (cards.length === 0) return null
        const name = type === undefined ? w.vox : RESOURCE[type][lang]
        return (
          <div key={suit} class="arcs-court-suit">
            <span class={`arcs-court-head res-${type ?? 'vox'}`} title={name}>
              {type === undefined ? w.vox : <GameIcon d={RESOURCE_SIGN[type]} size={20} />}
            </span>
            <Row label={name} class="wrap">
              {cards.map((card) => (
                <Key
                  key={card}
                  onTap={chosen.includes(card) ? undefined : () => onTap(card)}
                  {...(chosen.includes(card) ? { pressed: true } : {})}
                >
                  {cardName(lang, COURT[card]!.name)}
                </Key>
              ))}
            </Row>
          </div>
        )
      })}
      {More && <More {...props} />}
    </div>
  )
}

// Court cards by suit, to say which one was turned over. On the pad of a phone there is a row of suits, and the cards of the one that
// is open.

import { COURT, COURT_SUIT } from '@understudy/arcs/data'
import { cardName, RESOURCE } from '@understudy/arcs/text'
import { COURT_CARDS, type CourtId, RESOURCES } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import { inRail, onPhone } from '../../../../ui/narrow.ts'
import { act } from '../../act.ts'
import { GameIcon, RESOURCE_SIGN } from '../../draw/glyphs.tsx'
import { COMPOSE_WORDS } from '../words.ts'
import { Key, Row } from './buttons.tsx'

/** What only an act has. */
const MORE = -1

interface CourtGridProps {
  readonly lang: Lang
  readonly open: ReadonlySet<CourtId>
  /** Told already: they keep their places, so that none moves under the finger. */
  readonly chosen?: readonly CourtId[]
  onTap(card: CourtId): void
}

export function CourtGrid(props: CourtGridProps) {
  const { lang, open, chosen = [], onTap } = props
  const w = COMPOSE_WORDS[lang]
  const More = act()?.MoreCourt
  const low = onPhone.value || inRail.value
  const [turned, setTurned] = useState<number>()
  const all = [...RESOURCES.map((type, i) => ({ type, suit: i + 1 })), { type: undefined, suit: 0 }].flatMap(
    ({ type, suit }) => {
      const cards = COURT_CARDS.filter((card, i) => COURT_SUIT[i] === suit && (open.has(card) || chosen.includes(card)))
      const name = type === undefined ? w.vox : RESOURCE[type][lang]
      const sign = type === undefined ? w.vox : <GameIcon d={RESOURCE_SIGN[type]} size={20} />
      return cards.length === 0 ? [] : [{ suit, cards, name, sign, type: type ?? 'vox' }]
    },
  )
  const more = More !== undefined && [...open, ...chosen].some((card) => !COURT_CARDS.includes(card))
  const shown = turned ?? all[0]?.suit ?? MORE
  return (
    <div class={low ? 'arcs-court-grid low' : 'arcs-court-grid'}>
      {low ? (
        <Row label={w.suits} class="arcs-suit-row of-court">
          {all.map(({ suit, name, sign, type }) => (
            <Key key={suit} label={name} class={`res-${type}`} pressed={suit === shown} onTap={() => setTurned(suit)}>
              {sign}
            </Key>
          ))}
          {more ? (
            <Key pressed={shown === MORE} label={w.more} onTap={() => setTurned(MORE)}>
              +
            </Key>
          ) : null}
        </Row>
      ) : null}
      {all.map(({ suit, cards, name, sign, type }) =>
        low && suit !== shown ? null : (
          <div key={suit} class="arcs-court-suit">
            {low ? null : (
              <span class={`arcs-court-head res-${type}`} title={name}>
                {sign}
              </span>
            )}
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
        ),
      )}
      {More !== undefined && more && (!low || shown === MORE) ? <More {...props} /> : null}
    </div>
  )
}

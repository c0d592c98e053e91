// A card as our own paper card: name, cost, drawing before a cut-paper scene, numbers, and the text made from its data.

import type { Card } from '@understudy/muhq/data'
import { cardLines } from '@understudy/muhq/text'
import type { Lang } from '@understudy/procedure'
import { soft } from '../../../ui/soft.ts'
import { Glyph } from '../draw/glyph.tsx'
import { words } from '../text/words.ts'
import { Stats } from './stats.tsx'

export type Side = 'people' | 'boss'

/** Cards with an AI belong to a boss. */
const sideOf = (card: Card): Side => (card.type === 'boss' || card.ai !== undefined ? 'boss' : 'people')

export function CardFace({ card, lang, price, count }: FaceProps) {
  const w = words(lang)
  const coin = price ?? card.play
  const coinLabel = price === undefined ? w.cost : w.price
  const per = card.healthPerPlayer
  return (
    <span class={`muhq-face type-${card.type} side-${sideOf(card)}`}>
      <span class="muhq-face-head">
        {coin !== undefined && (
          <span class={`muhq-coin${price === undefined ? '' : ' price'}`} title={coinLabel}>
            <span class="muhq-unseen">{coinLabel} </span>
            {coin}
          </span>
        )}
        <span class="muhq-face-name">{soft(card.name[lang], lang, 8)}</span>
        {count !== undefined && <span class="muhq-face-count">×{count}</span>}
      </span>
      <Scene card={card} lang={lang} />
      {card.type !== 'spell' && (
        <Stats card={card} w={w} {...(per > 0 ? { health: w.bySeats(card.health, per) } : {})} />
      )}
      <span class="muhq-face-text">
        {cardLines(card, lang).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  )
}

interface FaceProps {
  readonly card: Card
  readonly lang: Lang
  /** What a store asks for it; shown instead of the cost of playing it. */
  readonly price?: number | undefined
  readonly count?: number | undefined
}

type Backdrop = 'hills' | 'sea' | 'rays'

const LAYERS: Readonly<Record<Backdrop, readonly [string, string]>> = {
  hills: ['M0 42Q22 26 48 38T96 30l24 6v36H0Z', 'M0 56q30-14 62-5t58-6v27H0Z'],
  sea: ['M0 38q10-8 20 0t20 0 20 0 20 0 20 0 20 0v34H0Z', 'M0 54q12-9 24 0t24 0 24 0 24 0 24 0v18H0Z'],
  rays: [
    'M60 36 20 0h24ZM60 36 76 0h26ZM60 36 120 20v22ZM60 36 100 72H74ZM60 36 46 72H18ZM60 36 0 48V24Z',
    'M0 66q60-12 120 0v6H0Z',
  ],
}

const backdropOf = (card: Card): Backdrop =>
  card.type === 'spell' ? 'rays' : card.aquatic || card.swimming ? 'sea' : 'hills'

function Scene({ card, lang }: { readonly card: Card; readonly lang: Lang }) {
  const backdrop = backdropOf(card)
  const [far, near] = LAYERS[backdrop]
  return (
    <svg class={`muhq-scene ${backdrop}`} viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sky" width={120} height={72} />
      <path class="far" d={far} />
      <path class="near" d={near} />
      <g class="shade" transform="translate(39.500 16) scale(1.8)">
        <Glyph card={card.id} name={card.name[lang]} />
      </g>
      <g class="figure" transform="translate(38 13) scale(1.8)">
        <Glyph card={card.id} name={card.name[lang]} />
      </g>
    </svg>
  )
}

export function CardBack({ side = 'people' }: { readonly side?: Side }) {
  return (
    <svg class={`muhq-back side-${side}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="sheet" x={1} y={1} width={58} height={82} rx={5} />
      <rect class="inset" x={5} y={5} width={50} height={74} rx={3} />
      <path
        class="motif"
        d={
          side === 'boss'
            ? 'M30 22l5 13 14 1-11 9 4 14-12-8-12 8 4-14-11-9 14-1Z'
            : 'M16 54V38l14-12 14 12v16ZM26 54V44h8v10M12 62q9-5 18 0t18 0'
        }
      />
    </svg>
  )
}

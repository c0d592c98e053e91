// A unit as a paper token: the seat's shape and colour, the card's drawing, and its numbers where they can be read.

import type { TileKind } from '@understudy/muhq/vocabulary'
import type { Look } from '../board/look.ts'
import { TILE } from './cut.ts'
import { Glyph } from './glyph.tsx'
import { seatShape } from './shapes.ts'

/** Below this size of a tile on screen the numbers grow and the drawing gives way. */
export const COMPACT_BELOW = 40

/** Tiles so small on screen have room for what a unit strikes with and how long it lasts; how far it strikes comes closer by. */
const TINY = 30
export const isTiny = (fit: number, zoom: number): boolean => fit * zoom * TILE < TINY

interface Layout {
  readonly base: number
  readonly glyph: number
  readonly lift: number
  /** Where attack and health sit, and how large. */
  readonly side: number
  readonly foot: number
  readonly badge: number
}

const LAYOUTS: Readonly<Record<'plain' | 'compact' | 'boss' | 'bossCompact', Layout>> = {
  plain: { base: 22, glyph: 1.16, lift: -4, side: 17, foot: 18, badge: 1 },
  compact: { base: 25, glyph: 1.3, lift: -7, side: 31, foot: 18, badge: 1.6 },
  boss: { base: 31, glyph: 1.6, lift: -5, side: 22, foot: 24, badge: 1.25 },
  bossCompact: { base: 34, glyph: 1.7, lift: -9, side: 31, foot: 18, badge: 1.6 },
}

const BLADE = 'M0-11 8.500-5.500V6Q0 11.500-8.500 6V-5.500Z'
const HEART = 'M0 11C-8 6-11 2-11-3c0-7 8-9 11-4 3-5 11-3 11 4 0 5-3 9-11 14Z'
const SHIELD = 'M0-8 7-5.500V0Q7 6 0 9-7 6-7 0V-5.500Z'

export function Token({ look, compact = false }: { readonly look: Look; readonly compact?: boolean }) {
  const { seat, boss, health, full, ward, repression } = look
  const { base, glyph, lift, side, foot, badge } =
    LAYOUTS[boss ? (compact ? 'bossCompact' : 'boss') : compact ? 'compact' : 'plain']
  // Numbers grow where they could not be read (token.css); small on screen they begin and end at the edges of their tile.
  const at = (x: number, y: number, scale = badge) => ({
    transform: `translate(${x} ${y}) scale(${scale})`,
    style: { '--drawn': scale },
  })
  return (
    <g class={`muhq-token muhq-seat-${seat}${boss ? ' great' : ''}`}>
      <g class="paper">
        <path class="cast" d={seatShape(seat, base + 2)} />
        <path class="rim" d={seatShape(seat, base + 2)} />
        <path class="face" d={seatShape(seat, base - 1)} />
        {boss && <path class="inner-rim" d={seatShape(seat, base - 5)} />}
        <g class="drawing" transform={`translate(${-12 * glyph} ${lift - 12 * glyph}) scale(${glyph})`}>
          <Glyph card={look.card} name={look.name} />
        </g>
      </g>
      {repression > 0 && (
        <g class="mark repression" {...at(0, -base - 1, compact ? 1.3 : 0.9)}>
          <g class="grow">
            <circle r={10} />
            <text y={5}>{repression}</text>
          </g>
        </g>
      )}
      {look.on !== 'plain' && !compact && <OnTile kind={look.on} at={at(-base + 1, -base + 2, 1).transform} />}
      {ward > 0 && (
        <g class="mark ward" {...(compact ? at(-21, -14, 1.4) : at(-base - 1, 2, 1))}>
          <g class="grow">
            <path d={SHIELD} />
            <text y={5}>{ward}</text>
          </g>
        </g>
      )}
      {look.range > 1 && (
        <g class="number range" {...(compact ? at(30, -18, 1.35) : at(base - 2, -base + 3, boss ? 1.1 : 0.9))}>
          <g class="grow">
            <path d="M-9 9 9-9M9-9h-7M9-9v7" class="arrow" />
            <circle r={8.5} />
            <text y={5}>{look.range}</text>
          </g>
        </g>
      )}
      <g class="number attack" {...at(-side, foot)}>
        <g class="grow">
          <path d={BLADE} />
          <text y={5}>{look.attack}</text>
        </g>
      </g>
      <g class={`number health${health < full ? ' hurt' : ''}`} {...at(side, foot)}>
        <g class="grow">
          <g class="tick">
            <path d={HEART} />
            <text y={5}>{health}</text>
          </g>
        </g>
      </g>
      {health < full && (
        <HealthBar health={health} full={full} y={compact ? 28 : foot + 11 * badge} half={compact ? 27 : base - 1} />
      )}
    </g>
  )
}

function HealthBar({ health, full, y, half }: { health: number; full: number; y: number; half: number }) {
  const left = Math.max(0, Math.min(1, health / full)) * half * 2
  return (
    <g class="bar">
      <rect class="lost" x={-half} y={y} width={half * 2} height={4} rx={2} />
      <rect class="left" x={-half} y={y} width={left} height={4} rx={2} />
    </g>
  )
}

/** Tiles that matter to who stands on them keep a small sign in sight. */
const SIGNS: Partial<Record<TileKind, string>> = {
  house: 'M-5 4V-1L0-5l5 4v5Z',
  tower: 'M-4 5V-2h-1v-3h2v1h2v-1h2v1h2v-1h2v3H4v7Z',
  field:
    'M0 5V-2M0-1C-3-1-4-3-4-5-1-5 0-3 0-1ZM0-1C3-1 4-3 4-5 1-5 0-3 0-1ZM0 4c-3 0-4-2-4-4C-1 0 0 2 0 4ZM0 4c3 0 4-2 4-4C1 0 0 2 0 4Z',
  store: 'M-5-1-4-5h8l1 4ZM-4 5V0h8v5Z',
  gate: 'M-5 5V-4h2v2h1.500v-2h3v2H3v-2h2v9H2.500V2.500q-2.500-3-5 0V5Z',
  harbour: 'M0-5V5M-5 1q1 4 5 4 4 0 5-4M-2.500-2h5',
}

function OnTile({ kind, at }: { readonly kind: TileKind; readonly at: string }) {
  const sign = SIGNS[kind]
  if (sign === undefined) return null
  return (
    <g class="standing" transform={at}>
      <circle r={8.5} />
      <path d={sign} />
    </g>
  )
}

// The middle of the ring: the cards of this round.

import type { State } from '@understudy/arcs'
import { numberOf, PIPS } from '@understudy/arcs/data'
import { ids } from '@understudy/arcs/state'
import { SUITS } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { type Geometry, r } from '../draw/geometry.ts'
import { SUIT_SIGN } from '../draw/glyphs.tsx'
import { MARK } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { type Played, playedCards, zeroLies } from './round.ts'

const CARD = { width: 46, height: 62 }
/** As large as three of them can be in the middle of a slim map. */
const SCALE = 1.22
const NUMBER = 11

interface HubProps {
  readonly state: State
  readonly lang: Lang
  readonly geometry: Geometry
  readonly names: Readonly<Record<string, string>> | undefined
  readonly tabOf: (key: string) => 0 | -1
  onInspect(played: Played): void
}

export function Hub({ state, lang, geometry, names, tabOf, onInspect }: HubProps) {
  const w = words(lang)
  const played = playedCards(state)
  const { centre, hub } = geometry
  // The numbers of the gates reach into the middle.
  const free = (hub.x - NUMBER) * 2
  const gap = Math.min(CARD.width + 9, (free - CARD.width * SCALE) / SCALE / Math.max(1, played.length - 1))
  const from = -((played.length - 1) * gap) / 2
  return (
    <g class="arcs-hub" transform={`translate(${r(centre.x)} ${r(centre.y - 4)}) scale(${SCALE})`}>
      {played.map((each, i) => (
        <PlayedCard
          key={each.colour}
          played={each}
          zero={each.lead && zeroLies(state)}
          label={w.playedLabel(names?.[each.colour] ?? w.seat(each.colour), each.mode, each.card)}
          tabIndex={tabOf(`p${each.colour}`)}
          x={from + i * gap}
          onTap={() => onInspect(each)}
        />
      ))}
    </g>
  )
}

interface CardProps {
  readonly played: Played
  readonly zero: boolean
  readonly label: string
  readonly tabIndex: 0 | -1
  readonly x: number
  onTap(): void
}

function PlayedCard({ played, zero, label, tabIndex, x, onTap }: CardProps) {
  const { card, mode, colour, seized } = played
  const at = card === undefined ? -1 : ids.card(card)
  const suit = at < 0 ? undefined : SUITS[Math.trunc(at / 7)]
  const down = mode === 'copy'
  const { width, height } = CARD
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`played seat-${colour}${down ? ' down' : ''}${suit === undefined || down ? '' : ` suit-${suit}`}`}
      role="button"
      tabindex={tabIndex}
      data-key={`p${colour}`}
      aria-label={label}
      transform={`translate(${r(x)} 0)`}
      onClick={onTap}
    >
      {seized && <rect class="second" x={-width / 2 + 6} y={-height / 2 - 6} width={width} height={height} rx={6} />}
      <rect class="face" x={-width / 2} y={-height / 2} width={width} height={height} rx={6} />
      {down && <path class="back" d="M-13-20H13V20H-13ZM-13-20 13 20M13-20-13 20" />}
      {suit === undefined && !down && at >= 0 && (
        <text class="number" y={6}>
          {numberOf(at) === 0 ? '★' : numberOf(at)}
        </text>
      )}
      {suit !== undefined && !down && (
        <>
          <text class={zero ? 'number struck' : 'number'} x={-10} y={-9}>
            {numberOf(at)}
          </text>
          <g class="suit" transform="translate(-1 -29) scale(0.86)">
            <path d={SUIT_SIGN[suit]} />
          </g>
          <Pips n={mode === 'pivot' ? 1 : PIPS[at]!} />
          {zero && (
            <g transform="translate(-10 14)">
              <circle class="zero" r={11} />
              <text class="zero-number" y={6.5}>
                0
              </text>
            </g>
          )}
        </>
      )}
      <g transform={`translate(0 ${height / 2 + 1})`}>
        <circle class="owner" r={10} />
        <path class="owner-mark" d={MARK[colour]} transform="scale(5)" />
      </g>
    </g>
  )
}

function Pips({ n }: { readonly n: number }) {
  return (
    <g class="pips">
      {Array.from({ length: n }, (_, i) => (
        <circle key={i} cx={i % 2 === 0 ? 8 : 17} cy={i < 2 ? 4 : 13} r={3.4} />
      ))}
    </g>
  )
}

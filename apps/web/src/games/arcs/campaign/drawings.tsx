// What the campaign draws: Blight, sleeping Golems, the rings of the Empire, Event and Faithful cards, crowns.

import type { GolemId } from '@understudy/arcs/act'
import { numberOf, PIPS } from '@understudy/arcs/data'
import { ids } from '@understudy/arcs/state'
import type { ActionCardId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { SILENT } from '../../../ui/board/roles.ts'
import { GATE, PLANET, r, type Site } from '../draw/geometry.ts'
import { GameIcon } from '../draw/glyphs.tsx'
import type { ActSystemLook } from './looks.ts'
import { reachWords } from './words.ts'

export const REACH_SIGNS = {
  crown: 'M3 18.500h18M3.500 15 2.500 6l5.500 4.500L12 4l4 6.500L21.500 6l-1 9Z',
  broken:
    'M3 18.500h7M14 18.500h7M3.500 15 2.500 6l5.500 4.500L11 5.500M13.500 8l2.500 2.500L21.500 6l-1 9h-5l-2-4ZM3.500 15H9l1.500-4',
  cloud: 'M7 17.500a4.500 4.500 0 1 1 .7-8.900A5.500 5.500 0 0 1 18 9.500a4 4 0 0 1 .5 8Z',
  star: 'M12 2.500v19M2.500 12h19M5.300 5.300l13.400 13.400M18.700 5.300 5.300 18.700',
  halves: 'M4 20.500 20 3.500M4 4h9.500M10.500 20H20',
} as const

export const GOLEM_SIGN: Readonly<Record<GolemId, string>> = {
  warrior: 'M6 3h12l2 7-3 11H7L4 10ZM9 10h.010M15 10h.010M9 16h6',
  protector: 'M12 2.500 20 6v6c0 5-3.500 8-8 9.500-4.500-1.500-8-4.500-8-9.500V6ZM9 11h.010M15 11h.010',
  seeker: 'M5 4h14v7l-7 10-7-10ZM9 9h.010M15 9h.010',
  harvester: 'M4 8 8 3h8l4 5-2 13H6ZM9 10h.010M15 10h.010M9 15c2 2 4 2 6 0',
}

/** Sixteen thorns around a disc. */
const THORNS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8
  const far = i % 2 === 0 ? 15.5 : 11
  return `${i === 0 ? 'M' : 'L'}${r(Math.sin(angle) * far)} ${r(-Math.cos(angle) * far)}`
}).join('')

interface OnSystemProps {
  readonly look: ActSystemLook
  readonly gate: boolean
  readonly at: Site
}

export function OnSystem({ look, gate, at }: OnSystemProps) {
  const size = gate ? GATE : PLANET
  const { fresh, damaged } = look.blight
  const kinds = [
    ...(fresh > 0 ? [{ n: fresh, hurt: false }] : []),
    ...(damaged > 0 ? [{ n: damaged, hurt: true }] : []),
  ]
  // On the outer side, along the rim.
  const out = Math.atan2(-at.inward.y, -at.inward.x)
  return (
    <g {...SILENT}>
      {look.imperial && <Ring look={look} size={size} />}
      {kinds.map(({ n, hurt }, i) => {
        // Beside the sign of a planet, which lies there, too.
        const angle = out + (gate ? (kinds.length === 1 ? 0 : i === 0 ? -0.42 : 0.42) : i === 0 ? -0.8 : -1.55)
        return (
          <g
            key={hurt ? 'hurt' : 'fresh'}
            class={`reach-blight${hurt ? ' hurt' : ''}`}
            transform={`translate(${r(Math.cos(angle) * size)} ${r(Math.sin(angle) * size)})`}
          >
            {gate && <path class="bar" d="M-17 0H17" transform={`rotate(${r((angle * 180) / Math.PI + 90)})`} />}
            <path class="thorns" d={`${THORNS}Z`} />
            {n > 1 ? (
              <text y={5.5}>{n}</text>
            ) : hurt ? (
              <circle class="pip" r={3} />
            ) : (
              <>
                <circle class="pip" cx={-4} r={3} />
                <circle class="pip" cx={4} r={3} />
              </>
            )}
          </g>
        )
      })}
      {look.golem && (
        <g class="reach-golem" transform={`translate(${r(-at.inward.y * size)} ${r(at.inward.x * size)})`}>
          <rect x={-11} y={-11} width={22} height={22} rx={4} />
          <text y={6}>z</text>
        </g>
      )}
    </g>
  )
}

/** Gold, double; half of it where a Regent has the Empire's system now. */
function Ring({ look, size }: { readonly look: ActSystemLook; readonly size: number }) {
  const far = size + 6
  return look.control === 'empire' || look.control === undefined ? (
    <circle class="reach-ring" r={far} />
  ) : (
    <path class="reach-ring" d={`M0 ${-far}A${far} ${far} 0 0 0 0 ${far}`} />
  )
}

/** Events and Faithful cards, as large as the other action cards. */
export function ReachFace({ card, lang }: { readonly card: ActionCardId; readonly lang: Lang }) {
  const w = reachWords(lang)
  const event = card.startsWith('event-')
  const pips = PIPS[ids.card(card)] ?? 0
  return (
    <span class={`arcs-face ${event ? 'suit-event' : 'suit-faithful'}`}>
      <span class="top">
        <b class="number">{event ? '★' : numberOf(ids.card(card))}</b>
        {!event && (
          <span class="any" aria-hidden="true">
            ✶
          </span>
        )}
      </span>
      <GameIcon d={event ? REACH_SIGNS.star : REACH_SIGNS.halves} size={34} class="suit" />
      <span class="word">{event ? w.event : w.faithful}</span>
      <span class="pips">
        {Array.from({ length: pips }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  )
}

// Armies, agents and ships: one drawing each, in the shape and colour of their faction.

import type { ComponentChildren } from 'preact'
import { MARKS, shieldOf } from '../draw/shapes.ts'
import { type PieceLook, ROMAN } from './look.ts'

/** As large as its number must be to be read, and so far from what it stands beside: `pieces.css`. */
export const Grown = ({ look, children }: { readonly look: PieceLook; readonly children: ComponentChildren }) => (
  <g class={`grown of-${look.kind}`} style={look.aside === 0 ? undefined : { '--aside': look.aside }}>
    {children}
  </g>
)

export function PieceDrawing({ look }: { readonly look: PieceLook }) {
  if (look.kind === 'army') return <ArmyDrawing look={look} />
  return (
    <g class={look.kind} transform={look.kind === 'navy' ? 'scale(1.25)' : undefined}>
      <path class="body" d={look.kind === 'agent' ? MARKS.agent : MARKS.ship} />
      {look.kind === 'navy' && (
        <g transform="translate(9 -6)">
          <circle class="badge" r={7} />
          <text class="count" y={4}>
            {look.count}
          </text>
        </g>
      )}
    </g>
  )
}

/** Numeral of its slot; how many cards, or a question mark while they are not drawn; a bar above if a general leads. */
function ArmyDrawing({ look }: { readonly look: PieceLook }) {
  return (
    <g class={`army${look.declared ? '' : ' undeclared'}`}>
      <path class="body" d={shieldOf(look.colour, 14)} />
      {look.general && <path class="general" d="M-6 -10.5H6" />}
      <text class="numeral" y={5}>
        {ROMAN[look.no]}
      </text>
      <g transform="translate(14 9)">
        <circle class="badge" r={8.5} />
        <text class="count" y={5}>
          {look.declared ? look.count : '?'}
        </text>
      </g>
    </g>
  )
}

// The map in little: shores, tints and armies, for the start page and for saved games.

import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { piecesOf, placesOf } from './board/look.ts'
import { shieldOf } from './draw/shapes.ts'
import { useChart } from './map/use-chart.ts'

export function Thumbnail({ state }: { readonly state: State }) {
  const chart = useChart(packOf(state))
  if (chart === undefined) return null
  return (
    <svg
      class="rome rome-thumbnail"
      viewBox={`0 0 ${chart.frame.width} ${chart.frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="rome-sheet" width={chart.frame.width} height={chart.frame.height} />
      <g class="rome-cells">
        {placesOf(state).map(({ id, no, holderColour: holder }) => (
          <g key={id} class={`rome-cell${holder < 0 ? '' : ` rome-faction-${holder % 4} held`}`}>
            <path class="tint" d={chart.cells[no] ?? ''} />
          </g>
        ))}
      </g>
      <g class="rome-water">
        <path class="deep" d={chart.water} />
        <path class="shore" d={chart.water} />
      </g>
      {piecesOf(state)
        .filter(({ kind }) => kind === 'army')
        .map((look) => (
          <path
            key={look.key}
            class={`rome-little rome-faction-${look.colour}`}
            d={shieldOf(look.colour, 19)}
            transform={`translate(${look.x} ${look.y + 20})`}
          />
        ))}
    </svg>
  )
}

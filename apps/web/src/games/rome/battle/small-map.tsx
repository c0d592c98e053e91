// Where it is fought: the surroundings of the region, in little.

import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { colourOf } from '../draw/colour.ts'
import { useChart } from '../map/use-chart.ts'

const [WIDTH, HEIGHT] = [320, 220] as const

export function SmallMap({ state, region }: { readonly state: State; readonly region: number }) {
  const chart = useChart(packOf(state))
  const at = chart?.places[region]
  if (chart === undefined || at === undefined) return null
  return (
    <svg
      class="rome-small-map"
      viewBox={`${Math.round(at.x - WIDTH / 2)} ${Math.round(at.y - HEIGHT / 2)} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <g class="rome-cells">
        {chart.cells.map((d, no) => {
          const holder = colourOf(state, state.sides[state.lands[no]?.holder ?? -1]?.faction ?? -1)
          const near = chart.places[no]
          if (near === undefined || Math.abs(near.x - at.x) > WIDTH || Math.abs(near.y - at.y) > HEIGHT) return null
          return (
            <g key={no} class={`rome-cell${holder < 0 ? '' : ` rome-faction-${holder % 4} held`}`}>
              <path class="tint" d={d} />
            </g>
          )
        })}
      </g>
      <g class="rome-water">
        <path class="deep" d={chart.water} />
        <path class="shore" d={chart.water} />
      </g>
      <circle class="here" cx={at.x} cy={at.y} r={16} />
      <circle class="here" cx={at.x} cy={at.y} r={5} />
    </svg>
  )
}

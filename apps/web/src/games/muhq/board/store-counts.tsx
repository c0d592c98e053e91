// How many cards lie at each store: a little stack at the corner of its tile.

import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { pileSize } from '@understudy/table/chance'
import { TILE } from '../draw/cut.ts'

export function StoreCounts({ state, label }: { readonly state: State; label(n: number): string }) {
  const { board } = settingOf(state)
  return (
    <g class="muhq-store-counts">
      {board.stores.map((index, store) => {
        const here = state.stores[store]
        if (here === undefined) return null
        const open = here.revealed !== null
        const n = here.revealed?.length ?? pileSize(here.unseen)
        const x = (index % board.width) * TILE + 50
        const y = Math.floor(index / board.width) * TILE + 45
        return (
          <g key={index} class={open ? 'open' : 'closed'} transform={`translate(${x} ${y})`}>
            <title>{label(n)}</title>
            <g class="grow">
              {n > 2 && <rect class="sheet" x={-5} y={-14} width={17} height={23} rx={2.5} transform="rotate(10)" />}
              {n > 1 && <rect class="sheet" x={-7} y={-13} width={17} height={23} rx={2.5} transform="rotate(3)" />}
              <rect class="sheet" x={-9} y={-12} width={17} height={23} rx={2.5} transform="rotate(-5)" />
              <text x={0} y={6}>
                {n}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

// Developments as a small tree: columns of dots, filled as far as they were bought.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { words } from '../text/words.ts'

export function Tree({ state, side, lang }: { readonly state: State; readonly side: number; readonly lang: Lang }) {
  const own = state.sides[side]
  const columns = packOf(state).developments[own?.faction ?? 0] ?? []
  const all = columns.reduce((sum, column) => sum + column.length, 0)
  const have = own?.developments.reduce((sum, n) => sum + n, 0) ?? 0
  const names = columns.flatMap((column, col) =>
    column.slice(0, own?.developments[col] ?? 0).map((development) => development.name[lang]),
  )
  return (
    <span
      class="rome-tree"
      role="img"
      aria-label={`${words(lang).developed(have, all)}${names.length === 0 ? '' : `: ${names.join(', ')}`}`}
      title={names.join(', ')}
    >
      {columns.map((column, col) => (
        <span key={col} class="column">
          {column.map((development, row) => (
            <i key={development.row} class={row < (own?.developments[col] ?? 0) ? 'on' : ''} />
          ))}
        </span>
      ))}
    </span>
  )
}

// Where the present deed can lead: chevrons around the disc of a region or within a sea, swords where it is an attack. It lies below
// discs, pieces and names.

import { chevrons, type Role, SWORDS } from '../../../ui/board/marks.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'

export interface Goal {
  readonly key: string
  readonly role: Role
  readonly x: number
  readonly y: number
  /** Of an attack: where its swords lie, from the middle of the disc. */
  readonly swords?: { readonly x: number; readonly y: number } | undefined
}

const AROUND = chevrons(13)

export const Goals = memo(function Goals({ goals }: { readonly goals: readonly Goal[] }) {
  return (
    <g class="rome-goals" {...SILENT}>
      {goals.map(({ key, role, x, y, swords }) => (
        <g key={key} class={role} transform={`translate(${x} ${y})`}>
          {role === 'grave' ? (
            <>
              <circle class="ring" r={15} />
              <circle class="ring" r={20} />
              <g class="badge" transform={`translate(${swords?.x ?? 17} ${swords?.y ?? -16})`}>
                <circle r={9} />
                <path d={SWORDS} />
              </g>
            </>
          ) : (
            <path class="chevrons" d={AROUND} />
          )}
        </g>
      ))}
    </g>
  )
})

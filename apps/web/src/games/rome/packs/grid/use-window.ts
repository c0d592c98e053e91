// Of a long table only the rows in sight are drawn; the others are room above and below. The rows of a shorter one come one
// screen after another.

import type { RefObject } from 'preact'
import { useCallback, useState } from 'preact/hooks'
import { useStages } from '../../../../ui/stages.ts'

/** As in grid.css: a row and the line below it. */
export const ROW = 33
/** Shorter tables are drawn whole. */
const LONG = 120
/** So many rows are drawn, and as many steps are scrolled before others are. */
const DRAWN = 30
const STEP = 5
/** Of a table that is drawn whole: as many as there is room for, then some more with each frame. */
const AT_ONCE = 20
const MORE = 12

interface Window {
  /** Not all rows are drawn. */
  readonly long: boolean
  readonly from: number
  readonly to: number
  onScroll(): void
  /** Scrolls until the row is in sight. */
  show(row: number): void
}

export function useWindow(box: RefObject<HTMLElement | null>, rows: number): Window {
  const [first, setFirst] = useState(0)
  const long = rows > LONG
  const onScroll = useCallback(() => {
    const top = Math.floor((box.current?.scrollTop ?? 0) / ROW)
    setFirst(Math.max(0, Math.floor(top / STEP) * STEP - STEP))
  }, [])
  const stage = useStages(long ? 0 : Math.max(0, Math.ceil((rows - AT_ONCE) / MORE)))
  const from = long ? Math.min(first, Math.max(0, rows - DRAWN)) : 0
  return {
    long,
    from,
    to: Math.min(rows, long ? from + DRAWN : AT_ONCE + stage * MORE),
    onScroll,
    show: (row) => {
      if (box.current === null || !long) return
      box.current.scrollTop = Math.max(0, row * ROW - box.current.clientHeight / 2)
      onScroll()
    },
  }
}

/** How wide the columns of a long table are, in letters: rows that come into sight must not widen them. */
export function widthsOf(columns: readonly string[], titles: readonly string[], rows: readonly (readonly string[])[]) {
  return columns.map((_, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), (titles[at]?.length ?? 0) + 1)
    return Math.min(longest, 26) + 3
  })
}

// Around lists of the real table: their ticks are the game's.

import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { isTicked, takeTicks, tick } from '../play/ticking.ts'
import { TicksOf } from '../ui/tick.tsx'

export function Ticked({ play, children }: { play: Play; children: ComponentChildren }) {
  // Another object with every tick: whoever looks into it is drawn again.
  const { value } = play.ticks
  const ticks = useMemo(
    () => ({
      has: (list: string, line: string) => isTicked(play, list, line),
      tick: (list: string, line: string, on: boolean) => tick(play, list, line, on),
    }),
    [play, value],
  )
  useEffect(() => takeTicks(play), [play])
  return <TicksOf.Provider value={ticks}>{children}</TicksOf.Provider>
}

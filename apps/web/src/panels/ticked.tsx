// Around lists of the real table: their ticks are the game's.

import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { isTicked, takeTicks, tick } from '../play/beside/ticking.ts'
import type { Play } from '../play/play.ts'
import { ticking } from '../ui/tick.tsx'

export function Ticked({ play, children }: { play: Play; children: ComponentChildren }) {
  ticking.now = {
    has: (list, line) => isTicked(play, list, line),
    tick: (list, line, on) => tick(play, list, line, on),
  }
  useEffect(() => takeTicks(play), [play])
  return <>{children}</>
}

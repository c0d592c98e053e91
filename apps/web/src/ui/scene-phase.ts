// The course of a throw in a scene: dice fall, are sorted, are told. A tap ends all of it.

import { useEffect, useState } from 'preact/hooks'

export type Phase = 'fall' | 'sort' | 'tell'

/** What the motion takes of the time for a throw; the rest is for putting things in order. */
const FALL = 0.84
const TELL_MS = 250

/** Before the first throw, and between two. */
const NONE = { thrown: -1, phase: 'tell' } as const

/** `thrown` counts the dice: more of them are another throw. */
export function usePhase(
  { tumbling, roll, onLie }: { readonly tumbling: boolean; readonly roll: number; onLie(): void },
  thrown: number,
): Phase {
  const [now, setNow] = useState<{ readonly thrown: number; readonly phase: Phase }>(NONE)
  useEffect(() => {
    setNow(tumbling ? { thrown, phase: 'fall' } : NONE)
    if (!tumbling) return
    const timers = [
      setTimeout(() => setNow({ thrown, phase: 'sort' }), roll * FALL),
      setTimeout(() => setNow({ thrown, phase: 'tell' }), roll),
      setTimeout(onLie, roll + TELL_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [tumbling, thrown])
  if (!tumbling) return 'tell'
  // Before the effect has run, what has just been thrown must not be seen to lie.
  return now.thrown === thrown ? now.phase : 'fall'
}

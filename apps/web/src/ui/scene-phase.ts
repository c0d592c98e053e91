// The course of a throw in a scene: dice fall, are sorted, are told. A tap ends all of it.

import { useEffect, useState } from 'preact/hooks'

export type Phase = 'fall' | 'sort' | 'tell'

/** What the motion takes of the time for a throw; the rest is for putting things in order. */
const FALL = 0.84
const TELL_MS = 250

/** `thrown` counts the dice: more of them are another throw. */
export function usePhase(
  { tumbling, roll, onLie }: { readonly tumbling: boolean; readonly roll: number; onLie(): void },
  thrown: number,
): Phase {
  const [phase, setPhase] = useState<Phase>('tell')
  useEffect(() => {
    if (!tumbling) {
      setPhase('tell')
      return
    }
    setPhase('fall')
    const timers = [
      setTimeout(() => setPhase('sort'), roll * FALL),
      setTimeout(() => setPhase('tell'), roll),
      setTimeout(onLie, roll + TELL_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [tumbling, thrown])
  if (!tumbling) return 'tell'
  // Before the effect has run, what has just been thrown must not be seen to lie.
  return phase === 'tell' && thrown > 0 ? 'fall' : phase
}

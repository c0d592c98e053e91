import { useEffect, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { type Why, whyOf } from '../play/why/why-of.ts'
import { lang } from '../store/settings.ts'

/** Explaining takes a moment, elsewhere; the last answer stays until the next one is there. */
export function useWhy(play: Play, index: number | undefined): Why | 'thinking' | undefined {
  const [why, setWhy] = useState<Why | 'thinking' | undefined>('thinking')
  const entry = index === undefined ? undefined : play.table.entries[index]
  useEffect(() => {
    let left = false
    if (index !== undefined)
      void whyOf(play, index, lang.value).then(
        (found) => {
          if (!left) setWhy(found)
        },
        () => {
          if (!left) setWhy(undefined)
        },
      )
    return () => {
      left = true
    }
  }, [play, entry, index, lang.value])
  return why !== undefined && why !== 'thinking' && why.index !== index ? 'thinking' : why
}

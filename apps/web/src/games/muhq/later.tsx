// Parts that few people need at once are loaded when they are first shown.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => loaded)
    const [failed, setFailed] = useState<unknown>()
    useEffect(() => {
      if (Part !== undefined) return
      let here = true
      load().then(
        (part) => {
          loaded = part
          if (here) setPart(() => part)
        },
        (error) => here && setFailed(error),
      )
      return () => {
        here = false
      }
    }, [Part])
    // The shell's own error page says what happened and what is safe.
    if (failed !== undefined) throw failed
    return Part === undefined ? <div class="muhq-later" aria-busy="true" /> : <Part {...props} />
  }
}

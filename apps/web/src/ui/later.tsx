// A part of the page whose code is fetched when it is first shown.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/index.ts'

/** `Until` holds its place meanwhile. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Until?: ComponentType,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [state, setState] = useState<'wait' | 'here' | 'failed'>(Loaded === undefined ? 'wait' : 'here')
    useEffect(() => {
      // It may have come for somebody else after this was drawn and before this is run.
      if (Loaded !== undefined) {
        setState('here')
        return
      }
      load().then(
        (part) => {
          Loaded = part
          setState('here')
        },
        () => setState('failed'),
      )
    }, [])
    if (state === 'failed') return <p class="page-wait">{t.value.app.failedToLoad}</p>
    if (Loaded === undefined) return Until === undefined ? <p class="page-wait">{t.value.app.loading}</p> : <Until />
    return <Loaded {...props} />
  }
}

// What shows any position may need rules that this game has not needed so far: they are fetched first.

import type { ComponentChild } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Play } from '../play/play.ts'
import { t } from '../text/index.ts'

export function WithNeeds({ play, children }: { play: Play; children: () => ComponentChild }) {
  const [state, setState] = useState<'wait' | 'here' | 'failed'>(play.ui.needs === undefined ? 'here' : 'wait')
  useEffect(() => {
    Promise.resolve(play.ui.needs?.(play.options, 'position')).then(
      () => setState('here'),
      () => setState('failed'),
    )
  }, [play])
  if (state === 'here') return <>{children()}</>
  return <p class="page-wait">{state === 'wait' ? t.value.app.loading : t.value.app.failedToLoad}</p>
}

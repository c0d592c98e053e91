// Whether the other side has to show its card first.

import type { Action } from '@understudy/rome'
import { useEffect } from 'preact/hooks'
import { demand, repeated } from '../../battle/demand.ts'
import { battleOf } from '../../battle/frame.ts'
import { mayDemand } from '../../battle/may-demand.ts'
import type { PageProps } from '../page.ts'
import { PlainPage } from './plain-page.tsx'

export function DemandPage(props: PageProps) {
  const { state, lang, beside, amends, decision, onAct } = props
  const frame = battleOf(state)
  const onScreen = !beside && amends === undefined && frame !== undefined
  useEffect(() => {
    const yes = onScreen ? repeated(state, frame) : undefined
    if (yes === undefined || decision.legal({ do: 'demand', yes }) !== undefined) return
    // It has been answered before: said twice, it is taken like a second tap on what lies ready.
    onAct({ do: 'demand', yes })
    onAct({ do: 'demand', yes })
  }, [decision])
  const take = (action: Action) => {
    if (onScreen && action.do === 'demand') demand(state, frame, action.yes)
    onAct(action)
  }
  return (
    <>
      {frame === undefined ? null : <p class="rome-note">{mayDemand(state, frame, lang)}</p>}
      <PlainPage {...props} onAct={take} />
    </>
  )
}

// What stands in the middle of the table: the map. A battle is a scene over it.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { useEffect } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { fetchScene } from '../battle/index.ts'
import { useChart } from '../map/use-chart.ts'
import { words } from '../text/words.ts'
import { MapView } from './map-view.tsx'

/** What is only needed in a battle comes when the rest stands. */
const QUIET_MS = 1500
const BEFORE_BATTLES: readonly State['phase'][] = ['agents', 'taxation', 'campaign']

export function Board(props: BoardProps<State, Action>) {
  const near = BEFORE_BATTLES.includes(props.state.phase)
  useEffect(() => {
    if (!near) return
    const timer = setTimeout(() => fetchScene().catch(() => undefined), QUIET_MS)
    return () => clearTimeout(timer)
  }, [near])
  const chart = useChart(packOf(props.state))
  return chart === undefined ? (
    <p class="rome-drawing">{words(props.lang).drawing}</p>
  ) : (
    <MapView {...props} chart={chart} />
  )
}

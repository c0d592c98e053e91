// What stands in the middle of the table: the map. A battle is a scene over it.

import { type Action, packOf, type State } from '@understudy/rome'
import type { BoardProps } from '../../ui.ts'
import { useChart } from '../map/use-chart.ts'
import { words } from '../text/words.ts'
import { MapView } from './map-view.tsx'

export function Board(props: BoardProps<State, Action>) {
  const chart = useChart(packOf(props.state))
  return chart === undefined ? (
    <p class="rome-drawing">{words(props.lang).drawing}</p>
  ) : (
    <MapView {...props} chart={chart} />
  )
}

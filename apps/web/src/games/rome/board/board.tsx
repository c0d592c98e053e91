// What stands in the middle of the table: the map, or the battle that is being fought.

import { type Action, packOf, type State } from '@understudy/rome'
import { useState } from 'preact/hooks'
import type { BoardProps } from '../../ui.ts'
import { BattleView, battleOf } from '../battle/battle.tsx'
import { useChart } from '../map/use-chart.ts'
import { words } from '../text/words.ts'
import { MapView } from './map-view.tsx'

export function Board(props: BoardProps<State, Action>) {
  const { state, lang } = props
  const chart = useChart(packOf(state))
  const battle = battleOf(state)
  const [map, setMap] = useState(false)
  const w = words(lang)
  if (battle !== undefined && !map)
    return (
      <BattleView state={state} battle={battle} lang={lang}>
        <button type="button" class="button quiet" onClick={() => setMap(true)}>
          {w.showMap}
        </button>
      </BattleView>
    )
  if (chart === undefined) return <p class="rome-drawing">{w.drawing}</p>
  return (
    <MapView {...props} chart={chart}>
      {battle === undefined ? null : (
        <button type="button" class="button rome-to-battle" onClick={() => setMap(false)}>
          {w.showBattle}
        </button>
      )}
    </MapView>
  )
}

// The map as it grows: regions are dragged or tapped to their places, borders drawn by tapping two regions.

import type { Lang } from '@understudy/procedure'
import { FlipHorizontal2, RotateCw } from 'lucide'
import { useState } from 'preact/hooks'
import { Choose } from '../../../../ui/fields.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { Point } from '../../map/project.ts'
import type { Editing } from '../editing.ts'
import { withBorder, withMapTurned, withoutPlaces, withPlace } from '../model/places.ts'
import { words } from '../text/words.ts'
import { type Drawn, degreesAt } from './drawn.ts'
import { type Mode, Picture } from './picture.tsx'
import type { Drawing } from './use-drawn.ts'

export function MapView({
  editing,
  lang,
  drawing: { source, map, busy },
  onRow,
}: {
  editing: Editing
  lang: Lang
  drawing: Drawing
  onRow(row: number): void
}) {
  const w = words(lang)
  const [mode, setMode] = useState<Mode>('move')
  const [picked, setPicked] = useState<string>()
  const [said, setSaid] = useState('')
  const placed = source.regions.every(({ at }) => at !== undefined)
  const move = (drawn: Drawn, no: number, to: Point) => {
    editing.change(withPlace(editing.draft.value, drawn, no, degreesAt(drawn, to)))
    setPicked(undefined)
    setSaid(w.placed(drawn.source.regions[no]?.name ?? ''))
  }
  const tap = (drawn: Drawn, no: number) => {
    const region = drawn.source.regions[no]
    if (region === undefined) return
    onRow(region.row)
    if (mode === 'move' || picked === undefined || picked === region.id) {
      setPicked(picked === region.id ? undefined : region.id)
      if (region.id === '') setSaid(w.needsId)
      return
    }
    const other = drawn.source.regions.find(({ id }) => id === picked)
    if (other === undefined || region.id === '') return
    const { draft, now } = withBorder(editing.draft.value, other.id, region.id)
    editing.change(draft)
    setSaid(w.borderNow[now](other.name, region.name))
    // A chain of borders is quicker than pairs: the second region is the first of the next.
    setPicked(region.id)
  }
  return (
    <section class="pack-map" aria-labelledby="pack-map-title">
      <h2 id="pack-map-title" class="unseen">
        {w.map}
      </h2>
      {source.regions.length === 0 ? (
        <p class="pack-map-empty quiet">{w.mapEmpty}</p>
      ) : (
        <>
          <Choose<Mode>
            label={w.mapModes}
            hideLabel
            values={[
              { id: 'move', title: w.mapMove },
              { id: 'borders', title: w.mapBorders },
            ]}
            value={mode}
            onChange={(next) => {
              setMode(next)
              setPicked(undefined)
            }}
          />
          <div class={busy ? 'rome pack-map-box busy' : 'rome pack-map-box'}>
            {map === undefined ? (
              <p class="quiet">{w.mapBusy}</p>
            ) : (
              <Picture
                drawn={map}
                edges={source.edges}
                lang={lang}
                mode={mode}
                picked={picked}
                onTap={(no) => tap(map, no)}
                onMove={(no, to) => move(map, no, to)}
              />
            )}
          </div>
          <p class="quiet pack-hint">{mode === 'move' ? w.mapMoveWhat : w.mapBordersWhat}</p>
          <p role="status" class="pack-said">
            {said === '' && !placed ? w.mapAuto : said} {busy && map !== undefined ? w.mapBusy : ''}
          </p>
          <div class="row">
            {(['mirror', 'turn'] as const).map((how) => (
              <button
                key={how}
                type="button"
                class="button"
                disabled={map === undefined || busy}
                onClick={() => {
                  if (map !== undefined) editing.change(withMapTurned(editing.draft.value, map, how))
                }}
              >
                <Icon of={how === 'mirror' ? FlipHorizontal2 : RotateCw} size={18} />
                {how === 'mirror' ? w.mapMirror : w.mapTurn}
              </button>
            ))}
            {placed ? (
              <button type="button" class="button" onClick={() => editing.change(withoutPlaces(editing.draft.value))}>
                {w.mapAgain}
              </button>
            ) : null}
          </div>
        </>
      )}
    </section>
  )
}

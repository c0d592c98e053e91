// Correcting the position by hand: tap a unit or a tile and put it right; below, turn, resources and cards.

import '../style/editor.css'
import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { seatsOf, tileName, unitAt } from '@understudy/muhq/rules'
import type { TilePlace } from '@understudy/muhq/vocabulary'
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import { isArrow, spotTowards } from '../../../ui/board/keys.ts'
import { usePinch } from '../../../ui/board/pinch.ts'
import { GROUP, SILENT } from '../../../ui/board/roles.ts'
import { useUnit } from '../../../ui/board/scale.ts'
import { Zooms } from '../../../ui/board/zooms.tsx'
import { onSmall } from '../../../ui/narrow.ts'
import type { EditorProps } from '../../ui.ts'
import { Coordinates, edgesOf, sizeOf } from '../board/frame.tsx'
import { lookOf } from '../board/look.ts'
import { tileKey } from '../board/taps.ts'
import { useScale } from '../board/use-scale.ts'
import { TILE } from '../draw/cut.ts'
import { Landmarks } from '../draw/landmarks.tsx'
import { Terrain } from '../draw/terrain.tsx'
import { COMPACT_BELOW, isTiny, Token } from '../draw/token.tsx'
import { words } from '../text/words.ts'
import { TableForm } from './table-form.tsx'
import { TileForm } from './tile-form.tsx'
import { canStandAt, placeUnit } from './units.ts'
import { EDITOR_WORDS } from './words.ts'

export function Editor({ state, lang, onChange }: EditorProps<State>) {
  const [place, setPlace] = useState<TilePlace>()
  const [moving, setMoving] = useState(false)
  const e = EDITOR_WORDS[lang]
  const unit = place === undefined ? undefined : unitAt(state, place)
  const own = useRef<HTMLDivElement>(null)
  // On a low screen what was tapped is put right below the board, and where it goes to is tapped above.
  useEffect(() => {
    if (place === undefined) return
    own.current?.querySelector(moving ? '.muhq-edit-map' : '.muhq-edit-box')?.scrollIntoView({ block: 'nearest' })
  }, [place, moving, unit?.id])

  const tap = (to: TilePlace) => {
    if (moving && unit !== undefined && canStandAt(state, unit.card, to)) onChange(placeUnit(state, unit.id, to))
    setMoving(false)
    setPlace(to)
  }
  return (
    <div ref={own} class="muhq muhq-editor">
      <EditBoard state={state} lang={lang} onTap={tap} {...(place === undefined ? {} : { place })} moving={moving} />
      <div class="muhq-edit-forms">
        {place === undefined ? (
          <p class="muhq-note">{e.hint}</p>
        ) : (
          <TileForm
            key={tileKey(place)}
            state={state}
            place={place}
            lang={lang}
            moving={moving}
            onMoving={setMoving}
            onChange={onChange}
          />
        )}
        <TableForm state={state} lang={lang} onChange={onChange} />
      </div>
    </div>
  )
}

interface EditBoardProps extends Omit<EditorProps<State>, 'onChange'> {
  readonly place?: TilePlace
  readonly moving: boolean
  onTap(place: TilePlace): void
}

function EditBoard({ state, lang, place, moving, onTap }: EditBoardProps) {
  const w = words(lang)
  const { board } = settingOf(state)
  const clip = useId()
  const size = sizeOf(board)
  const { left, top } = edgesOf(onSmall.value)
  const pinch = usePinch(size)
  useUnit(pinch, isTiny)
  const compact = useScale(pinch.svg, size) * pinch.zoom * TILE < COMPACT_BELOW
  const seats = seatsOf(state).join()
  const [focused, setFocused] = useState('0,0')
  const ground = useMemo(
    () => (
      <>
        <Terrain board={board} />
        <Landmarks board={board} seats={seats.split(',')} />
      </>
    ),
    [board, seats],
  )
  const spots = board.tiles.map((_, index) => {
    const spot = { x: index % board.width, y: Math.floor(index / board.width) }
    return { ...spot, key: tileKey(spot) }
  })
  const chosen = place === undefined ? undefined : unitAt(state, place)
  const onKeyDown = (event: KeyboardEvent) => {
    const from = spots.find(({ key }) => key === focused)
    if (from === undefined) return
    if (isArrow(event.key)) {
      const to = spotTowards(from, spots, event.key)
      if (to !== undefined) {
        setFocused(to.key)
        ;(event.currentTarget as SVGElement).querySelector<SVGElement>(`[data-key="${to.key}"]`)?.focus()
      }
    } else if (event.key === 'Enter' || event.key === ' ') onTap({ x: from.x, y: from.y })
    else return
    event.preventDefault()
  }
  return (
    <div class={`muhq-edit-map muhq-board${compact ? ' compact' : ''}`}>
      <svg
        ref={pinch.svg}
        class={`muhq-edit-board${pinch.zoom > 1 ? ' close' : ''}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role={GROUP}
        aria-label={EDITOR_WORDS[lang].board}
        onKeyDown={onKeyDown}
      >
        <g ref={pinch.layer}>
          <Coordinates board={board} small={onSmall.value} />
          <clipPath id={clip}>
            <rect width={board.width * TILE} height={board.height * TILE} />
          </clipPath>
          <g transform={`translate(${left} ${top})`} clip-path={`url(#${clip})`}>
            {ground}
          </g>
          <g transform={`translate(${left} ${top})`}>
            {state.units.map((unit) => (
              <g key={unit.id} transform={`translate(${(unit.x + 0.5) * TILE} ${(unit.y + 0.5) * TILE})`} {...SILENT}>
                <Token look={lookOf(state, unit, lang)} compact={compact} />
              </g>
            ))}
            {spots.map(({ key, x, y }) => {
              const unit = unitAt(state, { x, y })
              const label =
                unit === undefined
                  ? `${tileName({ x, y })}, ${w.tile(board.tiles[y * board.width + x]?.tile ?? 'plain')}`
                  : w.unitLabel(lookOf(state, unit, lang), tileName(unit), w.seat(unit.controller))
              const isPlace = place !== undefined && place.x === x && place.y === y
              const free = moving && chosen !== undefined && canStandAt(state, chosen.card, { x, y })
              return (
                // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
                <rect
                  key={key}
                  class={`muhq-edit-tile${isPlace ? ' chosen' : ''}${free ? ' free' : ''}`}
                  data-key={key}
                  x={x * TILE + 2}
                  y={y * TILE + 2}
                  width={TILE - 4}
                  height={TILE - 4}
                  rx={6}
                  role="button"
                  aria-label={label}
                  aria-pressed={isPlace}
                  tabindex={key === focused ? 0 : -1}
                  onFocus={() => setFocused(key)}
                  onClick={() => onTap({ x, y })}
                />
              )
            })}
          </g>
        </g>
      </svg>
      <Zooms pinch={pinch} />
    </div>
  )
}

// The map with everything on it, and everything that can be tapped.

import { type Json, speak } from '@understudy/procedure'
import { type Action, packOf, rome, type State } from '@understudy/rome'
import type { ComponentChildren } from 'preact'
import { useId, useMemo } from 'preact/hooks'
import { useBoardFocus } from '../../../ui/board/focus.ts'
import { isArrow, type Spot, spotTowards } from '../../../ui/board/keys.ts'
import { usePinch } from '../../../ui/board/pinch.ts'
import { GROUP } from '../../../ui/board/roles.ts'
import { useAlike, useKept } from '../../../ui/memo.ts'
import { useStages } from '../../../ui/stages.ts'
import type { BoardProps } from '../../ui.ts'
import type { Chart } from '../map/chart.ts'
import { words } from '../text/words.ts'
import { Borders, type CellLook, Cells, Patterns, Water } from './ground.tsx'
import { type Hit, Hits } from './hits.tsx'
import { labelsOf } from './labels.ts'
import { type PieceLook, type PlaceLook, piecesOf, placesOf } from './look.ts'
import { type PieceProps, Pieces } from './pieces.tsx'
import { PlaceNames, Places } from './places.tsx'
import { type RomeChoice, spotOf, type TapKind, tapsOf } from './taps.ts'
import { Thrown } from './thrown.tsx'
import { useTouch } from './touch.ts'

/** Water, land, what lies in the regions in two halves, pieces, names, what can be tapped: each in a task of its own. */
const STAGES = 6
const HALF = 30
const NOWHERE = { x: 0, y: 0 }

interface MapProps extends BoardProps<State, Action> {
  readonly chart: Chart
  readonly children: ComponentChildren
}

export function MapView(props: MapProps) {
  const { state, lang, choices, picks, glow, instant, chart, children, onPick, onInspect } = props
  const w = words(lang)
  const pack = packOf(state)
  const pinch = usePinch(chart.frame)
  const id = useId().replace(/[^\w-]/g, '')
  const taps = useMemo(() => tapsOf(state, choices), [state, choices])
  const places = useKept(useMemo(() => placesOf(state), [state]))
  const pieces = useKept(useMemo(() => piecesOf(state), [state]))
  const glows = useMemo(() => glowing(glow), [glow])
  const picked = useMemo(
    () => new Set(picks.flatMap(({ slot, value }) => keyOf(spotOf(state, slot, value)) ?? [])),
    [state, picks],
  )
  const stage = useStages(STAGES)
  const ground = useMemo(() => <Water chart={chart} pack={pack} lang={lang} />, [chart, pack, lang])
  const roads = useAlike(state.roads.map((side) => state.sides[side]?.faction ?? -1))
  const borders = useMemo(() => <Borders chart={chart} pack={pack} roads={roads} />, [chart, pack, roads])
  const names = useMemo(() => <PlaceNames places={places} pack={pack} lang={lang} />, [places, pack, lang])

  const choiceOf = (key: string): RomeChoice | undefined => {
    const [kind = '', ...rest] = key.split(' ')
    return taps[kind as TapKind]?.get(rest.join(' '))
  }
  const spots = useMemo<readonly Spot[]>(
    () => [
      ...places.map(({ id: region, x, y }) => ({ key: `region ${region}`, x, y })),
      ...pack.seas.map((sea, no) => ({ key: `sea ${sea.id}`, ...(chart.seas[no] ?? { x: 0, y: 0 }) })),
      ...pieces.map(({ key, x, y }) => ({ key, x, y })),
    ],
    [places, pieces, pack, chart],
  )
  const labels = useMemo(() => labelsOf(state, places, pieces, lang), [places, pieces, pack, lang])
  const first = spots.find(({ key }) => choiceOf(key) !== undefined) ?? spots[0]
  const focus = useBoardFocus(pinch.svg, spots, first)

  const tap = (key: string) => {
    const choice = choiceOf(key)
    if (choice !== undefined) onPick(choice)
    else inspect(key)
  }
  const inspect = (key: string) => {
    const [kind = '', what = ''] = key.split(' ')
    onInspect({ [kind]: what })
  }
  const touch = useTouch({
    tap: (key) => {
      focus.at(spots.find((spot) => spot.key === key) ?? { key, x: 0, y: 0 })
      tap(key)
    },
    inspect,
  })
  const commonOf = (key: string) => {
    const choice = choiceOf(key)
    const label = labels.get(key) ?? ''
    return {
      id: key,
      can: choice !== undefined,
      label: choice === undefined ? label : `${speak(rome.phrases, lang, choice.text)}: ${label}`,
      tabIndex: key === focus.stop ? (0 as const) : (-1 as const),
      touch,
    }
  }
  const propsOf = ({ key }: PieceLook): PieceProps => ({
    ...commonOf(key),
    picked: picked.has(key),
    glows: glows.has(key),
  })
  const cellOf = (place: PlaceLook): CellLook => {
    const key = `region ${place.id}`
    return { holder: place.holder, can: choiceOf(key) !== undefined, picked: picked.has(key), glows: glows.has(key) }
  }
  const hits: Hit[] = [
    ...places.map(({ id, no }): Hit => ({ cell: chart.cells[no] ?? '', ...commonOf(`region ${id}`) })),
    ...pack.seas.map((sea, no): Hit => ({ at: chart.seas[no] ?? NOWHERE, ...commonOf(`sea ${sea.id}`) })),
  ]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = (event.target as Element).closest('[data-key]')?.getAttribute('data-key')
    const from = spots.find((spot) => spot.key === key)
    if (from !== undefined && isArrow(event.key)) {
      // With Shift everything, otherwise only what can be chosen, if anything can.
      const chosen = spots.filter((spot) => choiceOf(spot.key) !== undefined)
      const to = spotTowards(from, event.shiftKey || chosen.length === 0 ? spots : chosen, event.key)
      if (to !== undefined) focus.to(to)
    } else if (from !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      focus.hold()
      tap(from.key)
    } else if (from !== undefined && event.key.toLowerCase() === 'i') inspect(from.key)
    else if (event.key === '+' || event.key === '=') pinch.change(1.5)
    else if (event.key === '-') pinch.change(1 / 1.5)
    else if (event.key === '0') pinch.whole()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const label = pack.meta.reconstruction ? w.reconstruction : w.ownPack
  return (
    <div class={`rome rome-board${pinch.zoom > 1 ? ' close' : ''}`}>
      <svg
        ref={pinch.svg}
        viewBox={`0 0 ${chart.frame.width} ${chart.frame.height}`}
        role={GROUP}
        aria-label={w.board(pack.meta.title[lang])}
        onKeyDown={onKeyDown}
      >
        <defs>
          <Patterns id={id} />
          <clipPath id={`${id}-frame`}>
            <rect width={chart.frame.width} height={chart.frame.height} rx={10} />
          </clipPath>
        </defs>
        <g ref={pinch.layer} clip-path={`url(#${id}-frame)`}>
          <rect class="rome-sheet" width={chart.frame.width} height={chart.frame.height} />
          <Cells chart={chart} looks={stage < 1 ? [] : places.map(cellOf)} patterns={id} />
          {ground}
          {stage < 1 ? null : borders}
          <Places places={stage < 2 ? [] : stage < 3 ? places.slice(0, HALF) : places} />
          <Hits hits={stage < STAGES ? [] : hits} />
          <Pieces looks={stage < 4 ? [] : pieces} instant={instant || stage < STAGES} propsOf={propsOf} />
          {stage < 5 ? null : names}
        </g>
        <text class="rome-pack-label" x={14} y={chart.frame.height - 14}>
          <title>{pack.meta.label[lang]}</title>
          {label}: {pack.meta.title[lang]}
        </text>
      </svg>
      <Thrown events={props.events} lang={lang} />
      {children}
      {pinch.zoom > 1 ? (
        <button type="button" class="rome-zoom" onClick={pinch.whole}>
          {w.whole}
        </button>
      ) : (
        // Shown only where the whole map is small: see board.css.
        <button type="button" class="rome-zoom rome-closer" onClick={() => pinch.change(2.4)}>
          {w.closer}
        </button>
      )}
    </div>
  )
}

const keyOf = (spot: { kind: string; id: string } | undefined): string | undefined =>
  spot === undefined ? undefined : `${spot.kind} ${spot.id}`

/** Keys of what glows: refs are `{region: id}`, `{army: 'ROM.0'}` and the like. */
function glowing(glow: readonly Json[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const ref of glow) {
    if (typeof ref !== 'object' || ref === null || Array.isArray(ref)) continue
    for (const [kind, what] of Object.entries(ref)) keys.add(`${kind} ${String(what)}`)
  }
  return keys
}

// The map with everything on it, and everything that can be tapped.

import { type Json, speak } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { seatId } from '@understudy/rome/rules'
import { useId, useMemo, useRef } from 'preact/hooks'
import { onBoardKey } from '../../../ui/board/board-keys.ts'
import { useBoardFocus } from '../../../ui/board/focus.ts'
import type { Spot } from '../../../ui/board/keys.ts'
import type { Role } from '../../../ui/board/marks.ts'
import { usePinch } from '../../../ui/board/pinch.ts'
import { GROUP } from '../../../ui/board/roles.ts'
import { useUnit } from '../../../ui/board/scale.ts'
import { useWakeMarks } from '../../../ui/board/use-wake.ts'
import type { Changed, Stood } from '../../../ui/board/wake-of.ts'
import { Zooms } from '../../../ui/board/zooms.tsx'
import { useAlike, useKept } from '../../../ui/memo.ts'
import { useStages } from '../../../ui/stages.ts'
import type { BoardProps } from '../../ui.ts'
import { colourOf } from '../draw/colour.ts'
import type { Chart } from '../map/chart.ts'
import { words } from '../text/words.ts'
import { useTablesOfLetters } from './by-name.ts'
import { GhostPieces, GhostWays, ghostsOf } from './ghosts.tsx'
import { type Goal, Goals } from './goals.tsx'
import { Borders, type CellLook, Cells, Patterns, Water } from './ground.tsx'
import { type Hit, Hits } from './hits.tsx'
import { pieceLabel, placeLabels } from './labels.ts'
import { type PieceLook, type PlaceLook, piecesOf, placesOf } from './look.ts'
import { Names, takenOn, wasNamed } from './names.tsx'
import { bandOf } from './naming.ts'
import { type PieceProps, Pieces } from './pieces.tsx'
import { Places } from './places.tsx'
import { placeSwords, swordsAt } from './swords.ts'
import { keyedTaps, rolesOnMap, spotOf, tapsOf } from './taps.ts'
import { Thrown } from './thrown.tsx'
import { useTouch } from './touch.ts'
import { wouldStand } from './would-stand.ts'
import { SMALL } from './written.ts'

/** Water, land, what lies in the regions in two halves, pieces, names, what can be tapped: each in a task of its own. */
const STAGES = 6
const HALF = 30
const NOWHERE = { x: 0, y: 0 }
/** Around a region's coin. */
const RING = 21
const NONE: readonly never[] = []
const isSmall = (fit: number, zoom: number): boolean => fit * bandOf(zoom) <= SMALL

interface MapProps extends BoardProps<State, Action> {
  readonly chart: Chart
}

export function MapView(props: MapProps) {
  const { state, lang, choices, picks, glow, instant, chart, onPick, onInspect } = props
  const w = words(lang)
  const pack = packOf(state)
  const pinch = usePinch(chart.frame)
  useUnit(pinch, isSmall)
  const id = useId().replace(/[^\w-]/g, '')
  const taps = useMemo(() => keyedTaps(tapsOf(state, choices)), [state, choices])
  const roles = useMemo(() => rolesOnMap(taps), [taps])
  const places = useKept(useMemo(() => placesOf(state), [state]))
  const pieces = useKept(useMemo(() => piecesOf(state), [state]))
  // As it stands, while what is drawn has not happened: ghosts come from there, and names stay where they are.
  const stands = useRef({ places, pieces })
  if (props.preview !== true) stands.current = { places, pieces }
  // What dice or others may prevent is shown by those alone who would go.
  const bound = useMemo(
    () => (props.preview === true || props.proposed === undefined ? NONE : wouldStand(state, props.proposed)),
    [props.preview, props.proposed, state],
  )
  const shown = useMemo(() => withBound(pieces, bound), [pieces, bound])
  const ghosts = useMemo(
    () => (props.preview === true || bound.length > 0 ? ghostsOf(stands.current.pieces, shown) : undefined),
    [props.preview, shown],
  )
  const glows = useMemo(() => glowing(glow), [glow])
  const picked = useMemo(
    () => new Set(picks.flatMap(({ slot, value }) => keyOf(spotOf(state, slot, value)) ?? [])),
    [state, picks],
  )
  const stage = useStages(STAGES)
  useTablesOfLetters(stage === STAGES, lang)
  const spots = useMemo<readonly Spot[]>(
    () => [
      ...places.map(({ id: region, x, y }) => ({ key: `region ${region}`, x, y })),
      ...pack.seas.map((sea, no) => ({ key: `sea ${sea.id}`, ...(chart.seas[no] ?? NOWHERE) })),
      ...pieces.map(({ key, x, y }) => ({ key, x, y })),
    ],
    [places, pieces, pack, chart],
  )
  const labels = useMemo(() => placeLabels(state, places, lang), [places, pack, lang])
  const pieceWords = useMemo(
    () => new Map(pieces.map((look) => [look.key, pieceLabel(state, look, lang)])),
    [pieces, pack, lang],
  )
  const first = (taps.size === 0 ? undefined : spots.find(({ key }) => taps.has(key))) ?? spots[0]
  const focus = useBoardFocus(pinch.svg, spots, first)

  const tap = (key: string) => {
    const choice = taps.get(key) ?? underGhost(key)
    if (choice !== undefined) onPick(choice)
    else inspect(key)
  }
  // A second tap on a ghost is one on the place where it would be.
  const underGhost = (key: string) => {
    const ghost = ghosts === undefined ? undefined : shown.find((look) => look.key === key)
    if (ghost === undefined) return undefined
    const kind = ghost.kind === 'navy' ? 'sea' : 'region'
    const place = nearest(
      spots.filter((spot) => spot.key.startsWith(`${kind} `)),
      ghost,
    )
    return place === undefined ? undefined : taps.get(place.key)
  }
  const inspect = (key: string) => {
    const [kind = '', what = ''] = key.split(' ')
    onInspect({ [kind]: what })
  }
  const touch = useTouch({
    tap: (key) => {
      focus.at(spots.find((spot) => spot.key === key) ?? { key, ...NOWHERE })
      tap(key)
    },
    inspect,
  })
  const commonOf = (key: string, label: string) => {
    const choice = taps.get(key)
    return {
      id: key,
      can: choice !== undefined,
      label: choice === undefined ? label : `${speak(rome.phrases, lang, choice.text)}: ${label}`,
      tabIndex: key === focus.stop ? (0 as const) : (-1 as const),
      touch,
    }
  }
  const propsOf = (look: PieceLook): PieceProps => ({
    ...commonOf(look.key, pieceWords.get(look.key) ?? ''),
    mark: roles.get(look.key),
    picked: picked.has(look.key),
    glows: glows.has(look.key),
  })
  const cellOf = (place: PlaceLook): CellLook => {
    const key = `region ${place.id}`
    return { holder: place.holderColour, mark: roles.get(key), picked: picked.has(key), glows: glows.has(key) }
  }
  const named = (key: string) => commonOf(key, labels.get(key) ?? '')
  const hits = useKept<Hit>(
    stage < STAGES
      ? NONE
      : [
          // A sea reaches over its shores: land lies on top.
          ...pack.seas.map((sea, no): Hit => ({ at: chart.seas[no] ?? NOWHERE, ...named(`sea ${sea.id}`) })),
          ...places.map(({ id, no }): Hit => ({ cell: chart.cells[no] ?? '', ...named(`region ${id}`) })),
        ],
  )
  const goals = useMemo(() => (stage < STAGES ? NONE : goalsOf(spots, roles, chart)), [stage, spots, roles, chart])
  const swords = useMemo(
    () =>
      goals.flatMap(({ x, y, swords }) =>
        swords === undefined ? [] : [swordsAt({ x: x + swords.x, y: y + swords.y })],
      ),
    [goals],
  )
  const { since } = props
  const Wake = useWakeMarks(since !== undefined && stage === STAGES)
  const looks = useKept(stage < 1 ? NONE : places.map(cellOf))
  const drawn = stage < 2 ? NONE : stage < 3 ? places.slice(0, HALF) : places
  const roads = useAlike(state.roads.map((side) => colourOf(state, state.sides[side]?.faction ?? -1)))

  // Most steps change little of the map: what is the same as before is not even looked through.
  const cells = useMemo(() => <Cells chart={chart} looks={looks} patterns={id} />, [chart, looks, id])
  const water = useMemo(() => <Water chart={chart} />, [chart])
  const borders = useMemo(() => <Borders chart={chart} pack={pack} roads={roads} />, [chart, pack, roads])
  const inPlaces = useMemo(() => <Places places={drawn} />, [places, Math.min(stage, 3)])
  const touched = useMemo(() => <Hits hits={hits} />, [hits])
  const asked = [...taps.keys()].filter((key) => /^(region|sea) /.test(key)).join('|')
  const own = state.sides.find((_, no) => seatId(state, no) === props.viewer)?.faction ?? -1

  const label = pack.meta.reconstruction ? w.reconstruction : w.ownPack
  return (
    <div class={`rome rome-board${pinch.zoom > 1 ? ' close' : ''}`}>
      <svg
        ref={pinch.svg}
        viewBox={`0 0 ${chart.frame.width} ${chart.frame.height}`}
        style={{ '--rome-shape': chart.frame.width / chart.frame.height }}
        role={GROUP}
        aria-label={w.board(pack.meta.title[lang])}
        onKeyDown={(event) =>
          onBoardKey(event, {
            spots,
            focus,
            pinch,
            can: (key) => taps.has(key),
            tap: ({ key }) => tap(key),
            inspect: ({ key }) => inspect(key),
          })
        }
      >
        <defs>
          <Patterns id={id} />
          <clipPath id={`${id}-frame`}>
            <rect width={chart.frame.width} height={chart.frame.height} rx={10} />
          </clipPath>
        </defs>
        <g ref={pinch.layer} clip-path={`url(#${id}-frame)`}>
          <rect class="rome-sheet" width={chart.frame.width} height={chart.frame.height} />
          {cells}
          {water}
          {stage < 1 ? null : borders}
          <Goals goals={goals} />
          {inPlaces}
          {touched}
          {ghosts === undefined ? null : <GhostWays ghosts={ghosts} />}
          <Pieces
            looks={stage < 4 ? NONE : shown}
            instant={instant || stage < STAGES}
            ghosts={ghosts?.at}
            propsOf={propsOf}
          />
          {Wake === undefined || since === undefined ? null : (
            <Wake
              before={stoodAt(since)}
              now={stoodAt(state)}
              changed={takenSince(since, places)}
              order={(props.wake ?? []).flatMap(({ touches = [] }) => [...glowing(touches)])}
              faded={picks.length > 0}
            />
          )}
          {stage < 5 && !wasNamed(chart) ? null : (
            <Names
              {...stands.current}
              {...{ pack, chart, lang, asked, own, swords }}
              preview={props.preview === true}
              svg={pinch.svg}
              layer={pinch.layer}
            />
          )}
          {ghosts === undefined ? null : <GhostPieces ghosts={ghosts} />}
          {props.overlay?.((key) => {
            const spot = spots.find((each) => each.key === key)
            return spot === undefined ? undefined : { x: spot.x, y: spot.y, r: RING }
          })}
        </g>
        <text class="rome-pack-label" x={14} y={26}>
          <title>{pack.meta.label[lang]}</title>
          {label}: {pack.meta.title[lang]}
        </text>
      </svg>
      <Thrown events={props.events} lang={lang} />
      <Zooms pinch={pinch} changed={props.changed} />
    </div>
  )
}

function goalsOf(spots: readonly Spot[], roles: ReadonlyMap<string, Role>, chart: Chart): readonly Goal[] {
  const goals = spots.flatMap(({ key, x, y }): Goal[] => {
    const role = /^(region|sea) /.test(key) ? roles.get(key) : undefined
    return role === 'goal' || role === 'grave' ? [{ key, role, x, y }] : []
  })
  const graves = goals.filter(({ role }) => role === 'grave')
  const swords = placeSwords(graves, takenOn(chart))
  return goals.map((goal) => (goal.role === 'grave' ? { ...goal, swords: swords[graves.indexOf(goal)] } : goal))
}

/** In their order: what has the focus stays where it is. */
function withBound(pieces: readonly PieceLook[], bound: readonly PieceLook[]): readonly PieceLook[] {
  if (bound.length === 0) return pieces
  const goes = new Map(bound.map((look) => [look.key, look]))
  const there = new Set(pieces.map(({ key }) => key))
  return [...pieces.map((look) => goes.get(look.key) ?? look), ...bound.filter(({ key }) => !there.has(key))]
}

const nearest = (spots: readonly Spot[], { x, y }: PieceLook): Spot | undefined =>
  [...spots].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]

const keyOf = (spot: { kind: string; id: string } | undefined): string | undefined =>
  spot === undefined ? undefined : `${spot.kind} ${spot.id}`

const stoodAt = (state: State): Stood[] =>
  piecesOf(state).map(({ key, colour, x, y }) => ({ key, seat: `rome-faction-${colour}`, x, y }))

/** Regions that somebody else holds since then. */
function takenSince(since: State, places: readonly PlaceLook[]): Changed[] {
  const was = placesOf(since)
  const seat = (colour: number) => (colour < 0 ? '' : `rome-faction-${colour}`)
  return places.flatMap(({ id, no, x, y, holderColour }) => {
    const before = was[no]?.holderColour ?? -1
    return before === holderColour ? [] : [{ key: `region ${id}`, x, y, was: seat(before), is: seat(holderColour) }]
  })
}

/** Keys of what glows: refs are `{region: id}`, `{army: 'ROM.0'}` and the like. */
function glowing(glow: readonly Json[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const ref of glow) {
    if (typeof ref !== 'object' || ref === null || Array.isArray(ref)) continue
    for (const [kind, what] of Object.entries(ref)) keys.add(`${kind} ${String(what)}`)
  }
  return keys
}

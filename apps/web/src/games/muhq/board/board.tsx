// The board: sheets of paper for the ground, tokens upon it, and everything that can be tapped.

import { type Action, muhq, type State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { hasMove, indexOf, seatsOf, tileName, type Unit, unitAt, unitOf } from '@understudy/muhq/rules'
import { type Json, speak } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { useId, useMemo, useRef, useState } from 'preact/hooks'
import { onBoardKey } from '../../../ui/board/board-keys.ts'
import { useBoardFocus } from '../../../ui/board/focus.ts'
import type { Spot } from '../../../ui/board/keys.ts'
import { usePinch } from '../../../ui/board/pinch.ts'
import { GROUP } from '../../../ui/board/roles.ts'
import { useUnit } from '../../../ui/board/scale.ts'
import { useWakeMarks } from '../../../ui/board/use-wake.ts'
import type { Stood } from '../../../ui/board/wake-of.ts'
import { Zooms } from '../../../ui/board/zooms.tsx'
import { onSmall } from '../../../ui/narrow.ts'
import type { BoardProps } from '../../ui.ts'
import { scrap, TILE } from '../draw/cut.ts'
import { Landmarks } from '../draw/landmarks.tsx'
import { Terrain } from '../draw/terrain.tsx'
import { COMPACT_BELOW, isTiny } from '../draw/token.tsx'
import { words } from '../text/words.ts'
import { Coordinates, edgesOf, sizeOf } from './frame.tsx'
import { type Look, lookOf } from './look.ts'
import { Foretold, GlowTiles, Preview, type TapTile, TapTiles } from './overlay.tsx'
import type { PieceProps } from './piece.tsx'
import { StoreCounts } from './store-counts.tsx'
import { isAttack, type MuhqChoice, marksOf, pickedUnit, tapsOf, tileKey } from './taps.ts'
import { Units } from './units.tsx'
import { useScale } from './use-scale.ts'

export function Board(props: BoardProps<State, Action>) {
  const { state, lang, choices, picks, glow, events, instant, names, onPick, onInspect } = props
  const w = words(lang)
  const { board, map } = settingOf(state)
  const size = sizeOf(board)
  const edges = edgesOf(onSmall.value)
  const pinch = usePinch(size)
  useUnit(pinch, isTiny)
  const scale = useScale(pinch.svg, size)
  const compact = scale * pinch.zoom * TILE < COMPACT_BELOW
  const [pointed, setPointed] = useState<number>()
  const clip = useId()

  const taps = useMemo(() => tapsOf(choices), [choices])
  const marks = useMemo(() => marksOf(taps), [taps])
  const looks = useMemo(() => {
    const all = state.units.map((unit) => lookOf(state, unit, lang))
    // The boss reaches beyond its tile, so it lies on top. The order is otherwise that of the ids: pieces keep their focus.
    return [...all.filter((look) => !look.boss), ...all.filter((look) => look.boss)]
  }, [state, lang])
  const glows = useMemo(() => glowing(glow, board), [glow, board])
  const selected = pickedUnit(picks)
  const seats = seatsOf(state).join()
  const ground = useMemo(
    () => (
      <>
        <Terrain board={board} />
        <Landmarks board={board} seats={seats.split(',')} />
      </>
    ),
    [board, seats],
  )

  const spots: Spot[] = [
    ...looks.map((look) => ({ key: `u${look.id}`, x: look.x, y: look.y })),
    ...[...taps.tiles.values()].map(({ pick }) => {
      const { x, y } = pick.value as { x: number; y: number }
      return { key: `t${x},${y}`, x, y }
    }),
  ]
  const isChoice = (key: string) =>
    key.startsWith('t') ? taps.tiles.has(key.slice(1)) : taps.units.has(Number(key.slice(1)))
  const first = spots.find(({ key }) => isChoice(key)) ?? spots[0]
  const focus = useBoardFocus(pinch.svg, spots, first)
  const tabOf = (key: string): 0 | -1 => (key === focus.stop ? 0 : -1)

  const nameOf = (seat: Look['seat']) => names?.[seat] ?? w.seat(seat)
  // A ghost stands on the tile that was tapped: a second tap there is meant for that tile.
  const choiceFor = (look: Look): MuhqChoice | undefined =>
    (props.preview === true ? taps.tiles.get(tileKey(look)) : undefined) ?? taps.units.get(look.id)
  const tapUnit = (look: Look) => {
    focus.at({ key: `u${look.id}`, x: look.x, y: look.y })
    const choice = choiceFor(look)
    if (choice !== undefined) onPick(choice)
    else onInspect({ unit: look.id })
  }
  const propsOf = (look: Look): Omit<PieceProps, 'look' | 'compact'> => {
    const choice = taps.units.get(look.id)
    const label = w.unitLabel(look, tileName(look), nameOf(look.seat))
    return {
      mark: choice === undefined ? undefined : marks.get(choice),
      selected: look.id === selected,
      glows: glows.units.has(look.id),
      label: choice === undefined ? label : withVerb(w, choice, label),
      tabIndex: tabOf(`u${look.id}`),
      onTap: tapUnit,
      onInspect: (it) => onInspect({ unit: it.id }),
      onPoint: setPointed,
    }
  }
  const tapTiles = [...taps.tiles.values()].map((choice): TapTile => {
    const { x, y } = choice.pick.value as { x: number; y: number }
    const label = speak(muhq.phrases, lang, choice.text)
    return { x, y, label, tabIndex: tabOf(`t${tileKey({ x, y })}`), onTap: () => onPick(choice) }
  })

  const tapSpot = ({ key }: Spot) => {
    const look = looks.find(({ id }) => `u${id}` === key)
    const choice = taps.tiles.get(key.slice(1))
    if (look !== undefined) tapUnit(look)
    else if (choice !== undefined) onPick(choice)
  }
  const inspectSpot = ({ key, x, y }: Spot) =>
    onInspect(key.startsWith('u') ? { unit: Number(key.slice(1)) } : { tile: { x, y } })
  const keyed = { spots, focus, pinch, can: isChoice, tap: tapSpot, inspect: inspectSpot }
  // Whoever a plan strikes down is on the board no longer: a second tap where they stood is meant for them.
  const stood = useRef(state)
  if (props.preview !== true) stood.current = state
  const fallenAt = ({ x, y }: { x: number; y: number }): MuhqChoice | undefined => {
    const fallen = props.preview === true ? unitAt(stood.current, { x, y }) : undefined
    return fallen === undefined || unitOf(state, fallen.id) !== undefined ? undefined : taps.units.get(fallen.id)
  }
  const onGround = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="button"]') !== null) return
    const matrix = pinch.layer.current?.getScreenCTM()
    if (!matrix) return
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const place = { x: Math.floor((point.x - edges.left) / TILE), y: Math.floor((point.y - edges.top) / TILE) }
    const inside = place.x >= 0 && place.y >= 0 && place.x < board.width && place.y < board.height
    const again = inside ? fallenAt(place) : undefined
    if (again !== undefined) onPick(again)
    else onInspect(inside ? { tile: place } : undefined)
  }

  const { since } = props
  const Wake = useWakeMarks(since !== undefined)
  const shown = pointed ?? selected
  const preview = shown === undefined ? undefined : unitOf(state, shown)
  return (
    <div class={`muhq muhq-board${compact ? ' compact' : ''}${pinch.zoom > 1 ? ' close' : ''}`}>
      <svg
        ref={pinch.svg}
        viewBox={`0 0 ${size.width} ${size.height}`}
        // On a phone the tiles are small, and what enlarges them must not lie on them.
        preserveAspectRatio={onSmall.value ? 'xMaxYMin' : 'xMidYMid'}
        role={GROUP}
        aria-label={w.boardLabel(map.name[lang], board.width, board.height)}
        onKeyDown={(event) => onBoardKey(event, keyed)}
        onClick={onGround}
      >
        <defs>
          <clipPath id={clip}>
            <path d={scrap(0, 0, board.width * TILE, board.height * TILE, 71, 2.5)} />
          </clipPath>
        </defs>
        <g ref={pinch.layer}>
          <Coordinates board={board} small={onSmall.value} />
          <g transform={`translate(${edges.left} ${edges.top})`}>
            <path class="cast far" d={scrap(0, 0, board.width * TILE, board.height * TILE, 71, 2.5)} />
            <g clip-path={`url(#${clip})`}>
              {ground}
              {preview !== undefined && (
                <Preview state={state} unit={preview} reach={selected !== preview.id && mayStillMove(state, preview)} />
              )}
              <GlowTiles tiles={glows.tiles} />
            </g>
            <TapTiles tiles={tapTiles} />
            <StoreCounts state={state} label={(n) => w.cards(n)} />
            <Units
              looks={looks}
              compact={compact}
              events={events}
              instant={instant}
              preview={props.preview === true}
              propsOf={propsOf}
            />
            {Wake === undefined || since === undefined ? null : (
              <Wake
                before={stoodAt(since)}
                now={stoodAt(state)}
                order={touchedUnits(props.wake ?? [])}
                faded={picks.length > 0}
              />
            )}
            {props.overlay?.((key) => ringAt(state, key))}
            {props.note === undefined ? null : (
              <Foretold note={props.note} lang={lang} width={board.width} scale={scale * pinch.zoom} />
            )}
          </g>
        </g>
      </svg>
      <Zooms pinch={pinch} changed={props.changed} />
    </div>
  )
}

/** Whoever is not in turn shows where it could go next; whoever is, only while it has a move left. */
const mayStillMove = (state: State, unit: Unit): boolean =>
  unit.controller !== state.turn || hasMove(state, unit) || state.over !== null

/** A tile, or the one that a unit stands on. */
function ringAt(state: State, key: string) {
  const unit = key.startsWith('u') ? unitOf(state, Number(key.slice(1))) : undefined
  const [x, y] = unit === undefined ? key.slice(1).split(',').map(Number) : [unit.x, unit.y]
  if (x === undefined || y === undefined) return undefined
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE, r: TILE / 2 - 5 }
}

const stoodAt = (state: State): Stood[] =>
  state.units.map(({ id, controller, x, y }) => ({
    key: `u${id}`,
    seat: `muhq-seat-${controller}`,
    x: (x + 0.5) * TILE,
    y: (y + 0.5) * TILE,
  }))

/** Units as the others' steps touched them. */
const touchedUnits = (events: readonly GameEvent[]): string[] =>
  events.flatMap(({ touches = [] }) =>
    touches.flatMap((ref) =>
      typeof ref === 'object' && ref !== null && 'unit' in ref ? [`u${Number((ref as { unit: number }).unit)}`] : [],
    ),
  )

function withVerb(w: ReturnType<typeof words>, choice: MuhqChoice, label: string): string {
  if (isAttack(choice)) return w.attackIt(label)
  if (choice.action?.do === 'destroy') return w.giveUp(label)
  return choice.pick.slot === 'target' ? w.aimAt(label) : w.useIt(label)
}

/** The pieces and places among the refs; a store is its tile. */
function glowing(glow: readonly Json[], board: ReturnType<typeof settingOf>['board']) {
  const units = new Set<number>()
  const tiles = new Map<number, { x: number; y: number }>()
  for (const ref of glow) {
    if (typeof ref !== 'object' || ref === null) continue
    if ('unit' in ref) units.add(Number(ref.unit))
    if ('tile' in ref) {
      const place = ref.tile as { x: number; y: number }
      tiles.set(indexOf(board, place), place)
    }
    const store = 'store' in ref ? board.stores[Number(ref.store)] : undefined
    if (store !== undefined) tiles.set(store, { x: store % board.width, y: Math.floor(store / board.width) })
  }
  return { units, tiles: [...tiles.values()] }
}

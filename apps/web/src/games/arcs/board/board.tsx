// The Reach: night, ring, planets and gates, pieces upon them, and everything that can be tapped.

import type { Action, State } from '@understudy/arcs'
import { BOARDS } from '@understudy/arcs/data'
import { whenNow } from '@understudy/arcs/rules'
import { boardOf, ids, read } from '@understudy/arcs/state'
import { SYSTEMS } from '@understudy/arcs/vocabulary'
import { useMemo, useRef, useState } from 'preact/hooks'
import { onBoardKey } from '../../../ui/board/board-keys.ts'
import { useBoardFocus } from '../../../ui/board/focus.ts'
import type { Spot } from '../../../ui/board/keys.ts'
import { usePinch } from '../../../ui/board/pinch.ts'
import { GROUP } from '../../../ui/board/roles.ts'
import { useUnit } from '../../../ui/board/scale.ts'
import { Zooms } from '../../../ui/board/zooms.tsx'
import { later } from '../../../ui/later.tsx'
import { useKept } from '../../../ui/memo.ts'
import { usePart } from '../../../ui/part.ts'
import { useStages } from '../../../ui/stages.ts'
import type { BoardProps } from '../../ui.ts'
import { actOf } from '../act.ts'
import { bridge } from '../compose/bridge.tsx'
import { type Geometry, geometryFor, PLANET } from '../draw/geometry.ts'
import { words } from '../text/words.ts'
import { lastAspect, useAspect } from './aspect.ts'
import { Defs } from './defs.tsx'
import { diceLie } from './dice-lie.ts'
import { ghosting, pointed } from './ghosting.ts'
import { glowing } from './glow.ts'
import { Hub } from './hub.tsx'
import { type SystemLook, systemLook } from './look.ts'
import { playedCards } from './round.ts'
import { isOut, Lines, Sky } from './sky.tsx'
import { SystemDrawing } from './system.tsx'
import { PickedPath, TapLayer } from './tap-layer.tsx'
import { pickedSystems, tapsOf } from './taps.ts'
import { type Target, targetsOf } from './targets.ts'

const pointAt = (target: Target | undefined): void => bridge.peek()?.onPoint?.(target?.choice)

const DiceOnTable = later(
  () => import('./dice.tsx').then((part) => part.DiceOnTable),
  () => null,
)

export function Board(props: BoardProps<State, Action>) {
  return (
    <div class="arcs arcs-table">
      <Reach {...props} />
    </div>
  )
}

const fetchFlights = () => import('./flights.tsx')

/** Before the setup card is known, the whole map lies there. */
const mapOf = (state: State) => (state.options.act === 0 && read.setup(state) === 0 ? BOARDS.at(-1)! : boardOf(state))

function Reach(props: BoardProps<State, Action>) {
  const { state, lang, choices, picks, glow, events, instant, names, onPick } = props
  const act = actOf(state)
  // Who has a system is asked for somebody in an act.
  const onInspect: typeof props.onInspect = (what) =>
    props.onInspect(
      act !== undefined && typeof what === 'object' && what !== null && !Array.isArray(what)
        ? { ...what, viewer: props.viewer }
        : what,
    )
  // A plan may end the round: its cards lie there until it is confirmed.
  const stood = useRef(state)
  if (props.preview !== true) stood.current = state
  const w = words(lang)
  const [aspect, setAspect] = useState(lastAspect)
  const geometry = geometryFor(aspect)
  const pinch = usePinch(geometry)
  useAspect(pinch.svg, setAspect)
  useUnit(pinch)
  // At first the sky, then the systems in two halves, then what can be tapped: each in a task of its own.
  const stage = useStages(4)
  const board = mapOf(state)
  const when = act?.controlAt(state) ?? whenNow(state)
  const looks = useKept(useMemo(() => SYSTEMS.map((_, at) => systemLook(state, at, when)), [state, when]))
  const standing = useRef(looks)
  if (props.preview !== true) standing.current = looks
  // What would be is told apart from what is, and what is only pointed at is fainter still.
  const ghosts = ghosting.value
  const point = props.preview === true || choices.length === 0 ? undefined : pointed.value
  const would = useMemo(
    () => (props.preview === true ? state : point === undefined ? undefined : ghosts?.after(state, point)),
    [props.preview, state, point, ghosts],
  )
  const drawn = useMemo(() => {
    if (would === undefined || ghosts === undefined) return looks
    return ghosts.mergedLooks(standing.current, would === state ? looks : ghosts.looksAfter(would, looks))
  }, [would, ghosts, looks])
  const path = pickedSystems(picks)
  const moodOf = (id: string): string =>
    path.length === 0 || taps.at.system.size === 0
      ? ''
      : id === path[0]
        ? 'lifted'
        : path.includes(id) || taps.at.system.has(id)
          ? ''
          : 'dim'
  const taps = useMemo(() => tapsOf(choices), [choices])
  // While something can be chosen, only that is marked.
  const glows = useMemo(() => (choices.length > 0 ? new Set<string>() : glowing(events, glow)), [choices, events, glow])
  const ground = useMemo(
    () => (
      <>
        <Sky geometry={geometry} />
        <Lines geometry={geometry} board={board} />
      </>
    ),
    [geometry, board],
  )
  const targets = useMemo(
    () => (stage < 4 ? [] : targetsOf({ looks, geometry, taps, board, lang, names, w: words(lang) })),
    [stage, looks, geometry, taps, board, lang, names],
  )
  const spots: Spot[] = [
    ...targets.map(({ key, x, y }) => ({ key, x, y })),
    ...playedCards(state).map(({ colour }, i) => ({
      key: `p${colour}`,
      x: geometry.centre.x + (i - 1) * 30,
      y: geometry.centre.y,
    })),
  ]
  const chosen = targets.find(({ choice }) => choice !== undefined)
  const focus = useBoardFocus(pinch.svg, spots, chosen ?? spots[0])
  const tabOf = (key: string): 0 | -1 => (key === focus.stop ? 0 : -1)
  const tap = (target: Target) => {
    focus.at(target)
    if (target.choice !== undefined) onPick(target.choice)
    else onInspect(target.what)
  }
  const targetAt = (key: string) => targets.find((target) => target.key === key)
  const onKeyDown = (event: KeyboardEvent) =>
    onBoardKey(event, {
      spots,
      focus,
      pinch,
      can: (key) => targetAt(key)?.choice !== undefined,
      tap: ({ key }) => {
        const target = targetAt(key)
        if (target !== undefined) tap(target)
        else (event.target as SVGElement).dispatchEvent(new MouseEvent('click', { bubbles: true }))
      },
      inspect: ({ key }) => {
        const target = targetAt(key)
        if (target !== undefined) onInspect(target.what)
      },
    })
  const onGround = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="button"]') === null) onInspect(undefined)
  }
  const aims = larsTargets(state)
  const wake = props.wake ?? NO_WAKE
  // The decision comes first; ships fly once somebody was asked, or has only watched for a while.
  const asked = useRef(false)
  asked.current ||= choices.length > 0
  const soon = usePart(asked.current, fetchFlights)
  const Flying = (usePart(true, fetchFlights, 8000) ?? soon)?.Flights
  const Wake = usePart(wake.length > 0, () => import('./wake.tsx'), 800)?.WakeLayer
  return (
    <div
      class={`arcs-board${pinch.zoom > 1 ? ' close' : ''}${props.preview === true ? ' preview' : point === undefined ? '' : ' hinted'}${picks.length > 0 ? ' picking' : ''}`}
    >
      <svg
        ref={pinch.svg}
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
        role={GROUP}
        aria-label={w.boardLabel}
        onKeyDown={onKeyDown}
        onClick={onGround}
      >
        <Defs />
        <g ref={pinch.layer}>
          {stage < 1 ? null : ground}
          {stage < 2
            ? null
            : drawn
                .slice(0, stage < 3 ? 12 : undefined)
                .map((look) => (
                  <SystemDrawing
                    key={look.id}
                    look={look}
                    at={geometry.systems[look.system]!}
                    out={isOut(board, look.system)}
                    glows={glowsAt(look, glows)}
                    targetOf={aims.get(look.system)}
                    mood={moodOf(look.id)}
                  />
                ))}
          {Wake === undefined || stage < 4 ? null : (
            <Wake {...{ geometry, board }} events={wake} before={props.since} now={state} faded={picks.length > 0} />
          )}
          {would !== undefined && ghosts !== undefined ? (
            <ghosts.GhostWays {...{ geometry, board }} before={stood.current} now={would} path={pathOf(path, point)} />
          ) : (
            <PickedPath systems={path} geometry={geometry} viewer={props.viewer} />
          )}
          <TapLayer
            targets={targets}
            picked={picks}
            tabOf={tabOf}
            onTap={tap}
            onPoint={pointAt}
            onInspect={onInspect}
          />
          <Hub
            state={stood.current}
            lang={lang}
            geometry={geometry}
            names={names}
            tabOf={tabOf}
            onInspect={(played) => onInspect({ played: played.colour })}
          />
          {props.overlay?.((key) => ringAt(geometry, key))}
          {Flying === undefined ? null : <Flying {...{ state: stood.current, geometry, board, instant }} />}
        </g>
      </svg>
      {diceLie(state, events, props.back === true) && <DiceOnTable {...{ state, events, lang, geometry }} />}
      <Zooms pinch={pinch} changed={props.changed} />
      {act === undefined ? null : <act.ScoringSwitch {...{ state, lang }} />}
    </div>
  )
}

/** The systems of a path, by number; also those of a move that is only pointed at. */
const pathOf = (path: readonly string[], point: Action | undefined): readonly number[] =>
  (point?.do === 'move' ? [point.from, ...point.legs.map(({ to }) => to)] : path).map((id) => ids.sys(id))

const NO_WAKE: NonNullable<BoardProps<State, Action>['wake']> = []

/** A system by its key, with what lies around it. */
function ringAt({ systems }: Geometry, key: string) {
  const at = key.startsWith('s') ? systems[ids.sys(key.slice(1))] : undefined
  return at === undefined ? undefined : { x: at.x, y: at.y, r: PLANET + 7 }
}

/** The target planets of Lars, by system. */
function larsTargets(state: State): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  state.options.colours.forEach((colour, seat) => {
    const target = read.target(state, seat) - 1
    if (target >= 0 && state.options.roles[seat] === 'lars') found.set(target, colour)
  })
  return found
}

/** What glows of a system; for most of them the same nothing. */
function glowsAt({ id, sites }: SystemLook, glows: ReadonlySet<string>): ReadonlySet<string> {
  return glows.has(id) || sites.some((site) => glows.has(site.id)) ? glows : NOTHING
}
const NOTHING: ReadonlySet<string> = new Set()

// Where the stepper of a move lies: at the ships that leave, towards the free middle of the board, on nothing that can be tapped.

import type { SystemId } from '@understudy/arcs/vocabulary'
import { type Box, clearSpot } from '../../../../ui/clear-spot.ts'

/** The systems of a move, from the first to where it leads. */
export type Way = readonly SystemId[]

interface Around {
  readonly board: Box
  /** The system that they leave, and its ships. */
  readonly from: Box
  readonly ships: readonly Box[]
  /** Where the move leads, by stops, and where it could lead. */
  readonly goals: readonly Box[]
  /** Other steppers, the buttons of the zoom. */
  readonly taken: readonly Box[]
  /** Systems and ships that have nothing to do with it. */
  readonly seen: readonly Box[]
}

export function besideShips(size: Pick<Box, 'width' | 'height'>, around: Around): { x: number; y: number } {
  const { board, from, ships, goals, taken, seen } = around
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
  return clearSpot(size, {
    about: ships.length === 0 ? from : boundsOf(ships),
    room: board,
    legal: [from, ...goals, ...taken],
    seen,
    middle,
  })
}

function boundsOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((each) => each.x)), Math.min(...boxes.map((each) => each.y))]
  const right = Math.max(...boxes.map((each) => each.x + each.width))
  return { x, y, width: right - x, height: Math.max(...boxes.map((each) => each.y + each.height)) - y }
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(`[data-region="board"] ${selector}`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0)

/** A system with what is on its rim: its number or its sign. */
function withSign({ x, y, width, height }: Box): Box {
  const by = width / 8
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Once for every way and every place of the map: it does not move while it is used. */
export function putBesideShips(element: HTMLElement, system: SystemId, way: Way): void {
  const disc = (id: SystemId) => boxesOf(`[data-key="s${id}"] > circle.catch`)
  const [from] = disc(system)
  const board = document.querySelector('[data-region="board"]')?.getBoundingClientRect()
  if (from === undefined || board === undefined) return
  const { width, height } = element.getBoundingClientRect()
  const key = [system, ...way, from.x, from.y, from.width, board.width, board.height, height].join(' ')
  if (element.dataset.put === key) return
  element.dataset.put = key
  const others = [...document.querySelectorAll('.arcs-stepping')].filter((each) => each !== element)
  const { x, y } = besideShips(
    { width, height },
    {
      board,
      from,
      ships: boxesOf(`[data-ships^="${system}."]`),
      goals: [...way.flatMap(disc).map(withSign), ...boxesOf('.arcs-tap.goal > circle.catch')],
      taken: [...others.map((each) => each.getBoundingClientRect()), ...boxesOf('button')],
      seen: [...boxesOf('.arcs-tap > circle.catch'), ...boxesOf('[data-ships]')],
    },
  )
  element.style.left = `${x}px`
  element.style.top = `${y}px`
}

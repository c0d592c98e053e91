// One target of each map in every state, drawn by the page's own parts among the page's own drawings: `states-all.full.browser.test.ts` packs this
// and runs it within the page. What is pointed at and what has the focus is for the test to do.

import { type ComponentChild, h, render } from 'preact'
import { TapLayer } from '../../src/games/arcs/board/tap-layer.tsx'
import { Piece as Unit } from '../../src/games/muhq/board/piece.tsx'
import type { PieceLook } from '../../src/games/rome/board/look.ts'
import { Pieces } from '../../src/games/rome/board/pieces.tsx'
import type { Role } from '../../src/ui/board/marks.ts'

export type Drawn = 'rest' | 'origin' | 'destination' | 'grave' | 'picked' | 'impossible'

const ROLES: Readonly<Partial<Record<Drawn, Role>>> = { origin: 'origin', destination: 'goal', grave: 'grave' }
const SVG = 'http://www.w3.org/2000/svg'
const nothing = () => undefined

/** A group in place of this one, which is hidden. */
function insteadOf(what: string, named: string): Element {
  const own = document.querySelector<SVGElement>(what)
  if (own === null) throw new Error(`no ${what}`)
  own.style.display = 'none'
  const known = document.querySelector(`#${named}`)
  if (known !== null) return known
  const group = document.createElementNS(SVG, 'g')
  group.id = named
  // Rules for what stands there hold for it, too.
  group.setAttribute('class', own.getAttribute('class') ?? '')
  own.after(group)
  return group
}

const numbers = (of: Element | null, name: string): number[] =>
  [...(of?.getAttribute(name) ?? '').matchAll(/-?[\d.]+/g)].map(([n]) => Number(n))

/** A system whose ships are whosever: what stands there is the page's. */
function arcs(state: Drawn): ComponentChild {
  const own = document.querySelector('.arcs-taps .arcs-tap')
  const [x = 0, y = 0] = numbers(own, 'transform')
  const [r = 0] = numbers(own?.querySelector('.catch') ?? null, 'r')
  const key = own?.getAttribute('data-key') ?? ''
  const system = [...document.querySelectorAll('.arcs-system')].find((each) => {
    const [sx = 0, sy = 0] = numbers(each, 'transform')
    return Math.hypot(sx - x, sy - y) < 1
  })
  if (system === undefined) throw new Error('no system is there')
  system.classList.toggle('dim', state === 'impossible')
  const role = ROLES[state]
  const choice =
    role === undefined ? undefined : ({ pick: { slot: role, value: key.slice(1) }, text: { say: '' } } as never)
  return h(TapLayer, {
    targets: [{ key, x, y, r, label: 'one', choice, what: null }],
    picked: state === 'picked' ? ([{ slot: 'from', value: key.slice(1) }] as never) : [],
    tabOf: () => 0 as const,
    onTap: nothing,
    onPoint: nothing,
    onInspect: nothing,
  })
}

function rome(state: Drawn): ComponentChild {
  const [x = 0, y = 0] = numbers(document.querySelector('.rome-pieces .rome-piece:has(.of-army)'), 'transform')
  const look: PieceLook = {
    ...({ key: 'army one', id: 'one', kind: 'army', faction: 0, colour: 0, side: 0, no: 0, x, y } as const),
    ...{ declared: true, count: 6, spent: false, general: true, aside: 0 },
  }
  const goals = document.querySelector('.rome-goals')
  // Something else can be reached.
  if (goals !== null) goals.innerHTML = state === 'impossible' ? '<g></g>' : ''
  return h(Pieces, {
    looks: [look],
    instant: true,
    ghosts: undefined,
    propsOf: () => ({
      ...{ can: ROLES[state] !== undefined, mark: ROLES[state], picked: state === 'picked', glows: false },
      ...{ label: 'one', tabIndex: 0 as const, id: 'army one', touch: { tap: nothing, inspect: nothing } },
    }),
  })
}

function muhq(state: Drawn): ComponentChild {
  const tiles = document.querySelector('.muhq-tap-tiles')
  if (tiles !== null) tiles.innerHTML = state === 'impossible' ? '<g></g>' : ''
  const look = {
    ...{ id: 1, card: 'one', name: 'one', seat: 'p1', x: 4, y: 3, attack: 2, range: 1, health: 3, full: 3 },
    ...{ ward: 0, repression: 0, tapped: false, active: false, boss: false, on: 'plain' },
  } as never
  return h(Unit, {
    ...{ look, compact: false, mark: ROLES[state], selected: state === 'picked', glows: false, label: 'one' },
    ...{ tabIndex: 0 as const, onTap: nothing, onInspect: nothing, onPoint: nothing },
  })
}

const GAMES: Readonly<Record<string, readonly [instead: string, draw: (state: Drawn) => ComponentChild]>> = {
  arcs: ['.arcs-taps', arcs],
  rome: ['.rome-pieces', rome],
  muhq: ['.muhq-units', muhq],
}

/** Draws it; the test finds it in `#one`. */
function show(game: string, state: Drawn): void {
  const [instead, draw] = GAMES[game]!
  render(draw(state), insteadOf(instead, 'one'))
}

Object.assign(window, { show })

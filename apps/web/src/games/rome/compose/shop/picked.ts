// What was picked in the shop and is not bought yet: it lies ready, in the order in which it will be bought. A card that is drawn
// comes last: what it is, or costs, nobody knows before.

import { type Action, rome, type State } from '@understudy/rome'
import { CHANCE } from '@understudy/table'
import type { PageProps } from '../page.ts'

const BOUGHT: ReadonlySet<Action['do']> = new Set<Action['do']>([
  ...(['buyGeneral', 'assign', 'buyAgent', 'removeCube', 'buyTroop', 'buyNavy', 'develop', 'build', 'road'] as const),
])

export const isBought = (action: Action): boolean => BOUGHT.has(action.do)

interface Picked {
  readonly all: readonly Action[]
  /** The one for which a card is drawn. */
  readonly draw: Action | undefined
  /** The purse with all of it paid, as far as that is known. */
  readonly gold: number
  /** The shop with everything gone that was picked; a draw apart. */
  readonly state: State
  readonly decision: PageProps['decision']
}

type Shop = Pick<PageProps, 'state' | 'decision'>

export function pickedIn({ state, decision }: Shop, actions: readonly Action[]): Picked {
  let now: Shop = { state, decision }
  for (const action of actions) {
    const after = bought(now.state, action)
    const next = after === undefined ? undefined : rome.decision(after)
    if (after === undefined || next?.kind !== 'spending')
      return { ...now, all: actions, gold: purseOf(after ?? now.state, now.state), draw: action }
    now = { state: after, decision: next }
  }
  return { ...now, all: actions, gold: purseOf(now.state), draw: undefined }
}

/** Undefined: a pack that leaves something open is asked for it first. */
function bought(state: State, action: Action): State | undefined {
  const after = rome.copy(state)
  try {
    rome.apply(after, action)
    return after
  } catch {
    return undefined
  }
}

/** One more; a draw stays the last. Undefined: a card is to be drawn already, and only one can be. */
export function pickAlso(picked: Picked, action: Action): readonly [Action, ...Action[]] | undefined {
  if (picked.draw === undefined) return [...picked.all, action] as unknown as readonly [Action, ...Action[]]
  if (drawsCard(picked.state, action)) return undefined
  return [...picked.all.slice(0, -1), action, picked.draw] as unknown as readonly [Action, ...Action[]]
}

function drawsCard(state: State, action: Action): boolean {
  const after = bought(state, action)
  return after === undefined || rome.decision(after)?.seat === CHANCE
}

function purseOf(state: State, shop = state): number {
  const frame = shop.frames.at(-1)
  return frame?.kind === 'spending' ? (state.sides[frame.side]?.gold ?? 0) : 0
}

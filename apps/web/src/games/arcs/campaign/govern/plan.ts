// Enforcing a Policy as one plan: of whom what is taken, where the Imperial ships go, who gets a Weapon, how one's tokens lie
// afterwards. The rules ask for these one after another; here they are worked out on a copy, with something chosen in each.

import { type Action, everyAction, type State } from '@understudy/arcs'
import { type CampaignAction, camp, POLICIES } from '@understudy/arcs/act'
import { arcs } from '@understudy/arcs/lean'
import { copyState, ids, read, seatOf } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import type { Decision, GameEvent } from '@understudy/table'

type ActionOf<D> = Extract<CampaignAction, { do: D }>

export interface Line {
  readonly id: string
  readonly doing: 'exact' | 'escalate' | 'supplyWeapons'
  readonly of?: Colour
  readonly options: readonly Action[]
  readonly chosen: Action
}

export interface Plan {
  readonly lines: readonly Line[]
  /** Everything after "enforce", in its order. */
  readonly steps: readonly Action[]
  /** Where one's tokens may be rearranged, the last time. */
  readonly arranging?: { readonly state: State; readonly decision: Decision<Action> }
  /** What comes of it, as far as it is certain. */
  readonly events: readonly GameEvent[]
}

export const ENFORCE = { do: 'enforce' } as unknown as Action
const DECLINE: Action = { do: 'decline' }

/** `chosen`: by the id of its line. `arranged`: how one's tokens are to lie; left out if the rules will not have it. */
export function planOf(
  state: State,
  seat: Colour,
  chosen: Readonly<Record<string, Action>> = {},
  arranged?: Action,
): Plan {
  const now = copyState(state)
  const events: GameEvent[] = []
  const lines: Line[] = []
  const steps: Action[] = []
  let last: { at: number; state: State; decision: Decision<Action> } | undefined
  const take = (action: Action): void => arcs.apply(now, action, { event: (what) => events.push(what) })
  take(ENFORCE)
  for (let decision = arcs.decision(now); decision?.seat === seat; decision = arcs.decision(now)) {
    if (decision.kind === 'overflow') {
      if (decision.legal(DECLINE) !== undefined) break
      const here = copyState(now)
      last = { at: steps.length, state: here, decision: arcs.decision(here)! }
      steps.push(DECLINE)
      take(DECLINE)
      continue
    }
    const line = CHAIN.includes(decision.kind) ? lineOf(now, seat, chosen) : undefined
    if (line === undefined) break
    lines.push(line)
    steps.push(line.chosen)
    take(line.chosen)
  }
  if (last === undefined) return { lines, steps, events }
  if (arranged !== undefined && last.decision.legal(arranged) === undefined) steps[last.at] = arranged
  return { lines, steps, events, arranging: { state: last.state, decision: last.decision } }
}

const CHAIN: readonly string[] = ['demand', 'policyAction', 'supplyWeapons']

function lineOf(state: State, seat: Colour, chosen: Readonly<Record<string, Action>>): Line | undefined {
  const all = everyAction(state) as unknown as CampaignAction[]
  const [first] = all
  if (first === undefined) return undefined
  // Under War it matters who is expelled before whom: that is asked step by step.
  const expels = all.some((action) => action.do === 'exact' && action.expel === true)
  if (expels && POLICIES[camp.policy(state)] === 'war' && new Set(all.map(ofWhom)).size > 1) return undefined
  const doing = first.do as Line['doing']
  const of = ofWhom(first)
  const id = of === undefined ? doing : `${doing} ${of}`
  const options = all.filter((action) => ofWhom(action) === of) as unknown as Action[]
  const wish = chosen[id]
  const kept = wish === undefined ? undefined : options.find((option) => equal(option, wish))
  return { id, doing, ...(of === undefined ? {} : { of }), options, chosen: kept ?? proposed(state, seat, options) }
}

const ofWhom = (action: CampaignAction): Colour | undefined => (action.do === 'exact' ? action.of : undefined)

/** Ships where one has most, nobody expelled, of one's own tokens one of which there is another; else the first there is. */
function proposed(state: State, seat: Colour, options: readonly Action[]): Action {
  const own = seatOf(state, seat)
  const worth = (action: CampaignAction): number => {
    if (action.do === 'escalate') return read.ships(state, ids.sys(action.at), own)
    if (action.do !== 'exact') return 0
    if (action.expel === true) return -1
    return action.of === seat && spare(state, own, action) ? 1 : 0
  }
  const values = options.map((option) => worth(option as unknown as CampaignAction))
  return options[values.indexOf(Math.max(...values))]!
}

function spare(state: State, own: number, { take }: ActionOf<'exact'>): boolean {
  if (take === undefined || !('slot' in take)) return false
  const type = read.slot(state, own, take.slot)
  return [0, 1, 2, 3, 4, 5, 6].filter((slot) => read.slot(state, own, slot) === type).length > 1
}

// "Other action", beside the board: what somebody may have done whether the rules allow it or not. An army goes anywhere
// by the shortest way, over the sea if need be, anything is built anywhere; the shell asks the rules and offers to allow
// it anyway.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { type Army, type FrameOf, targetOf, targetsFor } from '@understudy/rome/rules'
import { pickText } from '@understudy/rome/text'
import { BUILDINGS } from '@understudy/rome/vocabulary'
import type { Choice, Pick, Seat } from '@understudy/table'
import { askedFrame } from '../page.ts'
import { embarking, type LandWays, voyageTo } from './other-sea.ts'

type RomeChoice = Choice<Action>

export function other(state: State, _seat: Seat, picks: readonly Pick[]): RomeChoice[] {
  const frame = askedFrame(state)
  const [first] = picks
  if (frame?.kind === 'army') {
    const army = state.sides[frame.side]?.armies[frame.slot]
    if (army === undefined) return []
    if (first === undefined) return marches(army)
    const land = waysFrom(state, army.region)
    if (first.value === 'embark') return embarking(state, army, land)
    const ships = state.sides[frame.side]?.navies[army.aboard]?.sea ?? -1
    return anywhere(state, picks, journey(state, army, ships, land))
  }
  if (frame?.kind === 'campaign')
    return ([0, 1, 2, 3] as const).map((slot) => ({
      pick: { slot: 'army', value: slot },
      text: { say: 'pick.army', with: { slot: ['I', 'II', 'III', 'IV'][slot] ?? '' } },
      action: { do: 'activate', slot },
    }))
  if (frame?.kind === 'agents') return errands(state, frame, picks)
  if (frame?.kind === 'spending') return first === undefined ? works() : anywhere(state, picks, building)
  return []
}

/** Any card in hand, by any agent, aimed at whatever it can be aimed at at all, however far away. */
function errands(state: State, frame: FrameOf<'agents'>, [card, by]: readonly Pick[]): RomeChoice[] {
  const side = state.sides[frame.side]
  if (side === undefined || side.agents.length === 0) return []
  const { actions } = packOf(state)
  const called = (pick: Pick): Pick_ => ({ pick, text: pickText(state, frame, pick) })
  if (card === undefined)
    return [...new Set(side.hand.known)].flatMap((id): RomeChoice[] => {
      const of = actions.get(id)
      if (of === undefined || targetsFor(state, frame.side, of).length === 0) return []
      return [{ ...called({ slot: 'actionCard', value: id }), more: true }]
    })
  if (by === undefined)
    return side.agents.map((_, agent): RomeChoice => ({ ...called({ slot: 'agent', value: agent }), more: true }))
  const of = actions.get(String(card.value))
  if (of === undefined) return []
  return targetsFor(state, frame.side, of).map((each): RomeChoice => {
    const target = targetOf(state, of, each)
    const action: Action = { do: 'agent', card: of.id, agent: Number(by.value), target }
    return { ...called({ slot: 'target', value: target as never }), action }
  })
}

type Pick_ = { readonly pick: Pick; readonly text: RomeChoice['text'] }

const verb = (what: string): RomeChoice => ({
  pick: { slot: 'do', value: what },
  text: { say: 'pick.do', with: { what } },
  more: true,
})

/** From aboard one lands, or lands to attack. */
const marches = (army: Army): RomeChoice[] =>
  (army.aboard < 0 ? ['march', 'attack', 'besiege', 'embark'] : ['march', 'attack']).map(verb)

const works = (): RomeChoice[] => [
  ...BUILDINGS.map(
    (each): RomeChoice => ({
      pick: { slot: 'building', value: each },
      text: { say: 'pick.building', with: { building: each } },
      more: true,
    }),
  ),
  verb('cube'),
]

/** Every region, and what is done there. */
function anywhere(
  state: State,
  [first]: readonly Pick[],
  doing: (what: string, region: number, id: string) => Action | undefined,
): RomeChoice[] {
  return packOf(state).regions.flatMap(({ id, name }, no): RomeChoice[] => {
    const action = doing(String(first?.value), no, id)
    if (action === undefined) return []
    return [{ pick: { slot: 'region', value: id }, text: { say: 'pick.region', with: { region: name } }, action }]
  })
}

function building(what: string, _no: number, region: string): Action {
  const built = BUILDINGS.find((each) => each === what)
  return built === undefined ? { do: 'removeCube', region } : { do: 'build', building: built, region }
}

function journey(
  state: State,
  army: Army,
  ships: number,
  land: LandWays,
): (what: string, to: number, id: string) => Action | undefined {
  const idOf = (no: number) => packOf(state).regions[no]?.id ?? ''
  return (what, to, id) => {
    if (to === army.region) return undefined
    const way = land(to)?.map(idOf)
    if (way === undefined) {
      const voyage = voyageTo(state, army, ships, to, land)
      if (voyage === undefined || what === 'besiege') return undefined
      return what === 'march' ? { do: 'march', ...voyage } : { do: 'attack', target: id, ...voyage }
    }
    if (what === 'march') return { do: 'march', path: way }
    const path = way.slice(0, -1)
    return what === 'attack' ? { do: 'attack', target: id, path } : { do: 'besiege', target: id, path }
  }
}

/** The shortest ways over land and straits. */
function waysFrom(state: State, from: number): LandWays {
  const { regions } = packOf(state)
  const before = new Map<number, number>()
  const edge = [from]
  for (let at = edge.shift(); at !== undefined; at = edge.shift())
    for (const { to } of regions[at]?.borders ?? [])
      if (to !== from && !before.has(to)) {
        before.set(to, at)
        edge.push(to)
      }
  return (to) => {
    const way: number[] = []
    for (let at = to; at !== from; at = before.get(at) ?? from) {
      if (!before.has(at)) return undefined
      way.unshift(at)
    }
    return way
  }
}

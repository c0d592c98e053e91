// "Other action", beside the board: what somebody may have done whether the rules allow it or not. An army goes anywhere
// by the shortest way, anything is built anywhere; the shell asks the rules and offers to allow it anyway.

import { type Action, BUILDINGS, packOf, type State } from '@understudy/rome'
import type { Choice, Pick, Seat } from '@understudy/table'
import { askedFrame } from './page.ts'

type RomeChoice = Choice<Action>

export function other(state: State, _seat: Seat, picks: readonly Pick[]): RomeChoice[] {
  const frame = askedFrame(state)
  const [first] = picks
  if (frame?.kind === 'army') return first === undefined ? marches() : anywhere(state, picks, journey(state))
  if (frame?.kind === 'campaign')
    return ([0, 1, 2, 3] as const).map((slot) => ({
      pick: { slot: 'army', value: slot },
      text: { say: 'pick.army', with: { slot: ['I', 'II', 'III', 'IV'][slot] ?? '' } },
      action: { do: 'activate', slot },
    }))
  if (frame?.kind === 'spending') return first === undefined ? works() : anywhere(state, picks, building)
  return []
}

const verb = (what: string): RomeChoice => ({
  pick: { slot: 'do', value: what },
  text: { say: 'pick.do', with: { what } },
  more: true,
})

const marches = (): RomeChoice[] => ['march', 'attack', 'besiege'].map(verb)

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

function journey(state: State): (what: string, to: number, id: string) => Action | undefined {
  const frame = askedFrame(state)
  const from = frame?.kind === 'army' ? (state.sides[frame.side]?.armies[frame.slot]?.region ?? -1) : -1
  const before = waysFrom(state, from)
  const idOf = (no: number) => packOf(state).regions[no]?.id ?? ''
  return (what, to, id) => {
    const way: string[] = []
    for (let at = to; at !== from; at = before.get(at) ?? from) {
      if (!before.has(at)) return undefined
      way.unshift(idOf(at))
    }
    if (way.length === 0) return undefined
    const path = what === 'march' ? way : way.slice(0, -1)
    if (what === 'march') return { do: 'march', path }
    return what === 'attack' ? { do: 'attack', target: id, path } : { do: 'besiege', target: id, path }
  }
}

/** The region before each one on the shortest way over land and straits. */
function waysFrom(state: State, from: number): ReadonlyMap<number, number> {
  const { regions } = packOf(state)
  const before = new Map<number, number>()
  const edge = [from]
  for (let at = edge.shift(); at !== undefined; at = edge.shift())
    for (const { to } of regions[at]?.borders ?? [])
      if (to !== from && !before.has(to)) {
        before.set(to, at)
        edge.push(to)
      }
  return before
}

// What to change on a real table so that it shows another position, and the whole table as a list by component.

import type { Change } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import { STATUSES } from '../../vocabulary.ts'
import { say } from '../sayings.ts'
import { armyFact, placeName, seaName, sideName } from '../state/names.ts'
import { NONE, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Every fact of the open table as a sentence under a key; two tables differ where the sentences do. */
export function factsOf(state: State): Map<string, Change> {
  const pack = packOf(state)
  const all = new Map<string, Change>()
  all.set('round', say('table.round', { n: state.round }))
  state.sides.forEach((side, no) => {
    const seat = sideName(state, no)
    all.set(`gold.${no}`, say('table.gold', { seat, n: side.gold }))
    all.set(`vp.${no}`, say('table.vp', { seat, n: side.vp }))
    side.armies.forEach((army, slot) => {
      const fact = armyFact(state, no, slot)
      all.set(
        `army.${no}.${slot}`,
        army.aboard !== NONE
          ? say('table.armyAboard', { army: fact, n: army.aboard + 1 })
          : army.region === NONE
            ? say('table.armyOff', { army: fact })
            : say('table.armyAt', { army: fact, region: placeName(state, army.region) }),
      )
    })
    side.agents.forEach((agent, at) => {
      all.set(
        `agent.${no}.${at}`,
        agent.region === NONE
          ? say('table.agentOff', { seat, n: at + 1 })
          : say('table.agentAt', { seat, n: at + 1, region: placeName(state, agent.region) }),
      )
    })
    side.navies.forEach((navy, at) => {
      if (navy.sea !== NONE)
        all.set(
          `navy.${no}.${at}`,
          say('table.navyAt', { seat, n: at + 1, sea: seaName(state, navy.sea), cards: navy.cards }),
        )
    })
    side.stance.forEach((box, other) => {
      if (box > 0) all.set(`stance.${no}.${other}`, say('table.stance', { seat, towards: sideName(state, other), box }))
    })
    side.developments.forEach((rows, col) => {
      if (rows > 0) all.set(`dev.${no}.${col}`, say('table.developments', { seat, col: col + 1, n: rows }))
    })
    for (let other = no + 1; other < state.sides.length; other++) {
      all.set(
        `status.${no}.${other}`,
        say('table.status', {
          a: seat,
          b: sideName(state, other),
          status: STATUSES[statusOf(state, no, other)] ?? 'neutral',
        }),
      )
    }
  })
  state.lands.forEach((land, no) => {
    const region = placeName(state, no)
    if (land.holder !== NONE) all.set(`land.${no}`, say('table.holder', { region, seat: sideName(state, land.holder) }))
    if (land.cubes > 0) all.set(`cubes.${no}`, say('table.cubes', { region, n: land.cubes }))
    for (const building of ['walls', 'market', 'barracks', 'wonder'] as const) {
      if (land[building]) all.set(`${building}.${no}`, say('table.building', { region, building }))
    }
  })
  state.roads.forEach((owner, edge) => {
    const ends = pack.edges[edge]
    if (owner !== NONE && ends !== undefined) {
      all.set(
        `road.${edge}`,
        say('table.road', { a: placeName(state, ends.a), b: placeName(state, ends.b), seat: sideName(state, owner) }),
      )
    }
  })
  return all
}

export function changesBetween(from: State, to: State): Change[] {
  const before = factsOf(from)
  const after = factsOf(to)
  const changes: Change[] = []
  for (const [key, change] of after)
    if (JSON.stringify(before.get(key)) !== JSON.stringify(change)) changes.push(change)
  for (const [key, change] of before) if (!after.has(key)) changes.push(say('table.gone', { what: change }))
  return changes
}

export const setupOf = (state: State): Change[] => [...factsOf(state).values()]

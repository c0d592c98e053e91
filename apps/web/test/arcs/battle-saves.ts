// Games of Arcs brought to a battle, by bots; then red is a person's.

import { type Action, arcsPackage, type State } from '@understudy/arcs'
import { ids, isCity, read, seatOf, ships, siteOwner, write } from '@understudy/arcs/state'
import type { SystemId } from '@understudy/arcs/vocabulary'
import { type Controller, Table } from '@understudy/table'

type Arcs = Table<State, Action>

const OPTIONS = { players: 3, role2: 'supercat', role3: 'supercat' }
const RANDOM: Controller = { by: 'random' }
const MOST_SEEDS = 40
const MOST_STEPS = 900

/** The first game of these seeds in which it comes to that; `corrected`: the position is put right by hand. */
function found(reached: (table: Arcs) => boolean, corrected?: (state: State) => void): () => string {
  let file: string | undefined
  return () => {
    for (let seed = 0; seed < MOST_SEEDS && file === undefined; seed++) {
      const table = Table.start(arcsPackage, {
        options: OPTIONS,
        seats: { ...arcsPackage.seating(OPTIONS), red: RANDOM },
        seed: `battle ${seed}`,
      })
      for (let step = 0; step < MOST_STEPS && table.next().kind === 'auto' && file === undefined; step++) {
        if (reached(table)) {
          if (corrected !== undefined) {
            const state = arcsPackage.game.copy(table.state)
            corrected(state)
            table.edit(arcsPackage.game.serialise(state))
          }
          table.seat('red', { by: 'person' })
          table.title = 'Arcs'
          file = JSON.stringify(table.file())
        } else table.advance()
      }
    }
    if (file === undefined) throw new Error('no game gets there')
    return file
  }
}

const decides = (table: Arcs, kind: string) => {
  const decision = arcsPackage.game.decision(table.state)
  return decision?.seat === 'red' && decision.kind === kind ? decision : undefined
}

/** Red has to deal several hits. */
export const dealing = found((table) => (decides(table, 'hits')?.next([]).length ?? 0) > 2)

const attack = (table: Arcs): Extract<Action, { do: 'battle' }> | undefined => {
  const next = table.next()
  if (next.kind !== 'auto' || next.entry.t !== 'action') return undefined
  const action = next.entry.action as Action
  return action.do === 'battle' && next.entry.seat !== 'red' ? action : undefined
}

/** A bot is about to attack red. */
export const attacked = found((table) => attack(table)?.against === 'red')

/** Two bots are about to fight. */
export const amongOthers = found((table) => {
  const action = attack(table)
  return action !== undefined && action.against !== 'red'
})

/** Red can move and fight in the same system, for an action. */
export const manyVerbs = found((table) => {
  const turn = decides(table, 'turn')
  const paid = (doing: string) =>
    turn?.next([{ slot: 'do', value: doing }]).some(({ pick }) => pick.slot === 'pay' && pick.value === 'pip') === true
  return turn !== undefined && paid('move') && paid('battle')
})

const FIGHTS = [
  { slot: 'do', value: 'battle' },
  { slot: 'pay', value: 'pip' },
]
/** Red can fight in one system only, against either of two rivals, for an action. */
export const twoRivals = found((table) => {
  const turn = decides(table, 'turn')
  const [place, ...others] = turn?.next(FIGHTS) ?? []
  return place !== undefined && others.length === 0 && (turn?.next([...FIGHTS, place.pick]).length ?? 0) > 1
})

/** Red can pay for a deed with an action or with a token. */
export const payable = found((table) => {
  const turn = decides(table, 'turn')
  const pays = (turn?.next([]) ?? []).flatMap(({ pick, more }) => (more === true ? (turn?.next([pick]) ?? []) : []))
  const by = (token: boolean) =>
    pays.some(({ pick: { slot, value } }) => slot === 'pay' && (typeof value === 'object') === token)
  return by(true) && by(false)
})

/** Red chooses what a raid takes, of several things. */
export const raiding = found((table) => (decides(table, 'raid')?.next([]).length ?? 0) > 3)

const placesOf = (state: State): SystemId[] =>
  (arcsPackage.game.decision(state)?.next(FIGHTS) ?? []).map(({ pick }) => pick.value as SystemId)
/** Red can fight in one system only, against one rival, who has a city there: it may fall. */
export const besieging = found((table) => {
  const { state } = table
  const turn = decides(table, 'turn')
  const [place, ...others] = turn === undefined ? [] : placesOf(state)
  if (turn === undefined || place === undefined || others.length > 0) return false
  const rivals = turn.next([...FIGHTS, { slot: 'at', value: place }]).map(({ pick }) => String(pick.value))
  return (
    rivals.length === 1 &&
    [0, 1, 2].some((n) => {
      const site = read.site(state, ids.sys(place) * 3 + n)
      return isCity(site) && siteOwner(site) === seatOf(state, rivals[0]!)
    })
  )
})
/** Red can fight in one system only, where all ships of red and of everybody else whom red can attack have gathered. */
export const gathered = found(
  (table) => decides(table, 'turn') !== undefined && placesOf(table.state).length === 1,
  (state) => {
    const [place] = placesOf(state)
    const rivals = arcsPackage.game.decision(state)?.next([...FIGHTS, { slot: 'at', value: place! }]) ?? []
    const here = ids.sys(place!)
    for (const seat of ['red', ...rivals.map(({ pick }) => String(pick.value))].map((each) => seatOf(state, each))) {
      const left = read.shipsLeft(state, seat)
      let all = left
      for (let system = 0; system < 24; system++) {
        all += ships(state, system, seat)
        write.setFresh(state, system, seat, 0)
        write.setDamaged(state, system, seat, 0)
      }
      write.addShipsLeft(state, seat, -left)
      write.setFresh(state, here, seat, all)
    }
  },
)

import { type Action, arcsPackage, type State } from '@understudy/arcs'
import { BOARDS, isGate } from '@understudy/arcs/data'
import { controller, NOBODY, whenNow } from '@understudy/arcs/rules'
import { ids, ownerOf } from '@understudy/arcs/state'
import { Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { geometryFor } from '../draw/geometry.ts'
import { controlChanged, flightOf } from './wake.tsx'

it('where control changed: whose it was and whose it is, and nowhere else', () => {
  const options = { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' }
  const table: Table<State, Action> = Table.start(arcsPackage, {
    options,
    seats: arcsPackage.seating(options),
    seed: 'control',
  })
  const owner = (state: State, id: string) => {
    const who = controller(state, ids.sys(id), whenNow(state))
    return who === NOBODY ? undefined : ownerOf(state, who)
  }
  const all = ['1', '2', '3', '4', '5', '6'].flatMap((cluster) => ['g', 'a', 'c', 'h'].map((place) => cluster + place))
  for (let step = 0; step < 40; step++) table.advance()
  const before = table.stateAt(table.entries.length)
  for (let step = 0; step < 60; step++) table.advance()
  const now = table.state
  const changed = controlChanged(before, now).map(({ system, was, is }) => [ids.sysId(system), was, is])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed).toEqual(all.map((id) => [id, owner(before, id), owner(now, id)]).filter(([, was, is]) => was !== is))
  expect(controlChanged(now, now)).toEqual([])
  expect(controlChanged(undefined, now)).toEqual([])
})

it('a flight between gates is drawn along their ring, also where it is out of play, and never across the middle', () => {
  const geometry = geometryFor(968 / 700)
  const { centre, ring } = geometry
  for (const board of BOARDS)
    for (const from of board.systems.filter(isGate))
      for (const to of board.neighbours[from]!.filter(isGate)) {
        const { line, tip, tail } = flightOf(geometry, board, [ids.sysId(from), ids.sysId(to)])
        for (const { x, y } of [...line, tip, tail])
          expect(Math.hypot((x - centre.x) / ring.x, (y - centre.y) / ring.y)).toBeGreaterThan(0.9)
      }
})

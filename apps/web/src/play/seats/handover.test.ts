// A person may sit down for a bot that cannot go on, also where the rules know no way to exchange what it plays with.

import { arcsPackage } from '@understudy/arcs'
import { type Controller, type Logged, Table } from '@understudy/table'
import { expect, test } from 'vitest'
import type { AnyTable } from '../../store/games.ts'
import type { Play } from '../play.ts'
import { Signals } from '../signals.ts'
import { reseat } from './by-hand.ts'
import { whyNotTo } from './handover.ts'

const person: Controller = { by: 'person' }

/** A Lars in the midst of its turn. */
function midTurn() {
  const options = { players: 3, role1: 'lars', role2: 'lars', role3: 'lars' }
  const table: AnyTable = Table.start(arcsPackage, { options, seed: 'handover' })
  while (arcsPackage.game.decision(table.state)?.kind !== 'turn') table.advance()
  const running = Object.assign(new Signals(), {
    pkg: arcsPackage,
    table,
    record: (what: () => Logged) => what(),
    differ: () => {},
  })
  return { table, play: running as unknown as Play, seat: arcsPackage.game.decision(table.state)?.seat ?? '' }
}

test('a Lars that plays on keeps its turn', () => {
  const { play, seat } = midTurn()
  expect(whyNotTo(play, seat, person)?.en).toContain('it can change hands when that is over')
  expect(whyNotTo(play, seat, { by: 'random' })).toBeUndefined()
})

test('a Lars that cannot go on gives it to a person, who finishes it', () => {
  const { table, play, seat } = midTurn()
  play.broken.value = { en: 'It cannot go on.', ru: 'Дальше никак.' }
  expect(whyNotTo(play, seat, person)).toBeUndefined()
  reseat(play, seat, person)
  expect(table.next()).toMatchObject({ kind: 'person', seat })
  table.act({ do: 'end' })
})

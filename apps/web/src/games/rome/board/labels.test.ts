import { romePackage } from '@understudy/rome'
import { Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { leaderOf } from './labels.ts'

it('names who leads an army as far as its viewer knows him', () => {
  const options = { role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }
  const seats = { ...romePackage.seating(options), ROM: { by: 'random' } as const }
  const table = Table.start(romePackage, { options, seats, seed: 'led' })
  while (table.state.phase !== 'campaign') table.advance()
  const armyIn = (viewer: string) => {
    const state = romePackage.game.view(table.state, viewer)
    return { state, army: state.sides[0]!.armies[0]! }
  }
  const own = armyIn('ROM')
  expect(leaderOf(own.state, own.army, 'en')).toBe('Fabius Maximus')
  const theirs = armyIn('GRE')
  expect(leaderOf(theirs.state, theirs.army, 'en')).toBe('a general, face down')
  own.army.general.known = []
  expect(leaderOf(own.state, own.army, 'ru')).toBe('без полководца')
})

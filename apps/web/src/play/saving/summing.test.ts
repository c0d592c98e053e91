import { arcsPackage, type State } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import { romePackage } from '@understudy/rome'
import { Table } from '@understudy/table'
import { expect, test } from 'vitest'
import { review } from '../../games/arcs/review.ts'
import { review as rome } from '../../games/rome/review.ts'
import type { Review } from '../../games/ui.ts'
import { summing } from './summing.ts'

test('what was scored, by chapter and ambition, adds up to the Power of the end', () => {
  const options = { players: 3, role1: 'supercat', role2: 'supercat', role3: 'lars' }
  const table = Table.start(arcsPackage, { options, seats: arcsPackage.seating(options), seed: 'summed' })
  while (table.next().kind === 'auto') table.advance()
  const steps = summing(table, review as Review<unknown>)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const { scored, states } = step.value
  const last = states.at(-1) as State
  for (const [seat, colour] of last.options.colours.entries()) {
    const own = scored.filter((each) => each.seat === colour)
    expect(own.reduce((sum, { n }) => sum + n, 0)).toBe(read.power(last, seat))
    // Each stands in the chapter that it was scored in.
    const [before] = states.filter((state) => read.chapter(state as State) === 2) as State[]
    const first = own.filter(({ part }) => part === 1).reduce((sum, { n }) => sum + n, 0)
    expect(first).toBe(read.power(before ?? last, seat))
  }
  expect(new Set(scored.map(({ what }) => what)).size).toBeGreaterThan(2)
})

test('in Rome a look at a card is no decision', () => {
  const options = { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent', 'victory.maxRounds': 2 }
  const table = Table.start(romePackage, { options, seats: romePackage.seating(options), seed: 'looks' })
  while (table.next().kind === 'auto') table.advance()
  const rulesOf = (asked: Review<unknown> | undefined) => {
    const steps = summing(table, asked)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value.rules.map(({ node }) => node)
  }
  expect(rulesOf(undefined)).toContain('SPN-4.1')
  expect(rulesOf(rome as Review<unknown>)).not.toContain('SPN-4.1')
})

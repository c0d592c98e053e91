// What the pages of both editions have apart: numbers on the suit pages, the threshold for claims. What only the campaign
// has is in `campaign`.

import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { supercatBook } from './books-testing.ts'
import { SupercatBench, turnOf } from './bot-testing.ts'

const quiet = (table: SupercatBench): SupercatBench =>
  table.court({ card: 'BC25' }, { card: 'BC22' }, { card: 'BC21' }, { card: 'BC18' })
const campaign = { edition: 'campaign' } as const

describe('the campaign edition', () => {
  it('has its own numbers where they differ', () => {
    const of = (edition: string) => new Set(listNodes(supercatBook, edition).map(({ node }) => node))
    const [base, other] = [of('base'), of('campaign')]
    expect([...base].filter((node) => !other.has(node))).toEqual(['AGG.3', 'AGG.28', 'MOB.28'])
    expect([...other].filter((node) => !base.has(node))).toEqual(['AGG.4', 'AGG.27', 'MOB.27'])
  })

  it('T09 wants half as many claims as unbuilt cities, rounded down', () => {
    const table = () =>
      quiet(new SupercatBench().city('red', '1c').city('red', '5a').port('red', '1h').ships('red', '1h', 2)).draws(
        'construction-4',
        'mobilization-4',
      )
    expect(turnOf(table(), { actions: 1 }).did('lead')[0]?.card).toBe('mobilization-4')
    expect(turnOf(table(), { actions: 1, ...campaign }).did('lead')[0]?.card).toBe('construction-4')
  })

  it('AGG.4 secures an effective Vox card; AGG.4 is passed over if it is not effective', () => {
    const table = (supply: number) => {
      const made = new SupercatBench().port('red', '1h').unbuilt('red', 0)
      made.court({ card: 'BC26', agents: { red: 1 } }, { card: 'BC25' }, { card: 'BC22' })
      return made.ships('red', '1h', 15 - supply).draws('aggression-3', 'aggression-4')
    }
    expect(turnOf(table(4), { actions: 2, ...campaign }).nodes).toEqual(['GP.2', 'AGG.4'])
    expect(turnOf(table(3), campaign).answers('AGG.4')[0]).toBe(false)
  })

  const rivalCity = (...cards: Parameters<SupercatBench['draws']>) =>
    quiet(new SupercatBench().port('red', '1h').unbuilt('red', 0).ships('red', '4g', 3).city('yellow', '4a')).draws(
      ...cards,
    )

  it('AGG.27 and MOB.27 take control of a rival city', () => {
    expect(turnOf(rivalCity('aggression-3', 'aggression-4'), campaign).nodes).toContain('AGG.27')
    expect(turnOf(rivalCity('mobilization-3', 'mobilization-4'), campaign).nodes).toContain('MOB.27')
  })

  it('AGG.27 and MOB.27 are passed over without one', () => {
    const alone = (...cards: Parameters<SupercatBench['draws']>) =>
      quiet(new SupercatBench().port('red', '1h').unbuilt('red', 0).ships('red', '4g', 3)).draws(...cards)
    expect(turnOf(alone('aggression-3', 'aggression-4'), campaign).answers('AGG.27')[0]).toBe(false)
    expect(turnOf(alone('mobilization-3', 'mobilization-4'), campaign).answers('MOB.27')[0]).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { CampaignBench } from '../../../rules/campaign/campaign-testing.ts'
import type { FateId, Part } from '../../../rules/campaign/vocabulary.ts'
import * as campWrite from '../../../rules/state/campaign/write.ts'
import { advanceBetween, afterParts } from './objective.ts'

/** Red has the Fate in question; the others have Fates that do not interfere. */
const bench = (fate: FateId): CampaignBench =>
  new CampaignBench(4, [
    fate,
    ...(['magnate', 'founder', 'admiral', 'caretaker'] as const).filter((id) => id !== fate).slice(0, 3),
  ])

/** Yellow gives red the Relic in its first slot: with it red is alone first in Keeper. */
const relic: Part = { from: 'yellow', to: 'red', slot: 0 }
const keeper = (table: CampaignBench): CampaignBench => table.tokens('yellow', 'relic').declared('keeper')
const advances = (table: CampaignBench, parts: readonly Part[] = [relic], agreed = true) =>
  advanceBetween(table.state, afterParts(table.state, parts, agreed), 0)

describe('supercat/A140: what advances an objective', () => {
  it('directly: a resource or a Favor for the Magnate, in Negotiations only', () => {
    const table = bench('magnate').tokens('yellow', 'fuel')
    expect(advances(table)).toEqual({ how: 'now', by: 2 })
    expect(advances(table, [{ from: 'yellow', to: 'red', promise: true }])).toEqual({ how: 'now', by: 2 })
    expect(advances(table, [relic], false)).toBeUndefined()
    expect(advances(table.objective('red', 0))).toBeUndefined()
  })

  it('indirectly: the Steward as First Regent wins a declared ambition', () => {
    const wins = { how: 'wins', ambition: 'keeper' }
    expect(advances(keeper(bench('steward')))).toEqual(wins)
    expect(advances(keeper(bench('steward').firstRegent('blue')))).toBeUndefined()
    expect(advances(bench('steward').tokens('yellow', 'relic'))).toBeUndefined()
  })

  it('a tie for first is not winning, and what it wins already does not count again', () => {
    expect(advances(keeper(bench('partisan')).tokens('blue', 'relic'))).toBeUndefined()
    expect(advances(keeper(bench('steward')).tokens('red', 'relic', 'relic'))).toBeUndefined()
  })

  it('indirectly: the Founder as Outlaw wins, or controls a system more', () => {
    const table = (): CampaignBench => bench('founder').ships('yellow', '1g', 1)
    const ship: Part = { from: 'yellow', to: 'red', cede: { ship: '1g' } }
    expect(advances(keeper(table().outlaw('red')))).toEqual({ how: 'wins', ambition: 'keeper' })
    expect(advances(table().ships('yellow', '2g', 1).outlaw('red'), [ship])).toEqual({ how: 'controls', system: '1g' })
    expect(advances(table().ships('yellow', '2g', 1), [ship])).toBeUndefined()
    expect(advances(table().ships('yellow', '2g', 1).imperial('1g', 1).outlaw('red'), [ship])).toBeUndefined()
  })

  it('indirectly: the Caretaker wins with a Golem', () => {
    const awake = keeper(bench('caretaker'))
    campWrite.setHearth(awake.state, 0, true)
    expect(advances(awake)).toEqual({ how: 'wins', ambition: 'keeper' })
    expect(advances(keeper(bench('caretaker')))).toBeUndefined()
  })

  it('indirectly: the Partisan wins what it is not outraged in', () => {
    expect(advances(keeper(bench('partisan')))).toEqual({ how: 'wins', ambition: 'keeper' })
    expect(advances(keeper(bench('partisan')).outrage('red', 'relic'))).toBeUndefined()
    expect(advances(keeper(bench('partisan')).outrage('red', 'fuel'))).toEqual({ how: 'wins', ambition: 'keeper' })
  })

  it('indirectly: the Admiral as Regent wins, or is invited while it wins', () => {
    expect(advances(keeper(bench('admiral')))).toEqual({ how: 'wins', ambition: 'keeper' })
    expect(advances(keeper(bench('admiral').outlaw('red').firstRegent('yellow')))).toBeUndefined()
    const invited = keeper(bench('admiral').outlaw('red').firstRegent('yellow')).tokens('red', 'relic', 'relic')
    expect(advances(invited, [{ from: 'yellow', to: 'red', invite: true }])).toEqual({
      how: 'wins',
      ambition: 'keeper',
    })
  })

  it('indirectly: the Believer wins, whatever is left of its stack', () => {
    expect(advances(keeper(bench('believer')))).toEqual({ how: 'wins', ambition: 'keeper' })
    expect(advances(keeper(bench('believer').objective('red', 0)))).toBeUndefined()
  })

  it('nothing of that kind advances the Advocate', () => {
    expect(advances(keeper(bench('advocate')))).toBeUndefined()
  })
})

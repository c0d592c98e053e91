import { describe, expect, it } from 'vitest'
import { usableSlots } from '../../../rules/board/resources.ts'
import { type FateId, GOLEMS, type GolemId } from '../../../rules/campaign/vocabulary.ts'
import * as set from '../../../rules/state/campaign/write.ts'
import * as read from '../../../rules/state/read.ts'
import * as write from '../../../rules/state/write.ts'
import { actTurn, cc, didCampaign, FateBench } from '../campaign/act-testing.ts'

/** Yellow is the Caretaker: red has a Golem in a slot. */
const holding = (golem: GolemId, awake = true, fate: FateId = 'admiral'): FateBench => {
  const table = new FateBench(fate, {}, ['caretaker', 'believer', 'founder']).golemsAt().council('decided')
  table
    .court({ card: cc('CC09') }, { card: cc('CC10') })
    .port('red', '1h')
    .unbuilt('red', 0)
    .outlaw('red')
  write.setSlot(table.state, 0, 0, 6 + GOLEMS.indexOf(golem))
  set.setAwake(table.state, GOLEMS.indexOf(golem), awake)
  return table
}
const CARDS = ['construction-4', 'construction-5'] as const

describe('Golems', () => {
  it('GO.1 the Warrior strikes where its Trophies would contend Warlord; GO.5 it goes to the rival with the least Power', () => {
    const table = holding('warrior')
      .ships('blue', '4g', 0, 2)
      .ships('yellow', '5g', 0, 1)
      .power('blue', 1)
      .power('yellow', 3)
    const turn = actTurn(table.draws(...CARDS), { actions: 3 })
    expect(didCampaign(turn, 'useGolem')[0]).toEqual({ do: 'useGolem', golem: 'warrior', at: '4g' })
    expect(turn.nodes.slice(1, 3)).toEqual(['GO.1', 'GO.5'])
    expect(didCampaign(turn, 'giveGolem')[0]?.to).toBe('blue')
  })

  it('GO.1 is passed over while the Warrior sleeps, or if nothing is damaged', () => {
    expect(
      actTurn(
        holding('warrior', false)
          .ships('blue', '4g', 0, 2)
          .draws(...CARDS),
      ).answers('GO.1')[0],
    ).toBe(false)
    expect(
      actTurn(
        holding('warrior')
          .ships('blue', '4g', 2)
          .draws(...CARDS),
      ).answers('GO.1')[0],
    ).toBe(false)
  })

  it('GO.2 the Protector repairs all its ships', () => {
    const turn = actTurn(
      holding('protector')
        .ships('red', '4g', 1, 2)
        .ships('red', '1h', 0, 1)
        .draws(...CARDS),
      { actions: 2 },
    )
    expect(didCampaign(turn, 'useGolem')[0]).toMatchObject({
      golem: 'protector',
      repair: [
        { of: 'red', at: '1h', n: 1 },
        { of: 'red', at: '4g', n: 2 },
      ],
    })
  })

  it('GO.2 is passed over without a damaged ship', () => {
    expect(
      actTurn(
        holding('protector')
          .ships('red', '4g', 1)
          .draws(...CARDS),
      ).answers('GO.2')[0],
    ).toBe(false)
  })

  it('GO.4 the Harvester brings what makes it contend a declared ambition', () => {
    const turn = actTurn(
      holding('harvester')
        .declared('keeper')
        .tokens('blue', 'relic')
        .draws(...CARDS),
      { actions: 2 },
    )
    expect(didCampaign(turn, 'useGolem')[0]).toEqual({ do: 'useGolem', golem: 'harvester', gain: 'relic' })
    expect(read.slot(turn.state, 0, 0)).toBeGreaterThan(0)
  })

  it('GO.4 is passed over if no ambition of tokens is declared', () => {
    expect(
      actTurn(
        holding('harvester')
          .declared('warlord')
          .draws(...CARDS),
      ).answers('GO.4')[0],
    ).toBe(false)
  })

  it('PR.8 a Seeker serves like Fuel for a combat card (GO.3)', () => {
    const table = holding('seeker', true, 'steward')
      .declared('warlord')
      .tokens('red', null, 'weapon')
      .ships('red', '4g', 4)
    table.ships('blue', '5g', 1)
    const turn = actTurn(table.draws(...CARDS))
    expect(didCampaign(turn, 'useGolem')[0]).toMatchObject({ golem: 'seeker', from: '4g' })
    expect(turn.did('battle')[0]).toMatchObject({ at: '5g', against: 'blue' })
  })

  it('supercat/A129 a Golem lies behind what counts, and stays when tokens that are worth nothing go', () => {
    const table = holding('warrior', false).declared('keeper').tokens('red', null, 'relic', 'weapon')
    // Three slots are open: one token has to go when the tax brings a Relic.
    table.city('red', '4a').unbuilt('red', 4).city('blue', '2h').tokens('blue', 'relic')
    expect(usableSlots(table.state, 0)).toBe(3)
    const turn = actTurn(table.draws('administration-5', 'administration-6'))
    expect(turn.did('tax')).toHaveLength(1)
    const kept = [0, 1, 2, 3, 4, 5, 6].map((slot) => read.slot(turn.state, 0, slot)).filter((token) => token > 0)
    expect(kept.sort()).toEqual([4, 4, 6])
  })
})

import { describe, expect, it } from 'vitest'
import { VOX } from '../../../data/court.ts'
import { F, push } from '../../../rules/state/stack.ts'
import { actTurn, cc, didCampaign, FateBench } from '../campaign/act-testing.ts'

const LEADS = ['aggression-3', 'aggression-4'] as const
const table = (agents: number, card: string, fate: 'steward' | 'caretaker' = 'caretaker') =>
  new FateBench(fate)
    .golemsAt()
    .council('decided')
    .court({ card: cc(card), agents: { red: agents } }, { card: cc('CC05') }, { card: cc('CC10') })
    .port('red', '1h')
    .unbuilt('red', 0)
    .ships('red', '1h', 2)

describe('Vox cards of the campaign', () => {
  it('VX.7, VX.7a and VX.7b Council Intrigue: a Steward without the tile secures it, and its agents go where it is preferred', () => {
    const turn = actTurn(
      table(2, 'CC12', 'steward')
        .firstRegent('yellow')
        .draws(...LEADS),
    )
    const [intrigue] = didCampaign(turn, 'intrigue')
    // Skirmishers have the Weapon icon.
    expect(intrigue?.to).toEqual([cc('CC05'), cc('CC05')])
    expect(turn.answers('VX.7')).toEqual([true, false])
  })

  it('VX.7, VX.7a and VX.7b are passed over for other Vox cards', () => {
    const turn = actTurn(
      table(1, 'CC15')
        .blight('1c', 0, 2)
        .blight('1a', 0, 1)
        .draws(...LEADS),
    )
    expect([...turn.answers('VX.7'), ...turn.answers('VX.7b')]).toEqual([false, false])
    expect(turn.answers('VX.7a')).toEqual([])
  })

  it('VX.9 Blight Looms is effective if its Trophies contend Warlord: the cluster with most damaged Blight', () => {
    const bench = table(1, 'CC15').ships('red', '4g', 1).blight('1c', 0, 1).blight('4a', 0, 2)
    const turn = actTurn(bench.draws(...LEADS))
    expect(turn.nodes.slice(0, 3)).toEqual(['GP.2', 'AGG.4', 'VX.9'])
    expect(didCampaign(turn, 'looms')[0]?.cluster).toBe(4)
  })

  it('VX.9 is passed over for another card; Blight Looms without damaged Blight is not effective', () => {
    expect(
      actTurn(
        table(1, 'CC15')
          .blight('1c', 1)
          .draws(...LEADS),
      ).answers('GP.2'),
    ).toEqual([false])
    const turn = actTurn(
      table(2, 'CC12', 'steward')
        .firstRegent('yellow')
        .draws(...LEADS),
    )
    expect(turn.answers('VX.9')).toEqual([])
  })

  it('AGG.4 Diplomatic Fiasco is effective if a rival would have to discard', () => {
    const bench = () => table(1, 'CC13').guild('yellow', cc('CC01'), cc('CC02'), cc('CC03'))
    expect(
      actTurn(
        bench()
          .agents('yellow', 1)
          .draws(...LEADS),
        { actions: 2 },
      ).nodes,
    ).toContain('AGG.4')
    expect(actTurn(bench().draws(...LEADS)).answers('AGG.4')[0]).toBe(false)
  })

  it('AGG.4 Council Intrigue is not effective for another Fate', () => {
    expect(
      actTurn(
        table(1, 'CC12')
          .firstRegent('yellow')
          .draws(...LEADS),
      ).answers('AGG.4')[0],
    ).toBe(false)
  })

  it('VX.4 Song of Freedom frees a rival city, never a Free one', () => {
    const bench = table(1, 'CC14').ships('red', '1a', 3).city('yellow', '1a').free('1a').counter('red', 3)
    const followed = bench.ships('blue', '3c', 1).after('aggression-2', 'aggression-3', 'construction-3')
    const turn = actTurn(followed)
    expect(turn.did('free')[0]).toEqual({ do: 'free', city: '1a/1', seize: true })
  })

  it('VX.4 frees nothing in the turn of another seat where it controls only in its own', () => {
    const bench = table(0, 'CC12').ships('red', '5h', 1).imperial('5h', 1).city('yellow', '5h').ships('blue', '3c', 1)
    bench.hand('blue', 'aggression-2').round('blue').act({ do: 'lead', card: 'aggression-2' })
    push(bench.state, F.vox, 0, VOX.songOfFreedom)
    const turn = actTurn(bench, { actions: 1 })
    expect(turn.actions).toEqual([{ do: 'free' }])
  })
})

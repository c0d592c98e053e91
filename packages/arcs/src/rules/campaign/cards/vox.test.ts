// The five Vox cards of the campaign: their Crises, and what they do when secured.

import { describe, expect, it } from 'vitest'
import * as camp from '../../state/campaign/read.ts'
import { FREE_STATES } from '../../state/owners.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { isDamaged, siteOwner } from '../../state/sites.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { CARD } from '../data.ts'

const PIP = 'pip' as const

describe('Vox cards', () => {
  it('campaign/14.2, CC14: Song of Freedom frees a city of whoever has most Power, who chooses (R17)', () => {
    const bench = new CampaignBench()
      .power('yellow', 4)
      .city('yellow', '1a', true)
      .city('yellow', '2a')
      .court({ card: 'BC29' })
      .dice(1, 1)
      .frame('courtCrises')
    expect(bench.waits).toBe('freeCity.yellow')
    bench.do({ do: 'freeCity', city: '1a/1' })
    expect([siteOwner(bench.site('1a')), isDamaged(bench.site('1a')), bench.of(read.citiesLeft, 'yellow')]).toEqual([
      FREE_STATES,
      true,
      4,
    ])
    expect(read.rowCard(bench.state, 0)).toBe(29)
  })

  it('campaign/14.2, CC14, R21: secured, it frees a city under control and may seize; the card is shuffled in', () => {
    const bench = new CampaignBench()
      .settled()
      .court({ card: 'BC29', agents: { yellow: 1 } })
      .city('yellow', '1a')
      .hand('yellow', 'aggression-6')
    bench.leads('red', 'aggression-2').act({ do: 'end' }).act({ do: 'surpass', card: 'aggression-6' })
    bench.act({ do: 'secure', card: 'BC29', pay: PIP })
    expect(bench.no({ do: 'free', city: '1a/1' })).toBe('no.control')
    bench.ships('yellow', '1a', 1).act({ do: 'free', city: '1a/1', seize: true })
    expect([
      read.initiative(bench.state),
      siteOwner(bench.site('1a')),
      read.has(bench.state, Pile.COURT_DECK, 28),
    ]).toEqual([1, FREE_STATES, true])
  })

  it('campaign/14.2, CC14: Song of Freedom: with equal Power the first in turn order', () => {
    const bench = new CampaignBench(3).power('yellow', 4).power('blue', 4)
    for (const colour of ['yellow', 'blue'] as const)
      bench.city(colour, colour === 'blue' ? '2a' : '1a').city(colour, colour === 'blue' ? '3a' : '4a')
    write.setInitiative(bench.state, 2)
    bench.court({ card: 'BC29' }).dice(1, 1).frame('courtCrises')
    expect(bench.waits).toBe('freeCity.blue')
  })

  it('campaign/14.2, CC15: Blight Looms repair the rolled cluster, then come to planets of the symbol without Blight', () => {
    const bench = new CampaignBench(3).blight('2g', 0, 1).blight('2a', 0, 1).blight('3a', 0, 1).blight('4g', 0, 1)
    bench
      .court({ card: 'CC15' as never, agents: { red: 1 } })
      .dice(4, 2)
      .frame('courtCrises')
    const at = (...systems: Parameters<typeof bench.pieces>[1][]) => systems.map((each) => bench.pieces('blight', each))
    expect(at('2g', '2a', '3a', '4g', '1a', '1c', '6a')).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 0],
      [0, 1],
    ])
    expect([read.has(bench.state, Pile.BURIED, CARD.blightLooms), bench.of(read.agentsLeft, 'red')]).toEqual([true, 10])
  })

  it('campaign/14.2, CC15: secured, Blight Looms clear a cluster with a piece of one’s own', () => {
    const bench = new CampaignBench(3).settled().blight('1c', 1, 1).blight('2a', 0, 1).ships('red', '1a', 1)
    bench.court({ card: 'CC15' as never, agents: { red: 1 } }).leads('red', 'administration-2')
    bench.frame('bargainSecure').do({ do: 'bargainSecure', card: 'CC15' as never })
    expect(bench.refused({ do: 'looms', cluster: 2 })).toBe('no.loomsCluster')
    bench.do({ do: 'looms', cluster: 1 })
    expect([bench.pieces('blight', '1c'), bench.lootOf('red', 'blight')]).toEqual([[1, 0], 1])
  })

  it('campaign/14.2, CC12: Council Intrigue: in a Crisis its agents go onto the Council', () => {
    const bench = new CampaignBench(3).council('decided')
    bench
      .court({ card: 'CC12' as never, agents: { red: 2, blue: 1 } })
      .dice(1, 1)
      .frame('courtCrises')
    expect(camp.council(bench.state)).toBe(camp.IN_SESSION)
    expect([0, 1, 2].map((seat) => read.courtAgents(bench.state, 4, seat))).toEqual([2, 0, 1])
    expect([bench.waits.startsWith('refill'), bench.of(read.agentsLeft, 'red')]).toEqual([true, 8])
  })

  it('campaign/14.2, CC12: Council Intrigue, secured: no more agents go on than one had there; Rivals’ are captured', () => {
    const bench = new CampaignBench(3).settled().council('decided')
    bench.court({ card: 'CC12' as never, agents: { red: 2, blue: 1 } }, { card: 'BC02' }).frame('bargainSecure')
    bench.do({ do: 'bargainSecure', card: 'CC12' as never })
    const council = 'council' as never
    expect(bench.refused({ do: 'intrigue', to: [council, council, 'BC02'] })).toBe('no.intrigueAgents')
    bench.do({ do: 'intrigue', to: [council, 'BC02'] })
    expect([read.courtAgents(bench.state, 4, 0), read.courtAgents(bench.state, 1, 0)]).toEqual([1, 1])
    expect([camp.council(bench.state), bench.of(read.captives, 'red')]).toEqual([camp.IN_SESSION, 1])
  })

  it('campaign/14.2, CC13: Diplomatic Fiasco: protected cards count, but nobody owes them', () => {
    const bench = new CampaignBench(3, ['magnate', 'partisan', 'advocate'])
      .court({ card: 'CC13' as never })
      .guild('blue', 'BC02')
      .agents('red', 0)
      .agents('blue', 1)
    bench.dice(1, 1).frame('courtCrises')
    // Red has a protected card alone; blue owes two of three and has one to give.
    expect(bench.waits).toBe('dropGuild.blue')
    bench.do({ do: 'dropGuild', cards: ['BC02'] })
    expect([bench.has('red', 'F302' as never), bench.waits.startsWith('refill')]).toEqual([true, true])
  })

  it('campaign/14.2, CC13: Diplomatic Fiasco, secured, spares whoever secured it', () => {
    const bench = new CampaignBench(3, ['magnate', 'partisan', 'founder'])
      .settled()
      .guild('red', 'BC02', 'BC05')
      .guild('blue', 'BC08', 'BC09')
      .court({ card: 'CC13' as never, agents: { red: 1 } })
      .agents('blue', 1)
      .agents('red', 0)
    bench.frame('bargainSecure').do({ do: 'bargainSecure', card: 'CC13' as never })
    expect(bench.waits).toBe('dropGuild.blue')
    bench.do({ do: 'dropGuild', cards: ['BC08', 'BC09'] })
    expect([bench.has('red', 'BC02'), bench.has('red', 'BC05'), bench.waits.startsWith('dropGuild')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('campaign/R17: whose city is freed by the Crisis chooses it', () => {
    const bench = new CampaignBench(3)
      .power('yellow', 5)
      .city('yellow', '1a')
      .city('yellow', '2a')
      .court({ card: 'BC29' as never })
    bench.dice(1, 1).frame('courtCrises')
    expect(bench.waits).toBe('freeCity.yellow')
  })
})

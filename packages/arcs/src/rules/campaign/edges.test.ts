// Edges of Act I that a second reading of the reference brought up, by paragraph.

import { describe, expect, it } from 'vitest'
import { VOX } from '../../data/court.ts'
import { FACES } from '../../data/dice.ts'
import type { Colour } from '../../vocabulary.ts'
import { sys } from '../board/ids.ts'
import { settle } from '../round/settle.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { CARD, FATE_LORE } from './data.ts'

const PIP = 'pip' as const

/** A Guild card of a Fate in the hands of another seat, or of nobody. */
function handed(bench: CampaignBench, card: number, from: number, to?: number): CampaignBench {
  write.drop(bench.state, Pile.guild(from), card)
  write.put(bench.state, to === undefined ? Pile.BURIED : Pile.guild(to), card)
  return bench
}
/** Populist Demands, just secured. */
function demands(bench: CampaignBench, colour: Colour): CampaignBench {
  write.drop(bench.state, Pile.COURT_DECK, VOX.populistDemands)
  push(bench.state, F.vox, bench.seat(colour), VOX.populistDemands)
  settle(bench.state)
  return bench
}

describe('campaign/6: the Empire on the map', () => {
  it('campaign/6.4: Imperial ships are repaired where one is present, Free buildings where one controls', () => {
    const bench = new CampaignBench(3).settled().imperial('1a', 0, 1).free('2a', 'city', true)
    bench.leads('red', 'administration-2')
    const refusals = () => [
      bench.no({ do: 'repair', piece: { ship: '1a', of: 'empire' }, pay: PIP }),
      bench.no({ do: 'repair', piece: { site: '2a/1' }, pay: PIP }),
    ]
    expect(refusals()).toEqual(['no.presence', 'no.damagedBuilding'])
    bench.city('red', '1a').ships('red', '2a', 1)
    expect(refusals()).toEqual([undefined, undefined])
  })

  it('campaign/6.7: an Imperial attacker that an Outlaw destroys is the Outlaw’s Trophy', () => {
    const self = FACES.assault.findIndex((face) => face.self > 0) + 1
    const bench = new CampaignBench(3)
      .outlaw('yellow')
      .city('red', '1a')
      .imperial('1a', 0, 1)
      .ships('yellow', '1a', 0, 1)
    bench
      .leads('red', 'aggression-2')
      .act({
        do: 'battle',
        at: '1a',
        against: 'yellow',
        imperial: 'all',
        dice: { assault: 1, skirmish: 0, raid: 0 },
        pay: PIP,
      })
      .act({ do: 'roll', assault: [self], skirmish: [], raid: [] })
    expect([bench.pieces('empire', '1a'), bench.lootOf('yellow', 'empire')]).toEqual([[0, 0], 1])
  })
})

describe('campaign/9: Summits', () => {
  it('campaign/9.2: only the First Regent invites', () => {
    const bench = new CampaignBench(3).outlaw('blue').frame('negotiate')
    const invited = (from: Colour) => bench.refused({ do: 'tellDeal', parts: [{ from, to: 'blue', invite: true }] })
    expect([invited('yellow'), invited('red')]).toEqual(['no.inviteFirst', undefined])
  })

  it('campaign/9.2, R13: a building is ceded only for one of the same kind in the other’s supply', () => {
    const bench = new CampaignBench(3).city('red', '1a').city('red', '2a').openSlots('blue', 0, 'yellow')
    bench.frame('negotiate')
    const part = { from: 'red', to: 'blue', cede: { site: '1a/1' } } as const
    expect(bench.refused({ do: 'tellDeal', parts: [part] })).toBe('no.cedeSupply')
    expect(bench.refused({ do: 'tellDeal', parts: [{ ...part, to: 'yellow' }] })).toBeUndefined()
  })

  it('campaign/9.2: Captives and Trophies go home when their owner gets them, else they stay what they are', () => {
    const bench = new CampaignBench(3).captives('red', 'blue', 2).trophies('red', 'blue', 'ship', 2).frame('negotiate')
    const trophy = { of: 'blue', piece: 'ship' } as const
    for (const to of ['blue', 'yellow'] as const)
      bench.do({
        do: 'tellDeal',
        parts: [
          { from: 'red', to, captive: 'blue' },
          { from: 'red', to, trophy },
        ],
      })
    expect([bench.of(read.agentsLeft, 'blue'), bench.of(read.shipsLeft, 'blue')]).toEqual([9, 14])
    expect([bench.of(read.captives, 'yellow'), bench.lootOf('yellow', 'blue')]).toEqual([1, 1])
    expect([bench.of(read.captives, 'red'), bench.lootOf('red', 'blue'), bench.problems()]).toEqual([0, 0, []])
  })
})

describe('campaign/10 and 14.2: Crises', () => {
  it('campaign/14.2: Song of Freedom: with equal Power the first in turn order', () => {
    const bench = new CampaignBench(3).power('yellow', 4).power('blue', 4)
    for (const colour of ['yellow', 'blue'] as const)
      bench.city(colour, colour === 'blue' ? '2a' : '1a').city(colour, colour === 'blue' ? '3a' : '4a')
    write.setInitiative(bench.state, 2)
    bench.court({ card: 'BC29' }).dice(1, 1).frame('courtCrises')
    expect(bench.waits).toBe('freeCity.blue')
  })

  it('campaign/14.2: Blight Looms repair the rolled cluster, then come to planets of the symbol without Blight', () => {
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

  it('campaign/14.2: secured, Blight Looms clear a cluster with a piece of one’s own', () => {
    const bench = new CampaignBench(3).settled().blight('1c', 1, 1).blight('2a', 0, 1).ships('red', '1a', 1)
    bench.court({ card: 'CC15' as never, agents: { red: 1 } }).leads('red', 'administration-2')
    bench.frame('bargainSecure').do({ do: 'bargainSecure', card: 'CC15' as never })
    expect(bench.refused({ do: 'looms', cluster: 2 })).toBe('no.loomsCluster')
    bench.do({ do: 'looms', cluster: 1 })
    expect([bench.pieces('blight', '1c'), bench.lootOf('red', 'blight')]).toEqual([[1, 0], 1])
  })

  it('campaign/14.2: Council Intrigue: in a Crisis its agents go onto the Council', () => {
    const bench = new CampaignBench(3).council('decided')
    bench
      .court({ card: 'CC12' as never, agents: { red: 2, blue: 1 } })
      .dice(1, 1)
      .frame('courtCrises')
    expect(camp.council(bench.state)).toBe(camp.IN_SESSION)
    expect([0, 1, 2].map((seat) => read.courtAgents(bench.state, 4, seat))).toEqual([2, 0, 1])
    expect([bench.waits.startsWith('refill'), bench.of(read.agentsLeft, 'red')]).toEqual([true, 8])
  })

  it('campaign/14.2: Council Intrigue, secured: no more agents go on than one had there; Rivals’ are captured', () => {
    const bench = new CampaignBench(3).settled().council('decided')
    bench.court({ card: 'CC12' as never, agents: { red: 2, blue: 1 } }, { card: 'BC02' }).frame('bargainSecure')
    bench.do({ do: 'bargainSecure', card: 'CC12' as never })
    const council = 'council' as never
    expect(bench.refused({ do: 'intrigue', to: [council, council, 'BC02'] })).toBe('no.intrigueAgents')
    bench.do({ do: 'intrigue', to: [council, 'BC02'] })
    expect([read.courtAgents(bench.state, 4, 0), read.courtAgents(bench.state, 1, 0)]).toEqual([1, 1])
    expect([camp.council(bench.state), bench.of(read.captives, 'red')]).toEqual([camp.IN_SESSION, 1])
  })

  it('campaign/14.2: Diplomatic Fiasco: protected cards count, but nobody owes them', () => {
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

  it('campaign/14.2: Diplomatic Fiasco, secured, spares whoever secured it', () => {
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
})

describe('campaign/11: Edicts', () => {
  it('campaign/11.2: Guild Envoys stay with three seats', () => {
    const bench = new CampaignBench(3).firstRegent(undefined).outlaw('red', 'yellow', 'blue').court({ card: 'BC02' })
    bench.frame('edicts')
    expect([read.rowCard(bench.state, 0), bench.waits.startsWith('refill')]).toEqual([2, false])
  })

  it('campaign/11.3: War asks nothing of the First Regent, Peace does', () => {
    const war = new CampaignBench(3).policy('war').loot('red', 'blight', 'ship', 1).loot('red', 'free', 'city', 1)
    war.frame('govern').do({ do: 'enforce' })
    expect([war.waits.startsWith('demand'), war.lootOf('red', 'blight')]).toEqual([false, 1])
    const peace = new CampaignBench(3).policy('peace').tokens('red', 'relic').frame('govern').do({ do: 'enforce' })
    expect([peace.held('red'), camp.trust(peace.state, 4)]).toEqual([[], 1])
  })

  it('campaign/11.3: Peace brings nothing to an Outlaw, whatever its cities', () => {
    const bench = new CampaignBench(3).policy('peace').outlaw('blue')
    bench.openSlots('yellow', 0, 'red').openSlots('blue', 0, 'red').frame('policyAction')
    expect([bench.of(read.power, 'yellow'), bench.of(read.power, 'blue')]).toEqual([5, 0])
  })

  it('campaign/11.3: Escalation without an Imperial system looks for the First Regent’s own starports', () => {
    const bench = new CampaignBench(3).policy('escalation').port('red', '1a').port('yellow', '2a').frame('policyAction')
    expect([bench.refused({ do: 'escalate', at: '2a' }), bench.refused({ do: 'escalate', at: '1a' })]).toEqual([
      'no.escalate',
      undefined,
    ])
    const none = new CampaignBench(3).policy('escalation').port('yellow', '2a').frame('policyAction')
    expect([none.pieces('empire', '2a'), none.waits.startsWith('policyAction')]).toEqual([[0, 0], false])
  })

  it('campaign/11.5: a ship for each starport, which goes back to the supply', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .port('red', '1a')
      .ships('red', '1a', 3)
      .port('red', '4a')
      .port('red', '4a')
      .ships('red', '4a', 3)
      .frame('foundries')
    const ships = (n: number, at: '1a' | '4a') => Array.from({ length: n }, () => ({ at }))
    expect([
      bench.refused({ do: 'foundries', ships: ships(2, '1a') }),
      bench.refused({ do: 'foundries', ships: ships(3, '4a') }),
    ]).toEqual(['no.foundry', 'no.foundry'])
    bench.do({ do: 'foundries', ships: [...ships(1, '1a'), ...ships(2, '4a')] })
    expect([bench.pieces('empire', '4a'), bench.fleet('red', '4a'), bench.of(read.shipsLeft, 'red')]).toEqual([
      [2, 0],
      [1, 0],
      12,
    ])
  })

  it('campaign/11.3: whom the First Regent asks first is its choice where expelling somebody changes what others owe', () => {
    const make = () => {
      const bench = new CampaignBench(3).policy('war')
      // Blue has nothing to give, not even an agent; one of them is yellow’s captive.
      bench.captives('yellow', 'blue', 1).captives('red', 'blue', bench.of(read.agentsLeft, 'blue'))
      return bench.frame('govern').do({ do: 'enforce' })
    }
    const expelled = make()
    expect([expelled.waits, expelled.favorsOf('red', 'yellow')]).toEqual(['demand.red', 0])
    expelled.do({ do: 'exact', of: 'blue', expel: true })
    expect([expelled.of(read.captives, 'yellow'), expelled.favorsOf('red', 'yellow')]).toEqual([0, 0])
    const spared = make().do({ do: 'exact', of: 'blue', expel: false })
    expect([spared.of(read.captives, 'yellow'), spared.favorsOf('red', 'yellow')]).toEqual([1, 1])
  })
})

describe('campaign/12: Fates', () => {
  it('campaign/12.1: Imperial Authority reaches no system that the Empire does not control', () => {
    const bench = new CampaignBench(3, ['steward', 'magnate', 'partisan']).settled()
    bench.city('yellow', '1a').imperial('1a', 0, 1).leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '1a/1', pay: PIP })).toBe('no.truceTax')
    bench.imperial('1a', 1)
    expect(bench.no({ do: 'tax', city: '1a/1', pay: PIP })).toBeUndefined()
  })

  it.each([
    ['F102', CARD.imperialAuthority],
    ['F702', CARD.imperialOfficers],
  ])('campaign/12.1, 12.7: %s, secured by an Outlaw, is buried at once; a Regent keeps it', (id, card) => {
    for (const outlaw of [true, false]) {
      const bench = new CampaignBench(3).settled().court({ card: id as never, agents: { blue: 1 } })
      if (outlaw) bench.outlaw('blue')
      bench.frame('bargainSecure', 'blue').do({ do: 'bargainSecure', card: id as never })
      const kept = bench.has('blue', id as never) || read.has(bench.state, Pile.lore(2), FATE_LORE.imperialAuthority)
      expect([read.has(bench.state, Pile.BURIED, card), kept]).toEqual([outlaw, !outlaw])
    }
  })

  it('campaign/12.1: the Steward advances as First Regent, not as any Regent', () => {
    const wins = (first: Colour) => {
      const bench = new CampaignBench(3, ['steward', 'magnate', 'partisan']).firstRegent(first)
      bench.declared('warlord').loot('red', 'blight', 'ship', 1).endChapter()
      return [bench.of(read.power, 'red'), bench.left('red')]
    }
    const [power = 0] = wins('red')
    expect(power).toBeGreaterThan(0)
    expect([wins('red'), wins('yellow')]).toEqual([
      [power, 17 - power],
      [power, 17],
    ])
  })

  it('campaign/12.2: an Outlaw places ships, but cannot leave again', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan']).outlaw('red').firstRegent('yellow')
    bench.free('2a').leads('red', 'construction-2', 'tycoon')
    expect(bench.refused({ do: 'parade', at: '2a', outlaw: true })).toBe('no.isOutlaw')
    bench.do({ do: 'parade', at: '2a' })
    expect(read.ships(bench.state, sys('2a'), 0)).toBe(2)
  })

  it('campaign/12.3: Merchant League: two tokens at most, and of what the supply has', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan']).supply('relic', 1)
    bench.leads('red', 'construction-2', 'tycoon')
    expect([
      bench.refused({ do: 'league', gain: ['fuel', 'fuel', 'fuel'] }),
      bench.refused({ do: 'league', gain: ['relic', 'relic'] }),
      bench.refused({ do: 'league', gain: ['fuel', 'fuel'] }),
    ]).toEqual(['no.leagueTwo', 'no.tokenSupply', undefined])
  })

  it('campaign/12.3 b: Golems are not exported', () => {
    const bench = new CampaignBench(3, ['magnate', 'caretaker', 'partisan']).openSlots('red', 2, 'blue')
    bench.tokens('red', 'fuel', 'fuel', null, 'relic')
    write.setSlot(bench.state, 0, 2, 6)
    bench.frame('negotiate')
    expect([
      bench.refused({ do: 'export', slots: [0, 1, 2] }),
      bench.refused({ do: 'export', slots: [0, 1, 3] }),
    ]).toEqual(['no.token', undefined])
  })

  it('campaign/12.4: Overseers bind Recover, Spy and Bargain of whoever holds it', () => {
    const recover = new CampaignBench(3, ['advocate', 'founder', 'magnate']).settled().discarded('BC02')
    recover.court({ card: 'BC27' }).leads('red', 'mobilization-2')
    const spy = handed(new CampaignBench(3, ['partisan', 'founder', 'advocate']).settled(), CARD.overseers, 2, 0)
    spy.hand('red', 'mobilization-5').hand('yellow', 'aggression-4').leads('red', 'administration-2')
    const bargain = handed(new CampaignBench(3, ['steward', 'founder', 'advocate']).settled(), CARD.overseers, 2, 0)
    bargain.court({ card: 'BC02', agents: { yellow: 1 } }).leads('red', 'aggression-2')
    const refusals = () => [
      recover.refused({ do: 'recover', on: 'BC27', pay: PIP }),
      spy.refused({ do: 'spy', on: 'yellow', give: 'mobilization-5', pay: PIP }),
      bargain.refused({ do: 'bargain', card: 'BC02', with: 'yellow', pay: PIP }),
    ]
    expect(refusals()).toEqual(['no.overseers', 'no.overseers', 'no.overseers'])
    // Its own Relic icon is a place in Keeper.
    for (const bench of [recover, spy, bargain]) bench.declared('keeper')
    expect(refusals()).toEqual([undefined, undefined, undefined])
  })

  it('campaign/12.4: without Overseers no advance, and none for another Fate that holds it', () => {
    const lost = handed(new CampaignBench(3, ['advocate', 'founder', 'magnate']).settled(), CARD.overseers, 0)
    lost.discarded('BC02').court({ card: 'BC27' }).leads('red', 'mobilization-2')
    lost.do({ do: 'recover', on: 'BC27', pay: PIP })
    expect([camp.attached(lost.state, 0), lost.left('red')]).toEqual([2, 18])
    const other = handed(new CampaignBench(3, ['magnate', 'founder', 'advocate']).settled(), CARD.overseers, 2, 0)
    other.declared('keeper').guild('red', 'BC20').leads('red', 'administration-2').act({ do: 'useTongues' })
    expect([other.has('red', 'BC20'), other.left('red'), other.left('blue')]).toEqual([false, 10, 18])
  })

  it('campaign/12.6 b: each ambition is spoiled by Outrage of its own types', () => {
    const wins = (ambition: 'tycoon' | 'keeper' | 'empath', outrage: 'material' | 'relic' | 'psionic') => {
      const bench = new CampaignBench(3, ['founder', 'partisan', 'magnate']).outrage('yellow', outrage)
      const type = ambition === 'tycoon' ? 'fuel' : ambition === 'keeper' ? 'relic' : 'psionic'
      bench.openSlots('yellow', 2, 'red').tokens('yellow', type, type, type).declared(ambition).endChapter()
      return 11 - bench.left('yellow')
    }
    expect([wins('tycoon', 'material'), wins('keeper', 'relic'), wins('empath', 'psionic')]).toEqual([0, 0, 0])
    expect([wins('tycoon', 'relic'), wins('keeper', 'psionic'), wins('empath', 'material')]).toEqual([2, 2, 2])
  })

  it('campaign/12.6: Spy is once a turn, not once a round', () => {
    const bench = new CampaignBench(3, ['founder', 'partisan', 'magnate']).settled()
    bench.hand('yellow', 'mobilization-5').hand('blue', 'aggression-4')
    set.setSpied(bench.state, 1)
    bench.follows('yellow', 'surpass', 'administration-4', 'administration-2', 'red')
    expect(bench.refused({ do: 'spy', on: 'blue', give: 'mobilization-5', pay: PIP })).toBeUndefined()
  })

  it('campaign/12.7: no advance without Imperial attackers, none for an Outlaw', () => {
    const alone = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .blight('1a', 0, 1)
      .leads('red', 'aggression-2')
    alone
      .act({ do: 'battle', at: '1a', against: 'blight', dice: { assault: 0, skirmish: 2, raid: 0 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [4, 4], raid: [] })
    expect([alone.lootOf('red', 'blight'), alone.left('red')]).toEqual([1, 13])
    for (const outlaw of [false, true]) {
      const bench = new CampaignBench(3, ['magnate', 'admiral', 'partisan']).policy('escalation').imperial('6a', 1)
      bench.declared('warlord').loot('yellow', 'blight', 'ship', 1)
      if (outlaw) bench.outlaw('yellow')
      bench.frame('policyAction').do({ do: 'escalate', at: '6a' })
      expect(bench.left('yellow')).toBe(outlaw ? 13 : 11)
    }
  })

  it('campaign/12.8: Faithful Disciples: only in an ambition that one is winning, also by Copy, and only on one’s own turn', () => {
    const make = () => new CampaignBench(3, ['believer', 'founder', 'magnate']).settled().faithful('red', 9)
    const losing = make().captives('yellow', 'red', 1).round('red')
    losing.act({ do: 'lead', card: 'faithful-9', side: 'wisdom', declare: 'tyrant' } as never)
    expect(read.pipsLeft(losing.state)).toBe(1)

    const copied = make().hand('blue', 'administration-2').hand('yellow', 'aggression-2').round('blue')
    copied.act({ do: 'lead', card: 'administration-2' }).act({ do: 'end' })
    copied.act({ do: 'copy', card: 'faithful-9' } as never)
    demands(copied, 'red').act({ do: 'demand', declare: 'keeper' })
    expect([copied.waits, read.pipsLeft(copied.state)]).toEqual(['turn.red', 2])

    const later = make().hand('yellow', 'aggression-2').round('red')
    later.act({ do: 'lead', card: 'faithful-9', side: 'wisdom' } as never).act({ do: 'end' })
    later.act({ do: 'pivot', card: 'aggression-2' })
    demands(later, 'red').act({ do: 'demand', declare: 'keeper' })
    expect([later.waits, read.pipsLeft(later.state)]).toEqual(['turn.yellow', 1])
  })

  it('campaign/12.5: Stone-Speakers of another seat take Golems from the Hearth too', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled()
    set.setGolemsOnMap(bench.state, 0b1110)
    set.setHearth(bench.state, 2, true)
    set.setAwake(bench.state, 2, true)
    write.drop(bench.state, Pile.guild(0), CARD.stoneSpeakers)
    write.put(bench.state, Pile.guild(2), CARD.stoneSpeakers)
    bench.leads('blue', 'construction-2', 'tycoon').do({ do: 'speakers', take: ['seeker'] })
    expect([camp.onHearth(bench.state, 2), read.slot(bench.state, 2, 0), camp.awake(bench.state, 2)]).toEqual([
      false,
      8,
      true,
    ])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/12.7 b: Blight Looms, ransacked in a battle with Imperial ships, brings Trophies but no advance', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .outlaw('yellow')
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .city('yellow', '1a', true)
      .blight('1c', 0, 2)
      .court({ card: 'CC15' as never, agents: { yellow: 1 } })
      .leads('red', 'aggression-2')
    bench
      .act({
        do: 'battle',
        at: '1a',
        against: 'yellow',
        imperial: 'all',
        dice: { assault: 0, skirmish: 3, raid: 0 },
        pay: PIP,
      })
      .act({ do: 'roll', assault: [], skirmish: [4, 1, 1], raid: [] })
      .act({ do: 'ransack', card: 'CC15' as never })
      .do({ do: 'looms', cluster: 1 })
    expect([bench.lootOf('red', 'blight'), bench.lootOf('red', 'yellow', 'agent')]).toEqual([2, 1])
    // The city and the agent.
    expect(bench.left('red')).toBe(11)
  })
})

describe('campaign/16: Golems', () => {
  it('campaign/16: a Sleeping Golem is not spent, and goes only where there is room', () => {
    const bench = new CampaignBench(3, ['partisan', 'founder', 'magnate']).settled()
    set.setGolemsOnMap(bench.state, 0b111)
    write.setSlot(bench.state, 0, 0, 9)
    bench.tokens('yellow', 'fuel', 'fuel').leads('red', 'construction-3')
    expect(bench.refused({ do: 'useGolem', golem: 'harvester' })).toBe('no.golemSleeps')
    set.setAwake(bench.state, 3, true)
    // Yellow’s two slots are full: blue gets it without being chosen.
    bench.do({ do: 'useGolem', golem: 'harvester' })
    expect([bench.waits, read.slot(bench.state, 2, 0), camp.awake(bench.state, 3)]).toEqual(['turn.red', 9, false])
  })
})

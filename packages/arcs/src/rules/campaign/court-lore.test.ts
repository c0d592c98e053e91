// Lore in the Court (campaign 14.3, appendix A): each card is influenced, secured and kept; and what an act changes in some.

import { describe, expect, it } from 'vitest'
import { type Action, type Colour, LORE_CARDS, type LoreId } from '../../vocabulary.ts'
import { provoke } from '../battle/outrage.ts'
import { loreIndex } from '../board/ids.ts'
import { everyAction } from '../choosing/every-action.ts'
import { count } from '../round/ambitions.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { siteOwner } from '../state/sites.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { blightSupply } from './supplies.ts'

const PIP = 'pip' as const
const none = { assault: [], skirmish: [], raid: [] } as const
/** Faces: a hit and an intercept; a hit and a self-hit; two hits. */
const INTERCEPT = 6
const SELF = 4
const TWO_HITS = 2

describe('campaign/14.3: lore in the Court', () => {
  it.each(LORE_CARDS as readonly LoreId[])(
    '%s is influenced, secured and kept; it has no icon and stays at an Outrage',
    (id) => {
      const bench = new CampaignBench(3, ['founder', 'admiral', 'partisan'])
        .settled()
        .court({ card: id as never, agents: { red: 1, yellow: 0 } })
        .leads('red', 'aggression-2')
      bench.act({ do: 'secure', card: id as never, pay: PIP })
      expect(read.has(bench.state, Pile.lore(0), loreIndex(id))).toBe(true)
      const counts = [1, 2, 3, 4, 5].map((ambition) => count(bench.state, 0, ambition))
      write.drop(bench.state, Pile.lore(0), loreIndex(id))
      expect([1, 2, 3, 4, 5].map((ambition) => count(bench.state, 0, ambition))).toEqual(counts)
      write.put(bench.state, Pile.lore(0), loreIndex(id))
      for (let type = 1; type <= 5; type++) provoke(bench.state, 0, type)
      expect(read.has(bench.state, Pile.lore(0), loreIndex(id))).toBe(true)
    },
  )

  it('campaign/L01: a ship is summoned at a Free city under control', () => {
    const bench = new CampaignBench(3)
      .lore('red', 'L01')
      .ships('red', '1a', 1)
      .free('1a')
      .leads('red', 'construction-2')
    bench.act({ do: 'summon', city: '1a/1', pay: PIP } as Action)
    expect(bench.fleet('red', '1a')).toEqual([2, 0])
  })

  it('campaign/L02: Fire Rifles are no battle: Imperial ships do not defend a Regent', () => {
    const bench = new CampaignBench()
      .outlaw('red')
      .firstRegent('white')
      .lore('red', 'L02')
      .ships('red', '1g', 2)
      .ships('yellow', '1a', 1)
      .imperial('1a', 1)
      .leads('red', 'aggression-2')
    bench.act({ do: 'rifles', from: '1g', at: '1a', against: 'yellow', dice: 2, pay: PIP } as Action)
    bench.act({ do: 'roll', ...none, skirmish: [4, 4] })
    expect([bench.fleet('yellow', '1a'), bench.pieces('empire', '1a'), bench.lootOf('red', 'yellow')]).toEqual([
      [0, 0],
      [1, 0],
      1,
    ])
  })

  it('campaign/L04: Mirror Plating intercepts for the Imperial ships that defend along', () => {
    const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').lore('yellow', 'L04')
    bench.ships('red', '1a', 4).ships('yellow', '1a', 1).imperial('1a', 1).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP })
    bench.act({ do: 'roll', ...none, assault: [TWO_HITS] })
    // One fresh ship of the Regent and one of the Empire: two hits.
    const hits = (n: number) => {
      const one = { damage: 1, destroyFresh: 0, destroyDamaged: 0 }
      return bench.no({ do: 'hits', own: { ...one, damage: n }, ships: one, imperial: one })
    }
    expect([hits(2), hits(1)]).toEqual([undefined, 'no.assign'])
  })

  it.each([
    [1, 'railgun.red'],
    [0, 'dice.red'],
  ])('campaign/L12: Railgun Arrays need a fresh ship of the seat’s own: %i of them', (own, waits) => {
    const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').lore('yellow', 'L12')
    bench.ships('red', '1a', 2, 1).ships('yellow', '1a', own, 1).imperial('1a', 1).leads('red', 'aggression-2')
    const battle = { do: 'battle', at: '1a', against: 'yellow', pay: PIP } as const
    if (own === 0) {
      expect(bench.no(battle)).toBe('no.chooseDice')
      bench.act({ ...battle, dice: { assault: 1, skirmish: 0, raid: 0 } })
      expect(bench.waits).toBe('roll.red')
    } else {
      bench.act(battle)
      expect(bench.waits).toBe(waits)
    }
  })

  it('campaign/L13: the slot of Ancient Holdings holds a Golem, at four keys', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).lore('yellow', 'L13').settled()
    write.setSlot(bench.state, 1, 6, 9)
    set.setAwake(bench.state, 3, true)
    set.setGolemsOnMap(bench.state, 0b111)
    write.drop(bench.state, Pile.LORE_DECK, loreIndex('L13'))
    expect(bench.problems()).toEqual([])
    bench
      .leads('yellow', 'construction-3')
      .do({ do: 'useGolem', golem: 'harvester' })
      .do({ do: 'giveGolem', to: 'red' })
    expect([camp.onHearth(bench.state, 3), read.slot(bench.state, 1, 6)]).toEqual([true, 0])
  })

  it('campaign/L19: whoever rolled the event dice rolls them again once while Empath is declared', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L19').declared('empath')
    set.setEvents(bench.state, 1)
    bench.endRound().act({ do: 'decline' }).do({ do: 'eventRoll', event: 'crisis-a', number: 2 })
    expect(bench.waits).toBe('rerollEvent.red')
    bench.do({ do: 'rerollEvent', event: true, number: false })
    expect(bench.refused({ do: 'eventRoll', event: 'edict-a', number: 3 })).toBe('no.dieStays')
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 2 })
    expect(bench.waits).toBe('govern.red')
  })

  it('campaign/L21: an Outlaw steals no type of the Trust that it has, while Keeper is declared', () => {
    const bench = new CampaignBench(3).outlaw('yellow').lore('red', 'L21').declared('keeper')
    bench.trust('relic', 'fuel').openSlots('yellow', 3, 'blue').tokens('yellow', 'relic')
    bench.frame('councilTitle', 'yellow')
    expect([
      bench.refused({ do: 'stealTrust', take: ['relic'] }),
      bench.refused({ do: 'stealTrust', take: ['fuel'] }),
    ]).toEqual(['no.trustHas', undefined])
  })

  it('campaign/L26: a Free city under control is annexed, without a Trophy', () => {
    const bench = new CampaignBench(3).lore('red', 'L26').declared('tyrant').ships('red', '1a', 1).free('1a')
    bench.leads('red', 'construction-2').act({ do: 'annex', site: '1a/1', pay: PIP } as Action)
    expect([siteOwner(bench.site('1a')), bench.lootOf('red', 'free', 'city'), read.outrage(bench.state, 0)]).toEqual([
      0, 0, 0,
    ])
  })

  it('campaign/L14: Seeker Torpedoes roll an assault die again for each fresh ship of the seat’s own, none for Imperial ones', () => {
    const bench = new CampaignBench(3)
      .outlaw('yellow')
      .lore('red', 'L14')
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .ships('yellow', '1a', 1)
    bench.leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'yellow',
      imperial: 'all',
      dice: { assault: 3, skirmish: 0, raid: 0 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, assault: [INTERCEPT, SELF, SELF] })
    const again = (...assault: number[]) => bench.no({ do: 'reroll', by: 'L14', ...none, assault })
    expect([again(INTERCEPT, SELF, SELF), again(SELF, SELF)]).toEqual(['no.rerollLimit', undefined])
  })

  it('campaign/L03: only fresh ships of the seat’s own sprint, Imperial ones stay behind', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L03').ships('red', '2a', 1).imperial('2a', 1)
    bench.leads('red', 'mobilization-2')
    const both = { fresh: 1, damaged: 0, imperial: { fresh: 1, damaged: 0 } }
    bench.act({ do: 'move', from: '2a', legs: [{ to: '2g', ...both }], pay: PIP } as Action)
    const sprint = (leg: object) => bench.no({ do: 'sprint', from: '2g', legs: [{ to: '3g', ...leg }] } as never)
    expect([sprint(both) === undefined, sprint({ fresh: 1, damaged: 0 })]).toEqual([false, undefined])
  })

  it('campaign/L05: ships of an Outlaw arrive fresh where the Empire controls', () => {
    const built = (lore: boolean) => {
      const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').port('red', '1a').imperial('1a', 1)
      if (lore) bench.lore('red', 'L05')
      bench.leads('red', 'construction-2').act({ do: 'build', piece: 'ship', port: '1a/1', pay: PIP })
      return bench.fleet('red', '1a')
    }
    expect([built(true), built(false)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('campaign/L07: Repair Drones mend a ship of the seat’s own, not an Imperial one', () => {
    const fought = (own: number) => {
      const bench = new CampaignBench(3)
        .outlaw('yellow')
        .lore('red', 'L07')
        .city('red', '1a')
        .ships('red', '1a', 0, own)
      bench.imperial('1a', 0, 1).ships('yellow', '1a', 2).leads('red', 'aggression-2')
      const dice = { assault: 0, skirmish: 1, raid: 0 }
      bench.act({ do: 'battle', at: '1a', against: 'yellow', imperial: 'all', dice, pay: PIP })
      bench.act({ do: 'roll', ...none, skirmish: [1] })
      return [bench.fleet('red', '1a'), bench.pieces('empire', '1a')]
    }
    expect(fought(1)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(fought(0)).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  it('campaign/L08: Gate Ports take an agent of ships that come, not of Imperial ships alone', () => {
    const enters = (fresh: number) => {
      const bench = new CampaignBench(3, ['admiral', 'founder', 'partisan']).settled().lore('yellow', 'L08')
      bench
        .ships('yellow', '2g', 3)
        .building('yellow', '2g', 'starport', false, 0)
        .ships('red', '2a', 1)
        .imperial('2a', 1)
      bench.leads('red', 'mobilization-2')
      const imperial = { fresh: 1 - fresh, damaged: 0 }
      bench.act({ do: 'move', from: '2a', legs: [{ to: '2g', fresh, damaged: 0, imperial }], pay: PIP } as Action)
      return bench.captivesOf('yellow', 'red')
    }
    expect([enters(1), enters(0)]).toEqual([1, 0])
  })

  it('campaign/L09: a token on Merchant League pays for no city in the clouds', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan'])
      .settled()
      .lore('red', 'L09')
      .ships('red', '2a', 1)
    bench.league('psionic').leads('red', 'construction-2')
    const cloud = (slot: number): Action => ({ do: 'build', piece: 'city', at: '2a', cloud: { slot }, pay: PIP })
    expect([0, 25].map((slot) => bench.no(cloud(slot)) === undefined)).toEqual([false, false])
    expect(bench.tokens('red', 'psionic').no(cloud(0))).toBeUndefined()
  })

  it('campaign/L10: Living Structures work on the seat’s own pieces, not on Free ones under control', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L10').ships('red', '1a', 1).free('1a').city('red', '2h')
    bench.leads('red', 'construction-2')
    const nurture = (city: string) => bench.no({ do: 'nurture', city, pay: PIP } as Action)
    expect([nurture('1a/1') === undefined, nurture('2h/1')]).toEqual([false, undefined])
  })

  it('campaign/L11: a city in a gate has the types of Free cities of its cluster too', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L11').ships('red', '2g', 1).free('2h')
    bench.building('red', '2g', 'city', false, 1).leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2g/2', pay: PIP })
    expect(bench.held('red')).toEqual(['relic'])
  })

  it('campaign/L15: Predictive Sensors call ships of the seat’s own, no Imperial ones', () => {
    const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').lore('yellow', 'L15')
    bench.ships('red', '4a', 2).ships('yellow', '4a', 1).ships('yellow', '4g', 1).imperial('4g', 2)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    const call = (ships: number) => bench.no({ do: 'sensors', from: [{ from: '4g', ships }] })
    expect([bench.waits, call(2), call(1)]).toEqual(['sensors.yellow', 'no.ships', undefined])
  })

  it('campaign/L16: Force Beams guide Imperial ships within the Movement Law', () => {
    const bench = new CampaignBench(3)
      .settled()
      .lore('red', 'L16')
      .port('red', '4c')
      .ships('red', '4c', 1)
      .imperial('4c', 2)
    bench.leads('red', 'mobilization-2')
    const guide = (fresh: number) => {
      const ships = [
        { of: 'red', fresh: 1, damaged: 0 },
        { of: 'empire', fresh, damaged: 0 },
      ]
      return bench.no({ do: 'guide', from: '4c', to: '4h', ships, pay: PIP } as Action)
    }
    expect([guide(1), guide(2)]).toEqual([undefined, 'no.movementLaw'])
  })

  it('campaign/L17: Raider Exosuits bring no raid die against the Empire or Blight', () => {
    const raid = (against: string) => {
      const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').lore('red', 'L17').ships('red', '1a', 2)
      bench.imperial('1a', 1).blight('1a', 1).ships('yellow', '1a', 1).city('yellow', '2a').leads('red', 'aggression-2')
      const dice = { assault: 0, skirmish: 0, raid: 1 }
      return bench.no({ do: 'battle', at: '1a', against: against as Colour, dice, pay: PIP })
    }
    expect([raid('empire'), raid('blight'), raid('yellow')]).toEqual(['no.raidDice', 'no.raidDice', undefined])
  })

  it('campaign/L18: a martyr keeps the Truce', () => {
    const martyr = (of: string, outlaw: boolean) => {
      const bench = new CampaignBench(3).settled().lore('red', 'L18').ships('red', '1a', 1).ships('yellow', '1a', 1)
      if (outlaw) bench.outlaw('red').firstRegent('blue')
      bench.imperial('1a', 1).leads('red', 'mobilization-2')
      return bench.no({ do: 'martyr', at: '1a', target: { of, damaged: false }, pay: PIP } as Action)
    }
    expect([martyr('yellow', false), martyr('empire', false) === undefined]).toEqual(['no.truce', false])
    expect([martyr('yellow', true), martyr('empire', true)]).toEqual([undefined, undefined])
  })

  it('campaign/L20: Empath’s Bond taxes Free cities without control, and keeps the Truce', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L20').declared('empath').free('1a').city('yellow', '2a')
    bench.city('blue', '3a').imperial('2a', 1).leads('red', 'administration-2')
    const tax = (city: string) => bench.no({ do: 'tax', city, pay: PIP } as Action)
    expect([tax('1a/1'), tax('2a/1'), tax('3a/1')]).toEqual([undefined, 'no.truceTax', undefined])
    bench.act({ do: 'tax', city: '3a/1', pay: PIP })
    expect(bench.captivesOf('red', 'blue')).toBe(0)
  })

  it('campaign/L22: a Guild card is safe beside a token of its type in the Trust', () => {
    const bench = new CampaignBench(3).settled().guild('yellow', 'BC20').lore('red', 'L22').declared('keeper')
    bench.guild('red', 'BC08', 'BC13').trust('fuel').leads('yellow', 'mobilization-2')
    const take = (card: `BC${string}`) => bench.no({ do: 'useTongues', from: 'red', take: { card } })
    expect([take('BC08'), take('BC13')]).toEqual(['no.solidarity', undefined])
  })

  it('campaign/L23: Warlord’s Cruelty taxes a Free city again', () => {
    const again = (declared: boolean) => {
      const bench = new CampaignBench(3).settled().lore('red', 'L23').ships('red', '1a', 1).free('1a')
      if (declared) bench.declared('warlord')
      const tax: Action = { do: 'tax', city: '1a/1', pay: PIP }
      return bench.leads('red', 'administration-2').act(tax).no(tax)
    }
    expect([again(true), again(false)]).toEqual([undefined, 'no.taxed'])
  })

  it('campaign/L24: Blight given back for an Influence goes to its supply', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L24').declared('warlord').loot('red', 'blight', 'ship', 1)
    bench.court({ card: 'BC16' }).leads('red', 'mobilization-2')
    const before = blightSupply(bench.state)
    bench.act({ do: 'useTerror', trophy: { of: 'blight', piece: 'ship' }, card: 'BC16' } as Action)
    expect([
      blightSupply(bench.state) - before,
      bench.lootOf('red', 'blight'),
      bench.of(read.agentsLeft, 'red'),
    ]).toEqual([1, 0, 9])
  })

  it('campaign/L24 and 6.5: a Trophy does not influence a Council that has decided, nor is that offered', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L24').declared('warlord').loot('red', 'blight', 'ship', 1)
    bench.court({ card: 'BC16' }).leads('red', 'mobilization-2')
    const offered = () =>
      everyAction(bench.state).flatMap((action) => (action.do === 'useTerror' ? [action.card as string] : []))
    set.setCouncil(bench.state, camp.IN_SESSION)
    expect(offered()).toContain('council')
    set.setCouncil(bench.state, camp.DECIDED)
    expect(offered()).toEqual(['BC16'])
  })

  it('campaign/L25: Tyrant’s Ego secures the Council for a Captive', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L25').declared('tyrant').captives('red', 'yellow', 1)
    bench.council('session', { red: 1 }).leads('red', 'mobilization-2')
    bench.act({ do: 'useEgo', captive: 'yellow', card: 'council' } as never)
    expect([camp.council(bench.state), camp.councilOf(bench.state), bench.captivesOf('red', 'yellow')]).toEqual([
      camp.TUCKED,
      0,
      0,
    ])
  })

  it('campaign/L27: Tycoon’s Ambition discards tokens of slots and leaves Merchant League alone', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan']).settled().lore('red', 'L27').league('fuel')
    bench.tokens('red', 'fuel', 'relic').leads('red', 'mobilization-2', 'tycoon')
    if (bench.waits.startsWith('league')) bench.act({ do: 'decline' })
    bench.act({ do: 'useTycoonsAmbition', declare: 'keeper' })
    expect([bench.held('red'), camp.league(bench.state, 2)]).toEqual([['relic'], 1])
  })

  it('campaign/L28: Tycoon’s Charm swaps no frozen token', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan'])
      .settled()
      .lore('red', 'L28')
      .declared('tycoon')
    bench.league('fuel').tokens('red', 'material').leads('red', 'mobilization-2')
    const charm = (slot: number) => bench.no({ do: 'useCharm', slot, gain: 'psionic' })
    expect([charm(22) === undefined, charm(0)]).toEqual([false, undefined])
  })
})

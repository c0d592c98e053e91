// Paragraphs and rulings of the campaign's rules that no other test names: see citations.test.ts.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import type { Action, SystemId } from '../../vocabulary.ts'
import { provoke } from '../battle/outrage.ts'
import { controls, OUTSIDE_TURNS, onTurnOf } from '../board/control.ts'
import { court, sys } from '../board/ids.ts'
import { count } from '../round/ambitions.ts'
import { EMPATH, KEEPER, markerValue, TYCOON, WARLORD } from '../round/declare.ts'
import { settle } from '../round/settle.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity } from '../state/sites.ts'
import { F, push } from '../state/stack.ts'
import { boardOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { uncover } from './court.ts'
import { topGuild } from './fates/advocate.ts'
import { isSpoiled } from './fates/partisan.ts'
import { C } from './frames.ts'
import { blightSupply, imperialSupply } from './supplies.ts'
import { EVENT_FACES } from './vocabulary.ts'

const PIP = 'pip' as const
/** A table of two after the dice, with these. */
const rolled = (number: number, players = 2) => {
  const state = arcs.start({ players, act: 1, initiative: 'seat1' }, {})
  const act = (action: object) => arcs.apply(state, action as Action)
  act({ do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'].slice(0, players === 2 ? 3 : 4) })
  act({ do: 'policy', policy: 'war' })
  act({ do: 'eventRoll', event: 'crisis-h', number })
  return state
}

describe('campaign/1: what there is', () => {
  it('campaign/1.1: what lies nowhere else is in the supply', () => {
    const state = rolled(6, 3)
    expect([imperialSupply(state), blightSupply(state)]).toEqual([15 - 8, 24 - 16])
  })
  it('campaign/1.2: all six clusters, with two ways between planets of neighbouring ones', () => {
    const board = boardOf(rolled(1))
    const beside = (a: SystemId, b: SystemId) => board.adjacent[sys(a) * 24 + sys(b)] === 1
    expect([
      board.systems.length,
      beside('2h', '3a'),
      beside('5h', '6a'),
      beside('1h', '2a'),
      beside('6g', '1g'),
    ]).toEqual([24, true, true, false, true])
  })
  it('campaign/1.3: each symbol once with Crisis and once with Edict', () => {
    expect([...EVENT_FACES].sort()).toEqual(['crisis-a', 'crisis-c', 'crisis-h', 'edict-a', 'edict-c', 'edict-h'])
  })
  it('campaign/2.1: lore comes out of the Court deck as any that has not been seen', () => {
    const bench = new CampaignBench(3)
      .lore('yellow', 'L02')
      .court({ card: 'CC15' as never })
      .dice(1, 1)
    write.drop(bench.state, Pile.LORE_DECK, 1)
    bench.frame('courtCrises')
    const out = [...uncover.list(bench.state, 0)].map(({ card }) => card as string)
    expect(bench.waits).toBe('refill.red')
    expect([out.includes('L01'), out.includes('L02'), out.includes('L14'), out.includes('L15')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
  it('campaign/2.2: which Golem it is is decided when it leaves the map', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan'])
      .ships('red', '1g', 1)
      .leads('red', 'administration-2')
    bench.do({ do: 'awaken', gates: ['1g'], pay: PIP })
    expect(bench.waits).toBe('golemType.red')
    expect(
      arcs
        .decision(bench.state)!
        .next([])
        .map(({ action }) => (action as never as { golem: string }).golem),
    ).toEqual(['warrior', 'protector', 'seeker', 'harvester'])
  })
})

describe('campaign/16: Golems in a position', () => {
  it('campaign/16: four with a Caretaker, none without, each in one place', () => {
    const with_ = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled()
    const without = new CampaignBench(3, ['founder', 'magnate', 'partisan']).settled()
    expect([with_.problems(), without.problems()]).toEqual([[], []])
    set.setHearth(with_.state, 0, true)
    set.setHearth(without.state, 0, true)
    expect([with_.problems(), without.problems()]).toEqual([
      ['campaign.golems: bad.golems'],
      ['campaign.golems: bad.golems'],
    ])
    set.setGolemsOnMap(with_.state, 0b11)
    write.setSlot(with_.state, 1, 0, 6)
    expect(with_.problems()).toEqual(['campaign.golems: bad.golem'])
  })
})

describe('campaign/3.2: the neutral tokens of two seats', () => {
  it.each([
    [1, 2, 2, 1, 1],
    [2, 2, 2, 1, 1],
    [3, 4, 1, 1, 0],
    [4, 2, 1, 2, 1],
    [5, 2, 1, 1, 2],
    [6, 4, 1, 0, 1],
  ])(
    'campaign/3.2: clusters from %i on: Tycoon %i, Warlord %i, Keeper %i, Empath %i',
    (die, tycoon, warlord, keeper, empath) => {
      const state = rolled(die)
      const box = (...types: number[]) => types.reduce((sum, type) => sum + read.box(state, type), 0)
      expect([box(1, 2), box(3), box(4), box(5)]).toEqual([tycoon, warlord, keeper, empath])
    },
  )
})

describe('campaign/4 to 10', () => {
  it('campaign/4.3: an Event: whoever has the initiative may call a Summit, then rolls', () => {
    const bench = new CampaignBench(3).settled()
    set.setEvents(bench.state, 1)
    bench.endRound()
    expect(bench.waits).toBe('summit.red')
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('eventRoll.red')
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 1 })
    expect(bench.waits).toBe('govern.red')
  })
  it('campaign/5.2: the Empire’s system on one’s own turn, on another’s, and outside turns', () => {
    const bench = new CampaignBench(3).firstRegent('blue').imperial('1a', 1).ships('red', '1a', 1)
    const who = (seat: number, when: ReturnType<typeof onTurnOf>) => controls(bench.state, seat, sys('1a'), when)
    expect([
      who(0, onTurnOf(0)),
      who(0, onTurnOf(1)),
      who(1, onTurnOf(1)),
      who(2, OUTSIDE_TURNS),
      who(0, OUTSIDE_TURNS),
    ]).toEqual([true, false, false, true, false])
  })
  it('campaign/5.3: refusals name the law', () => {
    const bench = new CampaignBench(3)
      .ships('red', '1a', 1)
      .imperial('1a', 2)
      .imperial('2a', 1)
      .city('yellow', '1a')
      .ships('yellow', '1a', 1)
    bench.leads('red', 'aggression-2')
    const move = (from: SystemId, to: SystemId, n: number, imperial: number) =>
      bench.no({
        do: 'move',
        from,
        legs: [{ to, fresh: n, damaged: 0, imperial: { fresh: imperial, damaged: 0 } }],
        pay: PIP,
      })
    expect([
      move('1a', '1g', 1, 2),
      bench.no({
        do: 'battle',
        at: '2a',
        against: 'blight' as never,
        imperial: 'all',
        dice: { assault: 1, skirmish: 0, raid: 0 },
        pay: PIP,
      }),
      bench.no({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP }),
      bench.no({
        do: 'battle',
        at: '1a',
        against: 'empire' as never,
        dice: { assault: 1, skirmish: 0, raid: 0 },
        pay: PIP,
      }),
    ]).toEqual(['no.movementLaw', expect.any(String), 'no.truce', 'no.truceEmpire'])
  })
  it('campaign/6.5: a Council that has decided is neither influenced nor secured', () => {
    const bench = new CampaignBench(3).settled().council('decided').leads('red', 'administration-2')
    expect(bench.no({ do: 'influence', card: 'council' as never, pay: PIP })).toBe('no.councilDecided')
    set.setCouncil(bench.state, camp.IN_SESSION)
    expect(bench.no({ do: 'influence', card: 'council' as never, pay: PIP })).toBeUndefined()
  })
  it('campaign/10.1: buildings are never hit, and a Regent’s ships are, Truce or not', () => {
    const bench = new CampaignBench(3).blight('1a', 1).ships('red', '1a', 1).city('red', '1a')
    bench.frame('blightCrises')
    expect([bench.fleet('red', '1a'), isCity(bench.site('1a')), bench.of(read.shipsLeft, 'red')]).toEqual([
      [0, 0],
      true,
      15,
    ])
  })
})

describe('campaign/13: what counts', () => {
  it('campaign/13.2: the Trust, Merchant League and icons count; lore and a Weapon icon do not', () => {
    const bench = new CampaignBench(3, ['magnate', 'admiral', 'believer']).trust('relic').league('fuel', 'fuel')
    const of = (seat: number, what: number) => count(bench.state, seat, what)
    // Merchant League is a Fuel icon itself; Imperial Officers a Weapon, Faithful Disciples a Relic.
    expect([of(0, TYCOON), of(0, KEEPER), of(1, WARLORD), of(2, KEEPER), of(2, EMPATH)]).toEqual([3, 1, 0, 1, 0])
  })
  it('campaign/13.1: the lowest marker is turned at each chapter’s end', () => {
    const bench = new CampaignBench(3).settled()
    const values = () => [0, 1, 2].map((marker) => markerValue(bench.state, marker).join('/')).sort()
    expect(values()).toEqual(['2/0', '3/2', '5/3'])
    bench.endChapter()
    expect(values()).toEqual(['3/2', '4/2', '5/3'])
  })
})

describe('campaign/15: attached and frozen', () => {
  it('campaign/15.1, R5: what is attached slides down with the agents, and is not resolved in this pass', () => {
    const bench = new CampaignBench(3).court({ card: 'CC12' as never, agents: { yellow: 1 } }, { card: 'BC02' })
    set.setAttached(bench.state, 0, court('BC08') + 1)
    bench.frame('courtCrises')
    expect([read.rowCard(bench.state, 0), camp.attached(bench.state, 0)]).toEqual([court('BC08') + 1, 0])
  })
  it('campaign/15.3: Outrage leaves frozen tokens where they are', () => {
    const bench = new CampaignBench(3, ['magnate', 'advocate', 'partisan']).league('relic')
    provoke(bench.state, 0, 4)
    expect(camp.league(bench.state, 4)).toBe(1)
    // The card under them is a Fuel card: with it they go.
    provoke(bench.state, 0, 2)
    bench.frame('courtCrises')
    expect([camp.league(bench.state, 4), bench.has('red', 'F302' as never)]).toEqual([0, false])
  })
})

describe('campaign/21: rulings', () => {
  it('campaign/R6: a Bargain over the Council makes the Rival resolve it', () => {
    const bench = new CampaignBench(3, ['steward', 'magnate', 'partisan']).settled().council('session', { yellow: 1 })
    bench.leads('red', 'aggression-2').do({ do: 'bargain', card: 'council' as never, with: 'yellow', pay: PIP })
    expect([camp.council(bench.state), camp.councilOf(bench.state)]).toEqual([camp.TUCKED, 1])
  })
  it('campaign/R7: an Outlaw steals as much of the Trust as it has room for', () => {
    const bench = new CampaignBench(3).outlaw('yellow').trust('relic', 'fuel', 'fuel').openSlots('yellow', 2, 'blue')
    bench.frame('councilTitle', 'yellow')
    expect(bench.waits).toBe('stealTrust.yellow')
    expect(bench.refused({ do: 'stealTrust', take: ['relic'] })).toBe('no.stealAll')
  })
  it('campaign/R8: the Magnate’s own agent given back counts as a Favor given', () => {
    const bench = new CampaignBench(3, ['magnate', 'advocate', 'partisan']).settled().favors('yellow', 'red', 1)
    bench.frame('summit', 'yellow').do({ do: 'callSummit' }).act({ do: 'decline' })
    bench.do({ do: 'propose', parts: [{ from: 'yellow', to: 'red', favor: 'red' }] }).do({ do: 'accept' })
    expect([bench.left('red'), bench.favorsOf('yellow', 'red')]).toEqual([8, 0])
  })
  it('campaign/R9: either Outrage spoils Tycoon for the Partisan', () => {
    for (const type of ['material', 'fuel'] as const) {
      const bench = new CampaignBench(3, ['partisan', 'magnate', 'founder']).outrage('red', type)
      expect(isSpoiled(bench.state, 0, TYCOON)).toBe(true)
    }
  })
  it('campaign/R10: an Imperial ship that an Outlaw’s Warrior Golem destroys is a Trophy', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan'])
      .settled()
      .outlaw('yellow')
      .imperial('1a', 0, 2)
    write.setSlot(bench.state, 1, 0, 6)
    set.setAwake(bench.state, 0, true)
    bench.leads('yellow', 'construction-3').do({ do: 'useGolem', golem: 'warrior', at: '1a' })
    expect([bench.lootOf('yellow', 'empire'), bench.pieces('empire', '1a'), bench.left('red')]).toEqual([2, [0, 0], 16])
  })
  it('campaign/R11: with an empty Court deck the spot stays empty', () => {
    const bench = new CampaignBench(3).settled().court({ card: 'BC02', agents: { red: 1 } })
    for (const card of read.cards(bench.state, Pile.COURT_DECK)) write.drop(bench.state, Pile.COURT_DECK, card)
    set.setCourtLore(bench.state, 0)
    bench.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC02', pay: PIP })
    expect([bench.has('red', 'BC02'), read.rowCard(bench.state, 0), bench.waits]).toEqual([true, 0, 'turn.red'])
  })
  it('campaign/R14: who has most Power before it is halved wins the act', () => {
    const bench = new CampaignBench(3).settled().power('red', 4).power('yellow', 9)
    for (const colour of ['red', 'yellow', 'blue'] as const) bench.objective(colour, 0)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    const outcome = arcs.outcome(bench.state)
    expect([outcome?.winners, outcome?.scores, bench.of(read.power, 'yellow')]).toEqual([
      ['yellow'],
      { red: 4, yellow: 9, blue: 0 },
      5,
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
  it('campaign/R22: cards of the base game have one number and two ids', () => {
    expect([court('CC01'), court('CC10'), court('CC14')]).not.toContain(-1)
    expect(court('CC14')).toBe(court('BC29'))
  })
  it('campaign/R26: beside the board the table says which card was scrapped', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .city('red', '1h')
      .court({ card: 'BC02' })
    bench.leads('red', 'administration-2').do({ do: 'teach', on: 'BC02', pay: PIP })
    expect([arcs.decision(bench.state)!.seat, arcs.decision(bench.state)!.source]).toEqual(['chance', 'actionCards'])
  })
  it('campaign/R27: the parts of a deal are done as listed, each legal at its moment', () => {
    const bench = new CampaignBench(3)
      .ships('red', '1a', 1)
      .ships('red', '2a', 1)
      .city('red', '1a')
      .city('red', '3a')
      .ships('yellow', '4a', 1)
    bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })
    const ship = { from: 'red', to: 'yellow', cede: { ship: '1a' } } as const
    const city = { from: 'red', to: 'yellow', cede: { site: '1a/1' } } as const
    expect([
      bench.refused({ do: 'propose', parts: [ship, city] }),
      bench.refused({ do: 'propose', parts: [city, ship] }),
    ]).toEqual([undefined, 'no.cedeShips'])
  })
  it('campaign/R31: of Guild cards that Outrage discards together the highest lies on top', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan']).guild('red', 'BC01', 'BC02')
    bench.leads('red', 'aggression-2')
    provoke(bench.state, 0, 1)
    bench.frame('courtCrises')
    expect(topGuild(bench.state)).toBe(Math.max(court('BC01'), court('BC02')))
  })
  it('campaign/R32: for the Crises of the Council its securer rolls', () => {
    const bench = new CampaignBench(3).settled()
    bench.frame('councilChoice', 'blue').do({ do: 'resolveCouncil', as: 'crises' })
    expect(bench.waits).toBe('eventRoll.blue')
  })
  it('campaign/R33: a Golem that the Caretaker receives lies on the Hearth', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).openSlots('red', 2, 'blue')
    write.setSlot(bench.state, 1, 0, 6)
    bench.leads('red', 'construction-2', 'tycoon').do({ do: 'speakers', take: ['warrior'] })
    expect([camp.onHearth(bench.state, 0), read.slot(bench.state, 1, 0)]).toEqual([true, 0])
  })
  it('campaign/R34: a proposal that is turned down counts as declining', () => {
    const bench = new CampaignBench(3).settled()
    bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })
    bench.act({ do: 'decline' }).act({ do: 'decline' })
    bench.do({ do: 'propose', parts: [{ from: 'blue', to: 'red', promise: true }] }).act({ do: 'decline' })
    expect(bench.waits.startsWith('negotiate')).toBe(false)
    expect(read.frameKind(bench.state, 0)).not.toBe(C.negotiate)
  })
})

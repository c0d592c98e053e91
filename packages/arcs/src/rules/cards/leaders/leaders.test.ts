// Every leader: its start, its abilities and their edges (arcs 16.1 to 16.4).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import { Bench, PIP } from '../../../testing.ts'
import { LEADERS } from '../../../vocabulary.ts'
import { applyAction } from '../../choosing/legal.ts'
import { sampleAction } from '../../choosing/sample.ts'
import { awards } from '../../round/ambitions.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { SITE_CITY, SITE_PORT, SITE_USED } from '../../state/sites.ts'
import { F, topKind } from '../../state/stack.ts'
import * as write from '../../state/write.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const
/** Red copies or pivots: yellow has led. */
const sidePip = (bench: Bench, card: Parameters<Bench['hand']>[1], lead: Parameters<Bench['hand']>[1]) => {
  bench.hand('blue', lead).hand('red', card).round('blue')
  return bench.act({ do: 'lead', card: lead }).act({ do: 'end' }).act({ do: 'pivot', card })
}

function started(leader: string, options: Record<string, string | boolean> = {}) {
  const state = arcs.start(
    {
      players: 4,
      setup: '4p-mix-up-1',
      initiative: 'seat1',
      leaders: 'assigned',
      pack: true,
      leader1: leader,
      ...options,
    },
    {},
  )
  const random = keyedRandom('leaders', leader)
  while (![F.deal, F.learn, F.keepLore].includes(topKind(state))) applyAction(state, sampleAction(state, random))
  return { state, random }
}

/** Slots 1 and 2: Material 1, Fuel 2, Weapon 3, Relic 4, Psionic 5. */
const TOKENS: Record<string, [number, number]> = {
  LEAD01: [4, 1],
  LEAD02: [5, 4],
  LEAD03: [2, 2],
  LEAD04: [5, 1],
  LEAD05: [1, 3],
  LEAD06: [3, 1],
  LEAD07: [4, 1],
  LEAD08: [5, 3],
  LEAD09: [4, 4],
  LEAD10: [2, 1],
  LEAD11: [2, 3],
  LEAD12: [5, 5],
  LEAD13: [4, 3],
  LEAD14: [4, 1],
  LEAD15: [2, 1],
  LEAD16: [2, 3],
}

describe('setting up', () => {
  it.each(LEADERS)('16.2: %s starts with its own pieces and tokens', (leader) => {
    const { state } = started(leader)
    const buildings = (kind: number) => {
      let n = 0
      for (let site = 0; site < 72; site++) if ((read.site(state, site) & 31) === kind) n++
      return n
    }
    const expected: Record<string, [number, number, number]> = {
      LEAD01: [1, 1, 8],
      LEAD02: [1, 1, 8],
      LEAD03: [1, 1, 8],
      LEAD04: [1, 1, 9],
      LEAD05: [0, 1, 10],
      LEAD06: [1, 1, 8],
      LEAD07: [2, 0, 9],
      LEAD08: [1, 1, 8],
      LEAD09: [2, 0, 8],
      LEAD10: [1, 1, 8],
      LEAD11: [0, 1, 9],
      LEAD12: [1, 1, 8],
      LEAD13: [0, 0, 9],
      LEAD14: [1, 0, 9],
      LEAD15: [1, 1, 9],
      LEAD16: [0, 1, 9],
    }
    let ships = 0
    for (let system = 0; system < 24; system++) ships += read.fresh(state, system, 0)
    expect([buildings(SITE_CITY), buildings(SITE_PORT), ships]).toEqual(expected[leader])
    expect([0, 1].map((slot) => read.slot(state, 0, slot))).toEqual(TOKENS[leader])
  })
  it('Cryptic: Outrage in Material and Fuel, eight agents left, nothing discarded', () => {
    const { state } = started('LEAD02')
    expect([read.outrage(state, 0), read.agentsLeft(state, 0)]).toEqual([6, 8])
  })
  it('Hated: thirteen ships and seven agents', () => {
    const { state } = started('LEAD10')
    expect([read.shipsLeft(state, 0) + 8, read.agentsLeft(state, 0)]).toEqual([13, 7])
  })
  it('Decentralized: three cities remain and two slots are open for good', () => {
    const { state } = started('LEAD13')
    expect([read.citiesLeft(state, 0), read.citiesGone(state, 0)]).toEqual([3, 2])
  })
  it('Greedy: Outrage in Material', () => expect(read.outrage(started('LEAD16').state, 0)).toBe(2))
  it('Learned, D29: five lore from the undealt deck, two are kept', () => {
    const { state, random } = started('LEAD09')
    applyAction(state, sampleAction(state, random))
    expect(read.count(state, Pile.LORE_ROW)).toBe(5)
    applyAction(state, sampleAction(state, random))
    expect([read.count(state, Pile.lore(0)), read.count(state, Pile.LORE_ROW)]).toEqual([2, 0])
  })
  it('16.1.2: the draft goes in reverse turn order, one of each kind', () => {
    const state = arcs.start({ players: 3, initiative: 'seat1', leaders: 'draft' }, {})
    const random = keyedRandom('draft', '')
    while (topKind(state) !== F.draft) applyAction(state, sampleAction(state, random))
    const order: string[] = []
    while (topKind(state) === F.draft) {
      order.push(arcs.decision(state)!.seat)
      applyAction(state, sampleAction(state, random))
    }
    expect(order).toEqual(['blue', 'yellow', 'red', 'blue', 'yellow', 'red'])
    for (let seat = 0; seat < 3; seat++)
      expect([read.leaderOf(state, seat) > 0, read.count(state, Pile.lore(seat))]).toEqual([true, 1])
  })
})

describe('leaders of the base box', () => {
  it('Elder, Beloved: no Ransack in a battle, and an Influence afterwards; Outrage still happens (D36)', () => {
    const bench = new Bench(4)
      .leader('yellow', 'LEAD01')
      .ships('red', '4a', 3)
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect([bench.waits, bench.of(read.outrage, 'red'), read.rowCard(bench.state, 0)]).toEqual([
      'bonusInfluence.yellow',
      16,
      16,
    ])
    bench.act({ do: 'bonusInfluence', card: 'BC17' })
    expect(bench.waits).toBe('turn.red')
  })
  it.each([
    ['Elder, Just', 'LEAD01', 'tyrant', 2],
    ['Warrior, Violent', 'LEAD06', 'empath', 5],
    ['Archivist, Academic', 'LEAD09', 'tycoon', 1],
  ] as const)('%s: first pays L without bonus, a tie pays nothing (D14)', (_, leader, ambition, number) => {
    const count = (bench: Bench, red: number, yellow: number) => {
      if (ambition === 'tyrant') return bench.captives('red', 'blue', red).captives('yellow', 'blue', yellow)
      const cards = ambition === 'empath' ? (['BC16', 'BC17', 'BC18'] as const) : (['BC01', 'BC02', 'BC04'] as const)
      return bench.guild('red', ...cards.slice(0, red)).guild('yellow', ...cards.slice(red, red + yellow))
    }
    const score = (red: number, yellow: number) =>
      awards(
        count(new Bench().leader('red', leader).declared(ambition).openSlots('red', 1, 'blue'), red, yellow).state,
        number,
      ).slice(0, 2)
    expect([score(2, 1), score(1, 1), score(1, 2)]).toEqual([
      [3, 3],
      [0, 3],
      [0, 5],
    ])
  })
  it.each([
    ['Mystic, Attuned', 'LEAD02', 'psionic'],
    ['Fuel-Drinker, Insatiable', 'LEAD03', 'fuel'],
    ['Agitator, Firebrand', 'LEAD15', 'weapon'],
  ] as const)('%s: the pip of a Copy or Pivot spent on Tax yields one more; a lead does not', (_, leader, token) => {
    const base = () => new Bench().settled().leader('red', leader).city('red', '2h').openSlots('red', 2, 'blue')
    const side = sidePip(base(), 'administration-2', 'mobilization-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(side.held('red')).toEqual(['relic', token])
    expect(base().leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP }).held('red')).toEqual([
      'relic',
    ])
  })
  it('Fuel-Drinker, Lavish: loses its Fuel once Tycoon is scored', () => {
    const held = (declared: boolean) => {
      const bench = new Bench().leader('red', 'LEAD03').tokens('red', 'fuel', 'material')
      if (declared) bench.declared('tycoon')
      return bench.endChapter().held('red')
    }
    expect([held(true), held(false)]).toEqual([['material'], ['fuel', 'material']])
  })
  it('Upstart, Ambitious: a token of choice for each declaration', () => {
    const bench = new Bench().leader('red', 'LEAD04').leads('red', 'mobilization-2', 'tycoon')
    expect(bench.waits).toBe('ambitious.red')
    expect(bench.act({ do: 'ambitious', gain: 'relic' }).held('red')).toEqual(['relic'])
  })
  it('Upstart, Callow: own cities are taxed only under control', () => {
    const bench = new Bench().settled().leader('red', 'LEAD04').city('red', '2h').leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '2h/1', pay: PIP })).toBe('no.callow')
    bench.ships('red', '2h', 1)
    expect(bench.no({ do: 'tax', city: '2h/1', pay: PIP })).toBeUndefined()
  })
  it('Rebel, Committed, D5: two more dice, and they must be rolled', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD05')
      .ships('red', '4a', 1)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    const dice = (skirmish: number) =>
      bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish }, pay: PIP })
    expect([dice(1), dice(2), dice(3), dice(4)]).toEqual(['no.tooFewDice', undefined, undefined, 'no.tooManyDice'])
  })
  it('Rebel, Disorganized: two ships at most', () => {
    const bench = new Bench().leader('red', 'LEAD05').ships('red', '2g', 3).leads('red', 'mobilization-2')
    const move = (fresh: number) =>
      bench.no({ do: 'move', from: '2g', legs: [{ to: '2a', fresh, damaged: 0 }], pay: PIP })
    expect([move(3), move(2)]).toEqual(['no.disorganized', undefined])
  })
  it('Warrior, Tactical: a Move ahead of the Battle obliges to it', () => {
    const bench = sidePip(
      new Bench().settled().leader('red', 'LEAD06').ships('red', '2g', 2).ships('yellow', '2a', 1),
      'aggression-2',
      'mobilization-2',
    )
    expect(bench.no({ do: 'bonusMove', from: '6g', legs: [{ to: '6a', fresh: 1, damaged: 0 }] })).toBe(
      'no.noBattleAfter',
    )
    bench.act({ do: 'bonusMove', from: '2g', legs: [{ to: '2a', fresh: 2, damaged: 0 }] })
    expect(bench.no({ do: 'end' })).toBe('no.owes')
    bench.act({ do: 'battle', at: '2a', against: 'yellow', dice: { ...NO_DICE, skirmish: 2 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(bench.waits).not.toBe('bonusMove.red')
  })
  it('Warrior, Tactical: or one directly after it', () => {
    const bench = sidePip(
      new Bench().settled().leader('red', 'LEAD06').ships('red', '2a', 2).ships('yellow', '2a', 1),
      'aggression-2',
      'mobilization-2',
    )
    bench.act({ do: 'battle', at: '2a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.waits).toBe('bonusMove.red')
    bench.act({ do: 'decline' })
  })
  it('Feastbringer, Charismatic: an Influence ahead of the Secure, or after it', () => {
    const make = () =>
      sidePip(
        new Bench()
          .settled()
          .leader('red', 'LEAD07')
          .court({ card: 'BC16', agents: { red: 1, yellow: 1 } }, ...ROW.slice(1)),
        'aggression-2',
        'mobilization-2',
      )
    const ahead = make().act({ do: 'bonusInfluence', card: 'BC16' }).act({ do: 'secure', card: 'BC16', pay: PIP })
    expect(ahead.has('red', 'BC16')).toBe(true)
    expect(make().no({ do: 'secure', card: 'BC16', pay: PIP })).toBe('no.majority')
  })
  it('Feastbringer, Generous, D20: each declaration costs a Guild card for the poorest rival', () => {
    const bench = new Bench().leader('red', 'LEAD07').power('yellow', 5).hand('red', 'mobilization-2').round()
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })).toBe('no.generousNone')
    bench.guild('red', 'BC08')
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })).toBe('no.generousGive')
    bench.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon', give: 'BC08' })
    expect([bench.has('red', 'BC08'), bench.has('blue', 'BC08')]).toEqual([false, true])
  })
  it('Demagogue, Bold: one agent on each of as many Court cards as wanted', () => {
    const bench = new Bench()
      .leader('red', 'LEAD08')
      .court(...ROW)
      .leads('red', 'mobilization-2', 'tycoon')
    expect(bench.no({ do: 'bold', cards: ['BC16', 'BC16'] })).toBe('no.boldTwice')
    bench.act({ do: 'bold', cards: ['BC16', 'BC18'] })
    expect(bench.of(read.agentsLeft, 'red')).toBe(8)
  })
  it('Demagogue, Paranoid: one agent does not secure a Guild card, but a Vox card', () => {
    const bench = new Bench().settled().leader('red', 'LEAD08')
    bench.court(
      { card: 'BC16', agents: { red: 1 } },
      { card: 'BC31', agents: { red: 1 } },
      { card: 'BC18', agents: { red: 2 } },
      ROW[3],
    )
    bench.leads('red', 'aggression-2')
    const secure = (card: `BC${string}`) => bench.no({ do: 'secure', card, pay: PIP })
    expect([secure('BC16'), secure('BC31'), secure('BC18')]).toEqual(['no.paranoid', undefined, undefined])
  })
})

describe('leaders of the pack', () => {
  it('Overseer, Ruthless: hits the city and taxes it again, once per turn (D18)', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').ships('red', '2h', 1).city('yellow', '2h', true)
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.waits).toBe('ruthless.red')
    bench.act({ do: 'ruthless' })
    // The first Relic is lost to Outrage, the repeated one is not.
    expect([bench.held('red'), bench.trophiesOf('red', 'yellow', 'city'), bench.captivesOf('red', 'yellow')]).toEqual([
      ['relic'],
      1,
      2,
    ])
    expect(bench.waits).toBe('turn.red')
  })
  it('Overseer, Ruthless: one’s own starport returns to the supply when destroyed', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').port('red', '2a', true).leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP }).act({ do: 'ruthless' })
    expect([bench.fleet('red', '2a'), bench.of(read.portsLeft, 'red')]).toEqual([[2, 0], 5])
  })
  it('Corsair, Tricky and Wary', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD11')
      .tokens('red', 'fuel', 'weapon')
      .ships('red', '4a', 4)
      .city('yellow', '4a')
      .leads('red', 'aggression-2')
    expect(
      bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 2, skirmish: 1, raid: 1 }, pay: PIP }),
    ).toBe('no.wary')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 0, skirmish: 0, raid: 4 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [1, 1, 1, 1] })
    expect(bench.no({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: [1, 1, 1] })).toBe('no.rerollLimit')
    expect(bench.no({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: [1, 1] })).toBeUndefined()
  })
  it('Noble, Connected, D31: an empty box secures the top of the Court deck; a Vox card resolves', () => {
    const bench = new Bench().leader('red', 'LEAD12').leads('red', 'mobilization-2', 'tycoon')
    expect(bench.waits).toBe('connect.red')
    bench.act({ do: 'uncover', card: 'BC27' })
    expect(bench.waits).toBe('vox.red')
    bench.act({ do: 'demand', declare: 'tycoon' })
    // Tycoon has a marker already: not connected again.
    expect(bench.waits).toBe('turn.red')
  })
  it('Noble, Influential and Proud', () => {
    const bench = sidePip(
      new Bench()
        .settled()
        .leader('red', 'LEAD12')
        .court(...ROW),
      'administration-2',
      'mobilization-2',
    )
    bench.act({ do: 'influence', card: 'BC16', pay: PIP })
    expect(bench.waits).toBe('bonusInfluence.red')
    const tie = new Bench().leader('red', 'LEAD12').declared('keeper').guild('red', 'BC21').guild('yellow', 'BC22')
    expect(awards(tie.state, 4)).toEqual([0, 3, 0])
  })
  it('Anarchist, Inspiring and Principled', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD13')
      .ships('red', '2h', 1)
      .ships('yellow', '2h', 2)
      .city('yellow', '2h')
      .city('red', '3a')
    bench.leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '3a/1', pay: PIP })).toBe('no.principled')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'tax', city: '2h/2', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([['relic', 'relic'], 1])
    expect(bench.no({ do: 'tax', city: '2h/2', pay: PIP })).toBe('no.taxed')
  })
  it('Shaper, Mythic: the planet takes the type of a token, once', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .city('red', '2h')
      .tokens('red', 'fuel')
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP }).act({ do: 'mythic', slot: 0 })
    expect([bench.held('red'), read.mythic(bench.state, 7)]).toEqual([['relic'], 2])
    write.setSite(bench.state, 21, read.site(bench.state, 21) & ~SITE_USED)
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect([bench.held('red').sort(), bench.waits]).toEqual([['fuel', 'relic'], 'turn.red'])
  })
  it('Shaper, Mythic: what does not fit is discarded before it is asked, so that laying a token makes no room', () => {
    const bench = new Bench().settled().leader('red', 'LEAD14').city('red', '2h')
    bench.tokens('red', 'fuel', 'weapon', 'material').leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.waits).toBe('overflow.red')
    bench.act({ do: 'arrange', slots: ['fuel', 'relic', 'weapon'] })
    expect(bench.waits).toBe('mythic.red')
    bench.act({ do: 'mythic', slot: 0 })
    expect([bench.held('red').sort(), bench.waits]).toEqual([['relic', 'weapon'], 'turn.red'])
  })
  it('Overseer, Ruthless: what does not fit is discarded before it is asked, and once more after the repetition', () => {
    const bench = new Bench().settled().leader('red', 'LEAD10').city('red', '2h')
    bench.tokens('red', 'fuel', 'weapon', 'material').leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.waits).toBe('overflow.red')
    bench.act({ do: 'arrange', slots: ['fuel', 'relic', 'weapon'] })
    expect(bench.waits).toBe('ruthless.red')
    bench.act({ do: 'ruthless' })
    expect(bench.waits).toBe('overflow.red')
  })
  it('Shaper, Ancient: gates give a Catapult, starports do not', () => {
    const bench = new Bench()
      .settled()
      .leader('red', 'LEAD14')
      .ships('red', '2g', 1)
      .port('red', '3a')
      .ships('red', '3a', 1)
      .leads('red', 'mobilization-2')
    const go = (from: '2g' | '3a', a: '3g', b: '3c') =>
      bench.no({
        do: 'move',
        from,
        legs: [
          { to: a, fresh: 1, damaged: 0 },
          { to: b, fresh: 1, damaged: 0 },
        ],
        pay: PIP,
      })
    expect([go('2g', '3g', '3c'), go('3a', '3g', '3c')]).toEqual([undefined, 'no.catapult'])
  })
  it('Agitator, Irregular: Weapon icons hit the intercepted attacker, then a Weapon is discarded', () => {
    const bench = new Bench(4)
      .leader('yellow', 'LEAD15')
      .tokens('yellow', 'weapon')
      .guild('yellow', 'BC13')
      .ships('red', '4a', 3)
      .city('yellow', '4a')
    bench
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [1] })
    bench.act({ do: 'hits', own: { damage: 2, destroyFresh: 0, destroyDamaged: 0 } })
    expect([bench.fleet('red', '4a'), bench.held('yellow')]).toEqual([[1, 2], []])
  })
  it('Quartermaster, Resilient: repairs one ship per starport in systems under control, after the battle', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD16')
      .ships('red', '4a', 2, 2)
      .ships('yellow', '4a', 1)
      .port('red', '1a')
      .ships('red', '1a', 1)
    bench
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.fleet('red', '4a')).toEqual([3, 1])
  })
})

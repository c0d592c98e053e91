// The worked examples of the reference, section 20.

import { describe, expect, it } from 'vitest'
import { GUILD } from '../data/court.ts'
import { Bench, PIP } from '../testing.ts'
import { card } from './board/ids.ts'
import { awards } from './round/ambitions.ts'
import { bestMarker, markerValue } from './round/declare.ts'
import { pileSize } from './state/cards.ts'
import * as Pile from './state/piles.ts'
import * as read from './state/read.ts'
import { SITE_DAMAGED } from './state/sites.ts'
import { clearStack } from './state/stack.ts'
import * as write from './state/write.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }

describe('worked examples', () => {
  it('E1: declared Warlord, then surpassed by a 2 because the lead is zeroed', () => {
    const bench = new Bench().settled().hand('red', 'construction-4').hand('yellow', 'construction-2').round()
    bench.act({ do: 'lead', card: 'construction-4', declare: 'warlord' })
    expect(read.pipsLeft(bench.state)).toBe(3)
    bench.act({ do: 'end' }).act({ do: 'surpass', card: 'construction-2' })
    expect(read.pipsLeft(bench.state)).toBe(4)
    expect(read.markerAt(bench.state, 0)).toBe(3)
    bench.hand('blue', 'aggression-2')
    bench.act({ do: 'end' }).act({ do: 'pivot', card: 'aggression-2' }).act({ do: 'end' })
    expect(read.initiative(bench.state)).toBe(bench.seat('yellow'))
  })

  it('E2: the highest Surpass takes the initiative', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'aggression-3', 'mobilization-2')
      .hand('yellow', 'aggression-6', 'construction-2')
      .hand('blue', 'aggression-5')
      .round()
    bench.act({ do: 'lead', card: 'aggression-3' }).act({ do: 'end' })
    bench.act({ do: 'surpass', card: 'aggression-6' })
    expect(read.pipsLeft(bench.state)).toBe(2)
    bench.act({ do: 'end' }).act({ do: 'surpass', card: 'aggression-5' })
    expect(read.pipsLeft(bench.state)).toBe(2)
    bench.act({ do: 'end' })
    expect(read.initiative(bench.state)).toBe(bench.seat('yellow'))
  })

  it('E3: seizing beats surpassing', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'administration-2', 'mobilization-2')
      .hand('yellow', 'construction-2', 'construction-3', 'construction-4')
      .hand('blue', 'administration-6', 'mobilization-3')
      .round()
    bench.act({ do: 'lead', card: 'administration-2' }).act({ do: 'end' })
    bench.act({ do: 'copy', card: 'construction-2', seize: 'construction-3' })
    expect([read.pipsLeft(bench.state), read.suit(bench.state)]).toEqual([1, 0])
    bench.act({ do: 'end' })
    expect(bench.no({ do: 'surpass', card: 'administration-6', seize: 'mobilization-3' })).toBe('no.seized')
    bench.act({ do: 'surpass', card: 'administration-6' }).act({ do: 'end' })
    expect(read.initiative(bench.state)).toBe(bench.seat('yellow'))
  })

  it('E4: sevens', () => {
    const bench = new Bench(4)
      .settled()
      .hand('red', 'mobilization-2', 'administration-2')
      .hand('yellow', 'aggression-7')
      .hand('blue', 'mobilization-7')
      .hand('white', 'mobilization-6', 'construction-2')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    bench.act({ do: 'pivot', card: 'aggression-7' })
    expect([read.pipsLeft(bench.state), read.seized(bench.state)]).toEqual([1, 0])
    bench.act({ do: 'end' }).act({ do: 'surpass', card: 'mobilization-7' })
    expect([read.pipsLeft(bench.state), read.seized(bench.state), read.initiative(bench.state)]).toEqual([1, 1, 2])
    bench.act({ do: 'end' })
    expect(bench.no({ do: 'copy', card: 'mobilization-6', seize: 'construction-2' })).toBe('no.seized')
  })

  it('E5: passing skips who has no cards and ends the chapter when everybody has passed', () => {
    const bench = new Bench().hand('red', 'mobilization-2', 'mobilization-3').hand('blue', 'mobilization-4').round()
    bench.act({ do: 'pass' })
    expect(read.initiative(bench.state)).toBe(2)
    expect(bench.waits).toBe('lead.blue')
    bench.act({ do: 'pass' })
    expect(read.initiative(bench.state)).toBe(0)
    expect(read.chapter(bench.state)).toBe(2)
  })

  it('E6: markers over the chapters', () => {
    const bench = new Bench()
    const take = () => {
      const marker = bestMarker(bench.state)
      write.setMarkerAt(bench.state, marker, 1)
      return marker < 0 ? undefined : markerValue(bench.state, marker)
    }
    expect([take(), take(), take()]).toEqual([
      [5, 3],
      [3, 2],
      [2, 0],
    ])
    expect(bestMarker(bench.state)).toBe(-1)
    bench.endChapter()
    expect([take(), take(), take()]).toEqual([
      [5, 3],
      [4, 2],
      [3, 2],
    ])
    clearStack(bench.state)
    bench.endChapter()
    expect([take(), take(), take()]).toEqual([
      [6, 3],
      [5, 3],
      [4, 2],
    ])
  })

  it('E7: two markers and a city bonus; a tie for second pays nothing', () => {
    const bench = new Bench().declared('tycoon', 0).declared('tycoon', 2).openSlots('red', 1, 'yellow')
    bench.tokens('red', 'material', 'fuel').guild('red', 'BC01', 'BC02')
    bench.guild('yellow', 'BC07', 'BC08', 'BC09').guild('blue', 'BC04', 'BC05', 'BC10')
    expect(awards(bench.state, 1)).toEqual([9, 0, 0])
  })

  it('E8: a tie for first pays the second place to each, without bonus', () => {
    const bench = new Bench().declared('keeper').openSlots('red', 0, 'blue')
    bench.guild('red', 'BC21', 'BC22').guild('yellow', 'BC23', 'BC24').guild('blue', 'BC25')
    expect(awards(bench.state, 4)).toEqual([3, 3, 0])
  })

  it.each([
    ['a', 5, 3, [5, 0]],
    ['b', 4, 3, [3, 0]],
    ['c', 3, 2, [3, 0]],
  ] as const)('E9%s: the silent rival of two players', (_, a, b, expected) => {
    const bench = new Bench(2, '2p-frontiers').declared('tycoon')
    const suit = ['BC01', 'BC02', 'BC04', 'BC05', 'BC07', 'BC08', 'BC09', 'BC10'] as const
    bench.guild('red', ...suit.slice(0, a)).guild('yellow', ...suit.slice(a, a + b))
    expect(read.box(bench.state, 1) + read.box(bench.state, 2)).toBe(4)
    expect(awards(bench.state, 1)).toEqual([...expected])
  })

  it('E10: nobody qualifies; captives of an unscored ambition stay', () => {
    const bench = new Bench().declared('warlord').captives('red', 'yellow', 2).endChapter()
    expect([bench.of(read.power, 'red'), bench.captivesOf('red', 'yellow')]).toEqual([0, 2])
  })

  it('E11: Tax with an empty supply', () => {
    const bench = new Bench(4).ships('red', '4a', 1).city('yellow', '4a').city('yellow', '4a').supply('relic', 0)
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '4a/1', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([[], 1])
    expect(bench.no({ do: 'tax', city: '4a/1', pay: PIP })).toBe('no.taxed')
    expect(bench.no({ do: 'tax', city: '4a/2', pay: PIP })).toBeUndefined()
  })

  it.each([
    [2, 'damaged', SITE_DAMAGED, [1, 1]],
    [1, 'fresh', 0, [2, 0]],
  ] as const)('E12: building under rival control (%i rival ships): %s', (rivals, _, damage, fleet) => {
    const bench = new Bench(4).city('red', '1h').ships('red', '1h', 1).ships('yellow', '1h', rivals)
    bench.leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'starport', at: '1h', pay: PIP })
    expect(bench.site('1h', 1) & SITE_DAMAGED).toBe(damage)
    bench.act({ do: 'build', piece: 'ship', port: '1h/2', pay: PIP })
    expect(bench.fleet('red', '1h')).toEqual(fleet)
  })

  it('E13: each starport builds one ship per turn', () => {
    const bench = new Bench().port('red', '3h').port('red', '3h').ships('red', '3h', 0, 1)
    bench.leads('red', 'construction-3')
    bench
      .act({ do: 'build', piece: 'ship', port: '3h/1', pay: PIP })
      .act({ do: 'build', piece: 'ship', port: '3h/2', pay: PIP })
    expect(bench.no({ do: 'build', piece: 'ship', port: '3h/1', pay: PIP })).toBe('no.portUsed')
    expect(bench.no({ do: 'repair', piece: { ship: '3h' }, pay: PIP })).toBeUndefined()
  })

  it('E14: the catapult drops a ship and ends at a gate that a rival controls', () => {
    const bench = new Bench(4).port('red', '4c').ships('red', '4c', 3).ships('yellow', '5g', 2)
    bench.leads('red', 'mobilization-2')
    const legs = [
      { to: '4g', fresh: 3, damaged: 0 },
      { to: '5g', fresh: 2, damaged: 0 },
    ] as const
    expect(bench.no({ do: 'move', from: '4c', legs: [...legs, { to: '5a', fresh: 1, damaged: 0 }], pay: PIP })).toBe(
      'no.gateStops',
    )
    bench.act({ do: 'move', from: '4c', legs, pay: PIP })
    expect([bench.fleet('red', '4g'), bench.fleet('red', '5g')]).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  it('E15: a full battle', () => {
    const bench = new Bench(4).ships('red', '4a', 4).ships('yellow', '4a', 1, 2).city('yellow', '4a', true)
    bench.tokens('red', 'relic').tokens('yellow', null, 'fuel').guild('red', 'BC23')
    bench.court({ card: 'BC16', agents: { yellow: 1, red: 2 } }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC12' })
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 2, skirmish: 0, raid: 2 }, pay: PIP })
    bench.act({ do: 'roll', assault: [6, 1], skirmish: [], raid: [3, 4] })
    expect(bench.waits).toBe('hits.red')
    bench.act({
      do: 'hits',
      own: { damage: 2, destroyFresh: 0, destroyDamaged: 0 },
      ships: { damage: 0, destroyFresh: 0, destroyDamaged: 1 },
    })
    expect(bench.fleet('red', '4a')).toEqual([2, 2])
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.trophiesOf('red', 'yellow', 'city')]).toEqual([1, 1])
    // Outrage: the Relic and the Relic Guild card are gone, an agent lies on the space.
    expect([bench.held('red'), bench.has('red', 'BC23'), bench.of(read.outrage, 'red')]).toEqual([[], false, 1 << 4])
    bench.act({ do: 'ransack', card: 'BC16' })
    expect(bench.trophiesOf('red', 'yellow', 'agent')).toBe(1)
    bench.until('raid')
    expect(read.battleKeys(bench.state)).toBe(2)
    bench.act({ do: 'raid', take: [{ slot: 1 }] })
    expect(bench.held('red')).toEqual(['fuel'])
    expect(bench.problems()).toEqual([])
  })

  it('E16: hits overflow from ships to buildings', () => {
    const bench = new Bench(4).ships('red', '4a', 4).ships('yellow', '4a', 0, 1).port('yellow', '4a')
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 4 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [4, 4, 4, 4], raid: [] })
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.trophiesOf('red', 'yellow', 'starport')]).toEqual([1, 1])
    expect(bench.of(read.outrage, 'red')).toBe(0)
  })

  it('E17: without attackers no key is spent, but hits on buildings are dealt', () => {
    const fight = (face: number) => {
      const bench = new Bench(4)
        .ships('red', '4a', 0, 1)
        .ships('red', '1a', 1)
        .city('yellow', '4a')
        .tokens('yellow', null, 'fuel')
      bench.leads('red', 'aggression-2')
      bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
      return bench.act({ do: 'roll', assault: [], skirmish: [], raid: [face] })
    }
    const key = fight(3)
    expect([key.waits, key.trophiesOf('yellow', 'red', 'ship')]).toEqual(['turn.red', 1])
    expect(fight(5).site('4a') & SITE_DAMAGED).toBe(SITE_DAMAGED)
  })

  it('E18: a raid through Sworn Guardians', () => {
    const bench = new Bench(4).ships('red', '4a', 6).city('yellow', '4a').openSlots('yellow', 2, 'blue')
    bench.tokens('yellow', 'relic', 'fuel', 'material').guild('yellow', 'BC22', 'BC13').openSlots('red', 2, 'white')
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 2 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [2, 4] })
    expect(read.battleKeys(bench.state)).toBe(3)
    expect(bench.no({ do: 'raid', take: [{ slot: 1 }] })).toBe('no.guardians')
    expect(bench.no({ do: 'raid', take: [{ card: 'BC22' }, { slot: 0 }] })).toBe('no.keys')
    expect(bench.no({ do: 'raid', take: [{ card: 'BC22' }, { card: 'BC13' }] })).toBeUndefined()
    bench.act({ do: 'raid', take: [{ card: 'BC22' }, { slot: 1 }, { slot: 2 }] })
    expect([bench.held('red').sort(), bench.has('red', 'BC22')]).toEqual([['fuel', 'material'], false])
    expect(read.cards(bench.state, Pile.BURIED)).toEqual([GUILD.swornGuardians])
  })

  it('E19: Outrage leaves the Loyal card, and its Prelude stays open', () => {
    const bench = new Bench(4).ships('red', '1h', 3).city('yellow', '1h', true).openSlots('red', 2, 'white')
    bench.tokens('red', 'material', 'material', 'fuel').guild('red', 'BC02', 'BC01').city('red', '4c')
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1h', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    bench.until('turn')
    expect([bench.held('red'), bench.has('red', 'BC02'), bench.has('red', 'BC01')]).toEqual([['fuel'], false, true])
    bench.act({ do: 'end' }).until('lead')
    clearStack(bench.state)
    bench.leads('red', 'mobilization-2')
    bench.act({ do: 'build', piece: 'city', at: '1h', pay: { slot: 2, as: 'material' } })
    expect(bench.held('red')).toEqual([])
  })

  it('E20: a returned city closes slots; the owner discards', () => {
    const bench = new Bench()
      .declared('warlord')
      .city('red', '2a')
      .city('red', '2c')
      .trophies('yellow', 'red', 'city', 1)
    bench.tokens('red', 'material', 'fuel', 'weapon', 'relic', 'psionic', 'fuel')
    expect(bench.of(read.citiesLeft, 'red')).toBe(2)
    bench.endChapter()
    expect(bench.waits).toBe('overflow.red')
    expect(bench.no({ do: 'arrange', slots: ['fuel', 'fuel', 'relic'] })).toBe('no.arrangeFit')
    bench.act({ do: 'arrange', slots: ['fuel', 'fuel', 'relic', 'psionic'] })
    expect([bench.held('red').length, bench.of(read.citiesLeft, 'red')]).toEqual([4, 3])
    expect(bench.problems()).toEqual([])
  })

  it('E21: spent tokens are held back until the Prelude ends', () => {
    const bench = new Bench()
      .supply('material', 1)
      .tokens('red', 'material', 'psionic')
      .guild('red', 'BC02')
      .ships('red', '2a', 1, 2)
    bench.leads('red', 'construction-2')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } }).act({ do: 'manufacture', pay: { slot: 1 } })
    expect(bench.held('red')).toEqual([])
    bench.act({ do: 'manufacture', pay: PIP })
    expect(bench.held('red')).toEqual(['material'])
  })

  it('E22: Farseers for new cards', () => {
    const bench = new Bench().guild('red', 'BC17')
    bench.leads('red', 'mobilization-2').hand('red', 'aggression-2', 'aggression-3', 'aggression-4', 'aggression-5')
    const before = pileSize(bench.state)
    bench.act({ do: 'useFarseers', cards: ['aggression-2', 'aggression-3'] })
    expect(pileSize(bench.state)).toBe(before + 2)
    bench.until('turn')
    expect(pileSize(bench.state)).toBe(before - 1)
    expect(bench.has('red', 'BC17')).toBe(false)
  })

  it('E23: a Union extends the chapter', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'administration-2')
      .hand('yellow', 'construction-3')
      .guild('yellow', 'BC04')
      .round()
    bench.act({ do: 'lead', card: 'administration-2' }).act({ do: 'end' })
    bench
      .act({ do: 'pivot', card: 'construction-3' })
      .act({ do: 'useUnion', card: 'BC04', on: 'administration-2' })
      .act({ do: 'end' })
    expect(bench.handOf('yellow')).toEqual([card('administration-2')])
    expect([bench.waits, read.initiative(bench.state)]).toEqual(['lead.yellow', 1])
    bench.act({ do: 'lead', card: 'administration-2' })
    expect(read.pipsLeft(bench.state)).toBe(4)
  })

  it('E24: Song of Freedom while leading', () => {
    const bench = new Bench().ships('red', '2a', 1).city('blue', '2a').city('blue', '2c').city('blue', '2h')
    bench.tokens('blue', 'material', 'fuel', 'weapon', 'relic', 'psionic')
    bench.court({ card: 'BC29', agents: { red: 1 } }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC12' })
    bench.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC29', pay: PIP })
    expect(bench.no({ do: 'free', city: '2a/1', seize: true })).toBe('no.holdsInitiative')
    bench.act({ do: 'free', city: '2a/1' })
    expect(bench.waits).toBe('overflow.blue')
    bench.act({ do: 'arrange', slots: ['material', 'fuel', 'weapon', 'relic'] })
    expect([bench.waits, bench.no({ do: 'uncover', card: 'BC29' })]).toEqual(['refill.red', undefined])
  })

  it('E25: Signal Breaker voids the rolled intercept, Mirror Plating adds one', () => {
    const fight = (dice: 'both' | 'skirmish') => {
      const bench = new Bench(4).lore('red', 'L06').lore('yellow', 'L04').ships('red', '4a', 3).ships('yellow', '4a', 2)
      bench.leads('red', 'aggression-2')
      const assault = dice === 'both' ? 1 : 0
      bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault, skirmish: 1, raid: 0 }, pay: PIP })
      bench.act({ do: 'roll', assault: assault === 1 ? [6] : [], skirmish: [4], raid: [] })
      bench.until('turn')
      const [fresh, damaged] = bench.fleet('red', '4a')
      return 6 - 2 * fresh - damaged
    }
    expect([fight('both'), fight('skirmish')]).toEqual([2, 0])
  })
})

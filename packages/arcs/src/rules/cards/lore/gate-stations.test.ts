import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { clearStack } from '../../state/stack.ts'

describe('Gate Stations', () => {
  it('L11 Gate Stations: a city in a gate has the types of the planet cities of its cluster', () => {
    const bench = new Bench().settled().lore('red', 'L11').ships('red', '2g', 1).leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'city', at: '2g', pay: PIP })
    clearStack(bench.state)
    bench.city('yellow', '2h').city('yellow', '2c').leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '2g/2', pay: PIP })).toBe('no.nameType')
    expect(bench.no({ do: 'tax', city: '2g/2', type: 'psionic', pay: PIP })).toBe('no.cityType')
    expect(bench.act({ do: 'tax', city: '2g/2', type: 'weapon', pay: PIP }).held('red')).toEqual(['weapon'])
  })

  it('L11: without planet cities it has no type: a rival taxes it for a captive, its fall causes no Outrage', () => {
    const bench = new Bench(4).lore('yellow', 'L11').building('yellow', '4g', 'city', true, 1).ships('red', '4g', 3)
    bench.ships('yellow', '1g', 1).leads('red', 'administration-2').act({ do: 'tax', city: '4g/2', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([[], 1])
    clearStack(bench.state)
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4g', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect([bench.of(read.outrage, 'red'), bench.trophiesOf('red', 'yellow', 'city')]).toEqual([0, 1])
  })

  it('L11: its fall causes Outrage of every type it carries', () => {
    const bench = new Bench(4).building('yellow', '4g', 'city', true, 1).city('blue', '4a').city('blue', '4c')
    bench.ships('red', '4g', 3).ships('yellow', '1g', 1).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4g', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect(bench.of(read.outrage, 'red')).toBe((1 << 4) | (1 << 2))
  })
})

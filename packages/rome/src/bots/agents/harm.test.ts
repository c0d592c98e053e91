import { describe, expect, it } from 'vitest'
import { packOf } from '../../pack/setting.ts'
import { targetsFor } from '../../rules/agents/targets.ts'
import { Bench } from '../../testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'
import { flip, gold, spies } from './agents-testing.ts'

describe('the Agent phase', () => {
  it('AGT-3, AGT-3.1: an agent that is ready follows the page of the card', () => {
    const { fired } = flip(spies('ROM', 'rome'), 'ROM', 'SPY')
    expect([...fired]).toEqual(['AGT-3', 'AGT-3.1', 'SPY-1', 'GAIN-GOLD'])
  })

  it('AGT-3.2, GAIN-GOLD: without an agent the card is gold', () => {
    const bench = spies('ROM').gold('ROM', 0)
    const { actions, fired, read } = flip(bench, 'ROM', 'RIO')
    expect(actions).toEqual(gold('RIO'))
    expect([...fired]).toEqual(['AGT-3.2', 'GAIN-GOLD'])
    expect(read.has('RIO-1')).toBe(false)
    expect(bench.side('ROM').gold).toBe(1)
  })

  it('AGT-3: an agent that has acted is not ready', () => {
    const bench = spies('ROM', 'medhlan').hold('GRE', 'genua')
    const { actions } = flip(bench, 'ROM', 'RIO', {
      flips: 2,
      actions: 2,
      anyTie: true,
      chance: [
        { do: 'roll', faces: ['-'] },
        { do: 'flip', seat: 'ROM', card: 'RIO' },
      ],
    })
    expect(actions.map((action) => action.do)).toEqual(['agent', 'gold'])
  })

  it('BRB-1: never bribes', () => {
    const bench = spies('ROM', 'rome').gold('ROM', 9).place('GRE', 0, 'neapolis')
    expect(flip(bench, 'ROM', 'BRB')).toMatchObject({ actions: gold('BRB') })
  })

  it('BRB-1: is not read for another card; SPY-1: never spies', () => {
    const bench = spies('ROM', 'rome').place('GRE', 0, 'neapolis')
    const { actions, fired } = flip(bench, 'ROM', 'SPY')
    expect(actions).toEqual(gold('SPY'))
    expect(fired.has('BRB-1')).toBe(false)
  })
})

describe('assassination', () => {
  it('ASN-1 to ASN-4: enemies, then stance 7 and more by stance; an agent if no general is in reach (scenario 5)', () => {
    const bench = stances(spies('CAR', 'carthage').agents('GRE', 'lilybaeum'), 'CAR', { GRE: 8, BAR: 9 })
    bench.status('CAR', 'ROM', 'enemy').place('ROM', 0, 'patavium').place('GRE', 0, 'pulpudeva')
    const { actions, fired, found } = flip(bench, 'CAR', 'ASN')
    expect(actions).toEqual([{ do: 'agent', card: 'ASN', agent: 0, target: { agent: 0, of: 'GRE' } }])
    expect(found('ASN-1')).toEqual([[]])
    expect(found('ASN-2')).toEqual([['Greeks (neutral, stance 8)']])
    expect([...fired].slice(2)).toEqual(['ASN-2', 'ASN-3', 'ASN-4', 'ASN-4.1'])
    expect(bench.dice).toBe('Y')
  })

  it('ASN-1: an enemy in reach comes before a higher stance', () => {
    const bench = stances(spies('ROM', 'medhlan').agents('GRE', 'genua').agents('CAR', 'genua'), 'ROM', { GRE: 9 })
    const { actions, fired } = flip(bench.status('ROM', 'CAR', 'enemy'), 'ROM', 'ASN')
    expect(actions).toMatchObject([{ target: { agent: 0, of: 'CAR' } }])
    expect(fired.has('ASN-1')).toBe(true)
    expect(fired.has('ASN-2')).toBe(false)
  })

  it('ASN-2: the highest stance, then the lowest status', () => {
    const bench = stances(spies('ROM', 'medhlan'), 'ROM', { GRE: 7, CAR: 7, BAR: 7 })
    bench.agents('GRE', 'genua').agents('CAR', 'genua').status('ROM', 'GRE', 'friends').status('ROM', 'CAR', 'neutral')
    const { actions } = flip(bench, 'ROM', 'ASN')
    expect(actions).toMatchObject([{ target: { of: 'CAR' } }])
  })

  it('ASN-3.1: nobody has stance 7 or is an enemy: gold', () => {
    const { actions, fired } = flip(spies('ROM', 'medhlan').agents('GRE', 'genua'), 'ROM', 'ASN')
    expect(actions).toEqual(gold('ASN'))
    expect(fired.has('ASN-3')).toBe(false)
    expect(fired.has('ASN-3.1')).toBe(true)
  })

  it('ASN-4: a general before agents; ASN-4.1: the nearest agent goes', () => {
    const bench = stances(spies('ROM', 'rome', 'ariminum').agents('GRE', 'medhlan'), 'ROM', { GRE: 9 })
    const { actions } = flip(bench.place('GRE', 2, 'patavium'), 'ROM', 'ASN')
    expect(actions).toEqual([{ do: 'agent', card: 'ASN', agent: 1, target: { general: 2, of: 'GRE' } }])
    expect(bench.dice).toBe('G')
  })
})

describe('double agent', () => {
  it('DBL-2.1: an agent neither in an own region nor at an own army is no target (scenario 6)', () => {
    const bench = spies('GRE', 'epidamnos').agents('ROM', 'iader').status('GRE', 'ROM', 'enemy').gold('GRE', 0)
    const { actions, fired } = flip(bench, 'GRE', 'DBL')
    expect(actions).toEqual(gold('DBL'))
    expect(fired.has('DBL-2')).toBe(false)
    expect(fired.has('DBL-2.1')).toBe(true)
    expect(bench.side('GRE').gold).toBe(2)
  })

  it('DBL-1, DBL-3: an enemy first; where an own army stands counts too', () => {
    const bench = stances(spies('GRE', 'pella').agents('ROM', 'iader').agents('BAR', 'pella'), 'GRE', { BAR: 9 })
    bench.status('GRE', 'ROM', 'enemy').place('GRE', 0, 'iader')
    const { actions, fired } = flip(bench, 'GRE', 'DBL')
    expect(actions).toEqual([{ do: 'agent', card: 'DBL', agent: 0, target: { agent: 0, of: 'ROM' } }])
    expect([...fired].slice(2)).toEqual(['DBL-1', 'DBL-2', 'DBL-3', 'DBL-3.1'])
  })

  it('DBL-1.1: then stance 7 and more, friends included (R-17)', () => {
    const bench = stances(spies('GRE', 'pella').agents('ROM', 'pella').agents('BAR', 'pella'), 'GRE', { BAR: 7 })
    const { actions, fired } = flip(bench.status('GRE', 'BAR', 'friends'), 'GRE', 'DBL')
    expect(actions).toMatchObject([{ target: { of: 'BAR' } }])
    expect(fired.has('DBL-1.1')).toBe(true)
    expect(fired.has('DBL-1')).toBe(false)
    expect(fired.has('DBL-1.2')).toBe(false)
  })

  it('DBL-1.2: then neutral ones; friends below 7 never', () => {
    const bench = spies('GRE', 'pella').agents('ROM', 'pella').agents('BAR', 'pella').status('GRE', 'BAR', 'friends')
    const { actions, fired } = flip(bench, 'GRE', 'DBL')
    expect(actions).toMatchObject([{ target: { of: 'ROM' } }])
    expect(fired.has('DBL-1.2')).toBe(true)
    expect(fired.has('DBL-1.1')).toBe(false)
  })
})

describe('riots and uprisings', () => {
  const gaul = (): Bench => stances(spies('BAR', 'bibracte'), 'BAR', { ROM: 8 })

  it('RIO-1, RIO-3: the richest region of the highest stance (scenario 7)', () => {
    const { actions, fired } = flip(gaul().hold('ROM', 'massalia', 'genua'), 'BAR', 'RIO')
    expect(actions).toEqual([{ do: 'agent', card: 'RIO', agent: 0, target: { region: 'massalia' } }])
    expect([...fired].slice(2)).toEqual(['RIO-1', 'RIO-3', 'RIO-3.1'])
  })

  it('RIO-3: of equal gold a home region, then the nearest', () => {
    const bench = gaul().hold('ROM', 'octuduron').hold('BAR', 'velathri')
    const { actions } = flip(bench, 'BAR', 'RIO', { anyTie: true })
    expect(actions).toMatchObject([{ target: { region: 'medhlan' } }])
  })

  it('RIO-2: nobody has a region in reach', () => {
    const { actions, fired } = flip(spies('BAR', 'nemetocenna'), 'BAR', 'RIO')
    expect(actions).toEqual(gold('RIO'))
    expect(fired.has('RIO-2')).toBe(true)
    expect(fired.has('RIO-1')).toBe(false)
  })

  it('RIO-1: full of cubes is no target; friends are not spared unless the option says so', () => {
    const bench = (): Bench => gaul().hold('ROM', 'massalia').hold('BAR', 'velathri').status('BAR', 'ROM', 'friends')
    expect(flip(bench().cubes('massalia', 3), 'BAR', 'RIO').actions).toMatchObject([{ target: { region: 'medhlan' } }])
    const spared = flip(bench(), 'BAR', 'RIO', { options: { 'agents.spareAllies': true } })
    expect(spared.actions).toEqual(gold('RIO'))
  })

  it('REB-1, REB-3: never at home; of equal gold the nearest (scenario 8)', () => {
    const { actions, fired, found } = flip(gaul().hold('ROM', 'nemossos', 'genua'), 'BAR', 'REB')
    expect(actions).toEqual([{ do: 'agent', card: 'REB', agent: 0, target: { region: 'nemossos' } }])
    expect(found('REB-3')[0]?.sort()).toEqual(['Genua (2 gold, distance 2)', 'Nemossos (2 gold, distance 1)'])
    expect([...fired].slice(2)).toEqual(['REB-1', 'REB-3', 'REB-3.1'])
  })

  it('REB-2: only homes in reach', () => {
    const { actions, fired } = flip(gaul(), 'BAR', 'REB')
    expect(actions).toEqual(gold('REB'))
    expect(fired.has('REB-2')).toBe(true)
    expect(fired.has('REB-1')).toBe(false)
  })
})

describe('mercenaries and sabotage', () => {
  it('MER-1, MER-2: the closest agent recruits in the closest region', () => {
    const bench = spies('ROM', 'rome', 'medhlan')
    const { actions, fired } = flip(bench, 'ROM', 'MER')
    expect(actions).toEqual([{ do: 'agent', card: 'MER', agent: 1, target: { region: 'octuduron' } }])
    expect([...fired].slice(2)).toEqual(['MER-1', 'MER-2'])
  })

  it('MER-1 (R-20): an opponent’s stack counts like any other, but not by the option', () => {
    const table = () => spies('BAR', 'bibracte').hold('ROM', 'octuduron', 'tulifurdum')
    const any = flip(table(), 'BAR', 'MER')
    expect(any.actions[0]).toMatchObject({ do: 'agent', card: 'MER', target: { region: 'octuduron' } })
    expect(any.fired.has('MER-1')).toBe(true)
    const bench = table()
    bench.state.options = { ...bench.state.options, 'agents.mercenaries': 'unheld' }
    const { actions, fired } = flip(bench, 'BAR', 'MER')
    expect(actions).toEqual(gold('MER'))
    expect(fired.has('MER-1')).toBe(false)
    expect(fired.has('MER-2.1')).toBe(true)
  })

  it('MER-2.1: without cards in reach it is gold', () => {
    const bench = spies('BAR', 'bibracte')
    bench.state.stacks = bench.state.stacks.map(() => [])
    expect(flip(bench, 'BAR', 'MER').actions).toEqual(gold('MER'))
  })

  it('8.2: people recruit from independent and own stacks only', () => {
    const bench = new Bench({ ...FOUR, BAR: 'human' }).hold('ROM', 'octuduron', 'tulifurdum').agents('BAR', 'bibracte')
    const card = packOf(bench.state).actions.get('MER')
    const targets = () => (card === undefined ? [] : targetsFor(bench.state, bench.no('BAR'), card))
    const octuduron = bench.region('octuduron')
    expect(targets().map(({ region }) => region)).not.toContain(octuduron)
    bench.hold('BAR', 'octuduron')
    expect(targets().map(({ region }) => region)).toContain(octuduron)
  })

  it('SAB-1, SAB-2: the nearest building of the highest stance, no friends', () => {
    const bench = stances(spies('ROM', 'medhlan'), 'ROM', { GRE: 9, BAR: 7 }).status('ROM', 'GRE', 'friends')
    bench.hold('GRE', 'genua').build('genua', 'market').build('bibracte', 'barracks').build('vesontio', 'market')
    bench.hold('BAR', 'koria').build('koria', 'barracks')
    const { actions, fired } = flip(bench, 'ROM', 'SAB')
    expect(actions).toMatchObject([{ target: { building: 'barracks', region: 'koria' } }])
    expect([...fired].slice(2)).toEqual(['SAB-1', 'SAB-2', 'SAB-2.1'])
  })

  it('SAB-1.1: Walls are no target', () => {
    const { actions, fired } = flip(spies('ROM', 'medhlan').hold('GRE', 'genua').build('genua', 'walls'), 'ROM', 'SAB')
    expect(actions).toEqual(gold('SAB'))
    expect(fired.has('SAB-1.1')).toBe(true)
    expect(fired.has('SAB-1')).toBe(false)
  })
})

import { IllegalAction } from '@understudy/table'
import { patchYaml, readYaml } from '@understudy/table/files'
import { MissingFact } from '@understudy/table/gaps'
import { toldEntry } from '@understudy/table/steps'
import { describe, expect, it } from 'vitest'
import { packText } from '../pack/files.ts'
import { readPack, readPackLoosely } from '../pack/read.ts'
import { packNamed, packOf, whilePlaying } from '../pack/setting.ts'
import type { Pack, PackFiles } from '../pack/types.ts'
import { romePackage } from '../package.ts'
import type { State } from '../rules/state/state.ts'
import { distances } from '../rules/ways/ways.ts'
import { ALL_COLUMNS, answering, emptied } from './emptied.ts'
import { driverOf, house, houseSays, startOptions } from './facts-testing.ts'

const { game } = romePackage
const facts = game.facts ?? expect.fail('Rome asks for facts')

/** Paths of the values in pack.yaml that may be left out. */
function openPaths(): (string | number)[][] {
  const blocks = ['dice', 'defence', 'gather', 'levels', 'prices', 'move', 'navy', 'trade', 'theft', 'speed']
  const leaves = (data: unknown, path: (string | number)[]): (string | number)[][] =>
    typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, each]) => leaves(each, [...path, /^\d+$/.test(key) ? Number(key) : key]))
      : [path]
  const data = readYaml(house['pack.yaml'] ?? '') as Record<string, unknown>
  return blocks.flatMap((block) => leaves(data[block], [block]))
}

const nothing: PackFiles = {
  ...emptied(house, ALL_COLUMNS),
  'pack.yaml': patchYaml(
    house['pack.yaml'] ?? '',
    openPaths().map((path) => [path, null]),
  ),
}

const plain = (pack: Pack): string =>
  JSON.stringify({ ...pack, gaps: [] }, (_, value) => (value instanceof Map ? [...value] : value))

const begin = (files: PackFiles): State =>
  game.start(startOptions(files, { role1: 'speed', role2: 'speed', role3: 'absent', role4: 'absent' }), {})

describe('gaps of a pack', () => {
  it('every kind of cell can be left open, and is asked about in both languages', () => {
    const { errors, gaps } = readPackLoosely(nothing)
    expect(errors).toEqual([])
    expect(new Set(gaps.map(({ file }) => file)).size).toBe(8)
    for (const gap of gaps) {
      expect(gap.question.en).toMatch(/\?$/)
      expect(gap.question.ru).toMatch(/[а-яё].*\?$/i)
      expect(gap.columnName.ru).toMatch(/[а-яё]/i)
    }
    expect(readPackLoosely(house).gaps).toEqual([])
  })

  it('told one question after another, it becomes the whole pack, and nothing is asked twice', () => {
    const state = begin(nothing)
    const asked: string[] = []
    // The first gap of each file at a time: reading a pack takes a while.
    const firsts = () => [...new Map([...packOf(state).gaps].reverse().map((gap) => [gap.file, gap])).values()]
    for (let gaps = firsts(); gaps.length > 0; gaps = firsts()) {
      const told = gaps.map((gap) => {
        expect(asked).not.toContain(gap.key)
        asked.push(gap.key)
        const { cells } = facts.ask(state, gap.key)
        // What the table is laid out with is needed as a whole.
        const needed = gap.laid === true ? cells.map(({ id }) => id) : [gap.key]
        expect(cells.filter((cell) => cell.needed).map(({ id }) => id)).toEqual(needed)
        return houseSays(state, gap.key)
      })
      facts.tell(state, Object.assign({}, ...told))
    }
    expect(facts.open(state)).toBe(false)
    expect(plain(packOf(state))).toBe(plain(readPack(house)))
    // Whole tables are asked for at once: far fewer questions than cells.
    expect(asked.length).toBeLessThan(90)
  })

  it('a rule that reads an open cell is told so; whoever only looks is not', () => {
    const state = begin(nothing)
    const reads: Record<string, (pack: Pack) => unknown> = {
      'regions.csv/rome/gold': (pack) => pack.regions[0]?.gold,
      'regions.csv/rome/def': (pack) => pack.regions[0]?.level,
      'regions.csv/rome/seas': (pack) => pack.seas[0]?.coast,
      'troops.csv/R01/C': (pack) => pack.troops.get('R01')?.centre,
      'mercenaries.csv/M11/region': (pack) => pack.regions[0]?.stack,
      'mercenaries.csv/M81/region': (pack) => pack.stacks.find(({ id }) => id === 'M8')?.region,
      'wonders.csv/W1/region': (pack) => pack.regions[9]?.wonder,
      'generals.csv/rom1/stars': (pack) => pack.generals.get('rom1')?.stars,
      'actions.csv/ASN/agent': (pack) => pack.actions.get('ASN')?.tests.agent,
      'developments.csv/ROM.1.2/cost': (pack) => pack.developments[0]?.[0]?.[1]?.cost,
      'pack.yaml/prices/walls': (pack) => pack.prices.walls,
      'pack.yaml/dice/G': (pack) => pack.dice.G,
      'pack.yaml/defence/3': (pack) => pack.defence[3],
      'pack.yaml/gather/4.1': (pack) => pack.gather[4]?.[1],
      'pack.yaml/theft/': (pack) => pack.theft,
    }
    for (const [key, read] of Object.entries(reads)) {
      expect(() => whilePlaying(state, () => read(packOf(state))), key).toThrow(new MissingFact(key))
      expect(() => read(packOf(state)), key).not.toThrow()
    }
  })

  it('a whole pack is plain data', () => {
    const state = begin(house)
    expect(whilePlaying(state, () => packOf(state))).toBe(packNamed(packText(house)))
  })

  it('nonsense is refused with a sentence, and changes nothing', () => {
    const state = begin(nothing)
    const before = state.setting.pack
    const fact = 'regions.csv/rome/gold'
    const refusal = (told: Record<string, string>) => facts.refuse(state, told, fact)?.say
    expect(refusal({ [fact]: '4' })).toBeUndefined()
    expect(refusal({ [fact]: 'much' })).toBe('no.factFits')
    expect(refusal({ [fact]: '21' })).toBe('no.factFits')
    expect(refusal({ 'regions.csv/rome/port': '1' })).toBe('no.factOpen')
    expect(refusal({ [fact]: '4', nonsense: '1' })).toBe('no.fact')
    expect(refusal({ [fact]: '4', 'regions.csv/rome/seas': 'tyr|tyr' })).toBe('no.factFits')
    expect(refusal({ [fact]: '4', 'pack.yaml/dice/G': 'Q' })).toBe('no.factFits')
    expect(() => facts.tell(state, { [fact]: 'much' })).toThrow(IllegalAction)
    expect(state.setting.pack).toBe(before)
  })

  it('what the rest of the pack forbids is refused with the reason', () => {
    const state = begin(emptied(house, { 'wonders.csv': ['region'], 'regions.csv': ['wonder'] }))
    const told = { 'wonders.csv/W1/region': 'rome', 'wonders.csv/W2/region': 'rome' }
    expect(facts.refuse(state, told)?.say).toBe('no.factAmiss')
  })
})

describe('borders of regions and of seas', () => {
  const lines = (house['borders.csv'] ?? '').split('\n').filter((line) => /^[a-z_]+,[a-z_]+,/.test(line))
  const near = (id: string): string =>
    lines
      .map((line) => line.split(','))
      .flatMap(([a, b, kind]) => (a === id ? [[b, kind]] : b === id ? [[a, kind]] : []))
      .map(([to, kind]) => `${kind === 'strait' ? '~' : ''}${to}`)
      .join('|')
  const withColumn = (of: (id: string) => string): PackFiles => ({
    ...house,
    'borders.csv': 'a,b,kind\n',
    'regions.csv': (house['regions.csv'] ?? '')
      .split('\n')
      .map((line) =>
        line === '' || line.startsWith('#')
          ? line
          : line.startsWith('id,')
            ? `${line},borders`
            : `${line},${of(line.split(',')[0] ?? '')}`,
      )
      .join('\n'),
  })

  it('may stand in the rows of the regions', () => {
    const pack = readPack(withColumn((id) => near(id) || '-'))
    expect(pack.edges).toHaveLength(108)
    expect(pack.edges.filter(({ strait }) => strait)).toHaveLength(4)
  })

  it('are asked region by region, and roads stay where they are', () => {
    const state = begin(withColumn((id) => (id === 'rome' || id === 'athens' ? near(id) : '')))
    const edges = packOf(state).edges.length
    state.roads[packOf(state).edges.findIndex(({ b }) => b === packOf(state).regionNo.get('ariminum'))] = 0
    const where = (): string[] =>
      packOf(state).edges.flatMap(({ a, b }, no) => (state.roads[no] === 0 ? [`${a} ${b}`] : []))
    const before = where()
    const fact = 'regions.csv/neapolis/borders'
    expect(facts.ask(state, fact).cells.map(({ id }) => id)).toEqual([fact])
    facts.tell(state, { [fact]: near('neapolis') })
    expect(packOf(state).edges.length).toBeGreaterThan(edges)
    expect(state.roads).toHaveLength(packOf(state).edges.length)
    expect(where()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  // Of 60 regions, in docs/rome.md.
  const companies = [
    { seats: [1, 2], roles: { role1: 'absent', role2: 'speed', role3: 'super', role4: 'absent' }, regions: 14 },
    { seats: [0, 1, 2, 3], roles: { role1: 'speed', role2: 'super', role3: 'speed', role4: 'super' }, regions: 41 },
  ]
  it.each(companies)('are asked no farther than an agent can go: $regions regions', ({ seats, roles, regions }) => {
    const bare = withColumn(() => '')
    const whole = withColumn((id) => near(id) || '-')
    const answer = answering(whole)
    const driver = driverOf(bare, roles, 'borders')
    const asked: string[] = []
    for (let next = driver.next(); driver.state.phase !== 'taxation'; next = driver.next()) {
      if (next.kind === 'auto') driver.commit(next.entry)
      if (next.kind !== 'gap') continue
      asked.push(next.fact.split('/')[1] ?? '')
      driver.commit(toldEntry(next.key, answer(facts.ask(driver.state, next.fact))))
    }
    // An agent goes 3 borders in a turn: what lies beyond the regions at 2 is not looked at.
    const complete = begin(whole)
    const { regionNo, factions } = packOf(complete)
    const far = (id: string): number =>
      Math.min(...seats.map((no) => distances(complete, factions[no]?.capital ?? 0)[regionNo.get(id) ?? 0] ?? 0))
    expect(asked).toHaveLength(regions)
    expect(Math.max(...asked.map(far))).toBe(2)
  })
})

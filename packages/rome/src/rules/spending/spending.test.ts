import { handSize, pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { rome } from '../../game.ts'
import { packText } from '../../pack/files.ts'
import { filesOf, HOUSE_PACK, packOf } from '../../pack/setting.ts'
import { Bench } from '../../testing.ts'
import { openCards } from '../army/cards.ts'

const seats = { ROM: 'human', GRE: 'human' } as const
const buying = (
  gold: number,
  change: (bench: Bench) => unknown = () => {},
  seating: ConstructorParameters<typeof Bench>[0] = seats,
) => {
  const bench = new Bench(seating).gold('ROM', gold)
  change(bench)
  return bench.begin('spending', 'ROM')
}

describe('12.1 prices', () => {
  it('a general costs 4 and is drawn from the unused ones', () => {
    const bench = buying(4).act({ do: 'buyGeneral' })
    expect(bench.ways).toEqual(['rom5', 'rom6', 'rom7'])
    bench.act({ do: 'general', general: 'rom6' })
    expect([bench.side('ROM').gold, bench.side('ROM').available.known.includes('rom6')]).toEqual([0, true])
    expect(buying(3).why({ do: 'buyGeneral' })).toBe('no.gold')
  })
  it('when none is left a Captain without stars comes', () => {
    const bench = buying(4, (each) => {
      each.side('ROM').unused = []
      each.state.generalCards.bags = []
    }).act({ do: 'buyGeneral' })
    expect(bench.side('ROM').available.known).toContain('captain')
    bench.place('ROM', 0, 'rome', ['R01', 'R01']).leaderless('ROM', 0)
    bench.act({ do: 'assign', slot: 0, general: 'captain' })
    expect(handSize(bench.army('ROM', 0).general)).toBe(1)
    expect(bench.side('ROM').available.known).not.toContain('captain')
  })
  it('an agent costs 3, three at most', () => {
    const bench = buying(9).act({ do: 'buyAgent' })
    expect([bench.side('ROM').gold, bench.side('ROM').agents.length]).toEqual([6, 3])
    expect(bench.why({ do: 'buyAgent' })).toBe('no.agentsFull')
  })
  it('troops cost what is printed; people choose from the Reserves', () => {
    const bench = buying(3).act({ do: 'buyTroop', pile: 'reserves', card: 'R03', into: 'pool' })
    expect(bench.side('ROM').gold).toBe(0)
    expect(openCards(bench.side('ROM').reserves).filter((card) => card === 'R03')).toHaveLength(1)
    expect(buying(9).why({ do: 'buyTroop', pile: 'reserves', card: 'R11', into: 'pool' })).toBe('no.cardsMissing')
    expect(buying(9).why({ do: 'buyTroop', pile: 'syracusae', into: 'pool' })).toBe('no.pile')
  })
  it('own mercenaries are one cheaper with Barracks there, at least 1', () => {
    const stack = { do: 'buyTroop', pile: 'octuduron', into: 'pool' } as const
    const plain = buying(9, (bench) => bench.hold('ROM', 'octuduron'))
      .act(stack)
      .act({ do: 'troop', card: 'M41' })
    expect(plain.side('ROM').gold).toBe(7)
    const held = (bench: Bench) => bench.hold('ROM', 'octuduron').build('octuduron', 'barracks')
    expect(buying(9, held).act(stack).act({ do: 'troop', card: 'M41' }).side('ROM').gold).toBe(8)
    expect(buying(9, held).act(stack).act({ do: 'troop', card: 'M42' }).side('ROM').gold).toBe(8)
  })
  it('a mercenary that does not fit into the army it was bought for waits in the pool, and the log says so', () => {
    const full = ['R01', 'R01', 'R01', 'R01', 'R01', 'R01', 'R01', 'R01']
    const bought = (cards: string[]) => {
      const bench = buying(9, (each) => each.hold('ROM', 'octuduron').place('ROM', 0, 'rome', cards))
      bench.act({ do: 'buyTroop', pile: 'octuduron', into: 0 })
      const told: string[] = []
      rome.apply(bench.state, { do: 'troop', card: 'M41' }, { event: ({ say }) => told.push(say) })
      return { told, army: bench.army('ROM', 0).cards.known, pool: bench.side('ROM').pool.known }
    }
    const { line } = packOf(buying(9).state).army
    expect(line).toBeLessThanOrEqual(full.length)
    const fits = bought(full.slice(0, line - 1))
    expect([fits.told.includes('wentToPool'), fits.army.includes('M41')]).toEqual([false, true])
    const waits = bought(full.slice(0, line))
    expect([waits.told.includes('wentToPool'), waits.army.includes('M41'), waits.pool.includes('M41')]).toEqual([
      true,
      false,
      true,
    ])
  })
  it('a Navy card costs 2, five at most, into a stack at an own port', () => {
    const bench = buying(9)
    expect(bench.why({ do: 'buyNavy', navy: 0 })).toBe('no.limit')
    const afloat = (sea: string) => (each: Bench) => {
      each.navy('ROM', 0, sea, 4)
      each.side('ROM').navyCards = 0
    }
    const near = buying(9, afloat('tyr')).act({ do: 'buyNavy', navy: 0 })
    expect([near.side('ROM').navies[0]?.cards, near.side('ROM').gold]).toEqual([5, 7])
    expect(buying(9, afloat('aeg')).why({ do: 'buyNavy', navy: 0 })).toBe('no.portHeld')
    expect(buying(9, afloat('aeg')).act({ do: 'buyNavy', navy: 1 }).side('ROM').navyCards).toBe(1)
  })
  it('R-79: bots buy none, unless the option lets them', () => {
    const short = (each: Bench) => {
      each.side('ROM').navyCards = 1
    }
    const bot = { ROM: 'super', GRE: 'human' } as const
    expect(buying(9, short, bot).why({ do: 'buyNavy', navy: 0 })).toBe('no.botNavy')
    const rebuild = new Bench(bot, { 'nav.rebuild': true }).gold('ROM', 9)
    short(rebuild)
    expect(rebuild.begin('spending', 'ROM').why({ do: 'buyNavy', navy: 0 })).toBeUndefined()
  })
})

describe('12.2 buildings', () => {
  const build = (building: 'walls' | 'market' | 'barracks' | 'wonder', region = 'rome') =>
    ({ do: 'build', building, region }) as const
  it('Walls, Market and Barracks cost 4 and stand once in a region', () => {
    const bench = buying(12).act(build('walls')).act(build('market')).act(build('barracks'))
    expect([bench.side('ROM').gold, bench.land('rome')]).toMatchObject([
      0,
      { walls: true, market: true, barracks: true },
    ])
    expect(buying(9, (each) => each.build('rome', 'walls')).why(build('walls'))).toBe('no.standsThere')
  })
  it('only where one holds, is not besieged and has fewer cubes than gold', () => {
    expect(buying(9).why(build('walls', 'koria'))).toBe('no.notHeld')
    expect(buying(9, (bench) => bench.cubes('medhlan', 1)).why(build('walls', 'medhlan'))).toBe('no.unrest')
    expect(buying(9, (bench) => bench.cubes('neapolis', 2)).why(build('walls', 'neapolis'))).toBeUndefined()
    const besieged = (bench: Bench) => {
      bench.land('neapolis').siege = 0
    }
    expect(buying(9, besieged).why(build('walls', 'neapolis'))).toBe('no.besieged')
  })
  it('R-140: where nothing is earned, too, unless a cube lies there', () => {
    const files = filesOf(HOUSE_PACK)
    const regions = files['regions.csv']?.replace(/^(medhlan,.*,ROM,0),1,/m, '$1,0,') ?? ''
    const poor = (cubes: number) => {
      const bench = new Bench(seats, { pack: packText({ ...files, 'regions.csv': regions }) }).gold('ROM', 9)
      if (cubes > 0) bench.cubes('medhlan', cubes)
      return bench.begin('spending', 'ROM').why(build('walls', 'medhlan'))
    }
    expect(regions).not.toBe(files['regions.csv'])
    expect([poor(0), poor(1)]).toEqual([undefined, 'no.unrest'])
  })
  it('six Walls, four Markets, four Barracks at most', () => {
    const full = (building: 'walls' | 'market' | 'barracks', n: number) => (bench: Bench) => {
      for (const region of ['neapolis', 'cosentia', 'velathri', 'ariminum', 'patavium', 'medhlan'].slice(0, n))
        bench.build(region, building)
    }
    expect(buying(9, full('walls', 6)).why(build('walls'))).toBe('no.limit')
    expect(buying(9, full('market', 4)).why(build('market'))).toBe('no.limit')
    expect(buying(9, full('barracks', 4)).why(build('barracks'))).toBe('no.limit')
    expect(buying(9, full('barracks', 3)).why(build('barracks'))).toBeUndefined()
  })
  it('an ancient wonder costs 8 at its site, scores once and stays', () => {
    const bench = buying(8).act(build('wonder'))
    expect([bench.side('ROM').gold, bench.side('ROM').vp]).toEqual([0, 2])
    expect(buying(9).why(build('wonder', 'medhlan'))).toBe('no.site')
    expect(bench.gold('ROM', 9).why(build('wonder'))).toBe('no.standsThere')
  })
  it('a Road costs 1 a link between held neighbours by land; Barbarians build none', () => {
    const road = (a: string, b: string) => ({ do: 'road', links: [[a, b]] }) as const
    const bench = buying(3).act(road('rome', 'velathri'))
    expect([bench.side('ROM').gold, bench.state.roads[bench.edge('rome', 'velathri')]]).toEqual([2, 0])
    expect(bench.why(road('rome', 'velathri'))).toBe('no.roadHere')
    expect(bench.why(road('medhlan', 'koria'))).toBe('no.notHeld')
    expect(bench.why(road('rome', 'medhlan'))).toBe('no.roadHere')
    const strait = buying(3, (each) => each.hold('ROM', 'syracusae'))
    expect(strait.why(road('cosentia', 'syracusae'))).toBe('no.roadHere')
    const bar = new Bench({ ROM: 'human', BAR: 'human' }).begin('spending', 'BAR')
    expect(bar.why(road('cenabum', 'bibracte'))).toBe('no.roads')
  })
  it('twelve links at most', () => {
    const many = buying(20, (bench) => {
      bench.state.roads = bench.state.roads.map((_, edge) => (edge < 12 ? 0 : -1))
    })
    expect(many.why({ do: 'road', links: [['rome', 'velathri']] })).toBe('no.limit')
  })
  it('R-87: a bot builds once a turn', () => {
    const bench = buying(20, () => {}, { ROM: 'super', GRE: 'human' }).act(build('walls'))
    expect(bench.why(build('market'))).toBe('no.builtAlready')
  })
})

describe('12.3 generals', () => {
  it('one at hand is assigned to an army without one', () => {
    const bench = buying(0, (each) =>
      each.place('ROM', 0, 'rome', ['R01', 'R01']).place('ROM', 1, 'medhlan', ['R01', 'R01'], 'rom1'),
    )
    expect(bench.why({ do: 'assign', slot: 1, general: 'rom2' })).toBe('no.general')
    bench.act({ do: 'assign', slot: 0, general: 'rom2' })
    expect([bench.army('ROM', 0).general.known, bench.side('ROM').available.known]).toEqual([
      ['rom2'],
      ['rom3', 'rom4'],
    ])
  })
  it('a bot takes a random one, known or face down, and he lies face down', () => {
    const bench = buying(4, (each) => each.leaderless('ROM', 0), { ROM: 'super', GRE: 'human' })
    bench.act({ do: 'buyGeneral' }).act({ do: 'assign', slot: 0 })
    expect([bench.asks, handSize(bench.army('ROM', 0).general), bench.army('ROM', 0).revealed]).toEqual([
      'ROM spending',
      1,
      false,
    ])
    const mixed = buying(4, (each) => each.leaderless('ROM', 0), { ROM: 'super', GRE: 'human' })
    mixed.act({ do: 'buyGeneral' }).side('ROM').available.known = ['rom5']
    mixed.act({ do: 'assign', slot: 0 })
    expect(mixed.ways).toEqual(['?', 'rom5'])
    mixed.act({ do: 'general', general: '?' })
    expect([mixed.army('ROM', 0).general.known, mixed.side('ROM').available.known]).toEqual([[], ['rom5']])
  })
})

describe('12.4 developments', () => {
  it('down a column only, at the printed cost', () => {
    const bench = buying(20)
    bench.act({ do: 'develop', column: 2 }).act({ do: 'develop', column: 0 })
    expect([bench.side('ROM').developments, bench.side('ROM').gold]).toEqual([[1, 0, 1], 20 - 4 - 1])
    expect(bench.why({ do: 'develop', column: 3 })).toBe('no.development')
    expect(buying(20, (each) => each.develop('ROM', 3, 0, 0)).why({ do: 'develop', column: 0 })).toBe('no.development')
    expect(buying(1).why({ do: 'develop', column: 1 })).toBe('no.gold')
  })
  it('VP scores at purchase, TAX each Taxation', () => {
    const bench = buying(20, (each) => each.develop('ROM', 0, 0, 2)).act({ do: 'develop', column: 2 })
    expect(bench.side('ROM').vp).toBe(2)
  })
  it('UPGRADE shuffles the upgrade cards into the Reserves; Marian Reforms retire the old ones there', () => {
    const bench = buying(20, (each) => each.develop('ROM', 0, 0, 1)).act({ do: 'develop', column: 2 })
    const cards = openCards(bench.side('ROM').reserves)
    expect(cards.filter((card) => card === 'R11')).toHaveLength(8)
    expect(cards.some((card) => ['R01', 'R02', 'R03', 'R04'].includes(card))).toBe(false)
    expect([cards.length, bench.side('ROM').retired.length]).toEqual([20 - 10 + 16, 10])
    expect(bench.side('ROM').pool.known).toContain('R01')
  })
  it('a bot’s as well; other factions retire nothing', () => {
    const bot = { ROM: 'super', GRE: 'super' } as const
    const bench = buying(20, (each) => each.develop('ROM', 0, 0, 1), bot).act({ do: 'develop', column: 2 })
    expect([pileSize(bench.side('ROM').reserves), bench.side('ROM').retired.length]).toEqual([26, 10])
    const greeks = new Bench(bot).develop('GRE', 0, 0, 1).gold('GRE', 20).begin('spending', 'GRE')
    greeks.act({ do: 'develop', column: 2 })
    expect([pileSize(greeks.side('GRE').reserves), greeks.side('GRE').retired]).toEqual([29, []])
  })
})

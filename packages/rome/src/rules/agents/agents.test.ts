import { handSize, pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import type { AgentTarget } from '../../vocabulary.ts'
import { deckSize } from '../army/cards.ts'
import { topUpActions } from '../chance/chance.ts'
import { settle } from '../round/flow.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

/** A Roman agent with one card in hand. */
function withCard(card: string, at: string, seating: ConstructorParameters<typeof Bench>[0] = people): Bench {
  return new Bench(seating).agents('ROM', at).hand('ROM', card, 'TRD').gold('ROM', 10)
}
const use = (card: string, target: AgentTarget, agent = 0) => ({ do: 'agent', card, agent, target }) as const

describe('8.1 agents', () => {
  it('enter at the capital at the start of the turn', () => {
    const bench = new Bench(people).hand('ROM', 'TRD').begin('agents', 'ROM')
    expect(bench.side('ROM').agents.map((agent) => agent.region)).toEqual([bench.region('rome'), bench.region('rome')])
  })
  it('R-13, AGT-1: at the richest home region that is left, chosen among equals', () => {
    const bench = new Bench(people).hand('ROM', 'TRD').hold('GRE', 'rome').begin('agents', 'ROM')
    expect(bench.side('ROM').agents[0]?.region).toBe(bench.region('neapolis'))
    const tied = new Bench(people).hand('ROM', 'TRD').hold('GRE', 'rome', 'neapolis', 'velathri').begin('agents', 'ROM')
    expect(tied.asks).toBe('ROM enter')
    expect(tied.why({ do: 'enter', region: 'rome' })).toBe('no.notNow')
    tied.act({ do: 'enter', region: 'medhlan' })
    expect(tied.side('ROM').agents[1]?.region).toBe(tied.region('medhlan'))
  })
  it('reach 3: borders and straits cost 1, along a coast 2; a step more with AGENT', () => {
    const bench = withCard('RIO', 'rome').begin('agents', 'ROM')
    // Rome, Ariminum, along the coast to Epidamnos: 3; Pella is a step further.
    expect(bench.why(use('RIO', { region: 'epidamnos' }))).toBeUndefined()
    expect(bench.why(use('RIO', { region: 'pella' }))).toBe('no.reach')
    const far = withCard('RIO', 'rome').develop('ROM', 3, 0, 0).begin('agents', 'ROM')
    expect(far.why(use('RIO', { region: 'pella' }))).toBeUndefined()
    const near = withCard('RIO', 'cosentia').begin('agents', 'ROM')
    expect(near.why(use('RIO', { region: 'athens' }))).toBeUndefined()
  })
  it('stay where they acted, and act once a round', () => {
    const bench = withCard('RIO', 'cosentia').hand('ROM', 'RIO', 'RIO').begin('agents', 'ROM')
    bench.act(use('RIO', { region: 'athens' })).roll('-')
    expect(bench.side('ROM').agents[0]?.region).toBe(bench.region('athens'))
    expect(bench.why(use('RIO', { region: 'athens' }))).toBe('no.agentUsed')
  })
})

describe('8.2 cards and tests', () => {
  it('four cards are dealt, five with CARD; a bot flips as many', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super', CAR: 'human' }).develop('CAR', 3, 0, 0)
    Object.assign(bench.state, { phase: 'agents', step: 'deal', turn: 0 })
    settle(bench.state, undefined)
    const deal = (seat: string, ...cards: string[]) => ({ do: 'deal', seat, cards }) as const
    expect(bench.why(deal('ROM', 'ASN', 'ASN', 'ASN'))).toBe('no.chance')
    expect(bench.why(deal('ROM', 'ASN', 'ASN', 'ASN', 'ASN'))).toBe('no.chance')
    bench.act(deal('ROM', 'ASN', 'ASN', 'ASN', 'SPY'))
    expect(bench.side('GRE').toFlip).toBe(4)
    bench.act(deal('CAR', 'RIO', 'RIO', 'THF', 'TRT', 'TRD'))
    expect(handSize(bench.side('CAR').hand)).toBe(5)
  })
  it('R-104: if the deck has too few cards, the discards are shuffled in', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'human' })
    bench.state.actionDeck = [{ cards: ['ASN', 'ASN'] }]
    bench.state.actionDiscard = ['SPY', 'SPY', 'THF']
    topUpActions(bench.state, 4)
    expect([pileSize(bench.state.actionDeck), bench.state.actionDiscard]).toEqual([5, []])
  })
  it('X and K succeed, S catches the agent, a blank does nothing', () => {
    const faces = [...'XKS-'].map((face) => {
      const bench = withCard('RIO', 'cosentia').begin('agents', 'ROM')
      expect(bench.act(use('RIO', { region: 'athens' })).dice).toBe('Y')
      bench.roll(face)
      return [bench.land('athens').cubes, bench.side('ROM').agents.length]
    })
    expect(faces).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 1],
    ])
  })
  it('every other card is discarded for its gold', () => {
    const bench = withCard('ASN', 'rome').begin('agents', 'ROM').act({ do: 'gold', card: 'ASN' })
    expect(bench.side('ROM').gold).toBe(12)
    expect(bench.state.actionDiscard).toEqual(['ASN'])
  })
})

describe('8.2 what the twelve cards do', () => {
  it('ASN: green for a general, who is out of the game while the army stays', () => {
    const bench = withCard('ASN', 'cosentia').place('GRE', 0, 'athens', ['G01', 'G01'], 'gre1').begin('agents', 'ROM')
    expect(bench.act(use('ASN', { general: 0, of: 'GRE' })).dice).toBe('G')
    bench.roll('K')
    expect(bench.state.dead).toEqual(['gre1'])
    expect([bench.where('GRE', 0), handSize(bench.army('GRE', 0).general)]).toEqual(['athens', 0])
  })
  it('ASN: yellow for an agent, who is removed', () => {
    const bench = withCard('ASN', 'cosentia').agents('GRE', 'athens').begin('agents', 'ROM')
    expect(bench.act(use('ASN', { agent: 0, of: 'GRE' })).dice).toBe('Y')
    expect(bench.roll('X').side('GRE').agents).toEqual([])
  })
  it('ASN: a Captain leaves no body', () => {
    const bench = withCard('ASN', 'cosentia')
      .place('GRE', 0, 'athens', ['G01', 'G01'], 'captain')
      .begin('agents', 'ROM')
    bench.act(use('ASN', { general: 0, of: 'GRE' })).roll('K')
    expect([bench.state.dead, handSize(bench.army('GRE', 0).general)]).toEqual([[], 0])
  })
  it('BRB: 3 gold first, then a random line card goes to its owner’s Reserves', () => {
    const bench = withCard('BRB', 'cosentia').place('GRE', 0, 'athens', ['G01', 'G02', 'G02', 'G05'], 'gre1')
    bench.begin('agents', 'ROM').act(use('BRB', { army: 0, of: 'GRE' }))
    expect([bench.side('ROM').gold, bench.dice]).toEqual([7, 'G'])
    const before = pileSize(bench.side('GRE').reserves)
    expect(bench.roll('X').ways).toEqual(['G01', 'G02'])
    bench.act({ do: 'troop', card: 'G02' })
    expect(pileSize(bench.side('GRE').reserves)).toBe(before + 1)
    expect(bench.army('GRE', 0).cards.known).toEqual(['G01', 'G02', 'G05'])
  })
  it('BRB: the price must be there; an undeclared bot army loses the top of the Main deck', () => {
    const bots = { ROM: 'human', GRE: 'super' } as const
    const poor = withCard('BRB', 'cosentia', bots).place('GRE', 0, 'athens').gold('ROM', 2).begin('agents', 'ROM')
    expect(poor.why(use('BRB', { army: 0, of: 'GRE' }))).toBe('no.gold')
    const bench = withCard('BRB', 'cosentia', bots).place('GRE', 0, 'athens').begin('agents', 'ROM')
    bench.act(use('BRB', { army: 0, of: 'GRE' })).roll('X')
    bench.act({ do: 'troop', card: 'G01' })
    expect(deckSize(bench.side('GRE'), 'MI')).toBe(14)
  })
  it('DBL: an agent where you hold the region or have an army changes sides, or goes if you have three', () => {
    const bench = withCard('DBL', 'rome').agents('GRE', 'neapolis', 'athens').begin('agents', 'ROM')
    expect(bench.why(use('DBL', { agent: 1, of: 'GRE' }))).toBe('no.target')
    expect(bench.act(use('DBL', { agent: 0, of: 'GRE' })).dice).toBe('Y')
    bench.roll('X')
    expect(bench.side('ROM').agents).toHaveLength(2)
    expect(bench.side('ROM').agents[1]).toEqual({ region: bench.region('neapolis'), used: true })
    const full = withCard('DBL', 'rome').agents('ROM', 'rome', 'rome', 'rome').agents('GRE', 'neapolis')
    full
      .begin('agents', 'ROM')
      .act(use('DBL', { agent: 0, of: 'GRE' }))
      .roll('X')
    expect([full.side('ROM').agents.length, full.side('GRE').agents.length]).toEqual([3, 0])
  })
  it('RIO: a cube in an opponent’s region, at most three', () => {
    const bench = withCard('RIO', 'cosentia').cubes('athens', 3).begin('agents', 'ROM')
    expect(bench.why(use('RIO', { region: 'athens' }))).toBe('no.target')
    expect(bench.why(use('RIO', { region: 'rome' }))).toBe('no.target')
  })
  it('REB: a region that is not its holder’s home is released without an army, else gets two cubes', () => {
    const bench = withCard('REB', 'cosentia').hold('GRE', 'syracusae').begin('agents', 'ROM')
    expect(bench.why(use('REB', { region: 'athens' }))).toBe('no.target')
    expect(bench.act(use('REB', { region: 'syracusae' })).dice).toBe('G')
    expect(bench.roll('K').holder('syracusae')).toBeNull()
    const held = withCard('REB', 'cosentia').hold('GRE', 'syracusae').place('GRE', 0, 'syracusae', ['G01', 'G01'])
    held
      .cubes('syracusae', 2)
      .begin('agents', 'ROM')
      .act(use('REB', { region: 'syracusae' }))
      .roll('K')
    expect([held.holder('syracusae'), held.land('syracusae').cubes]).toEqual(['GRE', 3])
  })
  it('MER: no test; the top card of an independent or own stack', () => {
    const bench = withCard('MER', 'cosentia')
      .begin('agents', 'ROM')
      .act(use('MER', { region: 'syracusae' }))
    expect(bench.ways).toEqual(['M81', 'M82'])
    bench.act({ do: 'troop', card: 'M82' })
    expect(bench.side('ROM').pool.known).toContain('M82')
    const other = withCard('MER', 'cosentia').hold('GRE', 'syracusae').begin('agents', 'ROM')
    expect(other.why(use('MER', { region: 'syracusae' }))).toBe('no.target')
  })
  it('SAB: a Market or Barracks goes back', () => {
    const bench = withCard('SAB', 'cosentia').build('athens', 'market', 'walls').begin('agents', 'ROM')
    expect(bench.why(use('SAB', { building: 'barracks', region: 'athens' }))).toBe('no.target')
    expect(bench.act(use('SAB', { building: 'market', region: 'athens' })).dice).toBe('Y')
    bench.roll('X')
    expect([bench.land('athens').market, bench.land('athens').walls]).toEqual([false, true])
  })
  it('SOW: the status between two others falls a step, at a capital; never with two seats (14)', () => {
    const bench = withCard('SOW', 'cosentia').begin('agents', 'ROM')
    bench.act(use('SOW', { capital: 'GRE', with: 'CAR' })).roll('X')
    expect(bench.statusOf('GRE', 'CAR')).toBe('enemy')
    const two = withCard('SOW', 'cosentia', { ROM: 'human', GRE: 'human' }).begin('agents', 'ROM')
    expect(two.why(use('SOW', { capital: 'GRE', with: 'ROM' }))).toBe('no.target')
  })
  it('SPY: the army is seen until the end of the round; a bot’s is declared', () => {
    const bench = withCard('SPY', 'cosentia').place('GRE', 0, 'athens', ['G01', 'G01'], 'gre1').begin('agents', 'ROM')
    bench.act(use('SPY', { army: 0, of: 'GRE' })).roll('X')
    expect(bench.army('GRE', 0).seenBy).toEqual([0])
    const bot = withCard('SPY', 'cosentia', { ROM: 'human', GRE: 'super' }).place('GRE', 0, 'athens')
    bot
      .begin('agents', 'ROM')
      .act(use('SPY', { army: 0, of: 'GRE' }))
      .roll('X')
    expect(bot.asks).toBe('GRE declare')
  })
  it.each([
    ['neutral', 2],
    ['friends', 3],
    ['allied', 4],
  ] as const)('TRD: with consent both gain by status (%s: %i)', (status, gain) => {
    const bench = withCard('TRD', 'cosentia').hand('ROM', 'RIO', 'TRD').status('ROM', 'GRE', status).gold('GRE', 0)
    bench.begin('agents', 'ROM').act(use('TRD', { region: 'athens' }))
    expect(bench.asks).toBe('GRE trade')
    bench.act({ do: 'answer', yes: true })
    expect([bench.side('ROM').gold, bench.side('GRE').gold]).toEqual([10 + gain, gain])
  })
  it('TRD: never with an enemy; refused, nobody gains (R-22)', () => {
    const war = withCard('TRD', 'cosentia').status('ROM', 'GRE', 'enemy').begin('agents', 'ROM')
    expect(war.why(use('TRD', { region: 'athens' }))).toBe('no.target')
    const bench = withCard('TRD', 'cosentia').hand('ROM', 'RIO', 'TRD').begin('agents', 'ROM')
    bench.act(use('TRD', { region: 'athens' })).act({ do: 'answer', yes: false })
    expect(bench.side('ROM').gold).toBe(10)
  })
  it('THF: at most 4 gold from the treasury, at the capital', () => {
    const loot = [9, 3].map((gold) => {
      const bench = withCard('THF', 'cosentia').gold('GRE', gold).begin('agents', 'ROM')
      bench.act(use('THF', { capital: 'GRE' })).roll('K')
      return [bench.side('ROM').gold, bench.side('GRE').gold]
    })
    expect(loot).toEqual([
      [14, 5],
      [13, 0],
    ])
  })
  it('TRT: from anywhere, without moving, with consent the status rises a step', () => {
    const bench = withCard('TRT', 'medhlan')
      .begin('agents', 'ROM')
      .act(use('TRT', { seat: 'GRE' }))
    expect(bench.side('ROM').agents[0]?.region).toBe(bench.region('medhlan'))
    bench.act({ do: 'answer', yes: true })
    expect(bench.statusOf('ROM', 'GRE')).toBe('friends')
    const allied = withCard('TRT', 'medhlan').status('ROM', 'GRE', 'allied').begin('agents', 'ROM')
    expect(allied.why(use('TRT', { seat: 'GRE' }))).toBe('no.target')
  })
})

// Values of options whose effect no other test shows.

import { describe, expect, it } from 'vitest'
import { settle } from '../../rules/round/flow.ts'
import { Bench } from '../../testing.ts'
import { flip, gold, spies } from '../agents/agents-testing.ts'
import { attack, card, dice, fight, line } from '../battle/battle-testing.ts'
import { reserves, spend } from '../spending/spending-testing.ts'
import { play } from '../testing/bot-testing.ts'
import { attacked, deed, goOn, mainDeck, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

describe('stance and initiative', () => {
  it.each([
    ['centre', 'setup', undefined],
    ['random', 'setup', 'GRE marker'],
    ['chosen', 'setup', 'ROM marker'],
  ])('stance.setup = %s: who is asked about markers (STN-1)', (how, phase, asks) => {
    const bench = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' }, { 'stance.setup': how })
    bench.begin(phase as 'setup', 'ROM')
    expect(bench.state.frames.at(-1)?.kind === 'marker' ? bench.asks : undefined).toBe(asks)
    expect(bench.side('GRE').stance).toEqual([5, 0, 5])
  })

  it.each([
    [0, 'ROM order'],
    // Equal totals: the higher card.
    [1, 'ROM order'],
    [2, 'GRE order'],
  ])('difficulty.initiativeBonus = %d: a bot’s 5 against a person’s 6 (DIF-3)', (bonus, asks) => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' }, { 'difficulty.initiativeBonus': bonus })
    bench.state.phase = 'initiative'
    bench.state.step = 'deal'
    settle(bench.state, undefined)
    bench.act({ do: 'initiative', cards: [6, 5] }).act({ do: 'commit', gold: 0 })
    expect(bench.asks).toBe(asks)
  })
})

describe('agents', () => {
  it.each([
    ['REB', true],
    ['THF', true],
    ['RIO', true],
    ['SAB', false],
  ])('agents.spareAllies: friends are left alone by %s (R-25)', (id, byOption) => {
    const bench = (): Bench =>
      spies('ROM', 'neapolis')
        .status('ROM', 'GRE', 'friends')
        .hold('GRE', 'syracusae')
        .build('syracusae', 'market')
        .gold('GRE', 9)
    const deedOf = (spare: boolean) =>
      flip(bench(), 'ROM', id, { anyTie: true, options: { 'agents.spareAllies': spare } }).actions[0]?.do
    expect(deedOf(true)).toBe('gold')
    expect(deedOf(false)).toBe(byOption ? 'agent' : 'gold')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('agents.goldOnRefusal = %s: a refused trade (R-22)', (option, paid) => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }, { 'agents.goldOnRefusal': option }).gold('ROM', 0)
    bench.agents('GRE').agents('ROM', 'medhlan').hold('GRE', 'genua')
    const { actions } = flip(bench, 'ROM', 'TRD', { anyTie: true })
    expect(actions).not.toEqual(gold('TRD'))
    bench.act({ do: 'answer', yes: false })
    expect(bench.side('ROM').gold).toBe(paid)
  })
})

describe('campaign', () => {
  it.each([
    ['1', []],
    ['2', ['velathri']],
    ['3', ['velathri', 'burdigala']],
    ['99', ['velathri', 'burdigala', 'olisipo']],
  ])('army.horizonTurns = %s: what an army in Cosentia with 1 point thinks of (R-49)', (turns, thinks) => {
    // Costs 4, 7 and 9; the points of a whole turn are 3.
    for (const region of ['velathri', 'burdigala', 'olisipo']) {
      const bench = onlyFree(new Bench(FOUR), 'ROM', region).place('ROM', 0, 'cosentia')
      bench.land(region).holder = -1
      const played = goOn(bench, 'ROM', 1, 0, { anyTie: true, options: { 'army.horizonTurns': turns } })
      expect(played.found('SUP-3.4')[0]).toHaveLength(thinks.includes(region) ? 1 : 0)
    }
  })

  it.each([
    ['main', false],
    ['main+declared', false],
    ['main+cavalry', false],
    ['main+cavalry+declared', true],
  ])('goldenA.counts = %s: cavalry of a declared army counts only with both (R-44)', (counts, bold) => {
    const bench = mainDeck(new Bench(FOUR), 'ROM', 'R01', 3).place('ROM', 0, 'medhlan', [
      'R01',
      'R01',
      'R05',
      'R05',
      'R07',
    ])
    bench.side('ROM').decks.CV = [{ cards: ['R07'] }]
    const played = deed(bench, 'ROM', { anyTie: true, options: { 'goldenA.counts': counts } })
    expect(attacked(played) !== undefined).toBe(bold)
  })

  it.each([
    [2, false],
    [3, true],
    [4, true],
  ])('difficulty.aggressionFrom = 3 in round %d (DIF-4)', (round, bold) => {
    const bench = stances(onlyFree(new Bench(FOUR), 'ROM').hold('GRE', 'genua'), 'ROM', { GRE: 5 }).place(
      'ROM',
      0,
      'medhlan',
    )
    bench.state.round = round
    const options = { 'difficulty.aggressionFrom': 3, 'army.horizonTurns': '1' }
    const rolled = bold ? { dice: { 'POT-2.2': ['K'] } } : {}
    expect(attacked(deed(bench, 'ROM', { anyTie: true, options, ...rolled })) !== undefined).toBe(bold)
  })
})

describe('spending', () => {
  it.each([
    [20, 0, 2],
    [20, 1, 1],
    [20, 2, 0],
    // Only while more than 4 gold are left.
    [6, 0, 1],
    [5, 0, 1],
    [4, 0, 0],
  ])('nav.rebuild: with %d gold and %d Navy cards %d are bought (R-79)', (purse, cards, bought) => {
    const bench = new Bench({ ROM: 'super', GRE: 'super' }, { 'nav.rebuild': true }).gold('ROM', purse)
    const side = bench.side('ROM')
    side.agents = [0, 1, 2].map(() => ({ region: -1, used: false }))
    side.navyCards = cards
    const { actions } = spend(reserves(bench, 'ROM').develop('ROM', 3, 3, 3), 'ROM', { anyTie: true })
    expect(actions.filter((action) => action.do === 'buyNavy')).toHaveLength(bought)
  })
})

describe('battles and income', () => {
  it.each([0, 1])('difficulty.vpBonus = %d: for a bot that wins (DIF-2)', (bonus) => {
    const options = { 'difficulty.vpBonus': bonus } as never
    const person = attack({ bot: ['C01', 'C01'], person: ['R01', 'R01'], options })
    fight(person, { others: [line('R01'), line('R01')], chance: [card('C01'), dice('K-'), card('C01'), dice('--')] })
    expect(person.side('CAR').vp).toBe(1 + bonus)

    const bench = new Bench(FOUR, options).status('ROM', 'GRE', 'enemy').hold('ROM', 'iader')
    bench.leaderless('ROM', 0).leaderless('GRE', 0)
    bench.place('ROM', 0, 'iader', ['R01', 'R01', 'R02']).place('GRE', 0, 'epidamnos', ['G01', 'G01', 'G02', 'G05'])
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'epidamnos', path: [] })
    fight(bench.roll('------'), {}, 'ROM')
    expect([bench.side('ROM').vp, bench.side('GRE').vp]).toEqual([0, 1 + bonus])
  })

  it.each([
    ['plain', 2],
    ['none', 0],
  ])('difficulty.tactics = %s: Tactics dice of a general with two stars more (DIF-5)', (tactics, n) => {
    const bench = attack({
      bot: ['C01', 'C01'],
      person: ['R01', 'R01'],
      botGeneral: 'car2',
      options: { 'difficulty.tactics': tactics },
    })
    fight(bench, { actions: 1 })
    const battle = bench.state.frames.find((frame) => frame.kind === 'battle')
    expect(battle?.kind === 'battle' ? battle.sides[0].tactics : undefined).toBe(n)
  })

  it.each([
    ['15', 0, 13, 15],
    ['20', 3, 16, 20],
    ['25', 6, 19, 25],
  ])('difficulty.speedTax = %s, difficulty.superTaxBonus = %d (DIF-1)', (speedTax, bonus, earned, fixed) => {
    const options = { 'difficulty.speedTax': speedTax, 'difficulty.superTaxBonus': bonus }
    const bench = new Bench({ ROM: 'super', CAR: 'speed' }, options).gold('ROM', 0).gold('CAR', 0)
    bench.begin('taxation', 'ROM')
    play(bench, 'ROM')
    play(bench, 'CAR')
    expect([bench.side('ROM').gold, bench.side('CAR').gold]).toEqual([earned, fixed])
  })
})

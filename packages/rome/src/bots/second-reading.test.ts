// What a second reading of the draft against the books brought to light, rule by rule.

import { explain, LANGS } from '@understudy/procedure'
import { newBag } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { rome } from '../game.ts'
import { asked } from '../rules/decision.ts'
import { navyOptions } from '../rules/navy-moves.ts'
import { Bench } from '../testing.ts'
import { FOUR } from './agents-testing.ts'
import { attack, card, deeds, dice, fight, line } from './battle-testing.ts'
import { superBook } from './books.ts'
import { play } from './bot-testing.ts'
import { attacked, deed, onlyFree } from './campaign-testing.ts'
import { conquest } from './fight-scenes.ts'
import { builder, built, what } from './spending-testing.ts'

describe('dice (L399, L447)', () => {
  it('PH4-1: of two S only as many are kept as there are skirmishers to kill', () => {
    const bench = attack({ bot: ['C01', 'C01', 'C14'], person: ['R01', 'R01', 'R05'] })
    const played = fight(bench, {
      others: [line('R01'), line('R01')],
      chance: [card('C01'), dice('--'), card('C01'), dice('--'), card('C14'), dice('SS')],
    })
    expect(deeds(played)).toEqual([{ do: 'reroll', dice: [1] }])
  })

  it.each([
    [
      'with a skirmisher beside it, the second S is useless',
      { do: 'play', line: 'R01', skirmisher: 'R05' },
      'SS--',
      [1],
    ],
    ['without one, both are', { do: 'play', line: 'R01' }, 'SS-', [0, 1]],
  ] as const)('TAC-2: %s', (_, answer, faces, replaced) => {
    const options = { 'difficulty.tactics': 's' }
    const person = ['R01', 'R01', 'R05']
    const bench = attack({ bot: ['C02', 'C02'], person, botGeneral: 'car1', options })
    const played = fight(bench, { others: [answer], chance: [card('C02'), dice(faces)], until: 'tactics' })
    expect(deeds(played)).toEqual([{ do: 'tactics', dice: replaced }])
  })
})

it('TAC-2: with one Tactics die a blank comes before an S that stands to its left', () => {
  const options = { 'difficulty.tactics': 's' }
  const bench = attack({ bot: ['C02', 'C02'], person: ['R01', 'R01'], botGeneral: 'car3', options })
  const played = fight(bench, { others: [line('R01')], chance: [card('C02'), dice('S--')], until: 'tactics' })
  expect(deeds(played)).toEqual([{ do: 'tactics', dice: [1] }])
})

it('PH3-6 (R-66): a skirmisher that no infantry followed supports the reserve cavalry', () => {
  const bench = attack({ bot: ['C01', 'C01', 'C05', 'C08', 'C08'], person: ['R01', 'R01', 'R01', 'R01'] })
  const lines = ['R01', 'R01', 'R01', 'R01'].map(line)
  const centre = [card('C01'), dice('--'), card('C01'), dice('--'), card('C05'), card('C08'), dice('---'), card('C08')]
  const chance = [...centre, dice('--')]
  const played = fight(bench, { others: lines, chance, until: 'activate', dice: { 'RES-3': ['X'] } })
  expect(played.events.filter((event) => event.e === 'ask' && event.node === 'PH3-6' && event.yes)).toHaveLength(2)
  expect(bench.events.filter(({ say }) => say === 'cardShown')).toHaveLength(9)
})

describe('cards', () => {
  const declared = (cavalry: boolean): Bench => {
    const bench = new Bench(FOUR, { 'army.minCountsCavalry': cavalry }).place('ROM', 0, 'rome').begin('campaign', 'GRE')
    const { decks } = bench.side('ROM')
    decks.MI = [{ bag: newBag(bench.state.troopCards, ['R01']).id, n: 1 }]
    decks.CV = [{ bag: newBag(bench.state.troopCards, ['R07', 'R07', 'R07']).id, n: 3 }]
    decks.SK = []
    bench.state.frames.push({ kind: 'declare', side: bench.no('ROM'), slot: 0 })
    play(bench, 'ROM', { dice: { 'DEC-2.2.1': [6], 'DEC-2.3.1': [1] } })
    return bench
  }

  it('DEC-3 (DEC-5, R-36, R-37): by the option an army with one infantry and cavalry stands when it is declared', () => {
    expect(declared(true).where('ROM', 0)).toBe('rome')
    expect(declared(false).where('ROM', 0)).toBeNull()
  })

  it.each([
    [true, 2],
    [false, 0],
  ])('RES-5 (R-41): 2 gold for a dear card lost to a person by the option only (%s)', (all, gold) => {
    const options = { 'loss.compensateAll': all } as never
    const bench = attack({ bot: ['C04', 'C01', 'C01'], person: ['R01', 'R01'], options }).gold('CAR', 0)
    fight(bench, {
      anyTie: true,
      others: [line('R01'), line('R01')],
      chance: [card('C04'), dice('SK'), card('C01'), dice('--'), card('C01'), dice('-')],
      until: 'activate',
    })
    expect(bench.side('CAR').gold).toBe(gold)
  })

  it('PH3-7.1 (R-67): line cards that lie face down are looked at before the cheapest is given up', () => {
    const bench = attack({ bot: ['C01', 'C01'], person: ['R01', 'R01'] })
    const frame = bench.state.frames.findLast((each) => each.kind === 'battle')
    if (frame?.kind !== 'battle') throw new Error('no battle')
    const bag = newBag(bench.state.troopCards, ['C09', 'C07'])
    bench.army('CAR', 0).cards = { known: ['C04'], unknown: [{ bag: bag.id, n: 2 }] }
    bench.state.frames = bench.state.frames.filter((each) => each.kind !== 'reckon')
    Object.assign(frame, { phase: 'envelopment', step: 'take', toTake: [1, 0] })
    expect(asked(bench.state)?.ask.question.say).toBe('ask.lineIs')
    const played = fight(bench, { chance: [card('C09'), card('C07')], until: 'lose' })
    expect(deeds(played)).toEqual([{ do: 'lose', cards: ['C07'] }])
    expect(played.found('PH3-7.1')[0]).toHaveLength(3)
  })

  it('BVB-7 (R-74): cards that the loser does not have are not destroyed', () => {
    expect(conquest.duelBig().fired).toContain('BVB-7')
    expect(conquest.duelNoSkirmishers().fired).not.toContain('BVB-7')
  })
})

it('CNQ-5: by the option an army of cavalry alone stands, but gathers no dice against a region (R-37)', () => {
  const bench = new Bench(FOUR, { 'army.minCountsCavalry': true }).place('ROM', 0, 'medhlan', ['R07', 'R07', 'R08'])
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  expect(bench.why({ do: 'attack', target: 'octuduron', path: [] })).toBe('no.infantry')
  bench.army('ROM', 0).cards.known.push('R01')
  expect(bench.why({ do: 'attack', target: 'octuduron', path: [] })).toBeUndefined()
})

it.each(['super', 'speed'] as const)(
  'SUP-2.3, SPD-2 (R-131): %s: the table decides about a neutral army in a region of an enemy',
  (kind) => {
    const war = (guest: 'neutral' | 'enemy') => {
      const bench = onlyFree(new Bench({ ...FOUR, ROM: kind, BAR: 'human' }), 'ROM').status('ROM', 'GRE', 'enemy')
      bench.hold('GRE', 'genua').place('ROM', 0, 'medhlan').place('BAR', 0, 'genua', ['B01', 'B01'])
      bench.status('ROM', 'BAR', guest).land('genua').siege = 0
      return deed(bench, 'ROM', { anyTie: true, options: { 'army.horizonTurns': '1' } })
    }
    expect(attacked(war('enemy'))).toBe('genua')
    const calm = war('neutral')
    expect(attacked(calm)).toBeUndefined()
    expect(calm.fired).toContain(kind === 'super' ? 'SUP-2.4.t' : 'SPD-5.t')
  },
)

describe('at sea and in the stance card', () => {
  it('NAV-3: fighting where it is belongs to what a bot can do', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 3).navy('GRE', 0, 'tyr', 2)
    bench.begin('campaign', 'ROM')
    const stays = () =>
      navyOptions(bench.state, bench.no('ROM')).filter(
        ({ action }) => action.do === 'sail' && action.zones.length === 0,
      )
    expect(stays().map(({ action }) => action)).toEqual([{ do: 'sail', navy: 0, zones: [], fight: 'GRE' }])
    bench.status('ROM', 'GRE', 'friends')
    expect(stays()).toEqual([])
    expect(navyOptions(bench.state, bench.no('GRE')).every(({ action }) => 'zones' in action && action.zones[0])).toBe(
      true,
    )
  })

  it('POT-3: a navy that is turned down is not the last while another is in reach', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 3)
    bench.navy('GRE', 0, 'ion', 2).navy('GRE', 1, 'afr', 1).begin('campaign', 'ROM')
    for (const army of bench.side('ROM').armies) army.activated = true
    const { events } = play(bench, 'ROM', { anyTie: true })
    const last = events.flatMap((event) => (event.e === 'ask' && event.node === 'POT-3' ? [event.yes] : []))
    expect(last).toEqual([false, true])
  })

  it('STN-1: people who choose place every marker, those of bots included (L71)', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' }, { 'stance.setup': 'chosen' })
    bench.begin('setup', 'ROM')
    const placed: string[] = []
    for (let n = 0; n < 4; n++) {
      const frame = bench.state.frames.at(-1)
      if (frame?.kind !== 'marker') break
      placed.push(`${bench.seatOf(frame.side)} ${bench.seatOf(frame.towards)}: ${bench.asks}`)
      bench.act({ do: 'stance', towards: bench.seatOf(frame.towards), box: 9 })
    }
    expect(placed).toEqual(['GRE ROM: ROM marker', 'GRE CAR: ROM marker', 'CAR ROM: ROM marker', 'CAR GRE: ROM marker'])
    expect(bench.side('GRE').stance).toEqual([9, 0, 9])
  })
})

it('BLD-E1.1, BLD-C2.1, BLD-D1.1 (R-93): value comes first only where the text asks for value and nearness', () => {
  const options = { 'build.valueFirst': true }
  const near = built(builder('ROM', 7, 9, 1, 1).hold('GRE', 'iader'), 'ROM', { options })
  expect(what(near)).toMatchObject({ region: 'patavium' })
  const war = builder('ROM', 7, 5, 5, 5).status('ROM', 'GRE', 'enemy').hold('GRE', 'iader')
  expect(what(built(war, 'ROM', { options }))).toMatchObject({ region: 'patavium' })
  const wary = built(builder('ROM', 7, 1, 1, 8), 'ROM', { options })
  expect(what(wary)).toMatchObject({ region: 'patavium' })
})

it.each(LANGS)('names in a trace are those of the pack of the game (%s)', (lang) => {
  const files = { ...HOUSE_WEST_1 }
  const regions = files['regions.csv'] ?? ''
  files['regions.csv'] = regions.replace('octuduron,Octuduron', 'octuduron,Poeninus').replace('Октодур', 'Пенин')
  expect(files['regions.csv']).not.toBe(regions)
  const bench = new Bench(FOUR, { pack: JSON.stringify(files) }).place('ROM', 0, 'medhlan').begin('campaign', 'ROM')
  const played = play(bench, 'ROM', { actions: 2, anyTie: true })
  const told = (view?: unknown) =>
    explain(played.events, { rulebook: superBook, lang, phrases: rome.phrases, view })
      .filter(({ kind }) => kind === 'act')
      .map(({ text }) => text)
  expect(told(played.view).join(' ')).toMatch(lang === 'en' ? /Attacks Poeninus/ : /Poeninus|Пенин/)
  expect(told().join(' ')).not.toContain('Poeninus')
})

// Positions for the rules of conquest, battle, return and navies, each played as far as the rule in question.

import { Bench } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import { FOUR, stances } from './agents-testing.ts'
import { attack, card, defend, dice, type Forces, fight, line } from './battle-testing.ts'
import { type Given, type Played, play } from './bot-testing.ts'
import { deed, onlyBibracte, onlyFree } from './campaign-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }
const bots = (options = {}): Bench => new Bench(FOUR, options)
const HOST = ['R01', 'R01', 'R01', 'R02', 'R05', 'R05']

// ---- Conquest ------------------------------------------------------------------------------------------------------

/** Rome storms a region with four infantry and nobody to lead them. */
function storm(target: 'octuduron' | 'bibracte', faces: string, actions: number, options = {}): Played {
  const bench = onlyFree(bots(options), 'ROM', 'octuduron').leaderless('ROM', 0).status('ROM', 'BAR', 'enemy')
  onlyBibracte(bench).place('ROM', 0, target === 'octuduron' ? 'medhlan' : 'massalia', HOST)
  if (target === 'octuduron') bench.status('ROM', 'BAR', 'neutral')
  return deed(bench, 'ROM', { ...any, actions, chance: [dice(faces)] })
}

/** Rome beats a Greek army in this region, which belongs to somebody else. */
function beat(
  holder: 'ROM' | 'CAR' | 'GRE',
  faces: string,
  actions: number,
  greeks: readonly string[] = ['G01', 'G01', 'G02'],
): Played {
  const bench = bots().status('ROM', 'GRE', 'enemy').hold(holder, 'genua')
  bench.leaderless('ROM', 0).leaderless('GRE', 0)
  bench.place('ROM', 0, 'medhlan', ['R01', 'R01', 'R02', 'R05', 'R05']).place('GRE', 0, 'genua', greeks)
  const chance = [dice(faces), card('G01'), card('G01'), card('G02')]
  return deed(bench, 'ROM', { ...any, actions, chance })
}

export const conquest = {
  won: () => storm('octuduron', 'KKKK---', 3),
  lost: () => storm('octuduron', '----KXX', 3),
  walkover: () => storm('octuduron', '---', 3, { 'conquest.independent': 'lossOnly' }),
  taken: () => storm('octuduron', 'KKKK---', 5),
  homeTaken: () => storm('bibracte', 'KKKK--', 5),
  ownHeld: () => beat('ROM', 'X-----', 4),
  stranger: () => beat('CAR', 'X-----', 4),
  enemyHeld: () => beat('GRE', 'X-----', 4),
  duelEven: () => beat('GRE', 'X--X--', 3),
  duelWon: () => beat('GRE', 'KKX---', 3),
  duelBig: () => beat('GRE', 'KKS---', 3, ['G01', 'G01', 'G02', 'G05']),
  duelNoSkirmishers: () => beat('GRE', 'KKS---', 3, ['G01', 'G01', 'G02', 'G08']),
  undeclaredDuel: () =>
    deed(bots().status('ROM', 'GRE', 'enemy').place('ROM', 0, 'rome').place('GRE', 0, 'genua'), 'ROM', any),
  fourPhases: () =>
    deed(
      bots({ 'bvb.mode': 'fourPhase' })
        .status('ROM', 'GRE', 'enemy')
        .place('ROM', 0, 'rome', HOST)
        .place('GRE', 0, 'genua', ['G01', 'G01']),
      'ROM',
      any,
    ),
  person: () =>
    deed(
      new Bench({ ...FOUR, GRE: 'human' })
        .status('ROM', 'GRE', 'enemy')
        .place('ROM', 0, 'rome')
        .place('GRE', 0, 'genua', ['G01', 'G01']),
      'ROM',
      any,
    ),
} satisfies Record<string, Scene>

// ---- Battle --------------------------------------------------------------------------------------------------------

const start = (forces: Forces, given: Given = {}): Played => fight(attack(forces), { actions: 1, ...given })
const two = ['R01', 'R01']
const lines = (n: number): Action[] => Array<Action>(n).fill(line('R01'))
const many = (n: number): string[] => Array<string>(n).fill('R01')
/** Rounds of the Centre in which nothing happens. */
const quiet = (...ids: string[]): Action[] => ids.flatMap((id) => [card(id), dice('--')])

export const battle = {
  plain: () => start({ bot: ['C01', 'C01'], person: two }),
  hills: () => start({ at: 'cosentia', from: 'syracusae', bot: ['C05', 'C06', 'C01', 'C01'], person: two }),
  hillsShort: () =>
    start({ at: 'cosentia', from: 'syracusae', bot: ['C05', 'C01', 'C03'], person: two }, { actions: 2 }),
  allInHills: () => start({ at: 'cosentia', from: 'syracusae', bot: ['C01', 'C01'], person: two }),
  mixed: () => start({ bot: ['C01', 'C01', 'C08', 'C10'], person: two, botGeneral: 'car1' }),
  hillRound: () =>
    start({ at: 'cosentia', from: 'syracusae', bot: ['C05', 'C06', 'C01', 'C01'], person: two }, { actions: 2 }),
  flankRound: () => start({ bot: ['C01', 'C01', 'C08'], person: [...two, 'R07'] }, { actions: 2 }),
  centreRound: () => start({ bot: ['C01', 'C01'], person: two }, { actions: 2 }),
  reserve: () => start({ bot: ['C01', 'C01', 'C08'], person: two }, { actions: 2 }),
  waiting: () =>
    start(
      { bot: ['C01', 'C02', 'C05', 'C06'], person: two },
      { actions: 3, others: lines(1), chance: [card('C05'), card('C06'), card('C01'), dice('---')] },
    ),
  reserveFights: () =>
    start(
      { bot: ['C01', 'C01', 'C08'], person: many(4) },
      { actions: 4, others: lines(2), chance: quiet('C01', 'C01') },
    ),
  outnumbered: () =>
    start({ bot: ['C01', 'C01'], person: many(4) }, { actions: 4, others: lines(2), chance: quiet('C01', 'C01') }),
  unopposed: () =>
    start(
      { bot: ['C01', 'C01', 'C01', 'C01'], person: two },
      { actions: 4, others: lines(2), chance: quiet('C01', 'C01') },
    ),
  casualty: () =>
    start(
      { bot: ['C01', 'C02'], person: ['R01', 'R01', 'R01'] },
      {
        actions: 5,
        others: lines(3),
        chance: [card('C01'), dice('--'), card('C02'), dice('---'), dice('K')],
      },
    ),
  gunsForAll: () =>
    start({ bot: ['C01', 'C01', 'C10', 'C10'], person: two }, { actions: 3, others: lines(1), chance: [card('C01')] }),
  gun: (face: string) => () =>
    start(
      { bot: ['C01', 'C01', 'C10'], person: many(3) },
      { actions: 3, others: lines(1), chance: [card('C01')], dice: { 'PH3-4.2': [face] } },
    ),
  tactics: (mode: string) => () =>
    start(
      { bot: ['C01', 'C02'], person: two, botGeneral: 'car1', options: { 'difficulty.tactics': mode } },
      { actions: 3, others: lines(1), chance: [card('C02'), dice('S--')] },
    ),
  envelop: (faces: string, general?: string) => () =>
    start(
      { bot: ['C01', 'C01', 'C14'], person: two, ...(general === undefined ? {} : { botGeneral: general }) },
      {
        actions: general === undefined ? 4 : 5,
        others: lines(2),
        chance: [card('C01'), dice('X-'), card('C01'), dice('X-'), card('C14'), dice(faces), dice('-')],
      },
    ),
  end: (first: string, second: string, general?: string) => () =>
    start(
      { bot: ['C01', 'C01'], person: two, ...(general === undefined ? {} : { botGeneral: general }) },
      { actions: 4, others: lines(2), chance: [card('C01'), dice(first), card('C01'), dice(second)] },
    ),
  even: (face: string) => () =>
    fight(defend({ from: 'medhlan', bot: ['C01', 'C01'], person: two }), {
      actions: 5,
      others: lines(2),
      chance: quiet('C01', 'C01'),
      dice: { 'RES-3': [face] },
    }),
  beaten: () => {
    const bench = defend({ from: 'medhlan', bot: ['C01', 'C01', 'C01', 'C01', 'C02'], person: two })
    bench.hold('CAR', 'genua', 'koria')
    const alone = ['C01', 'C01', 'C02'].flatMap((id) => [card(id), dice(id === 'C02' ? '--' : '-')])
    return fight(bench, {
      anyTie: true,
      until: 'retreat',
      others: lines(2),
      chance: [card('C01'), dice('K-'), card('C01'), dice('--'), ...alone],
    })
  },
  evicted: () => {
    const bench = new Bench({ ...FOUR, ROM: 'human' }).status('ROM', 'CAR', 'allied').place('CAR', 0, 'medhlan')
    bench.hold('CAR', 'genua', 'koria').begin('campaign', 'ROM').act({ do: 'renounce', seat: 'CAR' })
    return play(bench, 'CAR', any)
  },
} as const

// ---- Return and navies ---------------------------------------------------------------------------------------------

const few = ['R01', 'R01', 'R02', 'R05']
const small = (region: string, ...held: string[]): Bench =>
  bots()
    .hold('ROM', ...held)
    .place('ROM', 0, region, few)

/** Carthage has moved its armies; its navy is here, a Roman one there. */
function fleet(own: string, roman: string | undefined, stance: number, given: Given = {}, seating = {}): Played {
  const bench = stances(new Bench({ ...FOUR, ROM: 'human', ...seating }), 'CAR', { ROM: stance })
  bench.navy('CAR', 0, own, 5)
  if (roman !== undefined) bench.navy('ROM', 0, roman, 2)
  bench.begin('campaign', 'CAR')
  for (const army of bench.side('CAR').armies) army.activated = true
  return play(bench, 'CAR', { ...any, ...given })
}
/** A Roman navy sails into the zone of a Carthaginian one. */
function passes(stance: number, given: Given = {}): Played {
  const bench = stances(new Bench({ ...FOUR, ROM: 'human' }), 'CAR', { ROM: stance })
  bench.navy('CAR', 0, 'afr', 1).navy('ROM', 0, 'tyr', 2).begin('campaign', 'ROM')
  bench.act({ do: 'sail', navy: 0, zones: ['afr'] })
  return play(bench, 'CAR', given)
}

export const others = {
  atHome: () => deed(small('medhlan'), 'ROM', any),
  nearHome: () => deed(small('genua', 'genua'), 'ROM', any),
  farHome: () => deed(onlyFree(bots(), 'ROM').place('ROM', 0, 'olisipo', few), 'ROM', { ...any, actions: 3 }),
  noWay: () => deed(small('tolosa', 'tolosa'), 'ROM', any),
  large: () => deed(bots().place('ROM', 0, 'medhlan', [...few, 'R05']), 'ROM', any),
  splittable: () => deed(bots().place('ROM', 0, 'medhlan', HOST), 'ROM', any),
  back: () => deed(bots(), 'ROM', any),
  launched: () => deed(onlyFree(bots(), 'CAR', 'karalis').place('CAR', 0, 'carthage'), 'CAR', any),
  afloat: () =>
    deed(onlyFree(bots(), 'CAR', 'karalis').place('CAR', 0, 'carthage').navy('CAR', 0, 'sar', 5), 'CAR', any),
  chase: () =>
    fleet('sar', 'tyr', 8, {
      actions: 2,
      dice: { 'POT-2.2': ['K'] },
      others: [{ do: 'intercept', yes: false }],
      chance: [dice('-------')],
    }),
  spare: () => fleet('sar', 'tyr', 8, { dice: { 'POT-2.2': ['X'] } }),
  drift: () => fleet('ger', undefined, 5),
  harbour: () => fleet('sar', undefined, 5),
  otherBots: () => {
    const bench = bots().navy('CAR', 0, 'sar', 5).navy('GRE', 0, 'tyr', 5).begin('campaign', 'CAR')
    for (const army of bench.side('CAR').armies) army.activated = true
    return play(bench, 'CAR', any)
  },
  noNavy: () => {
    const bench = bots().begin('campaign', 'CAR')
    for (const army of bench.side('CAR').armies) army.activated = true
    return play(bench, 'CAR', any)
  },
  intercepts: () => passes(9, { dice: { 'POT-2.2': ['K'] } }),
  letsPass: () => passes(5),
  never: () => passes(9, { options: { 'nav.intercept': 'never' } }),
  lastShip: () => passes(9, { actions: 2, dice: { 'POT-2.2': ['K'] }, chance: [dice('XX-')] }),
} satisfies Record<string, Scene>

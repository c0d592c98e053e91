// Attacks on regions, each played as far as the rule in question.

import { Bench } from '../../testing.ts'
import { card, dice } from '../battle/battle-testing.ts'
import type { Given, Played } from '../testing/bot-testing.ts'
import { deed, onlyBibracte, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }
const HOST = ['R01', 'R01', 'R01', 'R02', 'R05', 'R05']
const bots = (options = {}): Bench => new Bench(FOUR, options)

/** Rome storms a region with four infantry and nobody to lead them. */
function storm(target: 'octuduron' | 'bibracte', faces: string, actions: number, options = {}): Played {
  const bench = onlyFree(bots(options), 'ROM', 'octuduron').leaderless('ROM', 0).status('ROM', 'BAR', 'enemy')
  onlyBibracte(bench).place('ROM', 0, target === 'octuduron' ? 'medhlan' : 'massalia', HOST)
  if (target === 'octuduron') bench.status('ROM', 'BAR', 'neutral')
  return deed(bench, 'ROM', { ...any, actions, chance: [dice(faces)] })
}

/** Declared armies lose their own cards. */
const OWN_CARDS = { 'bvb.lossesFrom': 'army' }

/** Rome beats a Greek army in this region, which belongs to somebody else. */
function beat(
  holder: 'ROM' | 'CAR' | 'GRE',
  faces: string,
  actions: number,
  greeks: readonly string[] = ['G01', 'G01', 'G02'],
  options = {},
): Played {
  const bench = bots(options).status('ROM', 'GRE', 'enemy').hold(holder, 'genua')
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
  duelFalls: () => beat('GRE', 'KKX---', 3, undefined, OWN_CARDS),
  duelBig: () => beat('GRE', 'KKS---', 3, ['G01', 'G01', 'G02', 'G05']),
  duelNoSkirmishers: () => beat('GRE', 'KKS---', 3, ['G01', 'G01', 'G02', 'G08'], OWN_CARDS),
  /** The decks of the Greeks are empty: their army gathers no dice. */
  duelUnopposed: () => {
    const bench = new Bench({ ROM: 'speed', GRE: 'speed' }).status('ROM', 'GRE', 'enemy').hold('GRE', 'genua')
    bench.leaderless('ROM', 0).leaderless('GRE', 0).place('ROM', 0, 'medhlan').place('GRE', 0, 'genua')
    for (const cls of ['MI', 'CV'] as const) bench.side('GRE').decks[cls] = []
    const given = { others: [{ do: 'strength', slot: 0, infantry: 0 } as const], dice: { 'BVB-3.1': [1] } }
    return deed(bench, 'ROM', { ...any, ...given, actions: 4, chance: [dice('XXX')] })
  },
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

export const voyages = {
  launched: () => deed(onlyFree(bots(), 'CAR', 'karalis').place('CAR', 0, 'carthage'), 'CAR', any),
  afloat: () =>
    deed(onlyFree(bots(), 'CAR', 'karalis').place('CAR', 0, 'carthage').navy('CAR', 0, 'sar', 5), 'CAR', any),
} satisfies Record<string, Scene>

// Battles, each played as far as the rule in question.

import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'
import { attack, card, defend, dice, type Forces, fight, line } from './battle-testing.ts'

const any: Given = { anyTie: true }

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

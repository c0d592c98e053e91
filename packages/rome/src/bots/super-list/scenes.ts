// Positions for the Super-bot’s list, each played until the bot has done its deed.

import { packOf } from '../../pack/setting.ts'
import { Bench } from '../../testing.ts'
import type { Given, Played } from '../testing/bot-testing.ts'
import { deed, goOn, mainDeck, onlyBibracte, onlyFree, withPoints } from '../testing/campaign-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'
import type { tested } from './sources.ts'

type Scene = () => Played
const any: Given = { anyTie: true }
const bots = (): Bench => new Bench(FOUR)

type SuperTested = keyof typeof tested
export const speedRome = (): Bench => new Bench({ ...FOUR, ROM: 'speed' })
export const few = (bench: Bench): Bench => mainDeck(bench, 'ROM', 'R01', 6)
/** Rome holds everything that is nobody's home. */
const empire = (...free: string[]): Bench => onlyFree(bots(), 'ROM', ...free)
export const near: Given = { anyTie: true, options: { 'army.horizonTurns': '1' } }
export const rolls = (...faces: string[]): Given => ({ ...any, dice: { 'POT-2.2': faces } })

const lost = (at = 'neapolis'): Bench => bots().hold('GRE', 'cosentia').place('ROM', 0, at)
const intruder = (siege: number): Bench => {
  const bench = bots().status('ROM', 'GRE', 'enemy').place('ROM', 0, 'rome').place('GRE', 0, 'ariminum')
  bench.land('ariminum').siege = siege
  return bench
}
const atMassalia = (): Bench => empire().place('ROM', 0, 'massalia')
const islands = (...free: string[]): Bench => onlyFree(bots(), 'CAR', ...free).place('CAR', 0, 'carthage')
const greekIsle = (stance = 9): Bench => stances(islands().hold('GRE', 'karalis'), 'CAR', { GRE: stance })
const GREEK_HOMES = ['athens', 'pella', 'epidamnos', 'pulpudeva', 'antheia', 'pergamon']
const ROMAN_PORTS = ['rome', 'neapolis', 'cosentia', 'velathri', 'ariminum', 'patavium']
const onlySparta = (stance = 9): Bench => stances(islands().hold('CAR', ...GREEK_HOMES), 'CAR', { GRE: stance })

/** The Super-bot's list. */
export const superScenes = {
  'SUP-1.1': () => deed(lost(), 'ROM', any),
  'SUP-1.2': () => deed(lost().status('ROM', 'GRE', 'enemy').place('GRE', 0, 'cosentia'), 'ROM', any),
  'SUP-1.3': () => deed(intruder(0), 'ROM', any),
  'SUP-1.4': () => deed(intruder(-1), 'ROM', any),
  'SUP-2.1': () =>
    deed(bots().status('ROM', 'GRE', 'enemy').place('ROM', 0, 'rome').place('GRE', 0, 'genua'), 'ROM', any),
  'SUP-2.2': () =>
    deed(
      bots()
        .status('ROM', 'GRE', 'enemy')
        .hold('ROM', 'massalia')
        .place('ROM', 0, 'massalia')
        .place('GRE', 0, 'tolosa'),
      'ROM',
      any,
    ),
  'SUP-2.3': () => deed(onlyBibracte(atMassalia()).status('ROM', 'BAR', 'enemy'), 'ROM', any),
  'SUP-2.4': () =>
    deed(stances(bots(), 'ROM', { GRE: 9 }).place('ROM', 0, 'medhlan').place('GRE', 0, 'genua'), 'ROM', rolls('K')),
  'SUP-3.1': () => deed(bots().place('ROM', 0, 'medhlan'), 'ROM', any),
  'SUP-3.2': () => deed(bots().place('GRE', 0, 'epidamnos'), 'GRE', any),
  'SUP-3.3': () => deed(empire('octuduron').place('ROM', 0, 'ariminum'), 'ROM', any),
  'SUP-3.4': () => deed(empire('genua').place('ROM', 0, 'patavium'), 'ROM', any),
  'SUP-3.5': () => deed(islands('ibossim', 'karalis'), 'CAR', any),
  'SUP-3.6': () => deed(islands('karalis'), 'CAR', any),
  'SUP-5.1': () =>
    deed(stances(empire().hold('GRE', 'genua'), 'ROM', { GRE: 9 }).place('ROM', 0, 'medhlan'), 'ROM', rolls('K')),
  'SUP-5.2': () => deed(stances(atMassalia(), 'ROM', { BAR: 9 }), 'ROM', rolls('K')),
  'SUP-5.3': () =>
    deed(stances(empire().hold('GRE', 'genua'), 'ROM', { GRE: 9 }).place('ROM', 0, 'patavium'), 'ROM', rolls('K')),
  'SUP-5.4': () => deed(stances(empire(), 'ROM', { BAR: 9 }).place('ROM', 0, 'medhlan'), 'ROM', rolls('K')),
  'SUP-5.5': () =>
    deed(stances(atMassalia(), 'ROM', { BAR: 9 }).place('BAR', 0, 'bibracte'), 'ROM', {
      ...near,
      dice: { 'POT-2.2': ['X', 'X', 'X', 'K'] },
    }),
  'SUP-5.6': () =>
    deed(
      stances(empire().hold('GRE', 'genua'), 'ROM', { GRE: 9 }).place('ROM', 0, 'medhlan').place('GRE', 0, 'genua'),
      'ROM',
      { ...near, dice: { 'POT-2.2': ['X', 'K'] } },
    ),
  'SUP-5.7.1': () => deed(greekIsle(), 'CAR', rolls('K')),
  'SUP-5.7.2': () => deed(onlySparta(), 'CAR', rolls('K')),
  'SUP-5.7.3': () => deed(greekIsle().hold('CAR', ...GREEK_HOMES, 'sparta'), 'CAR', rolls('X', 'K')),
  'SUP-5.7.4': () => deed(onlySparta(), 'CAR', rolls('X', 'K')),
  'SUP-5.7.5': () => deed(onlySparta().place('GRE', 0, 'sparta'), 'CAR', rolls('K')),
  'SUP-5.7.6': () =>
    deed(
      greekIsle()
        .hold('CAR', ...GREEK_HOMES, 'sparta')
        .place('GRE', 0, 'karalis'),
      'CAR',
      rolls('K'),
    ),
} satisfies Record<string, Scene>

export const greekGenua = (bench = empire()): Bench => bench.hold('GRE', 'genua').place('ROM', 0, 'medhlan')

/** Targets that the table turns down: nobody's stance is above 6. */
export const calmScenes = {
  'SUP-2.4': () => deed(bots().place('ROM', 0, 'medhlan').place('GRE', 0, 'genua'), 'ROM', any),
  'SUP-5.1': () => deed(greekGenua(), 'ROM', near),
  'SUP-5.2': () => deed(atMassalia(), 'ROM', near),
  'SUP-5.3': () => deed(greekGenua(), 'ROM', near),
  'SUP-5.4': () => deed(greekGenua(), 'ROM', near),
  'SUP-5.5': () => deed(atMassalia().place('BAR', 0, 'bibracte'), 'ROM', near),
  'SUP-5.6': () => deed(greekGenua().place('GRE', 0, 'genua'), 'ROM', near),
  'SUP-5.7.1': () => deed(greekIsle(5), 'CAR', near),
  'SUP-5.7.2': () => deed(onlySparta(5), 'CAR', near),
  'SUP-5.7.3': () => deed(greekIsle(5), 'CAR', near),
  'SUP-5.7.4': () => deed(onlySparta(5), 'CAR', near),
  'SUP-5.7.5': () => deed(onlySparta(5).place('GRE', 0, 'sparta'), 'CAR', near),
  'SUP-5.7.6': () => deed(greekIsle(5).place('GRE', 0, 'karalis'), 'CAR', near),
} satisfies Record<SuperTested, Scene>

const blocked = (): Bench =>
  few(empire()).place('ROM', 0, 'genua').place('ROM', 1, 'medhlan').place('ROM', 2, 'velathri')
const lonely = (): Bench => few(bots()).hold('ROM', 'tolosa').place('ROM', 0, 'tolosa')

export const placeScenes = {
  unrest: () => deed(few(bots()).place('ROM', 0, 'medhlan').cubes('patavium', 1), 'ROM', { actions: 3 }),
  border: () => deed(few(atMassalia()).status('ROM', 'BAR', 'enemy'), 'ROM', any),
  closer: () =>
    deed(few(empire()).status('ROM', 'BAR', 'enemy').place('ROM', 0, 'genua'), 'ROM', { ...any, actions: 3 }),
  garrison: () => deed(few(empire()).place('ROM', 0, 'genua'), 'ROM', { ...any, actions: 3 }),
  standing: () => deed(few(empire()).place('ROM', 0, 'medhlan'), 'ROM', any),
  rested: () => goOn(few(empire()).place('ROM', 0, 'genua'), 'ROM', 3, 0, any),
  blocked: () => withPoints(blocked(), 'ROM', 1, any),
  lonelyWalls: () => deed(lonely().build('tolosa', 'walls'), 'ROM', any),
  lonely: () => deed(lonely(), 'ROM', any),
  march: () => deed(empire().status('ROM', 'BAR', 'enemy').place('ROM', 0, 'rome'), 'ROM', { ...any, actions: 3 }),
  enemyIsle: () => deed(islands().hold('GRE', 'karalis').status('CAR', 'GRE', 'enemy'), 'CAR', any),
  refused: () =>
    deed(stances(empire().hold('GRE', 'genua'), 'ROM', { GRE: 8 }).place('ROM', 0, 'medhlan'), 'ROM', {
      ...near,
      dice: { 'POT-2.2': ['X', 'X'] },
    }),
  calmTable: calmScenes['SUP-5.1'],
  /** No home region has a garrison: the only one left is starved out. */
  starved: () => {
    const bench = few(bots()).place('ROM', 0, 'velathri')
    for (const { id, home } of packOf(bench.state).regions) if (home === 0) bench.hold('GRE', id)
    bench.hold('ROM', 'velathri', 'rome').status('ROM', 'GRE', 'allied')
    bench.land('velathri').siege = 9
    bench.land('rome').siege = 9
    return deed(bench, 'ROM', any)
  },
  /** A home region is lost, and farther away than anything that it looks at. */
  farLoss: () => deed(lost('medhlan'), 'ROM', near),
  /** At war, and every way to the enemy is full of its own armies. */
  warBlocked: () => withPoints(blocked().place('ROM', 3, 'massalia').status('ROM', 'BAR', 'enemy'), 'ROM', 1, any),
  /** Out of supply, and the only way to the Walls leads through another army. */
  lonelyBlocked: () => {
    const bench = few(bots()).hold('ROM', 'tolosa', 'burdigala', 'namnetum').build('namnetum', 'walls')
    return withPoints(bench.place('ROM', 0, 'tolosa').place('ROM', 1, 'burdigala'), 'ROM', 1, any)
  },
  /** The table turns down the only region in reach by sea. */
  refusedIsle: () => deed(greekIsle(5).hold('CAR', ...GREEK_HOMES, 'sparta', ...ROMAN_PORTS), 'CAR', near),
} satisfies Record<string, Scene>

/** Nothing else is the Greeks'. */
const onlyGenua = (): Bench => stances(greekGenua(empire().hold('ROM', ...GREEK_HOMES, 'sparta')), 'ROM', { GRE: 9 })
const stuck = (bench: Bench, given: Given = any): Played => withPoints(bench, 'ROM', 1, given)
/** It stands next to its target, and its points are no longer enough to attack: there is nothing to do about it now. */
export const stuckScenes = {
  'SUP-1.1': () => stuck(lost()),
  'SUP-1.2': () => stuck(lost().status('ROM', 'GRE', 'enemy').place('GRE', 0, 'cosentia')),
  'SUP-1.3': () => stuck(intruder(0)),
  'SUP-1.4': () => stuck(intruder(-1)),
  'SUP-2.1': () => stuck(bots().status('ROM', 'GRE', 'enemy').place('ROM', 0, 'medhlan').place('GRE', 0, 'genua')),
  'SUP-2.3': () => stuck(onlyBibracte(atMassalia()).status('ROM', 'BAR', 'enemy')),
  'SUP-3.3': () => stuck(empire('octuduron').place('ROM', 0, 'medhlan')),
  'SUP-3.4': () => stuck(empire('genua').place('ROM', 0, 'medhlan')),
  'SUP-5.3': () => stuck(onlyGenua(), rolls('K')),
  'SUP-5.4': () => stuck(stances(atMassalia(), 'ROM', { BAR: 9 }), rolls('K')),
  'SUP-5.5': () =>
    stuck(onlyBibracte(stances(atMassalia(), 'ROM', { BAR: 9 })).place('BAR', 0, 'bibracte'), rolls('K')),
  'SUP-5.6': () => stuck(onlyGenua().place('GRE', 0, 'genua'), rolls('K')),
} satisfies Record<string, Scene>

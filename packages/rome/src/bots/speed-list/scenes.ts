// Positions for the Speed-bot’s list, each played until the bot has done its deed.

import type { Bench } from '../../testing.ts'
import { few, greekGenua, near, rolls, speedRome } from '../super-list/scenes.ts'
import type { Given, Played } from '../testing/bot-testing.ts'
import { deed, onlyFree, withPoints } from '../testing/campaign-testing.ts'
import { stances } from '../testing/seats-testing.ts'

type Scene = () => Played
const any: Given = { anyTie: true }

const behind = (): Bench => few(onlyFree(speedRome(), 'ROM')).place('ROM', 0, 'tolosa').place('ROM', 1, 'massalia')

/** The Speed-bot's list. */
export const speedScenes = {
  'SPD-1': () =>
    deed(speedRome().status('ROM', 'CAR', 'allied').hold('CAR', 'cosentia').place('ROM', 0, 'neapolis'), 'ROM', any),
  'SPD-2': () =>
    deed(speedRome().status('ROM', 'GRE', 'enemy').hold('GRE', 'genua').place('ROM', 0, 'medhlan'), 'ROM', any),
  'SPD-3': () => deed(speedRome().place('ROM', 0, 'medhlan'), 'ROM', any),
  'SPD-5': () =>
    deed(
      stances(onlyFree(speedRome(), 'ROM').hold('GRE', 'genua'), 'ROM', { GRE: 8 }).place('ROM', 0, 'medhlan'),
      'ROM',
      rolls('K'),
    ),
  unrest: () => deed(few(speedRome()).place('ROM', 0, 'medhlan').cubes('patavium', 2), 'ROM', { ...any, actions: 3 }),
  farUnrest: () =>
    deed(few(speedRome()).place('ROM', 0, 'medhlan').cubes('cosentia', 1), 'ROM', { ...any, actions: 3 }),
  home: () => deed(few(onlyFree(speedRome(), 'ROM')).place('ROM', 0, 'genua'), 'ROM', { ...any, actions: 3 }),
  watch: () =>
    deed(few(onlyFree(speedRome(), 'ROM')).place('ROM', 0, 'genua').place('ROM', 1, 'rome'), 'ROM', {
      ...any,
      actions: 3,
    }),
  /** The only way home leads through another army. */
  blocked: () => withPoints(behind(), 'ROM', 1, any),
  blockedUnrest: () => withPoints(behind().cubes('medhlan', 1), 'ROM', 1, any),
  cutOff: () => deed(few(speedRome()).status('ROM', 'GRE', 'allied').place('ROM', 0, 'athens'), 'ROM', any),
  abroad: () =>
    deed(few(speedRome()).status('ROM', 'GRE', 'allied').place('ROM', 0, 'athens').place('ROM', 1, 'rome'), 'ROM', any),
} satisfies Record<string, Scene>

/** Group 6, and what is around the lists. */
export const calmSpeedScenes = {
  'SPD-5': () => deed(greekGenua(onlyFree(speedRome(), 'ROM')), 'ROM', near),
} satisfies Record<'SPD-5', Scene>

const stuck = (bench: Bench, given: Given = any): Played =>
  withPoints(bench.place('ROM', 0, 'medhlan'), 'ROM', 1, given)
/** It stands next to its target, and its points are no longer enough to attack. */
export const stuckSpeedScenes = {
  'SPD-1': () =>
    withPoints(
      speedRome().status('ROM', 'CAR', 'allied').hold('CAR', 'cosentia').place('ROM', 0, 'neapolis'),
      'ROM',
      1,
      any,
    ),
  'SPD-2': () => stuck(speedRome().status('ROM', 'GRE', 'enemy').hold('GRE', 'genua')),
  'SPD-3': () => stuck(speedRome()),
  'SPD-5': () => stuck(stances(onlyFree(speedRome(), 'ROM').hold('GRE', 'genua'), 'ROM', { GRE: 8 }), rolls('K')),
} satisfies Record<string, Scene>

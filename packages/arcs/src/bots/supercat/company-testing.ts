// Tables for tests: SUPERCAT beside random, eager and Lars players, two to four at a table, in many settings.

import { appOnly, type Controller, Driver, type Options, withDefaults } from '@understudy/table'
import { arcsPackage } from '../../package.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import type { VersionId } from './versions/version.ts'

interface Mixed {
  readonly options: Options
  readonly seats: Readonly<Record<string, Controller>>
}

const COLOURS = ['red', 'yellow', 'blue', 'white']
type Player = 'supercat' | 'lars' | 'eager' | 'random'

function mixed(
  players: readonly Player[],
  options: Options = {},
  settings: Options = {},
  version: VersionId = '0.5',
): Mixed {
  const role = (who: Player): string => (who === 'supercat' || who === 'lars' ? who : 'human')
  const roles = Object.fromEntries(players.map((who, at) => [`role${at + 1}`, role(who)]))
  const controller = (who: Player): Controller =>
    who === 'random'
      ? { by: 'random' }
      : { by: 'bot', bot: who, ...(who === 'supercat' ? { version, edition: 'base', options: settings } : {}) }
  return {
    options: withDefaults(arcsPackage, { players: players.length, ...roles, ...options }),
    seats: Object.fromEntries(players.map((who, at) => [COLOURS[at] ?? '', controller(who)])),
  }
}

export const MIXED: readonly Mixed[] = [
  mixed(['supercat', 'random']),
  mixed(['supercat', 'eager'], { difficulty: 'harder' }),
  mixed(['supercat', 'supercat', 'random'], {}, { preset: 'printed' }),
  mixed(['supercat', 'eager', 'random'], { difficulty: 'off' }, { contendMeasure: 'count' }),
  mixed(['supercat', 'eager', 'eager'], { leaders: 'supercat', pack: true }),
  mixed(['supercat', 'supercat', 'supercat'], {}, { combatKeepsOrigin: true, moveOrigins: 'multi' }),
  mixed(['supercat', 'lars', 'random'], {}, { preludeRestriction: 'onlyIfLost', twoSlots: 'printed' }),
  mixed(['supercat', 'supercat', 'eager', 'random'], { alwaysDraw: true }, { combatCard: 'asNeeded', walkOff: false }),
  mixed(['supercat', 'supercat', 'supercat', 'eager'], { bonusFromDiscard: true }, { backports: false }),
  mixed(['supercat', 'random', 'random', 'eager'], {}, { gpCarryOver: false, outrageSpreadsAt: 'anyRival' }),
]

export function driverOf({ options, seats }: Mixed, seed: string): Driver<State, Action> {
  return new Driver(arcsPackage, { t: 'start', options, seats, seed, chance: appOnly(arcsPackage) })
}

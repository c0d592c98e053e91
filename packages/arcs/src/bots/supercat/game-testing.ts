// Whole games with SUPERCAT, for tests.

import type { TraceSink } from '@understudy/procedure/trace'
import { appOnly, type Controller, Driver, type Entry, withDefaults } from '@understudy/table'
import { arcsPackage } from '../../package.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action, Colour } from '../../vocabulary.ts'
import type { VersionId } from './versions/version.ts'

export interface Company {
  readonly bots: number
  readonly others: number
  readonly seed: string
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Options of the bots. */
  readonly settings?: Readonly<Record<string, string | boolean>>
  /** By seat; 0.5 unless told. */
  readonly versions?: readonly VersionId[]
}

const COLOURS: readonly Colour[] = ['red', 'yellow', 'blue', 'white']

/** A game ready to be played: bots first, then people whose choices are made at random. */
export function gameOf({
  bots,
  others,
  seed,
  options = {},
  settings = {},
  versions = [],
}: Company): Driver<State, Action> {
  const players = bots + others
  const roles = Object.fromEntries(
    Array.from({ length: players }, (_, i) => [`role${i + 1}`, i < bots ? 'supercat' : 'human']),
  )
  const chosen = withDefaults(arcsPackage, { players, ...roles, ...options })
  const seats = Object.fromEntries(
    COLOURS.slice(0, players).map((colour, i): [string, Controller] => [
      colour,
      i < bots
        ? { by: 'bot', bot: 'supercat', version: versions[i] ?? '0.5', edition: 'base', options: settings }
        : { by: 'random' },
    ]),
  )
  return new Driver(arcsPackage, { t: 'start', options: chosen, chance: appOnly(arcsPackage), seed, seats })
}

interface Moment {
  readonly driver: Driver<State, Action>
  readonly entry: Entry
}

/** Plays on, step by step; the state is the one before the entry. */
export function* play(driver: Driver<State, Action>, sink?: TraceSink): Generator<Moment> {
  driver.sink = sink
  for (let n = 0; n < 50_000; n++) {
    const next = driver.next()
    if (next.kind === 'over') return
    if (next.kind !== 'auto') throw new Error('somebody is asked')
    yield { driver, entry: next.entry }
    driver.commit(next.entry)
  }
  throw new Error('the game does not end')
}

// Games with packs that have gaps, for tests.

import { appOnly, Driver, type Options, type Table, withDefaults } from '@understudy/table'
import type { Told } from '@understudy/table/gaps'
import { toldEntry } from '@understudy/table/steps'
import { packText } from '../pack/files.ts'
import { filesOf, HOUSE_PACK } from '../pack/setting.ts'
import type { PackFiles } from '../pack/types.ts'
import { romePackage } from '../package.ts'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import { answering } from './emptied.ts'

export const house = filesOf(HOUSE_PACK)
const answer = answering(house)

export function startOptions(files: PackFiles, roles: Options): Options {
  return withDefaults(romePackage, { ...roles, pack: packText(files) })
}

export function driverOf(files: PackFiles, roles: Options, seed: string): Driver<State, Action> {
  const options = startOptions(files, roles)
  const seats = romePackage.seating(options)
  return new Driver(romePackage, { t: 'start', options, chance: appOnly(romePackage), seed, seats })
}

/** What the house pack answers to what is asked here. */
export function houseSays(state: State, fact: string): Told {
  const asked = romePackage.game.facts?.ask(state, fact)
  if (asked === undefined) throw new Error('nothing is asked')
  return answer(asked)
}

/** Fills gaps until something else comes next; answers what was asked for. */
export function fillIn(at: Driver<State, Action> | Table<State, Action>): string[] {
  const asked: string[] = []
  for (let next = at.next(); next.kind === 'gap'; next = at.next()) {
    asked.push(next.fact)
    const told = houseSays(at.state, next.fact)
    if ('tell' in at) at.tell(told)
    else at.commit(toldEntry(next.key, told))
  }
  return asked
}

// Speeds that every game has: whole games of each rulebook, untraced and traced, and its decisions.

import { Recorder } from '@understudy/procedure/trace'
import { type AnyPackage, type Options, simulate, withDefaults } from '@understudy/table'
import { type Seating, seatsWithBot, settingsWith } from '../seating.ts'
import { playing, type Row } from './measure.ts'
import { TABLES } from './tables.ts'

interface Pairing {
  readonly bot: string
  readonly options: Options
  readonly seats: Seating
}

/** Every bot with a rulebook, at a table where it belongs: as it is usually played, then in its older versions (`bot@version`). */
export function pairings(pkg: AnyPackage): Pairing[] {
  return pkg.bots
    .filter((spec) => spec.rulebook !== undefined)
    .flatMap(({ id, version, versions = [] }) => {
      const options = withDefaults(pkg, TABLES[`${pkg.game.id}/${id}`] ?? settingsWith(pkg, id)[0] ?? {})
      const older = versions.filter((each) => each.version !== version)
      return [
        { bot: id, options, seats: seatsWithBot(pkg, options, id) },
        ...older.map(({ name }) => ({
          bot: `${id}@${name}`,
          options,
          seats: seatsWithBot(pkg, options, id, { version: name }),
        })),
      ]
    })
}

export function gameRows(pkg: AnyPackage): Row[] {
  return pairings(pkg).flatMap(({ bot, options, seats }) => {
    const name = `${pkg.game.id}/${bot}`
    const untraced = (seed: string) => simulate(pkg, { options, seats, seed }).actions
    const traced = (seed: string) => simulate(pkg, { options, seats, seed, sink: new Recorder() }).actions
    return [
      playing(`${name}, untraced`, 'decisions', (number) => untraced(`bench/${number}`)),
      playing(`${name}, traced`, 'decisions', (number) => traced(`bench/${number}`)),
    ]
  })
}

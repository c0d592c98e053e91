// What an arm changes of the base: an option of the game, an option of a bot, or who plays.

import { hashOf } from '@understudy/procedure/json'
import type { AnyPackage, Controller, OptionSpec, Options } from '@understudy/table'
import { spelledOut } from '@understudy/table/bots'
import { simulatedSeats } from '../seating.ts'
import type { Arm, Player } from './plan.ts'

export type Value = string | number | boolean

export type Change =
  | { readonly of: 'game'; readonly option: string; readonly value: Value }
  | { readonly of: 'bot'; readonly bot: string; readonly option: string; readonly value: Value; readonly slot?: number }
  | { readonly of: 'player'; readonly bot: string; readonly to: Controller }

/**
 * The base with these changes; `table`: the options of its table. A bot that stands in for another one has its role, or one
 * of its own. Whoever plays because the game says so is another one where an option makes the game say so.
 */
export function changedArm(pkg: AnyPackage, base: Arm, name: string, changes: readonly Change[], table: Options): Arm {
  let { options, players } = base
  for (const change of changes) {
    if (change.of === 'game') {
      const before = { ...table, ...options }
      options = { ...options, [change.option]: change.value }
      players = reseated(pkg, players, before, { ...table, ...options })
      continue
    }
    players = players.map((player, slot) => {
      const { controller } = player
      if (controller.by !== 'bot' || controller.bot !== change.bot) return player
      if (change.of === 'player')
        return {
          controller: spelledOut(pkg, change.to, { ...table, ...options }),
          role: roleFor(pkg, change.to, player.role),
        }
      if (change.slot !== undefined && change.slot !== slot) return player
      const own: Options = { ...controller.options, [change.option]: change.value }
      return { ...player, controller: { ...controller, options: own } }
    })
  }
  return { name, options, players }
}

/** Options that change the seats themselves are refused later, by the plan. */
function reseated(pkg: AnyPackage, players: readonly Player[], before: Options, after: Options): readonly Player[] {
  const seats = pkg.game.seats(after)
  if (seats.length !== players.length) return players
  const [was, is] = [simulatedSeats(pkg, before), simulatedSeats(pkg, after)]
  return players.map((player, slot) => {
    const { id = '', role = player.role } = seats[slot] ?? {}
    const [old, own] = [was[id], is[id]]
    if (old === undefined || own === undefined || hashOf(old) === hashOf(own)) return { ...player, role }
    const usual = hashOf(spelledOut(pkg, old, before)) === hashOf(player.controller)
    return { controller: usual ? spelledOut(pkg, own, after) : player.controller, role }
  })
}

export function roleFor(pkg: AnyPackage, to: Controller, role: string): string {
  const roles = to.by === 'bot' ? (pkg.bots.find(({ id }) => id === to.bot)?.roles ?? []) : []
  if (roles.length === 0 || roles.includes(role)) return role
  const possible = pkg.game.options.flatMap((spec) =>
    spec.kind === 'choice' && spec.roleOf !== undefined ? spec.values.map(({ id }) => id) : [],
  )
  return roles.find((each) => possible.includes(each)) ?? role
}

/** Ranges up to this size are tried whole; of larger ones only the ends. */
const SMALL_RANGE = 6

/** All values of an option but this one. */
export function otherValues(spec: OptionSpec, but: Options[string]): Value[] {
  switch (spec.kind) {
    case 'file':
      return []
    case 'flag':
      return [!(but ?? spec.default)]
    case 'choice':
      return spec.values.map(({ id }) => id).filter((id) => id !== (but ?? spec.default))
    case 'number': {
      const all = Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at)
      const tried = all.length <= SMALL_RANGE ? all : [spec.min, spec.max]
      return tried.filter((value) => value !== (but ?? spec.default))
    }
  }
}

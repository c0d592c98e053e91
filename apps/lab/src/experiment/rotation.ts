// Which seats can change places: those whose role is an option, with each other; otherwise those of the same role.

import { type AnyPackage, type Options, type Seat, withDefaults } from '@understudy/table'

/** By seat, the option that is its role. The numbers of roles count all seats, also those that a role leaves empty. */
export function roleOptions(pkg: AnyPackage, options: Options): Map<Seat, string> {
  const roles = pkg.game.options.flatMap((spec) =>
    spec.kind === 'choice' && spec.roleOf !== undefined ? [{ id: spec.id, at: spec.roleOf }] : [],
  )
  if (roles.length === 0) return new Map()
  const others = Object.entries(options).filter(([id]) => !roles.some((role) => role.id === id))
  const all = pkg.game.seats(withDefaults(pkg, Object.fromEntries(others)))
  return new Map(roles.flatMap(({ id, at }) => (all[at] === undefined ? [] : [[all[at].id, id]])))
}

/** Seats by number in groups that turn. */
export function turningGroups(pkg: AnyPackage, options: Options): number[][] {
  const roles = roleOptions(pkg, options)
  const groups = new Map<string, number[]>()
  for (const [at, { id, role }] of pkg.game.seats(options).entries()) {
    const kind = roles.has(id) ? '' : role
    groups.set(kind, [...(groups.get(kind) ?? []), at])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** After how many turns a group looks the same again: 2 for a, b, a, b. */
export function periodOf(group: readonly number[], same: (a: number, b: number) => boolean): number {
  const after = (by: number) => group.every((slot, place) => same(slot, group[(place + by) % group.length] as number))
  for (let by = 1; by < group.length; by++) if (group.length % by === 0 && after(by)) return by
  return group.length
}

// Parts of the rules that come with the games that have them.

import type { Options } from '@understudy/table'
import type { Needed } from '../ui.ts'

const ROLES = ['role1', 'role2', 'role3', 'role4']

export function needs(options: Options, from: Needed): Promise<unknown> | undefined {
  const { leaders = 'off' } = options
  const all = from === 'position'
  const parts = [
    ...(all || leaders !== 'off' ? [import('@understudy/arcs/leaders')] : []),
    ...(all || ROLES.some((role) => options[role] === 'lars') ? [import('@understudy/arcs/lars')] : []),
    ...(all || from === 'entries' ? [import('@understudy/arcs/positions')] : []),
  ]
  return parts.length === 0 ? undefined : Promise.all(parts)
}

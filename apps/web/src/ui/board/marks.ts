// How what can be tapped is marked on a map, told apart by shape first: an origin has a whole ring, a destination a broken one
// and four chevrons, an attack two rings and swords, what was picked a tick. Origins and destinations are never marked together.

/** `other`: it can be tapped, but is not what one looks for. */
export type Role = 'origin' | 'goal' | 'grave' | 'other'

const r = (n: number): number => Math.round(n * 10) / 10

/** Four of them point inwards: this is where it can go. */
export const chevrons = (size: number): string =>
  [0, 1, 2, 3]
    .map((turn) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 2 + Math.PI / 4), Math.sin((turn * Math.PI) / 2 + Math.PI / 4)]
      const at = (along: number, across: number) => `${r(c * along - s * across)} ${r(s * along + c * across)}`
      return `M${at(size + 11, -6)}L${at(size + 4, 0)} ${at(size + 11, 6)}`
    })
    .join('')

export const SWORDS = 'M-5-5 5 5M5-5-5 5M-6 2-2 6M6 2 2 6'
export const TICK = 'M-4 0-1 3 4-3'

/** While there are destinations, what could be taken up instead is not marked. */
export function rolesOf<Key, Choice>(
  choices: ReadonlyMap<Key, Choice>,
  roleOf: (choice: Choice, key: Key) => Role,
): ReadonlyMap<Key, Role> {
  const roles = new Map([...choices].map(([key, choice]) => [key, roleOf(choice, key)]))
  if (![...roles.values()].some((role) => role === 'goal' || role === 'grave')) return roles
  return new Map([...roles].map(([key, role]) => [key, role === 'origin' ? 'other' : role]))
}

// How Lars chooses among systems and rivals (lars 3): the nearest to its target planet, then to its starport; the leader.

import type { Preference, Ways } from '@understudy/procedure'
import { isLars, portSystem, targetOf } from '../../rules/seats/lars.ts'
import { playersOf } from '../../rules/state/state.ts'
import { type C, me, powerOf } from './context.ts'
import { distance } from './map.ts'
import type { PreferenceId } from './text/book-en.ts'
import type { RulingNumber } from './text/ruling-ids.ts'

type P<X> = Preference<C, X, PreferenceId>
/** Ways of this book. */
export type W<X> = Ways<C, X, PreferenceId>

/** A step that the text does not name, or names without saying how it is meant. */
export const ruled = <X>(preference: P<X>, ...numbers: RulingNumber[]): P<X> => ({
  ...preference,
  source: { by: 'ruling', place: '', rulings: numbers.map((n) => `lars/A${n}`) },
})

/** lars/A5: counted in steps, whoever stands there. */
export const nearest = <X>(system: (x: X) => number): readonly P<X>[] => [
  ruled({ id: 'nearestTarget', least: (c, x) => distance(c.view, system(x), targetOf(c.view, me(c))) }, 5),
  ruled({ id: 'nearestStarport', least: (c, x) => distance(c.view, system(x), portSystem(c.view, me(c))) }, 5),
]

/** lars/A4: the rival with the most Power, a human before a Lars. */
export const leaderFirst = <X>(rival: (c: C, x: X) => number): readonly P<X>[] => [
  { id: 'mostPower', most: (c, x) => powerOf(c, rival(c, x)) },
  { id: 'human', keep: (c, x) => !isLars(c.view, rival(c, x)) },
]

/** By number of players and seat: everybody else. */
const RIVALS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  Array.from({ length: players }, (_, own) =>
    Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== own),
  ),
)
export const rivals = (c: C): readonly number[] => RIVALS[playersOf(c.view)]![me(c)]!

// Whether dice lie on the table: what draws them is fetched with the first.

import type { State } from '@understudy/arcs'
import { FRAMES, type FrameName, topKind } from '@understudy/arcs/state'
import type { GameEvent } from '@understudy/table'

/** While these are decided the dice still lie there. */
const LYING: readonly FrameName[] = ['reroll', 'hits', 'cities', 'ransack', 'raid']

/** Those of the battle under way. */
export const diceStay = (state: State): boolean => LYING.includes(FRAMES[topKind(state)]!)

/** Once it is over they were seen in its scene, or nobody wanted to see them: they lie there again when one looks back at it. */
export const diceLie = (state: State, events: readonly GameEvent[], back: boolean): boolean =>
  diceStay(state) || (back && events.some(({ say }) => say === 'log.rolled'))

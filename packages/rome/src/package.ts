// Total War: Rome with its bots: what the apps offer.

import type { GamePackage } from '@understudy/table'
import { bots as books } from './bots/index.ts'
import { certain } from './certain.ts'
import { asking } from './facts/asking.ts'
import { rome } from './game.ts'
import type { State } from './rules/state/state.ts'
import { seating } from './seating.ts'
import type { Action } from './vocabulary.ts'

/** Bots run the rules themselves: what they find open in the pack is asked. */
const bots = books.map(asking)

export const romePackage: GamePackage<State, Action> = { game: rome, bots, seating, certain, throws: ['roll'] }

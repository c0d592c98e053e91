// Help for muhq's game: a player aid in our words, the signs of units and tiles, the cards of this map.

import type { State } from '@understudy/muhq'
import type { Help } from '../../ui.ts'
import { aidOf } from './aid.tsx'
import { cards, indexed } from './cards.tsx'
import { legend } from './legend.tsx'
import { meets } from './meets.ts'

export const helpFor = (state: State): Help<State> => ({ aid: aidOf(state), meets, legend, cards, indexed })

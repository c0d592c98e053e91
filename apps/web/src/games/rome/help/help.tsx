// Help for Rome: a player aid in our words, with the numbers of the pack in play; the signs of the table; the cards.

import type { State } from '@understudy/rome'
import type { Help } from '../../ui.ts'
import { aidOf } from './aid.tsx'
import { cards, indexed } from './cards.tsx'
import { legend } from './legend.tsx'
import { meets } from './meets.ts'

export const helpFor = (state: State): Help<State> => ({ aid: aidOf(state), meets, legend, cards, indexed })

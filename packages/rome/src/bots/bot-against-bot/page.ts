// BVB: a battle of two bots with gathered dice.

import { rules } from '../context.ts'
import { reckon } from '../view/seen.ts'
import { anyFalls, anyLosses, attackerWins, bigVictory, bothGathered } from './ways.ts'

const { act, ask, page } = rules

export const pages = [
  page('BVB', [
    ask('BVB-4', bothGathered, []),
    ask('BVB-5', attackerWins, []),
    ask('BVB-6', anyLosses, []),
    ask('BVB-7', bigVictory, []),
    ask('BVB-8', anyFalls, []),
    act('BVB-9', reckon),
  ]),
]

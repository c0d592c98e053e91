// New actions of Fates that are used once in a chapter (supercat-0.10, 8.8, supercat/B10): their cards lie sideways then.

import { isExhausted } from '../../../rules/seats/ready.ts'
import type { AbleCard, Action } from '../../../vocabulary.ts'
import { chosen } from '../campaign/chosen.ts'
import { type C, me } from '../context.ts'
import type { Plans } from './line.ts'

const isReady = (c: C, card: AbleCard): boolean => !chosen(c).fateAbilitiesOnce || !isExhausted(c.view, me(c), card)

export const once =
  <X>(card: AbleCard, plans: Plans<X>): Plans<X> =>
  (c, budget) =>
    isReady(c, card) ? plans(c, budget) : []

export const usingOnce =
  <X>(card: AbleCard, act: (c: C, plan: X) => Action) =>
  (c: C, plan: X): Action[] =>
    chosen(c).fateAbilitiesOnce ? [{ do: 'exhaust', card }, act(c, plan)] : [act(c, plan)]

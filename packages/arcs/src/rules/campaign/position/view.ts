// What a seat may not know in an act: Fates that others have drawn and not yet revealed. Which Golem stands where and which
// lore lies in the Court deck nobody knows: the state does not either.

import type { Random } from '@understudy/table'
import { bitsOf } from '../../../card-sets.ts'
import { seatRules } from '../../seats/index.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import { playersOf, type State } from '../../state/state.ts'
import { C } from '../frames.ts'
import { FATES } from '../vocabulary.ts'

/** Unknown Fates are none: `fate` and `drawn` of another seat are empty until all are revealed. */
export function view(state: State, seat: number): void {
  if (camp.fatesOpen(state)) return
  for (let other = 0; other < playersOf(state); other++) {
    if (other === seat || state.options.fates?.[other] !== 'random') continue
    set.setFate(state, other, -1)
    set.setDrawn(state, other, 0)
  }
}

/** Others have drawn two of what is left, and chosen one if they were asked before; or one by lot. */
export function resample(state: State, seat: number, random: Random): void {
  if (camp.fatesOpen(state)) return
  let left = (1 << FATES.length) - 1
  const n = playersOf(state)
  for (let other = 0; other < n; other++) {
    left &= ~camp.drawn(state, other)
    if (camp.fate(state, other) >= 0) left &= ~(1 << camp.fate(state, other))
    const given = FATES.indexOf((state.options.fates?.[other] ?? 'random') as (typeof FATES)[number])
    if (given >= 0) left &= ~(1 << given)
  }
  const top = read.depth(state) - 1
  const choosing = top >= 0 && read.frameKind(state, top) === C.fate
  const done = top >= 0 ? read.frameArg(state, top, 0) : 0
  if (!choosing) return
  for (let i = 0; i < n; i++) {
    const other = (read.initiative(state) + i) % n
    if (other === seat || state.options.fates?.[other] !== 'random') continue
    let drawn = 0
    const { fates } = seatRules(state, other)
    for (let k = 0; k < fates; k++) {
      const open = bitsOf(left)
      const each = open[random.int(Math.max(1, open.length))]
      if (each === undefined) break
      drawn |= 1 << each
      left &= ~(1 << each)
    }
    if (fates === 1) {
      set.setFate(state, other, bitsOf(drawn)[0] ?? -1)
      continue
    }
    set.setDrawn(state, other, drawn)
    const two = bitsOf(drawn)
    if (i < done && two.length > 0) set.setFate(state, other, two[random.int(two.length)]!)
  }
}

// How turns end. Whether a campaign turn is ended although armies have not set out: then the person is asked, once.

import { listing, plural } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import { onBoard, seatId } from '@understudy/rome/rules'
import type { LeftToDo } from '../../../ui.ts'
import { ROMAN } from '../../board/look.ts'

export function unfinished(state: State, action: Action): LeftToDo | undefined {
  const frame = state.frames.at(-1)
  if (action.do !== 'endCampaign' || frame?.kind !== 'campaign') return undefined
  const side = state.sides[frame.side]
  if (side === undefined || side.navies.some(({ moved, carried }) => moved > 0 && !carried)) return undefined
  const left = side.armies.flatMap((army, slot) => (onBoard(army) && !army.activated ? [ROMAN[slot] ?? ''] : []))
  const n = left.length
  if (n === 0) return undefined
  const ru = plural('ru', n, { one: 'армия', few: 'армии', many: 'армий' })
  return {
    why: { en: `Not set out yet: ${listing('en', left)}.`, ru: `Ещё не выступали: ${listing('ru', left)}.` },
    press: {
      en: `End with ${plural('en', n, { one: 'army', many: 'armies' })} idle`,
      ru: `Закончить: ещё ${ru}`,
    },
  }
}

/** A person's agents have no end to press: their turn is over with the last card, used or put away for gold. */
export function endedAlone(before: State, after: State): { seat: string } | undefined {
  const frame = before.frames.find(({ kind }) => kind === 'agents')
  if (frame?.kind !== 'agents') return undefined
  const same = after.frames.some((each) => each.kind === 'agents' && each.side === frame.side)
  return same ? undefined : { seat: seatId(before, frame.side) }
}

// How turns end. Whether a turn is ended although something could still be done, with armies, cards or gold: then the person is
// asked, once.

import { listing, plural } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { onBoard, seatId } from '@understudy/rome/rules'
import type { LeftToDo } from '../../../ui.ts'
import { ROMAN } from '../../board/look.ts'

/** What costs nothing, and what buys nothing. */
const FOR_NOTHING: readonly unknown[] = ['assign', 'done']

/** Gold may be kept: it is asked about while it could buy something. */
function goldLeft(state: State, no: number): LeftToDo | undefined {
  const { gold } = state.sides[no] ?? { gold: 0 }
  const choices = rome.decision(state)?.next([]) ?? []
  if (gold === 0 || choices.every(({ pick }) => pick.slot === 'do' && FOR_NOTHING.includes(pick.value)))
    return undefined
  const ru = plural('ru', gold, { one: 'монета', few: 'монеты', many: 'монет' })
  return {
    why: {
      en: `${gold} gold stays in the treasury. It could still buy something.`,
      ru: `Останется в казне: ${gold}. Ещё можно что-то купить.`,
    },
    press: { en: `End with ${gold} gold unspent`, ru: `Закончить: ещё ${ru}` },
    stays: true,
  }
}

/** All cards that are left are put away for their gold, though an agent could use one. */
export const cardsLeft = (cards: number, gold: number): LeftToDo => ({
  why: {
    en: `Cards that are left bring ${gold} gold. Agents could still act.`,
    ru: `Карты уйдут за золото: ${gold}. Агенты ещё могут действовать.`,
  },
  press: {
    en: `End with ${plural('en', cards, { one: 'card', many: 'cards' })} unspent`,
    ru: `Закончить: ещё ${plural('ru', cards, { one: 'карта', few: 'карты', many: 'карт' })}`,
  },
})

export function unfinished(state: State, action: Action): LeftToDo | undefined {
  const frame = state.frames.at(-1)
  if (action.do === 'done' && frame?.kind === 'spending') return goldLeft(state, frame.side)
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

// Why an army, a fleet, a muster or a renouncing is impossible before an army is chosen.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { heldBy, onBoard, type Side, seatId, statusOf } from '@understudy/rome/rules'
import { ENEMY, type Slot } from '@understudy/rome/vocabulary'
import type { Decision } from '@understudy/table'
import { askedSide } from '../page.ts'
import { inBoth, type Words } from './impossible.ts'

type Asked = Decision<Action>

const NEVER: Words = { en: 'This cannot be done now.', ru: 'Сейчас это невозможно.' }
const ALL_HERE: Words = { en: 'All your armies are on the board.', ru: 'Все ваши армии уже на поле.' }
const TOO_FEW: Words = {
  en: 'The pool does not have the cards for another army.',
  ru: 'В запасе не хватает карт ещё на одну армию.',
}
const ENEMIES: Words = { en: 'Everybody is your enemy already.', ru: 'Все и так ваши враги.' }

const refused = (decision: Asked, action: Action): Words => {
  const why = decision.legal(action)
  return why === undefined ? NEVER : inBoth(why)
}

export const whyNoArmy = (decision: Asked, slot: number): Words =>
  refused(decision, { do: 'activate', slot: slot as Slot })

/** Wherever it were to go. */
export function whyNoFleet(state: State, decision: Asked, navy: number): Words {
  const sea = packOf(state).seas[0]?.id ?? ''
  return refused(decision, { do: 'sail', navy, zones: [sea] })
}

/** What the rules look at, the first thing first. */
const LOOKED = ['no.onBoard', 'no.activated', 'no.musterPlace', 'no.general']

export function whyNoMuster(state: State, decision: Asked): Words {
  const no = askedSide(state)
  const side = state.sides[no]
  if (side === undefined || side.armies.every(onBoard)) return ALL_HERE
  const rank = (say: string): number => (LOOKED.includes(say) ? LOOKED.indexOf(say) : LOOKED.length)
  const told = heldBy(state, no).flatMap((region) =>
    side.armies.flatMap((_, slot) => decision.legal(musterIn(state, side, slot, region)) ?? []),
  )
  const [best] = told.sort((a, b) => rank(b.say) - rank(a.say))
  if (best === undefined) return NEVER
  return best.say === 'no.armiesFirst' || rank(best.say) < LOOKED.length ? inBoth(best) : TOO_FEW
}

function musterIn(state: State, { armies, available, pool }: Side, slot: number, region: number): Action {
  const [leader] = armies[slot]?.general.known ?? []
  const [general] = available.known
  return {
    do: 'muster',
    slot: slot as Slot,
    region: packOf(state).regions[region]?.id ?? '',
    ...(leader !== undefined || general === undefined ? {} : { general }),
    cards: pool.known,
  }
}

export function whyNoRenouncing(state: State, decision: Asked): Words {
  const own = askedSide(state)
  const bound = state.sides.findIndex((_, no) => no !== own && statusOf(state, own, no) > ENEMY)
  return bound < 0 ? ENEMIES : refused(decision, { do: 'renounce', seat: seatId(state, bound) })
}

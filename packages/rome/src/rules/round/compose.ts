// 5 (4): how a person deals the starting cards among the four armies.

import type { Choice, Random, Refusal } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { Action, CardId, GeneralId, SeatAction, Slot } from '../../vocabulary.ts'
import { troopOf } from '../army/cards.ts'
import { joinable, mainCards, refuseArmy, without } from '../army/composition.ts'
import { type Handler, pop } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { armySizes, isSecret, moveUnseen, refuseUnseen } from '../secret/secret.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, ROMAN, sideName, troopName } from '../state/names.ts'
import { hasGeneral, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

type ComposeFrame = FrameOf<'compose'>
type Compose = Extract<SeatAction, { do: 'compose' }>

const slotOf = (state: State, frame: ComposeFrame): Slot =>
  sideOf(state, frame.side).armies.findIndex((army) => !hasGeneral(army)) as Slot

/** An even share of what is still undealt, strong cards spread over the armies. */
function evenShare(state: State, frame: ComposeFrame): CardId[] {
  const { pool } = sideOf(state, frame.side)
  const slot = slotOf(state, frame)
  const armies = 4 - slot
  const share: CardId[] = []
  const { army } = packOf(state)
  const room = { MI: army.line, CV: army.line - army.minimum, SK: army.SK, AR: army.AR }
  for (const cls of ['CV', 'MI', 'SK', 'AR'] as const) {
    const cards = pool.known.filter((card) => troopOf(state, card).cls === cls)
    cards.sort((a, b) => troopOf(state, b).cost - troopOf(state, a).cost || (a < b ? -1 : 1))
    const wanted = Math.min(room[cls], Math.ceil(cards.length / armies))
    const taken = Array.from({ length: wanted }, (_, i) => cards[Math.min(cards.length - 1, i * armies)] ?? '')
    const exact = without(cards, taken) === undefined ? cards.slice(0, wanted) : taken
    share.push(...exact)
    if (cls === 'CV') room.MI -= exact.length
  }
  return share
}

/** Secret armies: an even share of what is still undealt. */
const evenCount = (state: State, frame: ComposeFrame): number =>
  Math.floor(handSize(sideOf(state, frame.side).pool) / (4 - slotOf(state, frame)))

const counted = (frame: ComposeFrame, state: State, general: GeneralId, count: number): Compose => ({
  ...complete(frame, state, general, []),
  count,
})

const complete = (frame: ComposeFrame, state: State, general: GeneralId, cards: readonly CardId[]): Compose => ({
  do: 'compose',
  slot: slotOf(state, frame),
  general,
  cards: [...cards].sort(),
})

/** Armies of what is left must still be able to stand. */
const behindFor = (state: State, frame: ComposeFrame): number => packOf(state).army.minimum * (3 - slotOf(state, frame))

const addable = (state: State, frame: ComposeFrame, chosen: readonly CardId[]): CardId[] =>
  joinable(state, sideOf(state, frame.side).pool.known, chosen, behindFor(state, frame))

export const composeHandler: Handler<ComposeFrame> = {
  ask: (state, frame) => ({
    side: frame.side,
    kind: 'compose',
    question: () =>
      say(isSecret(state, frame.side) ? 'ask.composeSecret' : 'ask.compose', {
        seat: sideName(state, frame.side),
        slot: ROMAN[slotOf(state, frame)] ?? '',
      }),
  }),

  refuse(state, frame, action) {
    if (action.do !== 'compose') return say('no.notNow', {})
    const side = sideOf(state, frame.side)
    const slot = slotOf(state, frame)
    if (action.slot !== slot) return say('no.slotOrder', { slot: ROMAN[slot] ?? '' })
    if (!side.available.known.includes(action.general)) return say('no.general', {})
    if (isSecret(state, frame.side)) return refuseSecret(state, frame, action)
    const left = action.count === undefined ? without(side.pool.known, action.cards) : undefined
    if (left === undefined) return say('no.cardsMissing', {})
    const wrong = refuseArmy(state, action.cards)
    if (wrong !== undefined) return wrong
    const needed = behindFor(state, frame)
    return mainCards(state, left) < needed ? say('no.infantryLeft', { n: needed }) : undefined
  },

  apply(state, frame, action, log) {
    const { slot, general, cards, count } = action as Compose
    const side = sideOf(state, frame.side)
    const army = side.armies[slot]
    if (army === undefined) return
    side.pool.known = without(side.pool.known, cards) ?? []
    side.available.known = without(side.available.known, [general]) ?? []
    army.general.known = [general]
    army.cards.known = [...cards]
    if (count !== undefined) moveUnseen(side.pool, army.cards, count)
    log?.event(say('armyComposed', { army: armyFact(state, frame.side, slot), n: count ?? cards.length }))
    if (slot === 3) pop(state, frame)
  },

  next(state, frame, picks): Choice<Action>[] {
    const side = sideOf(state, frame.side)
    const [first, ...rest] = picks
    if (first === undefined) {
      return side.available.known.map((general) => ({
        pick: { slot: 'general', value: general },
        text: say('pick.general', {
          general: packOf(state).generals.get(general)?.name ?? { en: general, ru: general },
        }),
        more: true,
      }))
    }
    const general = String(first.value)
    if (isSecret(state, frame.side)) return rest.length === 0 ? sizes(state, frame, general) : []
    const chosen = rest.map(({ value }) => String(value))
    const offers: Choice<Action>[] = []
    if (rest.length === 0) {
      const action = complete(frame, state, general, evenShare(state, frame))
      offers.push({ pick: { slot: 'deal', value: 'even' }, text: say('pick.even', { n: action.cards.length }), action })
    } else if (rest[0]?.slot === 'deal') return []
    for (const card of addable(state, frame, chosen)) {
      const cards = [...chosen, card]
      const action = complete(frame, state, general, cards)
      const stands = this.refuse?.(state, frame, action) === undefined
      const more = addable(state, frame, cards).length > 0
      offers.push({
        pick: { slot: 'card', value: card },
        text: say('pick.card', { card: troopName(state, card) }),
        ...(stands ? { action } : {}),
        ...(more ? { more: true as const } : {}),
      })
    }
    return offers
  },

  sample(state, frame, random: Random) {
    const { available } = sideOf(state, frame.side)
    const general = available.known[random.int(available.known.length)] ?? ''
    if (isSecret(state, frame.side)) {
      const offers = sizes(state, frame, general)
      return offers[random.int(offers.length)]?.action as Compose
    }
    const cards = evenShare(state, frame)
    // Now and then a smaller army.
    if (random.int(3) === 0) {
      const infantry = cards.filter((card) => troopOf(state, card).cls === 'MI')
      const others = cards.filter((card) => troopOf(state, card).cls !== 'MI')
      return complete(frame, state, general, [...infantry, ...others.slice(0, random.int(others.length + 1))])
    }
    return complete(frame, state, general, cards)
  },
}

/** only how many cards there are, here and for the armies that follow. */
function refuseSecret(state: State, frame: ComposeFrame, action: Compose): Refusal | undefined {
  const { pool } = sideOf(state, frame.side)
  const wrong = refuseUnseen(state, pool, action)
  if (wrong !== undefined) return wrong
  const needed = behindFor(state, frame)
  return handSize(pool) - (action.count ?? 0) < needed ? say('no.cardsLeft', { n: needed }) : undefined
}

function sizes(state: State, frame: ComposeFrame, general: GeneralId): Choice<Action>[] {
  const n = evenCount(state, frame)
  const even: Choice<Action> = {
    pick: { slot: 'deal', value: 'even' },
    text: say('pick.even', { n }),
    action: counted(frame, state, general, n),
  }
  const others = armySizes(state, handSize(sideOf(state, frame.side).pool)).map(
    (count): Choice<Action> => ({
      pick: { slot: 'cards', value: count },
      text: say('pick.cards', { n: count }),
      action: counted(frame, state, general, count),
    }),
  )
  return [even, ...others].filter(({ action }) => refuseSecret(state, frame, action as Compose) === undefined)
}

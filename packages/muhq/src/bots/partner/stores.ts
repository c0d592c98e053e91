// Going to a store, and what to buy there.

import { placeOf } from '../../rules/board.ts'
import type { Card } from '../../rules/cards.ts'
import { healthOf, unitAt } from '../../rules/queries.ts'
import { cardOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { Action, StepKind } from '../../vocabulary.ts'
import { best } from './best.ts'
import { wayTo } from './fields.ts'
import { purse } from './purse.ts'
import { indexAt, type Scene, turnsFor } from './scene.ts'
import { friendWorth, threatAt } from './worth.ts'

/** A bought card comes to hand some turns later: near the end it is too late. */
const LATEST = 0.75
/** Nobody goes shopping for more turns than this. */
const FAR_AWAY = 4
/** With so much to spend even a farmer leaves the field for a store. */
const RICH = 7
/** What a store nobody has looked into may cost. */
const USUAL_PRICE = 3
/** The price of the cheapest cards. */
const LEAST_PRICE = 2

/** How much a spell is liked, by what it does. */
const LIKED: Readonly<Partial<Record<StepKind, number>>> = {
  damage: 5,
  relief: 4,
  heal: 3,
  draw: 3,
  gain: 3,
  ward: 3,
  haste: 2.5,
}

const wanted = (card: Card): number =>
  card.effect === undefined
    ? friendWorth(card)
    : card.effect.steps.reduce((sum, step) => sum + (LIKED[step.do] ?? 0), 0)

export function buy(scene: Scene): Action | undefined {
  const { view, board, seat } = scene
  if (scene.haste > LATEST) return undefined
  const money = purse(scene)
  for (const [store, { revealed }] of view.stores.entries()) {
    const tile = board.stores[store]
    if (tile === undefined || revealed === null) continue
    if (unitAt(view, placeOf(board, tile))?.controller !== seat) continue
    const payable = revealed.map((id) => cardOf(view, id)).filter((card) => (card.buy ?? 0) <= money)
    const card = best(payable, wanted)
    if (card !== undefined) return { do: 'buy', store, card: card.id }
  }
  return undefined
}

interface Trip {
  readonly unit: Unit
  readonly store: number
  readonly money: number
}

const trips = new WeakMap<Scene, Trip | null>()

/** The trip of this unit, if it is the one who goes shopping. */
export function tripOf(scene: Scene, unit: Unit): Trip | undefined {
  let trip = trips.get(scene)
  if (trip === undefined) {
    trip = planTrip(scene) ?? null
    trips.set(scene, trip)
  }
  return trip?.unit === unit ? trip : undefined
}

/** If there is money to spend: the unit that is soonest at a store, and the store. */
function planTrip(scene: Scene): Trip | undefined {
  const { view, board } = scene
  const money = purse(scene)
  if (scene.haste > LATEST || money < LEAST_PRICE) return undefined
  const ways: (Trip & { turns: number })[] = []
  for (const [index, { revealed }] of view.stores.entries()) {
    const store = board.stores[index]
    if (store === undefined || unitAt(view, placeOf(board, store)) !== undefined) continue
    const prices = revealed === null ? [USUAL_PRICE] : revealed.map((id) => cardOf(view, id).buy ?? 0)
    if (!prices.some((price) => price <= money)) continue
    const threat = threatAt(scene, store)
    for (const unit of scene.own) {
      const card = cardOf(view, unit.card)
      if (card.aquatic || unit.moved || (card.farmer && money < RICH) || threat >= healthOf(view, unit)) continue
      const turns = turnsFor(card, wayTo(view, unit, store, 0)[indexAt(board, unit)] as number)
      ways.push({ unit, store, money, turns })
    }
  }
  return best(ways, ({ turns }) => -turns, -FAR_AWAY)
}

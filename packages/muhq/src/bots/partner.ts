// The practice partner: a sensible scripted player for the people's seats. It is ours, not published, and follows no
// rulebook: it fills a friend's chair and measures the bosses.

import { canFull, fullAbilityOf, fullTargets, playableAt } from '../rules/abilities.ts'
import { placeOf, tileOf } from '../rules/board.ts'
import type { Card } from '../rules/cards.ts'
import { distance } from '../rules/grid.ts'
import {
  areEnemies,
  attackTargets,
  bossUnit,
  enemiesOf,
  friendsOf,
  hasAttack,
  hasMove,
  hasStreetMove,
  healthOf,
  moveTargets,
  rangeOf,
  standsOn,
  streetTargets,
  tileAt,
  tilesOfKind,
  unitAt,
  unitsOf,
  upkeepSum,
  upkeepVictims,
} from '../rules/queries.ts'
import { FAR, pathDistances } from '../rules/reach.ts'
import { cardOf, settingOf } from '../rules/setting.ts'
import { personOf, type State, type Unit } from '../rules/state.ts'
import type { Action, SeatId, TilePlace } from '../vocabulary.ts'

export function partner(view: State, seat: string): Action {
  const own = seat as SeatId
  if (view.phase === 'upkeep') return release(view, own)
  return playCard(view, own) ?? useUnits(view, own) ?? buy(view, own) ?? end(view, own)
}

/** Lets the weakest unit go. */
function release(view: State, seat: SeatId): Action {
  const worth = (unit: Unit) => cardOf(view, unit.card).attack * healthOf(view, unit)
  const [first] = upkeepVictims(view, seat).sort((a, b) => worth(a) - worth(b) || a.id - b.id)
  return { do: 'destroy', unit: first?.id ?? 0 }
}

function playCard(view: State, seat: SeatId): Action | undefined {
  const person = personOf(view, seat)
  for (const id of [...person.hand.known].sort(byPlayOrder(view))) {
    const playable = playableAt(view, seat, id)
    const card = cardOf(view, id)
    if (playable === undefined || !worthPlaying(view, seat, card)) continue
    if (card.type === 'unit') {
      const at = best(playable.at, (tile) => -entry(view, card, tile))
      if (at !== undefined) return { do: 'play', card: id, at: placeOf(settingOf(view).board, at) }
      continue
    }
    if (playable.targets.length === 0) return { do: 'play', card: id }
    const target = best(playable.targets, (unit) => spellWorth(view, seat, card, unit))
    if (target !== undefined && spellWorth(view, seat, card, target) > 0)
      return { do: 'play', card: id, target: target.id }
  }
  return undefined
}

const byPlayOrder = (view: State) => (a: string, b: string) => {
  const rank = (id: string) => {
    const card = cardOf(view, id)
    const gains = card.effect?.steps.some((step) => step.do === 'gain' || step.do === 'draw') === true
    return gains ? 0 : card.type === 'unit' ? 1 : 2
  }
  return rank(a) - rank(b) || (cardOf(view, b).play ?? 0) - (cardOf(view, a).play ?? 0) || (a < b ? -1 : 1)
}

/** No more soldiers than the next upkeep can feed. */
function worthPlaying(view: State, seat: SeatId, card: Card): boolean {
  if (card.type !== 'unit') return true
  const income = settingOf(view).map.income + farmIncome(view, seat)
  return upkeepSum(view, seat) + card.upkeep <= income + 1
}

const farmIncome = (view: State, seat: SeatId): number =>
  unitsOf(view, seat).filter((unit) => cardOf(view, unit.card).farmer && standsOn(view, unit, 'field')).length * 3

/** Where a new unit is best: near the fight, farmers near the fields. */
function entry(view: State, card: Card, tile: number): number {
  const place = placeOf(settingOf(view).board, tile)
  if (card.farmer)
    return Math.min(...freeFields(view).map((field) => distance(place, placeOf(settingOf(view).board, field))), FAR)
  return Math.min(...enemiesOf(view, 'p1').map((enemy) => distance(place, enemy)), FAR)
}

const freeFields = (view: State): number[] =>
  tilesOfKind(view, 'field').filter((tile) => unitAt(view, placeOf(settingOf(view).board, tile)) === undefined)

function spellWorth(view: State, seat: SeatId, card: Card, unit: Unit): number {
  let worth = 0
  for (const step of card.effect?.steps ?? []) {
    if (step.do === 'damage') worth += hitWorth(view, step.n, unit)
    if (step.do === 'heal') worth += unit.damage >= Math.min(2, step.n) ? Math.min(step.n, unit.damage) : 0
    if (step.do === 'ward') worth += enemiesOf(view, seat).some((enemy) => distance(enemy, unit) <= 4) ? 2 : 0
    if (step.do === 'haste') worth += unit.moved && !unit.attacked ? 1 : 0
  }
  return worth
}

/** What so much damage to an enemy is worth. */
function hitWorth(view: State, damage: number, target: Unit): number {
  if (damage <= 0) return 0
  if (target.ward > 0) return 1
  const card = cardOf(view, target.card)
  const health = healthOf(view, target)
  const threat = 2 + card.attack + (card.full === undefined ? 0 : 2)
  const kill = damage >= health ? threat * 3 + 4 : 0
  const boss = target.id === bossUnit(view)?.id ? 5 + 3 * Math.min(damage, health) + (damage >= health ? 1000 : 0) : 0
  return Math.min(damage, health) * 2 + kill + boss
}

/** The worth of attacking a target from a tile: what it does, less what comes back. */
function attackWorth(view: State, unit: Unit, from: TilePlace, target: Unit): number {
  const card = cardOf(view, unit.card)
  const other = cardOf(view, target.card)
  const away = distance(from, target)
  const worth = hitWorth(view, card.attack, target)
  const survives = card.attack < healthOf(view, target) || target.ward > 0
  const comesBack = away <= rangeOf(view, target) && (away <= 1 || tileAt(view, from).tile !== 'house')
  // Both strike at once, so even a dying enemy hits back.
  const back = comesBack && unit.ward === 0 ? Math.min(other.attack, healthOf(view, unit)) : 0
  const dies = back >= healthOf(view, unit)
  return worth - back * 1.5 - (dies ? (survives ? 8 : 4) : 0)
}

function useUnits(view: State, seat: SeatId): Action | undefined {
  const ready = unitsOf(view, seat).filter((unit) => !unit.tapped)
  // The unit that has begun goes on first: acting with another one would end its turn.
  ready.sort((a, b) => Number(b.id === view.active) - Number(a.id === view.active) || a.id - b.id)
  for (const unit of ready) {
    const action = useUnit(view, seat, unit)
    if (action !== undefined) return action
  }
  return undefined
}

function useUnit(view: State, seat: SeatId, unit: Unit): Action | undefined {
  const full = useFull(view, seat, unit)
  if (full !== undefined) return full
  const target = best(attackTargets(view, unit), (other) => attackWorth(view, unit, unit, other))
  const here = target === undefined ? 0 : attackWorth(view, unit, unit, target)
  const to = whereTo(view, seat, unit, here)
  if (to !== undefined) return to
  if (target !== undefined && here > 0) return { do: 'attack', unit: unit.id, target: target.id }
  return undefined
}

function useFull(view: State, seat: SeatId, unit: Unit): Action | undefined {
  if (!canFull(view, unit)) return undefined
  const ability = fullAbilityOf(view, unit)
  const targets = fullTargets(view, unit)
  if (targets.length === 0) return { do: 'full', unit: unit.id }
  const card = { ...cardOf(view, unit.card), ...(ability === undefined ? {} : { effect: ability }) }
  const worth = (other: Unit) => spellWorth(view, seat, card, other)
  const target = best(targets, worth)
  const fights = attackTargets(view, unit).some((other) => attackWorth(view, unit, unit, other) > 6)
  if (target === undefined || worth(target) < 2 || fights) return undefined
  return { do: 'full', unit: unit.id, target: target.id }
}

/** A better tile, if there is one: to attack from, or nearer to where the unit is needed. */
function whereTo(view: State, seat: SeatId, unit: Unit, here: number): Action | undefined {
  const street = !hasMove(view, unit) && hasStreetMove(view, unit)
  const tiles = street ? streetTargets(view, unit) : moveTargets(view, unit)
  if (tiles.length === 0) return undefined
  const { board } = settingOf(view)
  const left = pathDistances(view, unit, objectives(view, seat, unit), { throughUnits: true })
  const own = unit.y * board.width + unit.x
  const value = (tile: number): number => {
    const place = placeOf(board, tile)
    const fight = tile === own ? here : bestAttackFrom(view, unit, place)
    const way = left[tile] as number
    return (
      fight * 4 -
      (way >= FAR ? 200 : way) -
      danger(view, unit, place) +
      (tileOf(board, tile).tile === 'house' ? 0.5 : 0)
    )
  }
  const to = best(tiles, value)
  if (to === undefined || value(to) <= value(own) + 0.01) return undefined
  const move = { do: 'move', unit: unit.id, to: placeOf(board, to) } as const
  return street ? { ...move, street: true } : move
}

function bestAttackFrom(view: State, unit: Unit, place: TilePlace): number {
  if (!hasAttack(view, unit)) return 0
  const card = cardOf(view, unit.card)
  const range = card.range > 1 && tileAt(view, place).tile === 'tower' ? card.range + 1 : card.range
  let most = 0
  for (const enemy of enemiesOf(view, unit.controller)) {
    const away = distance(place, enemy)
    if (away > range || (away > 1 && tileAt(view, enemy).tile === 'house')) continue
    most = Math.max(most, attackWorth(view, unit, place, enemy))
  }
  return most
}

/** What the enemies near a tile could do to the unit there. */
function danger(view: State, unit: Unit, place: TilePlace): number {
  let hurt = 0
  for (const enemy of view.units) {
    if (!areEnemies(unit.controller, enemy.controller)) continue
    const card = cardOf(view, enemy.card)
    if (distance(place, enemy) <= rangeOf(view, enemy) + card.movement) hurt += card.attack
  }
  const fragile = cardOf(view, unit.card).attack <= 1 ? 1 : 0.35
  return hurt >= healthOf(view, unit) ? hurt * fragile : hurt * fragile * 0.4
}

/** Where a unit wants to be: farmers on fields, healers beside friends, fighters at the enemy. */
function objectives(view: State, seat: SeatId, unit: Unit): number[] {
  const { board } = settingOf(view)
  const card = cardOf(view, unit.card)
  const index = (place: TilePlace) => place.y * board.width + place.x
  if (card.farmer) return standsOn(view, unit, 'field') ? [index(unit)] : freeFields(view)
  if (card.attack === 0) {
    const hurt = friendsOf(view, seat).filter((friend) => friend.id !== unit.id && friend.damage > 0)
    return (hurt.length > 0 ? hurt : friendsOf(view, seat).filter((friend) => friend.id !== unit.id)).map(index)
  }
  const enemies = enemiesOf(view, seat)
  const boss = bossUnit(view)
  const near = enemies.filter((enemy) => enemy.id !== boss?.id && distance(enemy, unit) <= 5)
  return (near.length > 0 ? near : boss === undefined ? enemies : [boss]).map(index)
}

function buy(view: State, seat: SeatId): Action | undefined {
  const { board } = settingOf(view)
  const person = personOf(view, seat)
  for (const [store, { revealed }] of view.stores.entries()) {
    const tile = board.stores[store]
    const there = tile === undefined ? undefined : unitAt(view, placeOf(board, tile))
    if (there?.controller !== seat || revealed === null) continue
    const spare = person.resources - upkeepSum(view, seat) + settingOf(view).map.income
    const offers = revealed.filter((id) => {
      const price = cardOf(view, id).buy
      return price !== undefined && price <= person.resources && price <= spare
    })
    const card = best(offers, (id) => cardOf(view, id).attack * 2 + (cardOf(view, id).buy ?? 0))
    if (card !== undefined) return { do: 'buy', store, card }
  }
  return undefined
}

/** Puts away what it could not use, so that other cards come. */
function end(view: State, seat: SeatId): Action {
  const { hand } = personOf(view, seat)
  const putAway = hand.known.filter(
    (id) => (cardOf(view, id).play ?? FAR) > settingOf(view).map.income + 3 || cardOf(view, id).type === 'spell',
  )
  return { do: 'end', putAway }
}

function best<X>(items: readonly X[], worth: (item: X) => number): X | undefined {
  let found: X | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const value = worth(item)
    if (value > most) {
      most = value
      found = item
    }
  }
  return found
}

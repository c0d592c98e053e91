// Why a unit may not do something, in the order in which a player would look for the reason.

import type { TilePlace, UnitId } from '../vocabulary.ts'
import { fullAbilityOf, hasPurpose, isChosen, onRightTile, targetsOf } from './abilities.ts'
import { cannotStand, indexOf, onBoard } from './board.ts'
import { distance, tileName } from './grid.ts'
import { unitFact } from './names.ts'
import { areEnemies, inRange, rangeOf, tileAt, unitAt, unitOf } from './queries.ts'
import { FAR, moveCosts } from './reach.ts'
import type { MuhqSay } from './sayings.ts'
import { say } from './sayings.ts'
import { cardOf, settingOf } from './setting.ts'
import type { State, Unit } from './state.ts'

type No = MuhqSay | undefined

/** Whether the unit may do anything now; its phase has been looked at before. */
function refuseActing(state: State, id: UnitId): { unit: Unit } | { no: MuhqSay } {
  const unit = unitOf(state, id)
  if (unit === undefined) return { no: say('no.unit', { id }) }
  if (unit.controller !== state.turn)
    return { no: say('no.notYours', { unit: unitFact(state, unit), turn: state.turn }) }
  if (unit.tapped) return { no: say('no.tapped', { unit: unitFact(state, unit) }) }
  return { unit }
}

export function refuseMove(state: State, id: UnitId, to: TilePlace, street: boolean): No {
  const who = refuseActing(state, id)
  if ('no' in who) return who.no
  const { unit } = who
  const why = refuseMoving(state, unit, street)
  if (why !== undefined) return say(why, { unit: unitFact(state, unit) })
  const place = refusePlace(state, unit.card, to)
  if (place !== undefined)
    return to.x === unit.x && to.y === unit.y ? say('no.sameTile', { unit: unitFact(state, unit) }) : place
  if (street && tileAt(state, to).tile !== 'street') return say('no.notStreet', { tile: tileName(to) })
  return refuseWay(state, unit, to, street)
}

/** Why it has no such move, wherever it wants to go. */
function refuseMoving(state: State, unit: Unit, street: boolean) {
  if (street) {
    if (unit.streetMoved) return 'no.streetMoved'
    if (tileAt(state, unit).tile !== 'street') return 'no.notOnStreet'
  } else if (unit.moved && !unit.hasted) return 'no.moved'
  return cardOf(state, unit.card).movement === 0 ? 'no.immobile' : undefined
}

/** Whether a unit of this card could be on that tile at all. */
export function refusePlace(state: State, card: string, to: TilePlace): No {
  const { board } = settingOf(state)
  if (!onBoard(board, to)) return say('no.offMap', {})
  const other = unitAt(state, to)
  if (other !== undefined) return say('no.occupied', { tile: tileName(to), by: unitFact(state, other) })
  const why = cannotStand(tileAt(state, to), cardOf(state, card))
  return why === undefined ? undefined : say(`no.${why}`, { tile: tileName(to), card: cardOf(state, card).name })
}

function refuseWay(state: State, unit: Unit, to: TilePlace, street: boolean): No {
  const { board } = settingOf(state)
  const target = indexOf(board, to)
  const reaches = (rules: Parameters<typeof moveCosts>[2]) => (moveCosts(state, unit, rules)[target] as number) < FAR
  if (reaches({ street })) return undefined
  const facts = { unit: unitFact(state, unit), tile: tileName(to) }
  const { movement } = cardOf(state, unit.card)
  const away = distance(unit, to)
  if (away > movement) return say('no.tooFar', { ...facts, movement, away })
  if (reaches({ street, stopsAt: 'nothing' }))
    return say(reaches({ street, stopsAt: 'gates' }) ? 'no.waterStops' : 'no.gateStops', facts)
  if (reaches({ street, ignoreUnits: true })) return say('no.unitsInWay', facts)
  return say(street ? 'no.noStreetWay' : 'no.noWay', { ...facts, movement })
}

export function refuseAttack(state: State, id: UnitId, targetId: UnitId): No {
  const who = refuseActing(state, id)
  if ('no' in who) return who.no
  const { unit } = who
  const target = unitOf(state, targetId)
  if (target === undefined) return say('no.unit', { id: targetId })
  const facts = { unit: unitFact(state, unit), target: unitFact(state, target) }
  if (unit.attacked) return say('no.attacked', facts)
  if (cardOf(state, unit.card).attack === 0) return say('no.unarmed', facts)
  if (!areEnemies(unit.controller, target.controller)) return say('no.ally', facts)
  const away = distance(unit, target)
  if (!inRange(state, unit, target)) return say('no.outOfRange', { ...facts, range: rangeOf(state, unit), away })
  if (away > 1 && tileAt(state, target).tile === 'house') return say('no.house', facts)
  return undefined
}

export function refuseFull(state: State, id: UnitId, target: UnitId | undefined): No {
  const who = refuseActing(state, id)
  if ('no' in who) return who.no
  const { unit } = who
  const fact = unitFact(state, unit)
  const ability = fullAbilityOf(state, unit)
  if (ability === undefined) return say('no.noFull', { unit: fact })
  if (unit.moved || unit.attacked || unit.streetMoved) return say('no.fullTooLate', { unit: fact })
  if (!onRightTile(state, unit, ability)) return say('no.fullElsewhere', { unit: fact, kinds: ability.on ?? [] })
  if (!hasPurpose(state, unit.controller, ability, unit)) return say('no.pointless', { card: fact.name })
  if (!isChosen(ability)) return target === undefined ? undefined : say('no.targetNotNeeded', { card: fact.name })
  if (target === undefined) return say('no.needTarget', { card: fact.name })
  return refuseTarget(state, targetsOf(state, unit.controller, ability, unit), fact.name, target)
}

export function refuseTarget(state: State, targets: readonly Unit[], card: Unit['card'] | UnitName, id: UnitId): No {
  const target = unitOf(state, id)
  if (target === undefined) return say('no.unit', { id })
  if (targets.includes(target)) return undefined
  const name = typeof card === 'string' ? cardOf(state, card).name : card
  return say('no.wrongTarget', { card: name, target: unitFact(state, target) })
}

type UnitName = ReturnType<typeof unitFact>['name']

export function refuseTap(state: State, id: UnitId): No {
  const who = refuseActing(state, id)
  return 'no' in who ? who.no : undefined
}

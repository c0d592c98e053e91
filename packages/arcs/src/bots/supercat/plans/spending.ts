// What tokens and pips give to a movement and the battles after it (supercat 7.3.3; supercat-0.10, 6.3.2).

import type { Settings } from '../options.ts'
import { allows, type Budget, SEEKER } from './budget.ts'

/** What a movement and the battles after it are paid with. */
export interface Spent {
  /** Slots whose tokens pay for Moves. */
  readonly moveTokens: readonly number[]
  readonly weapon: number | undefined
  /** Battles that Psionic tokens pay for. */
  readonly psionic: number
  /** Psionic tokens that could pay for battles too, but are kept. */
  readonly spared: number
  readonly battles: number
}

/** The Moves and Battles that tokens and pips give after a movement of `cost` actions (7.3.3), or undefined. */
export function spendFor(budget: Budget, cost: number, settings: Settings): Spent | undefined {
  const armed = allows(budget, 'battle')
  if (!armed && budget.weapon.length === 0) return undefined
  // A Seeker Golem serves like Fuel (GO.3).
  const fuelled = budget.fuel.length > 0 || budget.psionicMoves.includes(SEEKER)
  if (!armed && settings.combatCard === 'fuelAndWeapon' && !fuelled) return undefined
  // The Weapon comes first, then the way, then more battles.
  const room = (budget.tokens ?? ANY_NUMBER) - (armed ? 0 : 1)
  if (!armed && room < 0) return undefined
  const fuel = budget.fuel.slice(0, Math.min(cost, room))
  const psionicMoves = withinRoom(budget.psionicMoves, room - fuel.length).slice(0, cost - fuel.length)
  const pips = cost - fuel.length - psionicMoves.length
  if (pips > 0 && (!allows(budget, 'move') || pips >= budget.left + 1)) return undefined
  const used = fuel.length + psionicMoves.filter((slot) => slot !== SEEKER).length
  const free = pips === 0 ? budget.psionicBattles.filter((slot) => !psionicMoves.includes(slot)).length : 0
  const psionic = Math.max(0, Math.min(free, room - used))
  return {
    moveTokens: [...fuel, ...psionicMoves],
    weapon: armed ? undefined : budget.weapon[0],
    psionic,
    spared: 0,
    battles: Math.max(0, budget.left - pips) + psionic,
  }
}

const ANY_NUMBER = 99
/** So many tokens at most; a Seeker Golem is none. */
const withinRoom = (slots: readonly number[], room: number): readonly number[] =>
  slots.length <= room ? slots : slots.filter((slot, at) => slot === SEEKER || at < room)

/**
 * 0.10 (supercat-0.10, 6.3.2, supercat/B14): tokens only as far as they help to two battles, the fewest of them, Fuel before
 * Psionics; pips still give all their battles.
 */
export function spendSparingly(budget: Budget, cost: number, settings: Settings): Spent | undefined {
  if (settings.tokenCap === 'none') return spendFor(budget, cost, settings)
  const armed = allows(budget, 'battle')
  if (!armed && budget.weapon.length === 0) return undefined
  const room = (budget.tokens ?? ANY_NUMBER) - (armed ? 0 : 1)
  if (room < 0) return undefined
  let best: Spent | undefined
  let [bestBattles, bestTokens, bestFuel] = [0, 99, -1]
  for (let x = Math.min(cost, budget.fuel.length); x >= 0; x--) {
    for (let y = Math.min(cost - x, budget.psionicMoves.length); y >= 0; y--) {
      const pips = cost - x - y
      if (pips > 0 && (!allows(budget, 'move') || pips > budget.left)) continue
      const moves = budget.psionicMoves.slice(0, y)
      const free = budget.psionicBattles.filter((slot) => !moves.includes(slot)).length
      for (let w = 0; w <= (pips === 0 ? free : 0); w++) {
        const battles = budget.left - pips + w
        const [counted, tokens] = [Math.min(battles, 2), x + y + w]
        // A Seeker Golem is no token.
        if (x + moves.filter((slot) => slot !== SEEKER).length + w > room) continue
        if (battles < 1 || counted < bestBattles) continue
        if (counted === bestBattles && (tokens > bestTokens || (tokens === bestTokens && x <= bestFuel))) continue
        ;[bestBattles, bestTokens, bestFuel] = [counted, tokens, x]
        best = {
          moveTokens: [...budget.fuel.slice(0, x), ...moves],
          weapon: armed ? undefined : budget.weapon[0],
          psionic: w,
          spared: free - w,
          battles,
        }
      }
    }
  }
  return best
}

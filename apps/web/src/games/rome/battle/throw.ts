// One throw decides: an assault, a fight at sea, bots among themselves. Which dice, what they show, and the exact odds before.

import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyAt, levelOf, NONE, pointsFor, pointsOf, shipsOf } from '@understudy/rome/rules'
import { COLOURS, type Colour, FACES, type Face } from '@understudy/rome/vocabulary'
import type { Logged } from '@understudy/table'
import { fighting } from './fighting.ts'

export interface Thrown {
  readonly attack: readonly Colour[]
  readonly defence: readonly Colour[]
  /** The attacker's side and the defender's; -1: nobody's region. */
  readonly sides?: readonly [number, number] | undefined
}

const THROWS = ['ask.assault', 'ask.gathered', 'ask.seaFight']

const colours = (text: unknown): Colour[] =>
  typeof text === 'string' ? [...text].filter((each): each is Colour => COLOURS.includes(each as Colour)) : []

/** The dice that this position waits for, if one throw decides it. */
function throwIn(state: State): Thrown | undefined {
  const top = state.frames.at(-1)?.kind
  if (top !== 'attack' && top !== 'gathered' && top !== 'seaFight') return undefined
  const question = rome.decision(state)?.question
  if (question === undefined || !THROWS.includes(question.say)) return undefined
  return {
    attack: colours(question.with?.attack),
    defence: colours(question.with?.defence),
    sides: fighting(state),
  }
}

/** The same for what a deed would lead to; undefined: to a battle, or to nothing that is thrown for. */
export function throwAfter(state: State, action: Action): Thrown | undefined {
  const after = rome.copy(state)
  try {
    rome.apply(after, action)
    // Those who could intercept on the way let it pass: the odds are those of the landing.
    while (rome.decision(after)?.kind === 'intercept') rome.apply(after, { do: 'intercept', yes: false })
    return throwIn(after)
  } catch {
    return undefined
  }
}

/** Those who may meet these ships on their way, with how many of their own. */
interface Met {
  readonly side: number
  readonly ships: number
}

/** Fleets that may intercept on the way, in the order in which they are met: a fight at sea comes first then. */
export function fleetsMet(state: State, action: Action): readonly Met[] {
  const after = rome.copy(state)
  const met: Met[] = []
  try {
    rome.apply(after, action)
    for (;;) {
      const frame = after.frames.at(-1)
      if (rome.decision(after)?.kind !== 'intercept' || frame?.kind !== 'intercept') return met
      met.push({ side: frame.side, ships: shipsOf(after, frame.side, frame.navy) })
      rome.apply(after, { do: 'intercept', yes: false })
    }
  } catch {
    return met
  }
}

const attacked = (state: State, action: Action): number =>
  action.do === 'attack' ? (packOf(state).regionNo.get(action.target) ?? NONE) : NONE

/** Points that the attacked region brings, if it is taken. */
export function gainBy(state: State, action: Action): number {
  const region = attacked(state, action)
  const frame = state.frames.at(-1)
  return region === NONE || frame?.kind !== 'army' ? 0 : pointsFor(state, frame.side, region)
}

/** Nobody stands there and nothing defends it: neither a battle nor a throw. */
export function isUndefended(state: State, action: Action): boolean {
  const region = attacked(state, action)
  return region !== NONE && armyAt(state, region) === undefined && levelOf(state, region) === 0
}

/** The dice of a throw that has been made: on the way to it, each position is asked. */
export function thrownIn(before: State, steps: readonly Logged[]): Thrown | undefined {
  const state = rome.copy(before)
  let found = throwIn(state)
  try {
    for (const { entry } of steps) {
      if (entry.t !== 'action' && !(entry.t === 'answer' && entry.kind === 'chance')) continue
      rome.apply(state, entry.action as Action)
      found = throwIn(state) ?? found
    }
  } catch {
    // What is hidden from the viewer cannot be carried out.
  }
  return found
}

export interface Fallen {
  readonly attack: readonly Face[]
  readonly defence: readonly Face[]
}

const ROLLED = ['assaultRolled', 'gatheredRolled', 'seaFought']
const faces = (text: unknown): Face[] =>
  typeof text === 'string' ? [...text].filter((each): each is Face => FACES.includes(each as Face)) : []

export function fallenIn(steps: readonly Logged[]): Fallen | undefined {
  const rolled = steps.flatMap(({ events }) => events).findLast(({ say }) => ROLLED.includes(say))?.with
  return rolled === undefined ? undefined : { attack: faces(rolled.attack), defence: faces(rolled.defence) }
}

/** Chances of each number of points. */
function pointChances(state: State, dice: readonly Colour[]): number[] {
  let all = [1]
  for (const colour of dice) {
    const sides = packOf(state).dice[colour]
    const next: number[] = []
    all.forEach((p, sum) => {
      for (const face of sides) {
        const to = sum + pointsOf([face])
        next[to] = (next[to] ?? 0) + p / sides.length
      }
    })
    all = Array.from(next, (p) => p ?? 0)
  }
  return all
}

/** The chance that the attacker has more points. */
export function winChance(state: State, { attack, defence }: Thrown): number {
  const theirs = pointChances(state, defence)
  return pointChances(state, attack).reduce(
    (sum, p, points) => sum + p * theirs.slice(0, points).reduce((below, q) => below + q, 0),
    0,
  )
}

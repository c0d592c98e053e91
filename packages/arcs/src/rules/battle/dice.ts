// Rolling and rerolling (arcs 11.4, 11.8). What was rolled is kept as a count per face.

import { popcount } from '../../card-sets.ts'
import { SUIT_CARDS } from '../../data/court.ts'
import { FACES, type Face } from '../../data/dice.ts'
import { DICE, type Faces } from '../../vocabulary.ts'
import { tokens, WEAPON } from '../board/resources.ts'
import { free, type Random } from '../choosing/deed.ts'
import { heard, listens } from '../hooks/heard.ts'
import type { Reroll } from '../hooks/hooks.ts'
import * as points from '../hooks/points.ts'
import { rerollBy } from '../hooks/traits.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, pop, push } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { KIND_RIFLES, pools, refusePool, samplePool, setPool } from './battle.ts'

/** arcs 15.1 */
export const weaponIcons = (state: State, seat: number): number =>
  tokens(state, seat, WEAPON) +
  (state.options.act === 0 ? 0 : actRules().frozen(state, seat, WEAPON)) +
  read.countIn(state, Pile.guild(seat), SUIT_CARDS[WEAPON]!)

export const diceLeft = (state: State): number =>
  read.battleDice(state, 0) + read.battleDice(state, 1) + read.battleDice(state, 2)

const onFaces = (symbol: keyof Face): number[] => DICE.flatMap((die) => FACES[die].map((face) => face[symbol]))

/** By symbol, how many of it each face of each die has, in the order of B_FACES. */
const ON_FACE: Readonly<Record<keyof Face, readonly number[]>> = {
  self: onFaces('self'),
  intercept: onFaces('intercept'),
  hit: onFaces('hit'),
  building: onFaces('building'),
  key: onFaces('key'),
}

/** The sum of one symbol over everything rolled. */
export const symbols = (state: State, symbol: keyof Face): number => read.rolledSum(state, ON_FACE[symbol])

export const rolled = (state: State, die: number): number => {
  let n = 0
  for (let face = 0; face < 6; face++) n += read.rolledFaces(state, die, face)
  return n
}

const facesOf = (action: Faces, die: number): readonly number[] =>
  die === 0 ? action.assault : die === 1 ? action.skirmish : action.raid

export const roll = free<'roll'>({
  refuse(state, action) {
    for (let die = 0; die < 3; die++) {
      const faces = facesOf(action, die)
      const n = read.battleDice(state, die)
      if (faces.length !== n) return say('no.rollCount', { die: DICE[die]!, n })
    }
    return undefined
  },
  carry(state, action, _seat, events) {
    pop(state)
    for (let die = 0; die < 3; die++) {
      const faces = facesOf(action, die)
      for (let i = 0; i < faces.length; i++) write.addRolledFaces(state, die, faces[i]! - 1, 1)
      write.setBattleDice(state, die, 0)
    }
    events?.event(
      say('log.rolled', {
        seat: colourOf(state, read.attacker(state)),
        assault: [...action.assault],
        skirmish: [...action.skirmish],
        raid: [...action.raid],
      }),
    )
  },
  *list(state) {
    // Sorted: two equal dice are no different roll.
    const one = (n: number, least = 1): number[][] =>
      n === 0
        ? [[]]
        : [1, 2, 3, 4, 5, 6]
            .filter((face) => face >= least)
            .flatMap((face) => one(n - 1, face).map((rest) => [face, ...rest]))
    for (const assault of one(read.battleDice(state, 0)))
      for (const skirmish of one(read.battleDice(state, 1)))
        for (const raid of one(read.battleDice(state, 2))) yield { do: 'roll', assault, skirmish, raid }
  },
  sample(state, _seat, random) {
    const faces = (die: number): number[] => {
      const out: number[] = []
      for (let i = read.battleDice(state, die); i > 0; i--) out.push(1 + random.int(6))
      return out
    }
    return { do: 'roll', assault: faces(0), skirmish: faces(1), raid: faces(2) }
  },
})

export const dice = free<'dice'>({
  refuse: (state, action, seat) => refusePool(state, seat, read.battleAt(state), read.defender(state), action),
  carry(state, action) {
    pop(state)
    setPool(state, action)
  },
  *list(state, seat) {
    for (const pool of pools(state, seat, read.battleAt(state), read.defender(state))) yield { do: 'dice', ...pool }
  },
  sample: (state, seat, random) => ({
    do: 'dice',
    ...samplePool(state, seat, read.battleAt(state), read.defender(state), random),
  }),
})

const diceOf = (state: State, source: Reroll): number =>
  source.die >= 0 ? rolled(state, source.die) : rolled(state, 0) + rolled(state, 1) + rolled(state, 2)

export function rerollSources(state: State, seat: number): Reroll[] {
  const rifles = read.battleKind(state) === KIND_RIFLES
  return heard(points.reroll, state, seat).filter(
    (source) =>
      (read.rerolled(state) & source.bit) === 0 &&
      (source.rifles || !rifles) &&
      source.limit(state, seat) > 0 &&
      diceOf(state, source) > 0,
  )
}

/** Fast check for the settling of frames. */
export const mayReroll = (state: State, seat: number): boolean =>
  listens(points.reroll, state, seat) && rerollSources(state, seat).length > 0

export const reroll = free<'reroll'>({
  refuse(state, action, seat) {
    const source = rerollSources(state, seat).find(({ by }) => by === action.by)
    if (source === undefined) return say('no.reroll', {})
    let total = 0
    for (let die = 0; die < 3; die++) {
      const faces = facesOf(action, die)
      total += faces.length
      if (faces.length > 0 && source.die >= 0 && source.die !== die) return say('no.rerollDie', { die: DICE[die]! })
      for (let face = 1; face <= 6; face++) {
        const n = faces.filter((each) => each === face).length
        if (n > read.rolledFaces(state, die, face - 1)) return say('no.rerollFace', { die: DICE[die]!, face })
      }
    }
    const limit = source.limit(state, seat)
    if (total === 0) return say('no.reroll', {})
    return total > limit ? say('no.rerollLimit', { limit }) : undefined
  },
  carry(state, action, seat, events) {
    const source = rerollBy(action.by)!
    write.setRerolled(state, read.rerolled(state) | source.bit)
    for (let die = 0; die < 3; die++) {
      const faces = facesOf(action, die)
      write.setBattleDice(state, die, faces.length)
      for (const face of faces) write.addRolledFaces(state, die, face - 1, -1)
    }
    events?.event(say('log.rerolls', { seat: colourOf(state, seat), n: diceLeft(state) }))
    push(state, F.roll, seat)
  },
  *list(state, seat) {
    for (const source of rerollSources(state, seat)) {
      for (let die = 0; die < 3; die++) {
        if (source.die >= 0 && source.die !== die) continue
        const shown: number[] = []
        for (let face = 1; face <= 6; face++)
          for (let i = 0; i < read.rolledFaces(state, die, face - 1); i++) shown.push(face)
        for (const chosen of subsets(shown, Math.min(source.limit(state, seat), shown.length)))
          yield rerollOf(source.by, die, chosen)
      }
    }
  },
  sample(state, seat, random) {
    const sources = rerollSources(state, seat)
    const source = sources[random.int(sources.length)]
    return source && sampleReroll(state, seat, source, random)
  },
})

const rerollOf = (by: Reroll['by'], die: number, faces: readonly number[]) =>
  ({
    do: 'reroll',
    by,
    assault: die === 0 ? faces : [],
    skirmish: die === 1 ? faces : [],
    raid: die === 2 ? faces : [],
  }) as const

function sampleReroll(state: State, seat: number, source: Reroll, random: Random) {
  const die = source.die >= 0 ? source.die : [0, 1, 2].find((each) => rolled(state, each) > 0)!
  const shown: number[] = []
  for (let face = 1; face <= 6; face++)
    for (let i = 0; i < read.rolledFaces(state, die, face - 1); i++) shown.push(face)
  const n = 1 + random.int(Math.min(source.limit(state, seat), shown.length))
  return rerollOf(source.by, die, shown.slice(0, n))
}

/** Different non-empty selections of at most n faces. */
function* subsets(faces: readonly number[], n: number): Generator<number[]> {
  const seen = new Set<string>()
  for (let bits = 1; bits < 1 << faces.length; bits++) {
    if (popcount(bits) > n) continue
    const chosen = faces.filter((_, i) => (bits & (1 << i)) !== 0)
    const key = chosen.join()
    if (seen.has(key)) continue
    seen.add(key)
    yield chosen
  }
}

export const keepDice = free<'keepDice'>({
  refuse: () => undefined,
  carry: (state) => pop(state),
  *list() {
    yield { do: 'keepDice' }
  },
})

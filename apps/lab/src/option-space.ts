// Settings of a game, for soaking and for coverage: every choice, flag and small number, in every combination if these are
// few; otherwise the defaults, each value alone, and combinations drawn by lot.

import { type AnyPackage, BadInput, keyedRandom, type OptionSpec, type Options, type Random } from '@understudy/table'

/** Ranges up to this size are walked through; of larger ones only the ends and the default are tried. */
const SMALL_RANGE = 12
/** So many combinations are worth trying all of them. */
const FEW = 512
/** Beyond that so many are drawn by lot; those that do not fit together fall out. */
const LOTS = 2000

type Value = string | number | boolean
interface Axis {
  readonly id: string
  /** The default first. */
  readonly values: readonly Value[]
}

/** Combinations that fit together and with what is given, the defaults first. Files are only there if given. */
export function optionSpace(pkg: AnyPackage, given: Options = {}): Options[] {
  const axes: Axis[] = []
  for (const spec of pkg.game.options) {
    const fixed = given[spec.id]
    const values = fixed === undefined ? valuesOf(spec) : [fixed]
    if (values.length > 0) axes.push({ id: spec.id, values })
  }
  const combinations = axes.reduce((product, { values }) => product * values.length, 1)
  const all = combinations <= FEW ? everyCombination(axes) : someCombinations(axes)
  return all.filter((options) => fits(pkg, options))
}

function everyCombination(axes: readonly Axis[]): Options[] {
  let all: Options[] = [{}]
  for (const { id, values } of axes)
    all = all.flatMap((options) => values.map((value) => ({ ...options, [id]: value })))
  return all
}

function someCombinations(axes: readonly Axis[]): Options[] {
  const usual: Options = Object.fromEntries(axes.map(({ id, values }) => [id, values[0]]))
  const single = axes.flatMap(({ id, values }) => values.slice(1).map((value) => ({ ...usual, [id]: value })))
  const drawn = Array.from({ length: LOTS }, (_, lot): Options => {
    const random = keyedRandom('options', String(lot))
    // Each option keeps its default every other time, so that many of the combinations fit together.
    const pick = ({ id, values }: Axis) => [id, values[random.int(2) === 0 ? 0 : random.int(values.length)]]
    return Object.fromEntries(axes.map(pick))
  })
  return [usual, ...single, ...drawn]
}

/** One value for each option by lot, the default every other time. */
export const drawnOptions = (specs: readonly OptionSpec[], random: Random): Options =>
  Object.fromEntries(
    specs.flatMap((spec) => {
      const values = valuesOf(spec)
      if (values.length === 0) return []
      return [[spec.id, values[random.int(2) === 0 ? 0 : random.int(values.length)]]]
    }),
  )

function valuesOf(spec: OptionSpec): Value[] {
  switch (spec.kind) {
    case 'file':
      return []
    case 'flag':
      return [spec.default, !spec.default]
    case 'choice':
      return first(
        spec.default,
        spec.values.map((value) => value.id),
      )
    case 'number': {
      const whole = Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at)
      return first(spec.default, whole.length <= SMALL_RANGE ? whole : [spec.min, spec.max])
    }
  }
}

const first = <T>(value: T, all: readonly T[]): T[] => [value, ...all.filter((each) => each !== value)]

function fits(pkg: AnyPackage, options: Options): boolean {
  try {
    pkg.game.seats(options)
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}

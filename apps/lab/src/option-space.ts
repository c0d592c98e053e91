// All settings of a game, for soaking and for coverage: every choice, flag and small number, in every combination.

import { type AnyPackage, BadInput, type OptionSpec, type Options } from '@understudy/table'

/** Ranges up to this size are walked through; of larger ones only the ends and the default are tried. */
const SMALL_RANGE = 12

/** Combinations that fit together and with what is given, the defaults first. Files are only there if given. */
export function optionSpace(pkg: AnyPackage, given: Options = {}): Options[] {
  let all: Options[] = [{}]
  for (const spec of pkg.game.options) {
    const fixed = given[spec.id]
    const values = fixed === undefined ? valuesOf(spec) : [fixed]
    if (values.length > 0) all = all.flatMap((options) => values.map((value) => ({ ...options, [spec.id]: value })))
  }
  return all.filter((options) => fits(pkg, options))
}

function valuesOf(spec: OptionSpec): (string | number | boolean)[] {
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

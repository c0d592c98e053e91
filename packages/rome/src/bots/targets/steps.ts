// The steps below the lines of the two target lists (23, 24): going for a target, putting targets to the table, walking.

/** Going for a target: can anything be done about it, and on to the execution. */
export const SURE_STEPS = ['x', 'go', 'done'] as const
/** Testing a target: the table, its answer, the next target. */
export const TESTED_STEPS = ['t', 'yes', 'x', 'go', 'done', 'next'] as const
/** Walking towards a place, or staying there; then the activation is over. */
export const WALK_STEPS = ['walk', 'end'] as const

export type Step = (typeof TESTED_STEPS)[number] | (typeof WALK_STEPS)[number]

/** Something for each step below these lines, as its line and the kind of step have it. */
export const below = <N extends string, S extends Step, T>(
  lines: Readonly<Record<N, unknown>>,
  steps: readonly S[],
  of: (line: N, step: S) => T,
): Record<`${N}.${S}`, T> =>
  Object.fromEntries(
    (Object.keys(lines) as N[]).flatMap((line) => steps.map((step) => [`${line}.${step}`, of(line, step)])),
  ) as Record<`${N}.${S}`, T>

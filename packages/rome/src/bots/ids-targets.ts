// The rules of the two target lists (23, 24) and the steps below each of them.

/** Rules of the Super-bot's list that name a target without a roll. */
export const SUPER_SURE = [
  'SUP-1.1',
  'SUP-1.2',
  'SUP-1.3',
  'SUP-1.4',
  'SUP-2.1',
  'SUP-2.2',
  'SUP-2.3',
  'SUP-3.1',
  'SUP-3.2',
  'SUP-3.3',
  'SUP-3.4',
  'SUP-3.5',
  'SUP-3.6',
] as const
/** Those whose targets are put to the Priority Order Table one by one. */
export const SUPER_TESTED = [
  'SUP-2.4',
  'SUP-5.1',
  'SUP-5.2',
  'SUP-5.3',
  'SUP-5.4',
  'SUP-5.5',
  'SUP-5.6',
  'SUP-5.7.1',
  'SUP-5.7.2',
  'SUP-5.7.3',
  'SUP-5.7.4',
  'SUP-5.7.5',
  'SUP-5.7.6',
] as const
export const SPEED_SURE = ['SPD-1', 'SPD-2', 'SPD-3'] as const
export const SPEED_TESTED = ['SPD-5'] as const

export type SureNode = (typeof SUPER_SURE)[number] | (typeof SPEED_SURE)[number]
export type TestedNode = (typeof SUPER_TESTED)[number] | (typeof SPEED_TESTED)[number]
export type TargetNode = SureNode | TestedNode

/** Going for a target: can anything be done about it, and on to the execution. */
export const SURE_STEPS = ['x', 'go', 'done'] as const
/** Testing a target: the table, its answer, the next target. */
export const TESTED_STEPS = ['t', 'yes', 'x', 'go', 'done', 'next'] as const

/** Walking towards a place, or staying there; then the activation is over. */
export const WALK_NODES = ['SUP-6.2', 'SUP-6.3', 'SUP-6.4', 'SUP-6.5', 'SPD-6'] as const
export type WalkNode = (typeof WALK_NODES)[number]
export const WALK_STEPS = ['walk', 'end'] as const

type Step = (typeof TESTED_STEPS)[number] | (typeof WALK_STEPS)[number]
const below = <N extends TargetNode | WalkNode, S extends Step>(rules: readonly N[], steps: readonly S[]) =>
  rules.flatMap((rule) => steps.map((step) => ({ id: `${rule}.${step}` as `${N}.${S}`, rule, step })))

/** The steps below the rules of the lists, each with its rule. */
export const LIST_STEPS = [
  ...below([...SUPER_SURE, ...SPEED_SURE], SURE_STEPS),
  ...below([...SUPER_TESTED, ...SPEED_TESTED], TESTED_STEPS),
  ...below(WALK_NODES, WALK_STEPS),
] as const
export type ListStep = (typeof LIST_STEPS)[number]['id']

/** Something for each of these steps, as its rule and the kind of step have it. */
export const perStep = <T>(of: (rule: TargetNode | WalkNode, step: Step) => T): Record<ListStep, T> =>
  Object.fromEntries(LIST_STEPS.map(({ id, rule, step }) => [id, of(rule, step)])) as Record<ListStep, T>

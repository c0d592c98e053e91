// What battles are fought for, and in which order (supercat 7.3.1; supercat-0.10, 6.3.1).

import type { CombatGoal } from '../context.ts'
import type { Settings } from '../options.ts'

export type Want =
  /** Trophies, a theft or a ransack that contends a declared ambition, or an open one. */
  | { readonly for: 'declared' | 'open' }
  /** Change control of these systems (graded), or take it. */
  | { readonly for: 'control'; readonly systems: readonly number[]; readonly take?: boolean }
  /** Of some owners only, or only there, or only with Imperial ships among the attackers. */
  | {
      readonly for: 'trophies'
      readonly of?: (owner: number) => boolean
      readonly systems?: readonly number[]
      readonly imperial?: true
    }
  /** Against fresh Blight in these systems. */
  | { readonly for: 'defence'; readonly systems: readonly number[] }
  /** Guild cards or tokens of some kind, whatever they count for. */
  | { readonly for: 'theft'; readonly cards?: (card: number) => boolean; readonly types?: readonly number[] }

/** One thing that battles are fought for. */
export interface Step {
  readonly goal: CombatGoal
  readonly grade: 1 | 2 | undefined
  /** Only with groups that keep their origin. */
  readonly keeping?: true
}
const TROPHIES: Step = { goal: 'trophies', grade: undefined }
const RAID: Step = { goal: 'raid', grade: undefined }
const GOALS: Readonly<Record<Exclude<Want['for'], 'control'>, readonly Step[]>> = {
  declared: [TROPHIES, RAID],
  open: [TROPHIES],
  trophies: [TROPHIES],
  theft: [RAID],
  defence: [{ goal: 'defence', grade: undefined }],
}
const TAKE_CONTROL: readonly Step[] = [{ goal: 'control', grade: 1 }]
const CHANGE_CONTROL: readonly Step[] = [...TAKE_CONTROL, { goal: 'control', grade: 2 }]
const KEEP_AND_CHANGE: readonly Step[] = [
  ...CHANGE_CONTROL.map((step): Step => ({ ...step, keeping: true })),
  ...CHANGE_CONTROL,
]

const RANSACK: Step = { goal: 'ransack', grade: undefined }
const ALL_GOALS: readonly Step[] = [TROPHIES, RAID, RANSACK]

/** 0.10: trophies, a raid, a ransack, the first with a plan, for declared and for open ambitions (supercat-0.10, 6.3.1). */
export function goalsByPrinciples(want: Want, settings: Settings): readonly Step[] {
  if (want.for !== 'declared' && want.for !== 'open') return combatGoals(want, settings)
  return settings.ransackGoal ? ALL_GOALS : ALL_GOALS.slice(0, 2)
}

export function combatGoals(want: Want, settings: Settings): readonly Step[] {
  if (want.for !== 'control') return GOALS[want.for]
  if (want.take === true) return TAKE_CONTROL
  // Where battles have no regard to the origin (supercat/A36), keeping it comes nowhere.
  return settings.combatKeepsOrigin && settings.changeControl === 'keepFirst' ? KEEP_AND_CHANGE : CHANGE_CONTROL
}

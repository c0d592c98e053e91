// The turn of a boss: where its rules come from. Both bosses have the same steps.

import type { Source } from '@understudy/procedure'
import { printed } from '../book/sourcing.ts'

const steps = {
  '0': (title: string) => printed(`${title} 0`, 'muhq/2'),
  '1': (title: string) => printed(`${title} 1`, 'muhq/5'),
  '2.1': (title: string) => printed(`${title} 2.1`),
  '2.1.1': (title: string) => printed(`${title} 2.1`, 'muhq/3'),
  '2.2': (title: string) => printed(`${title} 2.2`),
  '3.1': (title: string) => printed(`${title} 3.1`, 'muhq/2', 'muhq/37'),
  '3.1.1': (title: string) => printed(`${title} 3.1`),
  '3.2': (title: string) => printed(`${title} 3.2`, 'muhq/4'),
  '3.2.1': (title: string) => printed(`${title} 3.2`, 'muhq/4', 'muhq/12'),
  '3.2.2': (title: string) => printed(`${title} 3.2`),
  '3.3': (title: string) => printed(`${title} 3.3`, 'muhq/6'),
  '3.3.1': (title: string) => printed(`${title} 3.3`, 'muhq/6', 'muhq/37'),
  '3.3.2': (title: string) => printed(`${title} 3.3`, 'muhq/35'),
  '3.3.3': () => printed('Units'),
  '4': (title: string) => printed(`${title} 4`, 'muhq/5'),
} satisfies Record<string, (title: string) => Source>

export type BossStep = keyof typeof steps

/** Something for each step of this boss's turn. */
export const perStep = <P extends string, T>(page: P, of: (step: BossStep) => T): Record<`${P}.${BossStep}`, T> =>
  Object.fromEntries((Object.keys(steps) as BossStep[]).map((step) => [`${page}.${step}`, of(step)])) as Record<
    `${P}.${BossStep}`,
    T
  >

/** The sources of a boss, whose name is in its published text. */
export const sourcesOf = <P extends string>(page: P, title: string): Record<`${P}.${BossStep}`, Source> =>
  perStep(page, (step) => steps[step](title))

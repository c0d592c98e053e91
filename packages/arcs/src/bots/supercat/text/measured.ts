// What hangs on rulings, as `understudy lab rulings supercat` has measured it (docs/lab-findings.md): one of four seats switched.

import type { Lang } from '@understudy/procedure'

interface Effect {
  readonly option: string
  /** Victories of the seat that was switched, in points, with the ends of its interval. */
  readonly points: readonly [mean: number, low: number, high: number]
  /** Games that went otherwise, in per cent. */
  readonly changed: number
}

/** 300 games of the base edition. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  A13: { option: 'contendMeasure=count', points: [-1.7, -5.1, 1.8], changed: 99 },
  A18: { option: 'preludeRestriction=onlyIfLost', points: [-4.3, -7.2, -1.4], changed: 83 },
  A20: { option: 'multiHuman=strictlyBehindAll', points: [-6.3, -10.1, -2.5], changed: 100 },
  A35: { option: 'walkOff=false', points: [-1.3, -4.3, 1.6], changed: 48 },
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`
const told: Readonly<Record<Lang, (effect: Effect) => string>> = {
  en: ({ option, points: [mean, low, high], changed }) =>
    `${option}, base edition, 300 games of four: ${signed(mean)} points of victories for the seat that was switched (95 %: ${signed(low)} to ${signed(high)}); ${changed} % of the games go otherwise.`,
  ru: ({ option, points: [mean, low, high], changed }) =>
    `${option}, базовая редакция, 300 партий вчетвером: у места с этой настройкой побед на ${signed(mean)} п. п. (95 %: от ${signed(low)} до ${signed(high)}); иначе идут ${changed} % партий.`,
}
const book = (lang: Lang): Record<string, string> =>
  Object.fromEntries(Object.entries(EFFECTS).map(([number, effect]) => [`supercat/${number}`, told[lang](effect)]))

export const measured = { en: book('en'), ru: book('ru') }

// Numbers as a language writes them. Minus is a minus, not a hyphen.

import type { Lang } from '@understudy/procedure'

export interface Numbers {
  /** With so many digits behind the point. */
  fixed(value: number, digits: number): string
  /** With two. */
  decimal(value: number): string
  /** With as many as there are, two at most. */
  short(value: number): string
  percent(share: number): string
  /** Differences, with their sign: of numbers and of shares. */
  change(value: number): string
  points(share: number): string
}

const POINT: Readonly<Record<Lang, string>> = { en: '.', ru: ',' }

export function numbersIn(lang: Lang): Numbers {
  const written = (digits: string): string => digits.replace('-', '−').replace('.', POINT[lang])
  const signed = (value: number, text: string): string => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text)
  const fixed = (value: number, digits: number): string =>
    // What is rounded to nothing has no sign.
    written(value.toFixed(digits).replace(/^-(?=[0.]*$)/, ''))
  const percent = (share: number): string => `${fixed(share * 100, 1)} %`
  const decimal = (value: number): string => fixed(value, 2)
  return {
    fixed,
    decimal,
    short: (value) => written(`${Math.round(value * 100) / 100}`),
    percent,
    change: (value) => signed(value, decimal(value)),
    points: (share) => signed(share, percent(share)),
  }
}

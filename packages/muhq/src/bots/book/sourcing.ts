// How a rule names its place: a step of the published text (by Florian Fischer), and the rulings it rests on.

import type { Source } from '@understudy/procedure'

export const printed = (place: string, ...rulings: string[]): Source =>
  rulings.length === 0 ? { by: 'printed', place } : { by: 'printed', place, rulings }
export const ruling = (place: string, ...rulings: string[]): Source => ({ by: 'ruling', place, rulings })

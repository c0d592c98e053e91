// The Priority Order Table (rome 22.3): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'POT-1': printed('L335–346', 47),
  'POT-2': printed('L337–346', 47),
  'POT-2.1': printed('L339–346', 47),
  'POT-2.2': printed('L339', 47),
  'POT-2.3': printed('L339', 47),
  'POT-3': printed('L338–339', 47),
}

// The Golden Rule (rome 31): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'GLD-1': printed('L595–599', 97, 99),
}

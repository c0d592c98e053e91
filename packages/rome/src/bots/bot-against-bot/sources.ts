// Bot against bot (rome 27): where its rules come from.

import { printed, ruled } from '../book/sourcing.ts'

export const sources = {
  'BVB-4': printed('L457, L471'),
  'BVB-5': printed('L459, L473'),
  'BVB-6': printed('L459–461, L473', 71, 72),
  'BVB-7': printed('L463, L475', 74),
  'BVB-8': printed('L319'),
  'BVB-9': ruled('L451–475', 73),
}

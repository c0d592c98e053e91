// The stance card (rome 17): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'STN-1': printed('L67–71', 6, 8, 119),
  'STN-2.1': printed('L70', 1),
  'STN-2.2': printed('L70'),
  'STN-2': printed('L70', 2),
  'STN-3': printed('L97', 4, 5, 98),
  'STN-4.1': printed('L105–109'),
  'STN-4.2': printed('L99–103'),
  'STN-5': printed('L111–117', 3),
}

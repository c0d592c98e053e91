// Losses and defeat (rome 21.2, 21.3): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'LOS-1': printed('L350', 39),
  'LOS-1.1': printed('L350'),
  'LOS-2': printed('L352–359', 42),
  'LOS-2.1': printed('L354–359', 41, 43),
  'LOS-3': printed('L361–366', 40, 41),
  'DEF-1': printed('L317–319'),
}

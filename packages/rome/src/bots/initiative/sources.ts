// Initiative (rome 18): where its rules come from.

import { printed } from '../book/sourcing.ts'

export const sources = {
  'INI-3': printed('L90', 9),
  'INI-4': printed('L92–93', 10),
  'INI-4.1': printed('L92'),
  'INI-4.2': printed('L93'),
}

// Navies (rome 28.2): where its rules come from.

import { printed, ruled } from '../book/sourcing.ts'

export const sources = {
  'NAV-2': printed('L493'),
  'NAV-3.1': printed('L491', 78),
  'NAV-3.2': ruled('L506', 77, 111),
  'NAV-3.3': ruled('L506', 77),
  'NAV-3.4': ruled('L506', 77),
  'NAV-3.5': ruled('L506', 77),
  'NAV-3.6': ruled('L506', 77),
  'NAV-3.7': ruled('L506', 77),
  'NAV-3.8': ruled('L491', 78),
  'NAV-4': ruled('L506', 77),
  'NAV-4.1': ruled('L506', 77),
  'NAV-4.2': ruled('L506', 77),
  'NAV-4.3': ruled('L506', 77),
  'NAV-4.4': ruled('L506', 77),
  'NAV-5': printed('L508', 79, 112),
  'NAV-5.1': printed('L508', 79),
}

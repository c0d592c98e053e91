// A seat with a face-down deck: whoever plays with one loads this; the page does so only then.

import { bringLars } from './lars-deck.ts'

bringLars()

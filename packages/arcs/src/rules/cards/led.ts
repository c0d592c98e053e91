// Lore and leaders: whoever plays with them loads this; the page does so only then.

import { bringLeaders } from './led-cards.ts'

bringLeaders()

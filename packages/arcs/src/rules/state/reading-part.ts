// Whoever reads positions loads this; the page does so only with games that are not new.

import { bringReading } from '../positions/bring.ts'

bringReading()

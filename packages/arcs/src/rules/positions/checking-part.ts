// Whoever enters positions, or plays beside a real board, loads this; the page does so only then.

import { bringChecking } from './bring.ts'

bringChecking()

// Whoever reads positions loads this; the page does so only with games that are not new.

import '../positions/checking-part.ts'
import { readsPositions } from './reading.ts'
import { parseState } from './restore.ts'

readsPositions(parseState)

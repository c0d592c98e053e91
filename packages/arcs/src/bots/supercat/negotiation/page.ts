// Negotiations. Not written yet: whatever is asked here is declined if it may be, otherwise chance decides.

import { notYet } from '../campaign/not-yet.ts'
import { pageIn05 } from '../campaign/page-in.ts'

export const negotiation = pageIn05('NEG', () => [notYet('NE.0')])

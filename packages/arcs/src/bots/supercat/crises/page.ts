// Council and Crises. Not written yet: whatever is asked here is declined if it may be, otherwise chance decides.

import { notYet } from '../campaign/not-yet.ts'
import { pageIn05 } from '../campaign/page-in.ts'

export const crises = pageIn05('CRI', () => [notYet('CR.0')])

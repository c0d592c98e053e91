// Edicts. Not written yet: whatever is asked here is declined if it may be, otherwise chance decides.

import { notYet } from '../campaign/not-yet.ts'
import { pageIn05 } from '../campaign/page-in.ts'

export const edicts = pageIn05('EDI', () => [notYet('ED.0')])

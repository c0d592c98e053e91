// Setup. Not written yet: whatever is asked here is declined if it may be, otherwise chance decides.

import { notYet } from '../campaign/not-yet.ts'
import { pageIn05 } from '../campaign/page-in.ts'
import { rules } from '../context.ts'
import { foundCity, twoCities } from '../fates/believer/setup.ts'

export const setup = pageIn05('SET', () => [rules.can('FA.BE3', twoCities, foundCity), notYet('ST.0')])

// The stage of Rome, tap by tap.

import { stageOf } from './stage-one.ts'

stageOf('rome')

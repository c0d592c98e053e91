// The stage of Rome, tap by tap.

import { stageOf } from './frames.ts'

stageOf('rome')

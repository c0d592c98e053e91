// The stage of muhq’s game, tap by tap.

import { stageOf } from './frames.ts'

stageOf('muhq')

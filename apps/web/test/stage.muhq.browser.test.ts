// The stage of muhq’s game, tap by tap.

import { stageOf } from './stage-one.ts'

stageOf('muhq')

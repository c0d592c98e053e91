// The stage of muhq’s game on screen, tap by tap.

import { stageOf } from './frames.ts'

stageOf('muhq', 'screen')

// The stage of muhq’s game beside the board, tap by tap.

import { stageOf } from './frames.ts'

stageOf('muhq', 'beside')

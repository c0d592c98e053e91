// The stage of Rome beside the board, tap by tap.

import { stageOf } from './frames.ts'

stageOf('rome', 'beside')

// The stage of Arcs beside the board, tap by tap.

import { stageOf } from './frames.ts'

stageOf('arcs', 'beside')

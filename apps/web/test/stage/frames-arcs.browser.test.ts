// The stage of Arcs on screen, tap by tap.

import { stageOf } from './frames.ts'

stageOf('arcs', 'screen')

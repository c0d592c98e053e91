// The stage of Arcs, tap by tap.

import { stageOf } from './frames.ts'

stageOf('arcs')

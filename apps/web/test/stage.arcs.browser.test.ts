// The stage of Arcs, tap by tap.

import { stageOf } from './stage-one.ts'

stageOf('arcs')

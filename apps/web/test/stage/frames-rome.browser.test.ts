// The stage of Rome on screen, tap by tap.

import { stageOf } from './frames.ts'

stageOf('rome', 'screen')

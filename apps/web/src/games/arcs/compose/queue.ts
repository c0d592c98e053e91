// What a tap says about the decision after this one.

import { makeQueue } from '../../../ui/board/queue.ts'
import type { Pressed } from './model/tap.ts'

type Queued = NonNullable<Extract<Pressed, { act: unknown }>['after']>

export const { queueFor, takeQueued } = makeQueue<Queued>()

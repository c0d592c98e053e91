// What a tap says about the decision after this one.

import type { Action } from '@understudy/arcs'
import { makeQueue } from '../../../ui/board/queue.ts'
import type { Pressed } from './model/tap.ts'

/** `answers`: what was decided for several decisions, one after another. */
type Queued = NonNullable<Extract<Pressed, { act: unknown }>['after']> | { readonly answers: readonly Action[] }

export const { queueFor, takeQueued } = makeQueue<Queued>()

// Drawing a map takes up to two seconds: it happens here, so that typing never waits for it.

import { type Drawn, drawn } from './drawn.ts'
import type { MapSource } from './mapped.ts'

export interface Asked {
  readonly id: number
  readonly source: MapSource
}

export interface Answered {
  readonly id: number
  readonly drawn: Drawn | undefined
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  let answer: Answered
  try {
    answer = { id: data.id, drawn: drawn(data.source) }
  } catch {
    answer = { id: data.id, drawn: undefined }
  }
  postMessage(answer)
})

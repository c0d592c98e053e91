// Reading a whole pack takes longer than a page may be kept waiting: it happens here.

import type { PackFiles } from '@understudy/rome/pack'
import { fetchYaml } from '../../../yaml.ts'
import { type Heard, hear } from './hear.ts'

export interface Asked {
  readonly id: number
  readonly files: PackFiles
}

export interface Answered {
  readonly id: number
  /** Undefined: it could not be read here. */
  readonly heard: Heard | undefined
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data).then((answered) => postMessage(answered))
})

async function answer({ id, files }: Asked): Promise<Answered> {
  try {
    await fetchYaml()
    return { id, heard: hear(files) }
  } catch {
    return { id, heard: undefined }
  }
}

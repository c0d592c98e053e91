// The scripts that a page fetches: how large they are, and what stands in them.

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

interface Script {
  readonly url: string
  /** Bytes, gzipped. */
  readonly size: number
  readonly text: string
}

/** Notes every script from now on; answers those of these addresses, or all. What the worker loads has no body to be had. */
export function noteScripts(page: Page): (among?: readonly string[]) => Promise<Script[]> {
  const bodies = new Map<string, Promise<Buffer | undefined>>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      bodies.set(
        response.url(),
        response.body().catch(() => undefined),
      )
  })
  return (among) =>
    Promise.all(
      [...bodies]
        .filter(([url]) => !url.includes('/worker-') && (among === undefined || among.includes(url)))
        .map(async ([url, body]) => {
          const bytes = (await body) ?? Buffer.from('')
          return { url, size: gzipSync(bytes).length, text: bytes.toString() }
        }),
    )
}

export const sizeOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { size }) => sum + size, 0)

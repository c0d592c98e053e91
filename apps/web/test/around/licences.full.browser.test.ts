// The licences of what is in the page, held against what a build with maps of the sources says is in it.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { dist } from '../tools/site.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))

const headings = (text: string): string[] =>
  [...text.matchAll(/^(\S+) \d+\.\d+\.\d\S* \([\w .-]+\)$/gm)].map(([, name = '']) => name)

// It builds the page once more.
test('every package that a map of the sources names, and every font, is in the file, with its words', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-mapped-'))
  try {
    await build({ root: web, logLevel: 'silent', build: { outDir: folder, emptyOutDir: true, sourcemap: true } })
    const text = await readFile(join(folder, 'licences.txt'), 'utf8')
    const files = await readdir(folder, { recursive: true })
    const maps = files.filter((name) => name.endsWith('.map'))
    const found = new Set<string>()
    for (const map of maps) {
      const { sources } = JSON.parse(await readFile(join(folder, map), 'utf8')) as { sources: string[] }
      for (const source of sources) {
        const name =
          /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
          /^\W*(vite|rolldown)\/(?!.*\.ts)/.exec(source)?.[1]
        if (name !== undefined) found.add(name)
      }
    }
    // Fonts have no map; their packages are named like them.
    for (const file of files.filter((name) => name.endsWith('.woff2')))
      found.add(`@fontsource-variable/${/assets\/(.*?)-(?:latin|cyrillic)/.exec(file)?.[1]}`)
    expect(found.size).toBeGreaterThan(10)
    expect(headings(text)).toEqual(expect.arrayContaining([...found]))
    expect(await readFile(join(dist, 'licences.txt'), 'utf8')).toBe(text)
    const parts = text.split(/^={80}$/m)
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(part).toMatch(/permission|licensed under|permitted/i)
  } finally {
    await rm(folder, { recursive: true })
  }
})

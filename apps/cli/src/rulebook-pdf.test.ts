// Rulebooks printed by the command as it is installed.

import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findChromium } from './pdf.ts'
import { build, file, TIMEOUT, understudy } from './testing/built.ts'

build()

test('rulebooks, and a PDF where there is a Chromium', { timeout: TIMEOUT }, async () => {
  const md = await understudy(['rulebook', 'kraken', '--lang', 'ru'])
  expect(md.out).toMatch(/^# /)
  const made = await understudy(['rulebook', 'kraken', '--format', 'pdf', '--out', 'kraken.pdf'])
  if (findChromium(process.env) === undefined) {
    expect(made.err).toContain('needs Chromium')
    return
  }
  expect(made.err).toBe('')
  expect((await readFile(file('kraken.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stat(file('kraken.pdf'))).size).toBeGreaterThan(5_000)
})

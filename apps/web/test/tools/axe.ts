// What axe says about a page.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Axe {
  run(options: unknown): Promise<{
    violations: { id: string; impact: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
  }>
}

/** Serious complaints; with `all`, every one. */
export async function complaints(
  page: Page,
  only: readonly string[] = EVERYTHING,
  which: 'serious' | 'all' = 'serious',
): Promise<string[]> {
  // The policy of the page forbids other scripts; the protocol's evaluation is not bound by it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(
    async ([runOnly, all]) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
        runOnly,
        // What is in order need not be described: half of the time goes there.
        resultTypes: ['violations'],
        // Still an experiment of axe's: it takes the numbers drawn on a piece for its label.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      })
      return violations
        .filter(({ impact }) => all || impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
    },
    [only, which === 'all'] as const,
  )
}

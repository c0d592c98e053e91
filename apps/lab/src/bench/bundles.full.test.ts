import { expect, test } from 'vitest'
import { buildBundles } from './bundles.ts'

/** Lore and leaders are imported for what they add to the rules: a bundler may not leave them out (`sideEffects`). */
test('Bundles play as the sources do, with tracing and without it', { timeout: 60_000 }, async () => {
  const { asIs, stripped, remove } = await buildBundles()
  try {
    const actions = asIs(3, false)
    expect(actions).toBeGreaterThan(1000)
    expect(stripped(3, false)).toBe(actions)
  } finally {
    await remove()
  }
})

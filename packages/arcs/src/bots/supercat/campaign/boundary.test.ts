// A base game loads nothing of the campaign: what it has of it are types.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
/** Folders and files that only the campaign loads. */
const LATE =
  /^(campaign|fates|wisdom|zeal|golems|setup|crises|edicts|summit|negotiation|grievances|events)\/|^vox\/campaign\.ts$/

it('no file of the base edition imports a value from it', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/\.test\.|testing/.test(name) && !LATE.test(name))
  expect(files.length).toBeGreaterThan(100)
  const late = files.filter((name) =>
    [...readFileSync(new URL(name, root), 'utf8').matchAll(/^(import|export) (?!type)[^;]*?from '([^']+)'/gms)].some(
      ([, , from]) =>
        /\/(campaign|fates|wisdom|zeal|golems|setup|crises|edicts|summit|negotiation|grievances)\//.test(from ?? ''),
    ),
  )
  expect(late).toEqual([])
})

// What is brought piece by piece is, in the end, all that there is to say.

import { LANGS } from '@understudy/procedure'
import { expect, it, vi } from 'vitest'

/** Nothing has been said yet: other tests have brought words, too. */
async function silent() {
  vi.resetModules()
  const [{ phrases }, game, supercat, lars] = await Promise.all([
    import('../text/phrases.ts'),
    import('../text/options/index.ts'),
    import('../bots/supercat/text/options/index.ts'),
    import('../bots/lars/text/options/index.ts'),
  ])
  return [phrases, game.optionText, supercat.optionText, lars.optionText]
}
const keys = (tables: Awaited<ReturnType<typeof silent>>) =>
  LANGS.map((lang) => tables.map((table) => Object.keys(table[lang]).sort()))

it('the words of a language that come piece by piece are those that come at once', async () => {
  const pieces = await silent()
  expect(keys(pieces).flat(2)).toEqual([])
  await Promise.all([
    import('./en.ts'),
    import('./en-refusals.ts'),
    import('./en-lars.ts'),
    import('./en-options.ts'),
    import('./ru.ts'),
    import('./ru-refusals.ts'),
    import('./ru-lars.ts'),
    import('./ru-options.ts'),
  ])
  const whole = await silent()
  const { speakAll } = await import('./index.ts')
  speakAll()
  expect(keys(pieces)).toEqual(keys(whole))
  for (const table of keys(whole).flat()) expect(table.length).toBeGreaterThan(10)
})

// Bots and games from outside, taken when the page is built. Which they are, and what can be said of them before they are
// loaded, comes from `scripts/lib/plugins.mjs`, which has tried them with the command's own code.

import { dirname } from 'node:path'
import type { Plugin } from 'vite'

interface Taken {
  readonly files: readonly string[]
  readonly bots: unknown
  readonly games: unknown
}

/** The folders that plug-ins lie in. */
export const foldersOf = (told: string | undefined): string[] =>
  told === undefined ? [] : (JSON.parse(told) as Taken).files.map((file) => `${dirname(file)}/`)

const LIST = /\/apps\/web\/src\/games\/plugins\.ts$/
const OURS = ['arcs', 'muhq', 'rome']

export function plugins(told: string | undefined): Plugin {
  return {
    name: 'understudy:plugins',
    enforce: 'pre',
    load(id) {
      if (told === undefined || !LIST.test(id)) return null
      const { files, bots, games } = JSON.parse(told) as Taken
      const kits = OURS.map((game) => `${game}: () => import('@understudy/${game}/kit')`)
      return `const KITS = { ${kits.join(', ')} }
export const PLUGINS = {
  bots: ${JSON.stringify(bots)},
  games: ${JSON.stringify(games)},
  modules: [${files.map((file) => `() => import(${JSON.stringify(file)})`).join(', ')}],
  packages: async () => ({ procedure: await import('@understudy/procedure/kit'), table: await import('@understudy/table/kit') }),
  kit: async (game) => KITS[game]?.(),
}`
    },
  }
}

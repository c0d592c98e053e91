// Two bundles of the same work: as it is, and with tracing stripped out at compile time.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, defaultServerConditions, type Plugin } from 'vite'

type PlayTraced = (count: number, full: boolean) => number

interface Bundles {
  readonly asIs: PlayTraced
  /** The same again as a module of its own: one that has seen a trace is compiled otherwise. */
  readonly asIsToo: PlayTraced
  readonly stripped: PlayTraced
  remove(): Promise<void>
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const entry = join(root, 'apps/lab/src/bench/traced-games.ts')
const tracing = join(root, 'packages/procedure/src/trace/tracing.ts')

/** Stands in for the module that says whether there is tracing at all. */
const withoutTracing: Plugin = {
  name: 'without-tracing',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === tracing ? 'export const TRACING = false' : undefined),
}

export async function buildBundles(): Promise<Bundles> {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-bench-'))
  const made = async (name: string, plugins: Plugin[]): Promise<string> => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
      build: {
        ssr: entry,
        outDir: join(folder, name),
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'work.mjs' } },
      },
    })
    return pathToFileURL(join(folder, name, 'work.mjs')).href
  }
  const load = async (url: string) => ((await import(url)) as { playTraced: PlayTraced }).playTraced
  const [plain, without] = [await made('as-is', []), await made('stripped', [withoutTracing])]
  const [asIs, asIsToo, stripped] = [await load(plain), await load(`${plain}?too`), await load(without)]
  return { asIs, asIsToo, stripped, remove: () => rm(folder, { recursive: true, force: true }) }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type StaticServer, serveStatic } from 'understudy/serve'

/** The built page; another build than the one in its place can be tested by naming its folder. */
export const dist: string = process.env.UNDERSTUDY_SITE ?? fileURLToPath(new URL('../../dist/', import.meta.url))

/** Serves the built page on a free port of this machine. */
export async function startSite(): Promise<StaticServer> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The page is not built yet: run `npm run build` first.')
  return serveStatic({ root: dist, port: 0 })
}

import { join } from 'node:path'
import { root } from './root.mjs'
import { runTool } from './run.mjs'

const web = join(root, 'apps', 'web')

/** The command and everything that it stands on. */
export async function buildCommand() {
  return (await runTool('typescript', ['-b', 'apps/cli', 'apps/lab'], { bin: 'tsc' })) === 0
}

/** The page, a folder of static files in apps/web/dist. */
export async function buildPage() {
  return (await runTool('vite', ['build', '--logLevel', 'warn'], { from: web, cwd: web })) === 0
}

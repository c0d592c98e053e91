import { join } from 'node:path'
import { pagePlugins } from './plugins.mjs'
import { root } from './root.mjs'
import { runTool } from './run.mjs'

const web = join(root, 'apps', 'web')

/** The command and everything that it stands on. */
export async function buildCommand() {
  return (await runTool('typescript', ['-b', 'apps/cli', 'apps/lab'], { bin: 'tsc' })) === 0
}

/** The page, a folder of static files in apps/web/dist unless another is named; with plug-ins, if a config file names some. */
export async function buildPage(into) {
  let plugins
  try {
    plugins = await pagePlugins()
  } catch (error) {
    console.error(error.message)
    return false
  }
  const env = plugins === undefined ? process.env : { ...process.env, UNDERSTUDY_PAGE_PLUGINS: plugins }
  const out = into === undefined ? [] : ['--outDir', into, '--emptyOutDir']
  return (await runTool('vite', ['build', '--logLevel', 'warn', ...out], { from: web, cwd: web, env })) === 0
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runNpm } from './run.mjs'

/** Installs what the lock file asks for unless it is there already; answers whether all is well. */
export async function installIfNeeded() {
  const state = stateOfInstall()
  if (state === 'current') return true
  console.log(state === 'missing' ? 'Installing dependencies …' : 'Dependencies have changed: installing …')
  // `npm ci` empties node_modules first, so it is only for a fresh start.
  const code = await runNpm([state === 'missing' ? 'ci' : 'install', '--no-fund', '--no-audit', '--loglevel=error'])
  return code === 0
}

function stateOfInstall() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'missing'
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  for (const [path, { version, link, optional, devOptional, peer }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || optional || devOptional || peer) continue
    const found = installed[path]
    if (!found || found.version !== version || found.link !== link) return 'outdated'
  }
  return 'current'
}

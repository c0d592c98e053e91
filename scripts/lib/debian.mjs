import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** Installs a package of Debian's where that is allowed; answers why not otherwise. `found` says whether it is there. */
export async function ensurePackage(name, found, what) {
  if (found()) return { found: true }
  if (!onPath('apt-get')) return { found: false, why: 'there is none on PATH, and no apt-get to install it with' }
  if (process.getuid?.() !== 0) return { found: false, why: 'there is none on PATH, and only root may install it' }
  console.log(`Installing ${what} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['-qq', 'update'], { env })
  const options = ['-qq', '-y', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0']
  await run('apt-get', ['install', ...options, name], { env })
  return found() ? { found: true } : { found: false, why: 'apt-get could not install it' }
}

/** The path of a program, or undefined. */
export function onPath(name) {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

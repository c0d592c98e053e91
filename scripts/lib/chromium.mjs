import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds a Chromium, or installs Debian's where that is allowed; answers why there is none otherwise. */
export async function ensureChromium() {
  if (findChromium()) return { found: true }
  if (!onPath('apt-get')) return { found: false, why: 'there is none on PATH, and no apt-get to install it with' }
  if (process.getuid?.() !== 0) return { found: false, why: 'there is none on PATH, and only root may install it' }
  console.log('Installing Chromium for the browser tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['-qq', 'update'], { env })
  const options = ['-qq', '-y', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0']
  await run('apt-get', ['install', ...options, 'chromium'], { env })
  return findChromium() ? { found: true } : { found: false, why: 'apt-get could not install it' }
}

/** The path of a Chromium, or undefined. */
export function findChromium() {
  return NAMES.map(onPath).find(Boolean)
}

function onPath(name) {
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

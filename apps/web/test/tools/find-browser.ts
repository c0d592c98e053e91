// The Chromium in which the page is tested.

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export function findBrowser(): string {
  for (const name of BROWSERS) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {}
    }
  }
  throw new Error(`No browser was found on PATH (looked for ${BROWSERS.join(', ')}).`)
}

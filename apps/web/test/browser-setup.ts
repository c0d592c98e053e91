// Before all browser tests: the built page on a port of this machine, and one Chromium, both for every file.

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startSite } from './site.ts'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    site: string
    /** Where the browser can be reached. */
    browser: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite()
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: FLAGS })
  project.provide('site', site.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.close()
  }
}

function findBrowser(): string {
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

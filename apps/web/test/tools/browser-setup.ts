// Before all browser tests: the built page on a port of this machine, and one Chromium, both for every file.

import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { FLAGS, findBrowser } from './find-browser.ts'
import { startSite } from './site.ts'

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
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: [...FLAGS] })
  project.provide('site', site.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.close()
  }
}

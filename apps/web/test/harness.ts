import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type StaticServer, serveStatic } from 'understudy/serve'
import { afterAll } from 'vitest'

const site = fileURLToPath(new URL('../dist/', import.meta.url))
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The built page and a browser for all tests of a file; both are closed after the last one. */
export async function siteAndBrowser(): Promise<{ site: StaticServer; browser: TestBrowser }> {
  const served = await startSite()
  const browser = await launchBrowser()
  afterAll(async () => {
    await browser.close()
    await served.close()
  })
  return { site: served, browser }
}

/** Serves the built page on a free port of this machine. */
export async function startSite(): Promise<StaticServer> {
  if (!existsSync(join(site, 'index.html'))) throw new Error('The page is not built yet: run `npm run build` first.')
  return serveStatic({ root: site, port: 0 })
}

export async function launchBrowser(): Promise<TestBrowser> {
  return new TestBrowser(await chromium.launch({ executablePath: findBrowser(), args: FLAGS }))
}

export interface PageOptions {
  width?: number
  height?: number
  lang?: 'en' | 'ru'
  scheme?: 'light' | 'dark'
}

export interface TestPage {
  page: Page
  /** Errors of the console and uncaught exceptions so far; violations of the security policy are among them. */
  problems: string[]
  close(): Promise<void>
}

/** Each page has a context, hence a storage, of its own. Closing the browser closes its pages. */
export class TestBrowser {
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async newPage({ width = 1440, height = 900, lang = 'en', scheme = 'light' }: PageOptions = {}): Promise<TestPage> {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    return { page, problems, close: () => context.close() }
  }

  async close(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()))
    await this.#browser.close()
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

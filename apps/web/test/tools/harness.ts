// Pages of the one browser in which all tests look at the site; see `browser-setup.ts`.

import type { Lang } from '@understudy/procedure'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export interface PageOptions {
  width?: number
  height?: number
  lang?: Lang
  scheme?: 'light' | 'dark'
  /** A first visit: nothing has been fetched before, and what is fetched is stored to be had offline. */
  fresh?: boolean
}

export interface TestPage {
  page: Page
  /** Errors of the console and uncaught exceptions so far; violations of the security policy are among them. */
  problems: string[]
  close(): Promise<void>
}

interface Site {
  readonly url: string
}

let shared: Promise<TestBrowser> | undefined

/** The built page, and the browser: the same for all files that this process runs. */
export async function siteAndBrowser(): Promise<{ site: Site; browser: TestBrowser }> {
  const site = { url: inject('site') }
  shared ??= chromium.connect(inject('browser')).then((browser) => new TestBrowser(browser, site))
  return { site, browser: await shared }
}

/**
 * Pages with an empty storage. A context is a window, and a window of Chromium's costs as much as all that a short test
 * does in it: there is one for each language, kept open, and emptied for the next test. What the browser has fetched stays,
 * and no service worker stores the site again for each of them.
 */
class TestBrowser {
  readonly #browser: Browser
  readonly #site: Site
  /** A first visit that is not over yet. */
  #visit: BrowserContext | undefined
  readonly #windows = new Map<string, Promise<Window>>()

  constructor(browser: Browser, site: Site) {
    this.#browser = browser
    this.#site = site
  }

  async newPage(options: PageOptions = {}): Promise<TestPage> {
    const { width = 1440, height = 900, lang = 'en', scheme = 'light', fresh = false } = options
    // A test that failed has not closed its pages.
    await this.#visit?.close()
    this.#visit = fresh ? await this.#context(lang, 'allow') : undefined
    const context = this.#visit ?? (await this.#emptied(lang))
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    // Where and when somebody pressed last, for those who press next (`press`).
    await page.addInitScript(() => {
      const note = ({ clientX: x, clientY: y, detail }: MouseEvent) => {
        // Keys and scripts press too, but nowhere: the page does not count them either.
        if (detail === 0) return
        const lastPress = { at: performance.now(), x, y }
        Object.assign(window, { lastPress })
        // As the page counts it: from the frame that shows what the press has brought.
        requestAnimationFrame(() => {
          lastPress.at = performance.now()
        })
      }
      addEventListener('click', note, true)
    })
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    const close = async () => {
      if (!fresh) return page.close()
      await context.close()
      this.#visit = undefined
    }
    return { page, problems, close }
  }

  #context(lang: Lang, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
    return this.#browser.newContext({ locale: lang === 'ru' ? 'ru-RU' : 'en-GB', serviceWorkers })
  }

  async #emptied(lang: Lang): Promise<BrowserContext> {
    const known = this.#windows.get(lang) ?? this.#context(lang, 'block').then(openWindow)
    this.#windows.set(lang, known)
    const { context, first } = await known
    await Promise.all(context.pages().map((page) => (page === first ? undefined : page.close())))
    const session = await context.newCDPSession(first)
    await session.send('Storage.clearDataForOrigin', { origin: new URL(this.#site.url).origin, storageTypes: 'all' })
    await session.detach()
    return context
  }
}

interface Window {
  readonly context: BrowserContext
  /** Keeps the window open. */
  readonly first: Page
}

async function openWindow(context: BrowserContext): Promise<Window> {
  return { context, first: await context.newPage() }
}

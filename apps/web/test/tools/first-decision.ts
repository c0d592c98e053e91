// What a page has asked for until it first asks somebody.

import type { Page } from 'playwright-core'

/** The page notes by its own clock when it first asks somebody: on a busy machine more may have come before a test looks. */
export const noteFirstDecision = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.bar-person') === null) return
      performance.mark('first-decision')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** What the page itself has asked for until then: the worker has a list of its own. */
export const untilThen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const then = performance.getEntriesByName('first-decision')[0]?.startTime
    if (then === undefined) throw new Error('nobody was asked')
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime <= then ? [name] : []))
  })

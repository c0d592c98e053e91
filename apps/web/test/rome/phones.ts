// The phones on which Rome is looked at.

import type { Lang } from '@understudy/procedure'
import type { Page } from 'playwright-core'
import { SIZES } from '../stage/sizes.ts'
import { drawn, openSaved, withSettings } from '../tools/drive.ts'
import type { siteAndBrowser, TestPage } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

type Opened = Awaited<ReturnType<typeof siteAndBrowser>>

/** Opens a saved game on one of them. */
export async function openPhone(
  { site, browser }: Opened,
  file: string,
  size: 'P' | 'P−',
  lang: Lang,
): Promise<TestPage> {
  const { width, height } = SIZES[size]!
  const opened = await browser.newPage({ width, height, lang, scheme: 'dark' })
  await withSettings(opened.page, { speed: 'quick', lang })
  await openSaved(opened.page, site.url, file)
  await opened.page.locator('.rome-compose').first().waitFor()
  await drawn(opened.page)
  return opened
}

export const WINDOWS: readonly (readonly ['P' | 'P−', Lang])[] = sampled<
  readonly ['P' | 'P−', Lang],
  readonly ['P' | 'P−', Lang]
>(
  [['P−', 'ru']],
  [
    ['P', 'ru'],
    ['P', 'en'],
    ['P−', 'en'],
  ],
)

/** Whether all of it lies within a frame, and nothing of its text is cut off. */
export const isWhole = (page: Page, what: string, frame: string): Promise<boolean> =>
  page.evaluate(
    ([own, around]) => {
      const [element, outer] = [document.querySelector<HTMLElement>(own), document.querySelector(around)]
      if (element === null || outer === null) return false
      const [box, room] = [element.getBoundingClientRect(), outer.getBoundingClientRect()]
      return (
        box.height > 0 &&
        box.top >= room.top - 1 &&
        box.bottom <= room.bottom + 1 &&
        box.left >= room.left - 1 &&
        box.right <= room.right + 1 &&
        element.scrollHeight <= element.clientHeight + 1 &&
        element.scrollWidth <= element.clientWidth + 1
      )
    },
    [what, frame] as const,
  )

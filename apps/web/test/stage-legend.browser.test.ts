// Help that knows what is asked, and a legend of what is drawn.

import { expect, test } from 'vitest'
import { midgame } from './arcs-saves.ts'
import { complaints } from './axe.ts'
import { openSaved, playNow, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { campaign } from './rome-saves.ts'
import { sampled } from './sample.ts'

const { site, browser } = await siteAndBrowser()

test.each(
  sampled(
    [['rome', 'ru']],
    [
      ['arcs', 'en'],
      ['muhq', 'ru'],
    ],
  ),
)(
  'help of %s (%s): the aid marks the present decision, the legend draws its signs, cards are found',
  async (game, lang) => {
    const { page, problems, close } = await browser.newPage({ lang })
    await withSettings(page, { speed: 'instant', lang })
    if (game === 'muhq') await playNow(page, site.url)
    else await openSaved(page, site.url, game === 'arcs' ? midgame() : campaign())
    await page.locator('.bar-person').waitFor()
    await page.locator('#tab-help').click()
    await page.locator('.help-aid li[aria-current]').first().waitFor()
    await page.getByRole('button', { name: /^(Signs|Знаки)$/ }).click()
    const signs = page.locator('.help-legend li')
    await expect.poll(() => signs.count()).toBeGreaterThan(4)
    expect((await signs.allInnerTexts()).every((text) => text.trim().length > 1)).toBe(true)
    expect(await page.locator('.help-legend li:not(:has(svg))').count()).toBe(0)
    // Every sign that the table uses is explained, and by the very drawing.
    const drawn = (where: string) =>
      page.locator(where).evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('d') ?? ''))])
    const explained = await drawn('.help-legend path')
    const used = await drawn(
      `.stage ${{ arcs: '.arcs-icon path', rome: '.rome-icon path', muhq: '.muhq-stat path' }[game]}`,
    )
    expect(used.length).toBeGreaterThan(2)
    expect(used.filter((d) => !explained.includes(d))).toEqual([])
    await page.getByRole('button', { name: /^(Cards|Карты)$/ }).click()
    const cards = page.locator('.help-cards li')
    const all = await cards.count()
    expect(all).toBeGreaterThan(5)
    const name = (await page.locator('.help-cards h3').nth(2).innerText()).split('\n')[0]?.slice(0, 6) ?? ''
    await page.locator('.help-cards input').fill(name)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    expect(await cards.count()).toBeGreaterThan(0)
    expect(await complaints(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  },
)

// Help that knows what is asked, and a legend of what is drawn.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { complaints } from '../tools/axe.ts'
import { keysHeard, openSaved, playNow, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

/** On paper the aid is alone and whole, on one or two pages. */
async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.locator('.help-aid > h2').waitFor()
  expect(await page.locator('[data-region]:not(:has(.help-aid))').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('.help-aid button').filter({ visible: true }).count()).toBe(0)
  const [shown, all] = [page.locator('.help-aid li').filter({ visible: true }), page.locator('.help-aid li')]
  expect(await shown.count()).toBe(await all.count())
  // Nothing around it cuts it off.
  const cut = await page.locator('.help-aid').evaluate((aid) => {
    const held: string[] = []
    for (let each = aid.parentElement; each !== null; each = each.parentElement)
      if (each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible')
        held.push(each.className)
    return held
  })
  expect(cut).toEqual([])
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(1)
  expect(pages).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'screen' })
}

test('from a card in the reader to its place in the index, where "guild" finds the Guild cards', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await keysHeard(page)
  const card = page.locator('.stage-market .arcs-court-card:not(.can, .vox)').first()
  const name = await card.locator('.name').innerText()
  await card.click({ button: 'right' })
  await page.locator('.inspect .in-index').click()
  const found = page.locator('.help-cards li.now')
  await found.getByText(name).first().waitFor()
  expect(await found.locator('.where').innerText()).toMatch(/^In the Court/)
  expect(await found.evaluate((each) => each.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.locator('.help-cards input').fill('guild material')
  await expect.poll(() => page.locator('.help-cards li').count()).toBeLessThan(12)
  expect(await page.locator('.help-cards li').count()).toBeGreaterThan(3)
  expect(problems).toEqual([])
  await close()
})

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
    await printed(page)
    const scroll = page.locator('.panel-scroll')
    await scroll.evaluate((each) => each.scrollTo(0, each.scrollHeight))
    await page.getByRole('button', { name: /^(Signs|Знаки)$/ }).click()
    // It begins at its top, and all four words stand in one row.
    await expect.poll(() => scroll.evaluate((each) => each.scrollTop)).toBe(0)
    const tops = await page
      .locator('.help-parts .button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const signs = page.locator('.help-legend li')
    await expect.poll(() => signs.count()).toBeGreaterThan(4)
    const texts = await signs.allInnerTexts()
    expect(texts.length).toBeGreaterThan(4)
    expect(texts.every((text) => text.trim().length > 1)).toBe(true)
    // Each has a drawing that can be seen: a picture, or a chip as it stands on the table.
    const seen = await page.locator('.help-legend li > .drawing').evaluateAll((all) =>
      all.map((each) => {
        const box = each.firstElementChild?.getBoundingClientRect()
        return Math.min(box?.width ?? 0, box?.height ?? 0)
      }),
    )
    expect(seen.length).toBe(await signs.count())
    expect(Math.min(...seen)).toBeGreaterThan(8)
    // Every sign that the table uses is explained, and by the very drawing.
    const drawn = (where: string) =>
      page.locator(where).evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('d') ?? ''))])
    const explained = await drawn('.help-legend path')
    const used = await drawn(
      `.stage ${{ arcs: '.arcs-icon path', rome: '.rome-icon path', muhq: '.muhq-stat path' }[game]}`,
    )
    expect(used.length).toBeGreaterThan(2)
    expect(used.filter((d) => !explained.includes(d))).toEqual([])
    // Nor is anybody there who does not sit at this table.
    const seats = await page.locator('.help-legend li[data-sign^="seat "]').count()
    expect(seats).toBe(await page.locator('.stage-seats :is(.arcs-seat, .rome-seat, .muhq-seat-panel)').count())
    await page.getByRole('button', { name: /^(Cards|Карты)$/ }).click()
    const cards = page.locator('.help-cards li')
    const all = await cards.count()
    expect(all).toBeGreaterThan(5)
    const name = (await page.locator('.help-cards h3').nth(2).innerText()).split('\n')[0]?.slice(0, 6) ?? ''
    await page.locator('.help-cards input').fill(name)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    expect(await cards.count()).toBeGreaterThan(0)
    expect(await cards.locator('.index-card').count()).toBe(await cards.count())
    expect(await complaints(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  },
)

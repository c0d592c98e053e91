// How a thing is done on the stage: a ghost before the deed, one effect for a double press, grave deeds weighed first, keys
// for everything, help that knows what is asked.

import { expect, test } from 'vitest'
import { midgame } from './arcs-saves.ts'
import { complaints } from './axe.ts'
import { entries, keysHeard, openSaved, playNow, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { campaign } from './rome-saves.ts'
import { sampled } from './sample.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'

test('muhq’s game: the first tap on a tile shows it, a second tap or Confirm does it, Escape takes it back', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
  await playNow(page, site.url)
  const before = await entries(page)
  // A card of the hand, then where it comes into play.
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.muhq-tap-tile').first().click()
  await page.locator('.plan-preview').waitFor()
  expect(await entries(page)).toBe(before)
  await keysHeard(page)
  await page.keyboard.press('Escape')
  await page.locator('.plan-preview').waitFor({ state: 'detached' })
  expect(await entries(page)).toBe(before)
  await page.locator('.muhq-tap-tile').first().click()
  await press(page.locator(confirm))
  await expect.poll(() => entries(page)).toBe(before + 1)
  expect(problems).toEqual([])
  await close()
})

test('two clicks 120 ms apart on the end of the turn have one effect', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'step' })
  await openSaved(page, site.url, midgame())
  await page.locator('.arcs-end').waitFor()
  const box = await page.locator('.arcs-end').boundingBox()
  const at = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const
  const before = await entries(page)
  // By the clock of the page: from here to there and back may take longer.
  await page.evaluate(async ([clientX, clientY]) => {
    const click = () =>
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }))
    click()
    await new Promise((done) => setTimeout(done, 120))
    click()
  }, at)
  await page.waitForTimeout(300)
  // Either it asks whether that is meant, or the turn is over and no step of a bot was skipped.
  expect(await entries(page)).toBeLessThanOrEqual(before + 1)
  expect(await page.locator('.bar-refusal + .bar-row .dock-end, .bar-run').count()).toBe(1)
  expect(problems).toEqual([])
  await close()
})

test('Rome: war with somebody who is no enemy is weighed in the reader first, and named on the button', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.on-campaign').waitFor()
  let found = false
  for (const army of [0, 1, 2, 3]) {
    const chip = page.locator('.on-campaign .rome-chip:not(.dock-end)').nth(army)
    if ((await chip.count()) === 0) break
    await press(chip)
    await page.locator('.on-army').waitFor()
    // Attacks stand first in the line of the choices; each is shown until one of them would be war.
    const ways = page.locator('.on-army .rome-place-list .rome-chip')
    const before = await entries(page)
    for (let way = 0; way < Math.min(12, await ways.count()) && !found; way++) {
      await ways.nth(way).click()
      await page.waitForTimeout(450)
      expect(await entries(page)).toBe(before)
      found = (await page.locator('button.dock-confirm.grave').count()) > 0
    }
    if (found) {
      expect(await page.locator('.weigh').innerText()).toMatch(/war with[\s\S]*enemies/i)
      expect(await page.locator('button.dock-confirm.grave').innerText()).toMatch(/^War with: /)
      // It never happens by a second tap, only by the button.
      await page.locator('.plan-token[data-key="back"]').click()
      await page.locator('.weigh').waitFor({ state: 'detached' })
      expect(await entries(page)).toBe(before)
      break
    }
    await page.keyboard.press('Control+KeyZ')
    await page.locator('.on-campaign').waitFor()
  }
  expect(found).toBe(true)
  expect(problems).toEqual([])
  await close()
})

test('keys: the drawer, Undo, the end of the turn; the sheet of keys stands under Help', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 4)
  await playNow(page, site.url)
  await page.waitForTimeout(1200)
  for (const [key, tab] of [
    ['t', 'turn'],
    ['l', 'log'],
    ['r', 'rulebook'],
    ['?', 'help'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(`#tab-${tab}[aria-selected="true"]`).waitFor()
  }
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await page.getByText('end the turn', { exact: true }).waitFor()
  await page.keyboard.press('b')
  await page.locator('[data-region="drawer"]').waitFor({ state: 'detached' })
  const before = await entries(page)
  await page.keyboard.press('e')
  await page.waitForTimeout(200)
  const done = page.locator(confirm)
  if ((await entries(page)) === before && (await done.count()) > 0) await press(done)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  await page.locator('.bar-person').waitFor()
  await page.keyboard.press('z')
  await expect.poll(() => entries(page)).toBe(before)
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

test('what changed is marked on the map when one’s turn begins, and V hides it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.arcs-end').waitFor()
  await page.locator('.arcs-end').click()
  const anyway = page.locator('.bar-refusal + .bar-row .dock-end')
  await page.waitForTimeout(450)
  if ((await anyway.count()) > 0) await anyway.click()
  await page.locator('.bar-person, .bar-interval').first().waitFor()
  if ((await page.locator('.bar-interval').count()) > 0) await press(page.locator(confirm))
  await page.locator('.bar-person').waitFor()
  await page.locator('.arcs-wake').waitFor({ state: 'attached' })
  await page.keyboard.press('v')
  await page.locator('.arcs-wake').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

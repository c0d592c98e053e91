// Rome marks what is picked, and whom a tap would attack, before anything is done.

import { expect, test } from 'vitest'
import { drawn, entries, openSaved, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { campaign, losing } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'

test('the card that is to be lost is marked before Confirm, and another instead of it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, losing())
  const cards = page.locator('.stage-hand .rome-card.can')
  await cards.first().waitFor()
  const before = await entries(page)
  const marked = page.locator('.stage-hand .rome-card.picked .title')
  for (const n of [0, 1]) {
    const name = await cards.nth(n).locator('.title').innerText()
    // In the same place it takes no second press at once.
    await press(cards.nth(n))
    await expect.poll(() => marked.allInnerTexts()).toEqual([name])
  }
  expect(await entries(page)).toBe(before)
  await press(page.locator(confirm))
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

test('swords are red where somebody is attacked, and nowhere else', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.on-campaign').waitFor()
  let attacks = 0
  for (let army = 0; army < 4 && attacks === 0; army++) {
    const chip = page.locator('.on-campaign .rome-chip:not(.dock-end)').nth(army)
    if ((await chip.count()) === 0) break
    await press(chip)
    await page.locator('.on-army').waitFor()
    await page.locator('.rome-goals > g').first().waitFor({ state: 'attached' })
    const badges = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--danger)'
      document.querySelector('.rome')?.append(probe)
      const danger = getComputedStyle(probe).color
      probe.remove()
      return [...document.querySelectorAll('.rome-goals > g')].map((goal) => {
        const badge = goal.querySelector('.badge circle')
        return { role: goal.getAttribute('class'), red: badge !== null && getComputedStyle(badge).fill === danger }
      })
    })
    for (const { role, red } of badges) expect(red).toBe(role === 'grave')
    attacks = badges.filter(({ role }) => role === 'grave').length
    if (attacks > 0) break
    await press(page.locator('.rome-back:visible').first())
    await page.locator('.on-campaign').waitFor()
  }
  expect(attacks).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await close()
})

test('390 px: swords lie on no piece and no name, and who would attack over the sea is a ghost with its ships', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.rome-names [data-name]').first().waitFor()
  await drawn(page)
  // Names find their places in slices.
  await page.waitForTimeout(600)
  // It stands at the coast.
  await page.locator('.rome-piece[data-key="army ROM.1"]').dispatchEvent('click')
  const swords = page.locator('.rome-goals .badge')
  await swords.first().waitFor({ state: 'attached' })
  const covered = await page.evaluate(() => {
    // The box of a font reaches further up and down than its letters.
    const boxes = (what: string, aside: number, above: number) =>
      [...document.querySelectorAll(what)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return { each, box: new DOMRect(x + aside, y + above, width - 2 * aside, height - 2 * above) }
      })
    const things = boxes('.rome-piece .body, .rome-piece .badge, .rome-place .coin', 1, 1)
    const taken = [...things, ...boxes('.rome-names :not([data-cut]) > text', 1, 5)]
    return boxes('.rome-goals .badge', 1, 1).flatMap(({ box: a }) =>
      taken
        .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(({ each }) => each.closest('[data-key]')?.getAttribute('data-key') ?? each.textContent ?? ''),
    )
  })
  expect(await swords.count()).toBeGreaterThan(8)
  expect(covered).toEqual([])
  // Rings lie below discs, levels, pieces and names.
  const order = await page
    .locator('.rome-goals, .rome-places, .rome-pieces, .rome-names')
    .evaluateAll((all) => all.map((each) => each.classList[0]))
  expect(order).toEqual(['rome-goals', 'rome-places', 'rome-pieces', 'rome-names'])
  const before = await entries(page)
  await page.locator('.rome-hit[data-key="region thapsus"]').dispatchEvent('click')
  await page.locator('.rome-ghosts .army').waitFor({ state: 'attached' })
  expect(await page.locator('.rome-ghosts .navy').count()).toBe(1)
  expect(await page.locator('.rome-ghosts .rome-way.of-army').count()).toBe(1)
  // Below pieces and names.
  const ways = await page
    .locator('.rome-ghosts:has(.rome-way), .rome-pieces, .rome-names')
    .evaluateAll((all) => all.map((each) => each.classList[0]))
  expect(ways).toEqual(['rome-ghosts', 'rome-pieces', 'rome-names'])
  expect(await entries(page)).toBe(before)
  expect(problems).toEqual([])
  await close()
})

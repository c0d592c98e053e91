// Rome marks what is picked, and whom a tap would attack, before anything is done.

import { expect, test } from 'vitest'
import { entries, openSaved, press, withSettings } from '../tools/drive.ts'
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

// What made somebody hesitate who played Arcs by hand.

import { expect, test } from 'vitest'
import { arranging, following, lastAction, leading } from './arcs-saves.ts'
import { payable } from './battle-saves.ts'
import { keysHeard, openSaved, playNow, press, withSeed, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'

const { site, browser } = await siteAndBrowser()

test('two players: the hand is kept or drawn anew in so many words, and one is called what one’s seat is called', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 11)
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: 'Players: less' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText(/^You: keep the hand, or draw a new one\?/).waitFor()
  await page.getByRole('button', { name: 'Draw a new hand', exact: true }).waitFor()
  // No name of a suit is cut off.
  const cut = await page
    .locator('.stage-hand .arcs-face')
    .evaluateAll(
      (faces) =>
        faces.filter((face) => face.scrollWidth > face.clientWidth || face.scrollHeight > face.clientHeight).length,
    )
  expect(cut).toBe(0)
  await page.getByRole('button', { name: 'Keep the hand', exact: true }).click()
  await page.getByText(/^You: (?:lead a card|a new round|follow with|pivot|copy)/).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('beside the board: what was read about a seat goes with the answer, it lies where the next answers are', async () => {
  const { page, problems, close } = await browser.newPage({ width: 834, height: 1112 })
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, deal me in/ }).click()
  await page.locator('.bar-sentence', { hasText: 'Who begins?' }).waitFor()
  // One answer only: it says why.
  expect(await page.locator('.arcs-ready .dock-plan').innerText()).toContain('a bot begins')
  await page.getByRole('button', { name: /^You/ }).click()
  await page.locator('.inspect').waitFor()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.locator('.bar-sentence', { hasText: 'Which setup card is drawn?' }).waitFor()
  expect(await page.locator('.inspect').count()).toBe(0)
  await page.getByRole('button', { name: /Mix Up/ }).click({ timeout: 2000 })
  // It lies ready; what follows is the Court: so many cards are asked for, and one that was told keeps its place.
  const keys = page.locator('.arcs-court-grid .arcs-key')
  const confirm = page.locator('section.bar button.dock-confirm:not(:disabled)')
  await keys.first().or(confirm).first().waitFor()
  if ((await keys.count()) === 0) await press(confirm)
  await keys.first().waitFor()
  const places = () =>
    keys.evaluateAll((all) => all.map((key) => `${key.textContent} ${key.getBoundingClientRect().x}`))
  const before = await places()
  expect(await page.locator('.arcs-ask').innerText()).toMatch(/^0 of 4/)
  await keys.nth(2).click()
  await expect.poll(() => page.locator('.arcs-ask').innerText()).toMatch(/^1 of 4/)
  expect(await places()).toEqual(before)
  expect(await keys.nth(2).getAttribute('aria-pressed')).toBe('true')
  expect(problems).toEqual([])
  await close()
})

test('the short words of what others do are there before one has done anything', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { lang: 'ru', speed: 'instant' })
  await withSeed(page, 1)
  const fetched = page.waitForRequest(/\/assets\/heads-now-/)
  await playNow(page, site.url, 'arcs')
  await fetched
  expect(problems).toEqual([])
  await close()
})

const BACK = 'section.bar [data-key="back"]'

test('a card of the Court tells what it says before it is picked, and beside it; Escape takes the pick back', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, lastAction())
  await keysHeard(page)
  await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Influence' }).click()
  await page.locator('.arcs-compose.on-pick').waitFor()
  const cards = page.locator('.stage-market .arcs-court-card.can')
  const reader = page.locator('.inspect')
  const nameOf = (n: number) => cards.nth(n).locator('.name').innerText()
  // To a mouse that rests there, and to a key.
  await cards.nth(1).hover()
  await reader.getByRole('heading', { name: await nameOf(1) }).waitFor()
  await cards.nth(2).focus()
  await page.keyboard.press('i')
  await reader.getByRole('heading', { name: await nameOf(2) }).waitFor()
  expect(await page.locator(BACK).count()).toBe(1)
  // A tap picks it; what is read leaves the Court in sight, and the board and the dock.
  await cards.nth(0).click()
  await reader.getByRole('heading', { name: await nameOf(0) }).waitFor()
  await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor()
  const box = (await reader.boundingBox())!
  for (const region of ['market', 'board', 'dock']) {
    const other = (await page.locator(`[data-region="${region}"]`).first().boundingBox())!
    const apart =
      box.x + box.width <= other.x + 1 ||
      other.x + other.width <= box.x + 1 ||
      box.y + box.height <= other.y + 1 ||
      other.y + other.height <= box.y + 1
    expect(apart, region).toBe(true)
  }
  await page.keyboard.press('Escape')
  await reader.waitFor({ state: 'detached' })
  await page.locator('section.bar button.dock-confirm:not(:disabled)').waitFor({ state: 'detached' })
  expect(await page.locator('.arcs-compose.on-pick').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('.arcs-compose.on-root').waitFor()

  // Also what was tapped on the map.
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).click()
  await page.locator('.arcs-compose.on-move').waitFor()
  await page.locator('.arcs-board .can').first().click()
  await page.getByText('To which system?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('From which system?').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('on a phone what a card of the Court says is there once it is picked, and Back brings the Court again', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844, lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await openSaved(page, site.url, lastAction())
  await page.locator('.arcs-kinds .arcs-key:not(.dock-end)', { hasText: 'Влияние' }).click()
  const card = page.locator('.stage-hand .arcs-court-card.can').first()
  const name = await card.locator('.name').innerText()
  await card.click()
  await page.locator('.inspect').getByRole('heading', { name }).waitFor()
  await page.locator(BACK).click()
  await page.locator('.inspect').waitFor({ state: 'detached' })
  await card.click()
  await page.locator('.inspect').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('tokens are rearranged: the plan says how, and every slot what a raid pays for it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, arranging())
  await page.locator('section.bar .arcs-key', { hasText: 'Rearrange' }).first().click()
  const slots = page.locator('section.bar .arcs-slot')
  await slots.first().waitFor()
  await page.locator('.dock-plan .hint', { hasText: 'Tap two slots to swap them.' }).waitFor()
  const costs = await slots.locator('i').allInnerTexts()
  expect(costs.length).toBeGreaterThan(1)
  expect(costs.slice(0, 2)).toEqual(['3', '1'])
  expect(await slots.first().getAttribute('aria-label')).toMatch(/^slot 1, 3 keys to raid: /)
  expect(problems).toEqual([])
  await close()
})

test('the first question of a follower promises nothing that its cards cannot do', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  // The words that know what is possible are not there yet.
  await page.route(/turn-parts/, (route) => route.abort())
  await openSaved(page, site.url, following())
  await expect.poll(() => page.locator('.bar-person .bar-sentence').innerText()).toBe('You: follow with which card?')
  expect(problems.filter((each) => !each.includes('ERR_FAILED'))).toEqual([])
  await close()
})

test('what pays is said at its token, and opens there; the card that is chosen is raised and has a tick', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, payable())
  const token = page.locator('.pay-token')
  await token.click()
  expect(await token.innerText()).toMatch(/^Pay: \d actions? ▾$/)
  const popover = page.locator('.popover.pays')
  await popover.locator('button').nth(1).waitFor()
  const [at, box] = [(await token.boundingBox())!, (await popover.boundingBox())!]
  expect(Math.abs(at.y - box.y - box.height)).toBeLessThanOrEqual(8)
  expect(box.x < at.x + at.width && at.x < box.x + box.width).toBe(true)
  const question = (await page.locator('.bar-person .bar-sentence').boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(question.x)

  await openSaved(page, site.url, leading())
  const card = page.locator('.stage-hand .arcs-card.can').first()
  const rest = (await card.boundingBox())!
  await card.click()
  await page.mouse.move(720, 300)
  const picked = page.locator('.stage-hand .arcs-card.picked')
  await expect.poll(async () => (await picked.boundingBox())?.y).toBe(rest.y - 4)
  const tick = await picked.evaluate((each) => getComputedStyle(each, '::after').content)
  expect(tick).toBe('"✓"')
  expect(problems).toEqual([])
  await close()
})

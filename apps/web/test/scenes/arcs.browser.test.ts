// Battles of Arcs are scenes: drawn dice before what they come to, exact odds before them, hits dealt one by one, one sentence
// after, until one goes on.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attacked, dealing, twoRivals } from '../arcs/battle-saves.ts'
import { midgame, withBattle } from '../arcs/saves.ts'
import { complaints } from '../tools/axe.ts'
import { afterLast, entries, openSaved, press, pressIfThere, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'

const { site, browser } = await siteAndBrowser()

const confirm = 'section.bar button.dock-confirm:not(:disabled)'
const pressed = (page: Page) => press(page.locator(confirm))
const seen = (page: Page, what: string): Promise<number> => page.locator(`${what}:visible`).count()

/** When the scene first showed a face, told of the roll, and let the person go on: by the clock of the page. */
async function watchScene(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    const note = (name: string, there: boolean) => {
      if (there) times[name] ??= performance.now()
    }
    const look = () => {
      note('faces', document.querySelector('.scene .fight-tray:not(.pool) .fight-die .arcs-icon') !== null)
      note('ledger', document.querySelector('.scene .fight-ledger') !== null)
      note('free', document.querySelector('.scene') !== null && document.querySelector('.scene.tumbling') === null)
      requestAnimationFrame(look)
    }
    look()
  })
}
const times = (page: Page) =>
  page.evaluate(() => (window as unknown as { times: Record<string, number | undefined> }).times)

test('one button in each place of the thumb column', async () => {
  const { page, close } = await browser.newPage()
  await openSaved(page, site.url, midgame())
  await page.locator('.arcs-end').waitFor()
  expect(await seen(page, '.dock-end')).toBe(1)
  expect(await seen(page, '.dock-confirm')).toBe(1)
  await close()
})

test('a battle of one’s own: odds, drawn dice, what they come to, one sentence, Go on', async () => {
  for (const lang of sampled(['ru'], ['en'])) {
    const { page, problems, close } = await browser.newPage({ lang, scheme: lang === 'en' ? 'light' : 'dark' })
    await withSettings(page, { speed: 'normal', lang })
    await openSaved(page, site.url, withBattle())
    const kind = page.locator('.arcs-kinds .arcs-key').filter({ hasText: /^(Battle|Сражение)/ })
    await kind.click()
    // Whom, if there are several; what draws the scene may still be on its way.
    const whom = page.locator('.arcs-chips .arcs-key').first()
    await page.locator('.scene').or(whom).first().waitFor()
    if ((await page.locator('.scene').count()) === 0) await pressIfThere(whom)
    await page.locator('[data-scene="plan"] .fight-odds').waitFor()
    const board = await page.locator('.stage-board').boundingBox()
    expect(await page.locator('.scene').boundingBox()).toEqual(board)
    // Each line of the odds adds up.
    const lines = await page.locator('.fight-odds-line').allInnerTexts()
    for (const line of lines.slice(0, 2)) {
      const all = [...line.matchAll(/(\d+)\s?%/g)].map(([, n]) => Number(n))
      expect(Math.abs(all.reduce((sum, n) => sum + n, 0) - 100)).toBeLessThanOrEqual(1)
    }
    expect(await complaints(page)).toEqual([])
    const before = await entries(page)
    await afterLast(page.locator(confirm))
    await watchScene(page)
    const pressedAt = await page.evaluate(() => performance.now())
    await page.locator(confirm).click()
    await page.locator('.scene .fight-ledger').waitFor()
    await page.locator('.scene:not(.tumbling)').waitFor()
    const { faces = 0, ledger = 0 } = await times(page)
    expect(faces).toBeLessThan(ledger)
    expect((await times(page)).free ?? 0).toBeGreaterThan(0)
    const free = await page.evaluate(() => performance.now())
    expect(free - pressedAt).toBeGreaterThan(600)
    expect(await entries(page)).toBe(before + 2)
    await page.locator('.fight-result').waitFor()
    expect(await page.locator('.bar-sentence').innerText()).toBe(await page.locator('.fight-result').innerText())
    // The board can be looked at, and it waits.
    await page.keyboard.press('b')
    await page.locator('.scene.lifted').waitFor()
    await page.keyboard.press('b')
    await page.locator('.fight-result').waitFor()
    await page.waitForTimeout(1200)
    expect(await entries(page)).toBe(before + 2)
    await pressed(page)
    await page.locator('.scene').waitFor({ state: 'detached' })
    await page.locator('.bar-person').waitFor()
    expect(problems).toEqual([])
    await close()
  }
})

test('hits are dealt one by one, taken back, and dealt for one', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'normal' })
  await openSaved(page, site.url, dealing())
  await page.locator('.scene .fight-piece.can').first().waitFor()
  expect(await page.locator(confirm).count()).toBe(0)
  expect(await complaints(page)).toEqual([])
  const hanging = () => page.locator('.fight-hanging .arcs-icon').count()
  const left = await hanging()
  expect(left).toBeGreaterThan(0)
  await page.locator('.fight-piece.can button.fight-body').first().click()
  await expect.poll(hanging).toBe(left - 1)
  await press(page.locator('button.fight-pips').first())
  await expect.poll(hanging).toBe(left)
  await page.locator('.dock-choices .arcs-key', { hasText: 'Deal the rest' }).click()
  await expect.poll(hanging).toBe(0)
  const before = await entries(page)
  await pressed(page)
  await expect.poll(() => entries(page)).toBeGreaterThan(before)
  // Nothing of it is cut off.
  const boxes = await page.evaluate(() => {
    const scene = document.querySelector('.arcs-fight')
    return scene === null ? 0 : scene.scrollHeight - scene.clientHeight
  })
  expect(boxes).toBeLessThanOrEqual(1)
  // What changed hands is drawn beside the sentence: as many struck pieces as are gone, and readable.
  await page.locator('.fight-result').waitFor()
  const drawn = await page.evaluate(() => ({
    gone: document.querySelectorAll('.fight-piece.gone').length,
    struck: [...document.querySelectorAll('.fight-hands .lost')].map((each) => Number(each.textContent || 1)),
    sizes: [...document.querySelectorAll('.fight-hands .lost svg')].map((each) => each.getBoundingClientRect().width),
    right: Math.max(...[...document.querySelectorAll('.fight-hand')].map((each) => each.getBoundingClientRect().right)),
  }))
  expect(drawn.gone).toBeGreaterThan(0)
  expect(drawn.struck.reduce((sum, n) => sum + n, 0)).toBe(drawn.gone)
  for (const size of drawn.sizes) expect(size).toBeGreaterThanOrEqual(28)
  expect(drawn.right).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
  await close()
})

test('dice travel only where motion is wanted; a tap ends it', async () => {
  for (const motion of sampled(['full'], ['none'])) {
    const { page, close } = await browser.newPage()
    await withSettings(page, { speed: 'normal', motion })
    await openSaved(page, site.url, attacked())
    await page.locator('.scene.tumbling .fight-die').first().waitFor()
    const travels = await page.evaluate(() =>
      [...document.querySelectorAll('.fight-die')].some((die) =>
        die.getAnimations().some((each) => (each as CSSAnimation).animationName === 'fight-tumble'),
      ),
    )
    expect(travels).toBe(motion === 'full')
    await page.locator('.arcs-fight h2').click()
    expect(await page.locator('.scene.tumbling').count()).toBe(0)
    await close()
  }
})

test('while dice are chosen, the scene says which are best on average', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, withBattle())
  await page
    .locator('.arcs-kinds .arcs-key')
    .filter({ hasText: /^Battle/ })
    .click()
  const whom = page.locator('.arcs-chips .arcs-key').first()
  await page.locator('.scene').or(whom).first().waitFor()
  if ((await page.locator('.scene').count()) === 0) await pressIfThere(whom)
  const odds = page.locator('[data-scene="plan"] .fight-odds')
  await odds.waitFor()
  // Whatever else is chosen, the best is named; chosen, it is said to be that.
  const note = async () => /(the best trade on average|best on average: .+)$/m.exec(await odds.innerText())?.[1]
  await expect.poll(note).toBe('the best trade on average')
  const die = page.locator('.fight-tray.pool .fight-die:not(.more) button').first()
  const kind = /^take out: (\w+)$/.exec((await die.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await die.click()
  await expect.poll(note).toMatch(new RegExp(`^best on average: .*${kind}`))
  await page
    .locator('.fight-tray.pool')
    .getByRole('button', { name: `one more: ${kind}` })
    .click()
  await expect.poll(note).toBe('the best trade on average')
  expect(problems).toEqual([])
  await close()
})

for (const [width, height] of sampled([[1440, 900]], [[834, 1112]]))
  test(`dice of a battle that was read are gone; who looks back at it sees them, and no sign of a planet is under them: ${width} px`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height })
    await withSettings(page, { speed: 'instant' })
    await openSaved(page, site.url, twoRivals())
    await page.locator('.arcs-kinds .arcs-key', { hasText: /^Battle$/ }).click()
    await page.locator('.arcs-rivals button').first().click()
    await page.locator('[data-scene="plan"]').waitFor()
    await pressed(page)
    const [rest, over] = [
      page.locator('.dock-choices button', { hasText: 'Deal the rest' }),
      page.locator('.bar-battle'),
    ]
    await over.or(rest).first().waitFor()
    if (await pressIfThere(rest)) await pressed(page)
    await over.locator('.dock-confirm:not(.hollow)').waitFor()
    await pressed(page)
    await page.locator('.scene').waitFor({ state: 'detached' })
    expect(await page.locator('.arcs-rolled').count()).toBe(0)
    await page.locator('#tab-log').click()
    await page.locator('.log-line', { hasText: /rolls/ }).last().locator('button').first().click()
    await page.locator('.arcs-rolled .arcs-cube').first().waitFor()
    const covered = await page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector('.arcs-rolled')!.getBoundingClientRect()
      return [...document.querySelectorAll('.arcs-system:not(.out) .badge, .arcs-system:not(.out) > circle')].filter(
        (each) => {
          const box = each.getBoundingClientRect()
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom
        },
      ).length
    })
    expect(covered).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

test('on a phone, Why that was asked in a battle does not lie over what comes after it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, attacked())
  const goOn = page.locator('.bar-battle .dock-confirm', { hasText: 'Go on' })
  const deal = page.locator('.arcs-ready .dock-confirm')
  await goOn.or(deal).first().waitFor()
  while (!(await goOn.isVisible())) await pressIfThere(deal)
  await page.locator('.bar-battle [data-key="why"]').click()
  const why = page.getByRole('tab', { name: 'Why' })
  await expect.poll(() => why.getAttribute('aria-selected')).toBe('true')
  await press(goOn)
  await expect.poll(() => why.getAttribute('aria-selected')).toBe('false')
  expect(await page.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true')
  expect(problems).toEqual([])
  await close()
})

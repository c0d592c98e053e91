// Help where it is wanted: the coach's offer and "What is this?" in the dock, tips, and what the others changed, at the board and
// the seats of every game.

import { expect, test } from 'vitest'
import { endTurn, playNow, settled, untilAsked, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const { site, browser } = await siteAndBrowser()

test('the coach is offered in the dock of a first game; whoever declines is told once what a new decision is', async () => {
  const { page, problems, close } = await browser.newPage({ lang: 'ru' })
  await withSettings(page, { speed: 'instant', lang: 'ru' })
  await playNow(page, site.url)
  const offer = page.locator('.dock-offer')
  await offer.getByText('Первая партия? Показать').click()
  await page.locator('.coach').waitFor()
  await page.locator('.coach').locator('.coach-skip').click()
  await page.locator('.coach').waitFor({ state: 'detached' })
  const what = offer.getByRole('button', { name: 'Что это?' })
  await what.click()
  await page.locator('.help-aid li[aria-current]').first().waitFor()
  await page.locator('#tab-help').press('b')
  await endTurn(page)
  await untilAsked(page)
  // The boss has had its first turn: that is what is new now, and nothing else.
  await what.click()
  await page.locator('.help-aid li.asked', { hasText: 'доход' }).waitFor()
  expect(await page.locator('.help-aid section:has(.asked) h3').allInnerTexts()).toEqual(['Ход босса'])
  await page.locator('#tab-help').press('b')
  await endTurn(page)
  await untilAsked(page)
  await page.locator('.muhq-piece').first().waitFor()
  await page.waitForTimeout(300)
  expect(await offer.count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('what is pointed at for a moment says its name and its key, and covers no button of the thumb', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url)
  await page.locator('.table-page[data-keys]').waitFor()
  const tip = page.locator('.tip')
  // By the page's own clock, so that a busy machine is not too late to look.
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0
        addEventListener('pointerover', () => (since = performance.now()))
        new MutationObserver((_, observer) => {
          if (document.querySelector('.tip') === null) return
          observer.disconnect()
          resolve(performance.now() - since)
        }).observe(document.body, { childList: true })
      }),
  )
  await page.locator('.dock-end').last().hover()
  expect(await waited).toBeGreaterThan(390)
  expect(await tip.innerText()).toMatch(/\(E\)$/)
  const [box, confirm] = [await tip.boundingBox(), await page.locator('.dock-confirm').first().boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(confirm?.x ?? 0)
  await page.mouse.move(700, 300)
  await tip.waitFor({ state: 'detached' })
  // What comes to lie under a pointer that rests tells nothing, until the pointer moves on it.
  const silent = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const chip = document.createElement('button')
        chip.title = 'a chip'
        chip.style.cssText = 'position: fixed; left: 650px; top: 250px; width: 100px; height: 100px; z-index: 99'
        document.body.append(chip)
        // As browsers tell it: where the pointer was all the time.
        const rests = { bubbles: true, pointerType: 'mouse', clientX: 700, clientY: 300 }
        chip.dispatchEvent(new PointerEvent('pointerover', rests))
        setTimeout(() => resolve(document.querySelectorAll('.tip').length), 600)
      }),
  )
  expect(await silent).toBe(0)
  await page.mouse.move(702, 302)
  await expect.poll(() => tip.innerText()).toBe('a chip')
  // It stays while the pointer moves there, and what it was told of keeps its word.
  await page.mouse.move(704, 304)
  expect(await tip.innerText()).toBe('a chip')
  await page.mouse.move(900, 700)
  await tip.waitFor({ state: 'detached' })
  await page.getByTitle('a chip').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('muhq’s game: when one’s turn begins, arrows and signs on the board and numbers at the seats say what changed; V hides them', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 7)
  await playNow(page, site.url)
  expect(await page.locator('.board-wake, .seat-changed').count()).toBe(0)
  await endTurn(page)
  await untilAsked(page)
  await page.locator('.board-wake .way').first().waitFor({ state: 'attached' })
  await page.locator('.board-wake .disc').first().waitFor({ state: 'attached' })
  expect(await page.locator('.seat-changed li').first().innerText()).toMatch(/^[+−]\d+ \w/)
  // As it was, when the page is opened again.
  const marked = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('.board-wake [data-about]')].map((mark) => mark.innerHTML),
      ...[...document.querySelectorAll('.seat-changed li')].map((change) => change.textContent),
    ])
  const before = await marked()
  await settled(page)
  await page.reload()
  await page.locator('.board-wake .way').first().waitFor({ state: 'attached' })
  await expect.poll(marked).toEqual(before)
  await page.locator('.stage-hand .muhq-card.can').first().click()
  await page.locator('.board-wake.faded').waitFor({ state: 'attached' })
  await page.keyboard.press('v')
  await page.locator('.board-wake').waitFor({ state: 'detached' })
  expect(await page.locator('.seat-changed').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('Rome: all four armies dealt evenly with one press, and nothing is complained about', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await playNow(page, site.url, 'rome')
  await page.locator('.on-compose button.dock-confirm').click()
  await page.locator('.on-commit').waitFor()
  await page.waitForTimeout(200)
  expect(await page.locator('.bar-refusal').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

// Packs of one's own on a phone: no tap is lost.

import { expect, test } from 'vitest'
import { withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { Hands } from './packs-hands.ts'

const { site, browser } = await siteAndBrowser()

test('taps count while the map is still being drawn', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740, scheme: 'light' })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  // Whoever draws takes its time.
  await page.addInitScript(() => {
    const Real = Worker
    window.Worker = class extends Real {
      override set onmessage(take: ((event: MessageEvent) => void) | null) {
        super.onmessage = (event) => void setTimeout(() => take?.(event), 4000)
      }
    }
  })
  const hands = new Hands(page)
  await page.goto(`${site.url}#/rome/packs`)
  await hands.tap(page.getByRole('button', { name: 'New blank pack' }))
  await hands.tap(page.getByLabel('New region'))
  const names = ['Aldmoor', 'Brenwick', 'Carrow']
  for (const name of names) await hands.type(name)
  const sheet = page.locator('.pack-sketch svg')
  await page.getByText(`Tap where ${names[0]} lies (1 of 3)`).waitFor()
  const box = await sheet.boundingBox()
  for (const [x, y] of [
    [0.2, 0.3],
    [0.5, 0.7],
    [0.8, 0.3],
  ] as const)
    await sheet.click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } })
  // The first tap comes as soon as it can, before the page has drawn the mode.
  await page.getByRole('radio', { name: 'Borders' }).evaluate(async (borders: HTMLElement) => {
    const hint = () => document.querySelector('.pack-hint')?.textContent
    const before = hint()
    borders.click()
    for (let turn = 0; turn < 20 && hint() === before; turn++) await undefined
    const first = document.querySelector('.pack-still .pack-place .dot')
    const { x = 0, y = 0, width = 0 } = first?.getBoundingClientRect() ?? {}
    const at = { clientX: x + width / 2, clientY: y + width / 2 }
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }))
  })
  await page.locator('.pack-still .pack-place.picked').waitFor()
  await page.getByText('Drawing…').waitFor()
  await page.locator('.pack-still .pack-place .dot').nth(1).click()
  await page.getByText(`${names[0]} and ${names[1]} touch by land.`).waitFor()
  await page.getByText('Drawing…').waitFor()
  // The first region is still the one whose neighbours are tapped, also on the map itself.
  await page.locator('.pack-map-box svg:not(.pack-still) .pack-place').nth(2).click()
  await page.getByText(`${names[0]} and ${names[2]} touch by land.`).waitFor()
  expect(problems).toEqual([])
  await close()
}, 90_000)

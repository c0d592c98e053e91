// What the table of Rome tells by itself: a ring in two colours where a region changed hands, and what every tile of the shop is.

import { expect, test } from 'vitest'
import { openSaved, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { spending, takenByOthers } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('a region that changed hands since one’s last turn has a ring, half in the colour that it had, half in the one it has', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  const { file, taken } = takenByOthers()
  await openSaved(page, site.url, file)
  const rings = page.locator('.board-wake .changed')
  await rings.first().waitFor({ state: 'attached' })
  const drawn = await rings.evaluateAll((all) =>
    all.map((ring) => ({
      about: ring.getAttribute('data-about') ?? '',
      classes: [...ring.querySelectorAll('.half')].map((half) =>
        half.getAttribute('class')?.replace('half', '').trim(),
      ),
      strokes: [...ring.querySelectorAll('.half')].map((half) => getComputedStyle(half).stroke),
    })),
  )
  expect(drawn.map(({ about }) => about).sort()).toEqual(taken.map((id) => `region ${id}`).sort())
  for (const { classes, strokes } of drawn) {
    expect(classes).toHaveLength(2)
    expect(classes[0]).not.toBe(classes[1])
    expect(strokes[0]).not.toBe(strokes[1])
  }
  expect(problems).toEqual([])
  await close()
})

for (const [lang, width, height] of sampled([['ru', 1440, 900]], [['en', 390, 844]]))
  test(`${width} px, ${lang}: every tile of the shop tells what it is and does`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, spending())
    const word = page.getByRole('button', { name: { en: 'Shop', ru: 'Торг' }[lang], exact: true })
    if (width < 700)
      await word
        .or(page.getByRole('tab', { name: { en: 'Shop', ru: 'Торг' }[lang] }))
        .first()
        .click()
    const tiles = page.locator('.rome-market button')
    await tiles.first().waitFor()
    const told = new Set<string>()
    const n = await tiles.count()
    expect(n).toBeGreaterThan(8)
    for (let no = 0; no < n; no++) {
      const title = (await tiles.nth(no).locator('.title').innerText()).replace(/ ×\d+$/, '')
      await tiles.nth(no).dispatchEvent('click')
      const reader = page.locator('.rome-inspect', { hasText: title })
      await reader.waitFor()
      const text = (await reader.innerText()).replace(title, '').trim()
      // More than its name, and no other tile's.
      expect(text.length, title).toBeGreaterThan(12)
      told.add(`${title} ${text}`)
    }
    expect(told.size).toBe(n)
    expect(problems).toEqual([])
    await close()
  })

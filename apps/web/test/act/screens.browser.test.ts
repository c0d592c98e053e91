// Act I of the campaign on screen: its Fates, a Summit, files that are broken; `whole.full` plays one to its end.

import { expect, test } from 'vitest'
import { tokensCut } from '../arcs/looking.ts'
import { openSaved, upload, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { actUpTo as act, asked, ACT as OPTIONS } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Awaited<ReturnType<typeof browser.newPage>>['page'], name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

// All of them, at three sizes: screens.full.browser.test.ts.
test.each(['caretaker'])(
  'the screen of the %s opens at 360, 834 and 1440 px, with all tokens in sight',
  async (fate) => {
    const options = { ...OPTIONS, fate1: fate }
    const file = act(options, fate, asked('turn'))
    for (const [width, height] of [
      [1440, 900],
      [834, 1112],
      [360, 740],
    ] as const) {
      const { page, problems, close } = await browser.newPage({ width, height, lang: width === 360 ? 'ru' : 'en' })
      await withSettings(page, { speed: 'instant' })
      await openSaved(page, site.url, file)
      await page.locator('.bar-person').waitFor()
      await page.locator('.reach-blight').first().waitFor()
      await shot(page, `${fate}-${width}`)
      expect(await tokensCut(page)).toBe(0)
      // Who leads an ambition is not cut off either.
      const cut = await page
        .locator('.stage-score .arcs-ambition')
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length)
      expect([width, cut]).toEqual([width, 0])
      await page.locator('[data-key="fate-red"]').first().click()
      await page.locator('.reach-about').waitFor()
      await shot(page, `${fate}-${width}-about`)
      expect(problems).toEqual([])
      await close()
    }
  },
)

test('what was picked towards founding stands in the plan', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, act(OPTIONS, 'found', asked('found')))
  await page.locator('.arcs-compose .arcs-key').first().waitFor()
  const kind = page.locator('.dock-choices .arcs-key, .dock-choices button', { hasText: /^(City|Starport)/i }).first()
  const name = await kind.innerText()
  await kind.click()
  await page.locator('.dock-plan', { hasText: name }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a broken act is refused with one sentence, and the page stays where it is', async () => {
  const file = JSON.parse(act(OPTIONS, 'broken', asked('turn'))) as { entries: { t: string; options?: object }[] }
  const start = file.entries.find(({ t }) => t === 'start')!
  start.options = { ...start.options, act: 2 }
  const { page, problems, close } = await browser.newPage()
  await page.goto(`${site.url}#/import`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(upload('act.json', JSON.stringify(file)))
  const notice = page.getByText(/only Act I can be played here/)
  await notice.waitFor()
  expect(problems).toEqual([])
  await close()
})

// Act I of the campaign on screen: its Fates, a Summit, files that are broken; `arcs-act.full` plays one to its end.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { arcsPackage } from '@understudy/arcs'
import { Table } from '@understudy/table'
import { expect, test } from 'vitest'
import { actUpTo as act, asked, ACT as OPTIONS } from './act-saves.ts'
import { tokensCut } from './arcs-looking.ts'
import { entries, openSaved, settled, withSettings } from './drive.ts'
import { siteAndBrowser } from './harness.ts'
import { dist } from './site.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Awaited<ReturnType<typeof browser.newPage>>['page'], name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

// All of them, at three sizes: arcs-act-screens.full.browser.test.ts.
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

test('an offer at a Summit shows its odds before it is made, and outlives a reload', async () => {
  const file = act(OPTIONS, 'summit', asked('talk'))
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  const build = async () => {
    await page.locator('.reach-deal').waitFor()
    await page.locator('.reach-deal .arcs-line .arcs-key').first().click()
    const sides = page.locator('.reach-side')
    await sides.nth(0).getByRole('button', { name: '+ promise' }).click()
    await sides.nth(1).getByRole('button', { name: '+ promise' }).click()
    await page.locator('.reach-odds').waitFor()
  }
  await build()
  await shot(page, 'summit')
  const faces = Number(await page.locator('.reach-odds').getAttribute('data-faces'))
  expect(faces).toBeGreaterThanOrEqual(0)
  expect(await page.locator('.reach-odds .faces .yes').count()).toBe(faces)
  const before = await entries(page)
  await page.reload()
  await page.locator('.reach-deal').waitFor()
  expect(await entries(page)).toBe(before)
  await build()
  await page.locator('.arcs-ready .dock-confirm').click()
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > n,
    before,
  )
  expect(problems).toEqual([])
  await close()
})

test('the odds of an offer go by what was chosen for the bot at that seat', async () => {
  const old = { yellow: '0.5', blue: '0.5' }
  const file = act(OPTIONS, 'summit', asked('talk'), { belowEven: true }, old)
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  await page.locator('.reach-deal .arcs-line .arcs-key').first().click()
  const sides = page.locator('.reach-side')
  await sides.nth(0).getByRole('button', { name: '+ promise' }).click()
  for (let twice = 0; twice < 2; twice++) await sides.nth(1).getByRole('button', { name: '+ promise' }).first().click()
  await page.locator('.reach-odds').waitFor()
  // One for two: by the letter that counts nothing.
  await page.locator('.reach-odds li', { hasText: '1 offered for 2: −1.' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the odds of an offer go by the version of the bot at that seat', async () => {
  const file = act(OPTIONS, 'summit', asked('talk'), {}, { yellow: '0.5', blue: '0.10' })
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, file)
  const sides = page.locator('.reach-side')
  const uneven = page.locator('.reach-odds li', { hasText: '1 offered for 2: −1.' })
  const offerOneForTwo = async (to: string) => {
    await page.locator('.reach-deal .arcs-line .arcs-key', { hasText: to }).click()
    await sides.nth(0).getByRole('button', { name: '+ promise' }).click()
    for (let twice = 0; twice < 2; twice++)
      await sides.nth(1).getByRole('button', { name: '+ promise' }).first().click()
    await page.locator('.reach-odds').waitFor()
  }
  await offerOneForTwo('Blue')
  await uneven.waitFor()
  // By the letter of 0.5 that counts nothing.
  await offerOneForTwo('Yellow')
  expect(await uneven.count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('an act loads at most 90 kB more than a base game until its first decision, and a base game nothing of it', async () => {
  const base = JSON.stringify(
    Table.start(arcsPackage, { options: { players: 3, role2: 'supercat', role3: 'supercat' }, seed: 'load' }).file(),
  )
  const loaded: { size: number; act: boolean }[] = []
  for (const file of [base, act(OPTIONS, 'load', asked('fate'))]) {
    const { page, problems, close } = await browser.newPage()
    await withSettings(page, { speed: 'instant' })
    await openSaved(page, site.url, file)
    await settled(page)
    // Opened anew, without the page that reads files.
    await page.reload()
    await page.locator('.bar-person').waitFor()
    await page.locator('.arcs-tap').first().waitFor()
    const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const own = [...new Set(urls)].filter((url) => url.endsWith('.js') && !url.includes('/worker-'))
    const sizes = own.map((url) => gzipSync(readFileSync(join(dist, new URL(url).pathname))).length)
    const size = sizes.reduce((sum, each) => sum + each, 0)
    console.info(own.map((url, at) => `${url.replace(/^.*\//, '')} ${sizes[at]}`).join(', '))
    loaded.push({ size, act: own.some((url) => url.includes('/campaign-')) })
    expect(problems).toEqual([])
    await close()
  }
  const [plain, campaign] = loaded
  console.info(`JavaScript until the first decision: base ${plain?.size}, act ${campaign?.size}`)
  expect(plain?.act).toBe(false)
  expect(campaign?.act).toBe(true)
  expect(campaign!.size - plain!.size).toBeLessThan(90_000)
})

test('a broken act is refused with one sentence, and the page stays where it is', async () => {
  const file = JSON.parse(act(OPTIONS, 'broken', asked('turn'))) as { entries: { t: string; options?: object }[] }
  const start = file.entries.find(({ t }) => t === 'start')!
  start.options = { ...start.options, act: 2 }
  const { page, problems, close } = await browser.newPage()
  await page.goto(`${site.url}#/import`)
  const upload = { name: 'act.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  const notice = page.getByText(/only Act I can be played here/)
  await notice.waitFor()
  expect(problems).toEqual([])
  await close()
})

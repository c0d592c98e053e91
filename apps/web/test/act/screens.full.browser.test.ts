// Act I on screen at every size: each Fate's own screen, scenes of Crises and undo over one, a deal among people, files that
// are broken.

import { FATES } from '@understudy/arcs/campaign'
import { read } from '@understudy/arcs/state'
import { expect, test } from 'vitest'
import { faultsOf, tokensCut } from '../arcs/looking.ts'
import { entries, openSaved, press, settled, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { ACT, type Arcs, actUpTo, asked } from './saves.ts'

const { site, browser } = await siteAndBrowser()

const shot = (page: Awaited<ReturnType<typeof browser.newPage>>['page'], name: string) =>
  process.env.SHOTS === undefined ? undefined : page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })

const SIZES = [
  [1440, 900, 'en'],
  [834, 1112, 'ru'],
  [360, 740, 'ru'],
] as const

test.each(FATES)(
  'the screen of the %s at 360, 834 and 1440 px',
  async (fate) => {
    const file = actUpTo({ ...ACT, fate1: fate }, fate, asked('turn'))
    for (const [width, height, lang] of SIZES) {
      const { page, problems, close } = await browser.newPage({ width, height, lang })
      await withSettings(page, { speed: 'instant' })
      await openSaved(page, site.url, file)
      await page.locator('.bar-person').waitFor()
      await page.locator('.reach-blight').first().waitFor()
      await settled(page)
      expect(await faultsOf(page, `${fate} at ${width}`)).toEqual([])
      expect(await tokensCut(page)).toBe(0)
      await page.locator('[data-key="fate-red"]').first().click()
      await page.locator('.reach-about').waitFor()
      await shot(page, `${fate}-${width}`)
      expect(problems).toEqual([])
      await close()
    }
  },
  240_000,
)

test.each([
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const)(
  'a Crisis is a scene at %i px, outlives a reload, and undo goes back over it',
  async (width, height, scheme) => {
    const { page, problems, close } = await browser.newPage({ width, height, scheme })
    await withSettings(page, { speed: 'normal' })
    const scene = page.locator('.reach-scene')
    const bar = page.locator('section.bar')
    let before = 0
    // Whether the dice bring Crises is not known before; later in an act Blight finds ships.
    const late = (table: Arcs) => read.chapter(table.state) > 1 && asked('summit')(table)
    for (let n = 0; (await scene.locator('.hit').count()) === 0; n++) {
      if (n === 16) throw new Error('Blight hits nobody in sixteen Events')
      await openSaved(page, site.url, actUpTo(ACT, `crisis ${n}`, late))
      await page.locator('.bar-person').waitFor()
      await settled(page)
      before = await entries(page)
      // The person decides right before the dice: no Summit.
      await page.getByRole('tab', { name: 'Turn' }).click()
      await page.locator('.choice-list').getByRole('button').last().click()
      const confirm = page.locator('.dock-confirm:not([disabled])')
      if ((await entries(page)) === before && (await confirm.count()) > 0) await press(confirm.first())
      await page.waitForFunction(
        (at) =>
          Number(document.querySelector('.table-page')?.getAttribute('data-entries')) > at &&
          document.querySelector('.reach-scene, .bar-person, .bar-listed') !== null,
        before,
      )
    }
    await page.waitForFunction(() => {
      const { beats, shown } = document.querySelector<HTMLElement>('.reach-scene')?.dataset ?? {}
      return beats !== undefined && beats === shown
    })
    await shot(page, `scene-${width}-${scheme}`)
    const after = await entries(page)
    expect(after).toBeGreaterThan(before)
    await page.reload()
    await scene.waitFor()
    expect(await entries(page)).toBe(after)
    await press(bar.locator('.button.main'))
    await scene.waitFor({ state: 'detached' })
    for (let n = 0; n < 12 && (await entries(page)) > before; n++) {
      const now = await entries(page)
      await press(page.getByRole('button', { name: /^Undo/ }).first())
      await expect.poll(() => entries(page)).toBeLessThan(now)
    }
    expect(await entries(page)).toBe(before)
    await page.locator('.bar-person').waitFor()
    expect(problems).toEqual([])
    await close()
  },
  240_000,
)

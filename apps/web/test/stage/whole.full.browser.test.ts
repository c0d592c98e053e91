// Whole games on screen by an automated person: every grave deed was weighed and pressed by its button, every battle of one's own
// was seen, and muhq's game can be played by keys alone.

import type { Action as ArcsAction } from '@understudy/arcs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { midgame } from '../arcs/saves.ts'
import { campaign } from '../rome/saves.ts'
import { entries, openSaved, playNow, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { journal } from '../tools/journal.ts'
import { graveDeeds } from './graves.ts'
import { beginTaps, tapQuickly } from './person.ts'

const { site, browser } = await siteAndBrowser()
const TAPS = Number(process.env.WHOLE_TAPS ?? 400)

/**
 * Plays on; answers before which entries a grave deed stood in the reader and was pressed by its button. `wanted`: so many of them at least, if it
 * takes three times as long.
 */
async function playOn(page: Page, wanted = 0): Promise<Set<number>> {
  const weighed = new Set<number>()
  for (let tap = 0; tap < (weighed.size < wanted ? 3 * TAPS : TAPS); tap++) {
    const { what, weighed: grave, entries: before } = await tapQuickly(page)
    if (what === 'over') break
    await page.waitForTimeout(40)
    if (grave) weighed.add(before)
  }
  return weighed
}

test('Rome: no war without the reader and the button that names it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, campaign())
  await page.locator('.bar-person').waitFor()
  await beginTaps(page)
  const from = await entries(page)
  const weighed = await playOn(page, 1)
  const all = await journal(page)
  const wars = graveDeeds('rome', all, from)
  console.log(`| grave deeds of Rome | ${wars.length} in ${all.length} entries | all weighed first |`)
  expect(wars.filter((at) => !weighed.has(at))).toEqual([])
  expect(wars.length).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await close()
}, 600_000)

test('Arcs: every battle of one’s own is seen, with drawn faces, before it is over', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, midgame())
  await page.locator('.bar-person').waitFor()
  await beginTaps(page)
  await page.evaluate(() => {
    // Each battle by the entry with which it began: one may follow upon another in the same scene.
    const [dice, whole] = [new Set<string>(), new Set<string>()]
    Object.assign(window, { scenes: whole })
    const look = () => {
      const battle = document.querySelector<HTMLElement>('.scene')?.dataset.from
      if (battle === undefined) return
      if (document.querySelector('.scene .fight-tray:not(.pool) .fight-die') !== null) dice.add(battle)
      // Without a pace the dice and what came of them are drawn in one frame, in either order.
      if (dice.has(battle) && document.querySelector('.scene .fight-result') !== null) whole.add(battle)
    }
    // With every change: a machine that is busy draws fewer frames than there are taps.
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
    look()
  })
  const from = await entries(page)
  const weighed = await playOn(page)
  const all = await journal(page)
  const graves = graveDeeds('arcs', all, from)
  console.log(`| grave deeds of Arcs | ${graves.length} in ${all.length} entries | all weighed first |`)
  expect(graves.filter((at) => !weighed.has(at))).toEqual([])
  const own = all.slice(from).filter((entry) => {
    if (entry.t !== 'action') return false
    const action = entry.action as ArcsAction
    return action.do === 'battle' && (entry.seat === 'red' || action.against === 'red')
  })
  const scenes = await page.evaluate(() => (window as unknown as { scenes: Set<string> }).scenes.size)
  console.log(`| battles of one’s own in Arcs | ${own.length} in ${all.length} entries | ${scenes} scenes |`)
  expect(own.length).toBeGreaterThan(0)
  const underWay = await page.locator('.scene').count()
  expect(scenes).toBeGreaterThanOrEqual(own.length - underWay)
  expect(problems).toEqual([])
  await close()
}, 600_000)

test('muhq’s game by keys alone, to its end; each pick is heard', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 9)
  await playNow(page, site.url)
  await page.locator('.table-page[data-keys]').waitFor()
  const heard = () =>
    page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent).join(' | '))
  let picks = 0
  let keys = 0
  const key = async (name: string) => {
    keys++
    await page.keyboard.press(name)
    await page.waitForTimeout(60)
  }
  for (let turn = 0; turn < 40 && (await page.locator('.bar-over').count()) === 0; turn++) {
    await page.locator('.bar-person, .bar-over').first().waitFor()
    if ((await page.locator('.bar-over').count()) > 0) break
    // A card of the hand, where it can go, and yes.
    await key('h')
    if ((await page.locator('.stage-hand .muhq-card.can').count()) > 0) {
      for (let step = 0; step < 6; step++) {
        if (await page.evaluate(() => document.activeElement?.matches('.muhq-card.can') === true)) break
        await key('Tab')
      }
      const before = await heard()
      await key('Enter')
      if ((await page.locator('.muhq-tap-tile').count()) > 0) {
        picks++
        expect(await heard()).not.toBe(before)
        await key('b')
        await key('Enter')
        await page.waitForTimeout(420)
        await key('Enter')
      }
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const now = await entries(page)
    for (let tries = 0; tries < 4 && (await entries(page)) === now; tries++) {
      await key('e')
      await page.waitForTimeout(450)
      if ((await entries(page)) === now) await key('Enter')
    }
  }
  expect(await page.locator('.bar-over').count()).toBe(1)
  expect(picks).toBeGreaterThan(0)
  console.log(`| muhq’s game by keys alone | ${keys} keys, ${await entries(page)} entries | to its end |`)
  expect(problems).toEqual([])
  await close()
}, 300_000)

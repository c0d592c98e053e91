// What Arcs asks first: in so many words, and nothing that cannot be done.

import { expect, test } from 'vitest'
import { openSaved, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { following } from './saves.ts'

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

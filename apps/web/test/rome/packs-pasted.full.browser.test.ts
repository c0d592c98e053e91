// Packs of one's own at a desk: an owner of the box pastes tables and plays against Speed-bots beside the board.

import { HOUSE_PACK } from '@understudy/rome'
import { filesOf, readPack } from '@understudy/rome/pack'
import { expect, test } from 'vitest'
import { complaints } from '../tools/axe.ts'
import { withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { pictures } from './drive.ts'
import { answerOnce, answerSetUp, Hands, lines } from './packs-hands.ts'

const { site, browser } = await siteAndBrowser()

/** What an owner has in a spreadsheet: names, whose home a region is, its seas, which regions touch, where armies start. */
const house = readPack(filesOf(HOUSE_PACK))
const nameOf = (no: number): string => house.regions[no]?.name.en ?? ''
const REGIONS = lines([
  ['Name', 'Home of', 'Seas'],
  ...house.regions.map(({ name, home, seas }) => [
    name.en,
    house.factions[home]?.name.en ?? 'none',
    seas.length === 0 ? 'none' : seas.map((no) => house.seas[no]?.name.en).join(' / '),
  ]),
])
const SEAS = lines([['Name'], ...house.seas.map(({ name }) => [name.en])])
const BORDERS = lines([
  ['From', 'To', 'Kind'],
  ...house.edges.map(({ a, b, strait }) => [nameOf(a), nameOf(b), strait ? 'strait' : 'land']),
])
const STARTS = lines(house.factions.map(({ starts }) => starts.map(nameOf)))

test('from a blank pack to the first turn of a Speed-bot, beside the board', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { lang: 'en', speed: 'instant' })
  const hands = new Hands(page)
  const began = performance.now()
  await page.goto(`${site.url}#/rome/packs`)
  await hands.tap(page.getByRole('button', { name: 'New blank pack' }))
  const cell = (at: string) => page.locator(`.pack-grid [data-at="${at}"]`)
  await hands.tap(cell('0 0'))
  await hands.paste(REGIONS)
  await hands.tap(page.getByRole('button', { name: /^Borders/, pressed: false }))
  await hands.tap(cell('0 0'))
  await hands.paste(BORDERS)
  await hands.tap(page.getByRole('button', { name: /^Seas/, pressed: false }))
  await hands.tap(cell('0 0'))
  await hands.paste(SEAS)
  await hands.tap(page.getByRole('button', { name: /^Factions/, pressed: false }))
  // Until it is said where the armies start, the notes ask for it, and lead there.
  await page.locator('.pack-remark-line').filter({ hasText: 'Where does this army start?' }).first().waitFor()
  await hands.tap(cell('0 2'))
  await hands.paste(STARTS)
  const play = page.getByRole('button', { name: 'Play with this pack' })
  await expect.poll(() => play.isEnabled()).toBe(true)
  await page.locator('.pack-place').nth(59).waitFor()
  expect(await complaints(page)).toEqual([])
  await page.screenshot({ path: `${pictures}rome-packs-1440-en-light.png` })
  await hands.tap(play)

  // The pack is chosen there, and goes into the game as a whole; only this test looks whether it is.
  await page.getByText('Change …', { exact: true }).click()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLSelectElement>('.draft select')].some(
      ({ selectedOptions: [chosen] }) => chosen?.text === 'My pack',
    ),
  )
  await hands.tap(page.locator('.draft-start button'))
  await answerSetUp(page, 3)
  const bar = page.locator('.bar')
  const answer = (name: string, no = 0) => hands.press(bar.getByRole('button', { name, exact: true }).nth(no))
  await answer('Deal all four evenly')
  // One's own card and gold first; then the bots turn theirs over.
  await answer('2')
  await answer('0')
  for (const seat of [0, 1, 2]) await answer(String(seat + 3), seat)
  await page.locator('.bar-listed').waitFor()
  const first = { inputs: hands.inputs, seconds: (performance.now() - began) / 1000 }
  console.log(
    `From a blank pack to the first turn of a Speed-bot: ${first.inputs} inputs, ${first.seconds.toFixed(1)} s`,
  )
  // At ten seconds an input, what is left of ten minutes is for finding the tables.
  expect(first.inputs).toBeLessThanOrEqual(20)

  // What the pack does not say is asked when it is needed, and can be written into it.
  await answer('Done on my table')
  for (const card of ['Assassination', 'Bribe', 'Spy', 'Trade']) await answer(card)
  // A bot’s cards are told as they are turned over.
  await answer('Recruit Mercenaries')
  await answer('Go on with these')
  await page.locator('.gap').waitFor()
  await answerOnce(page)
  await page.getByRole('button', { name: 'Write into the pack' }).click()
  await page.getByText(/^Written into “My pack”/).waitFor()
  await page.goto(`${site.url}#/rome/packs`)
  await page.getByRole('link', { name: /My pack/ }).click()
  await page.getByRole('button', { name: /^Troops/ }).click()
  await page.locator('.pack-grid td', { hasText: 'Foot, heavy' }).first().waitFor()
  // What the box does not have is remembered, too, and can be changed here.
  await page.getByRole('button', { name: /^Mercenaries/ }).click()
  const lacking = page.getByRole('checkbox', { name: 'Not in my game' })
  expect(await lacking.isChecked()).toBe(true)
  await lacking.uncheck()
  await page.getByText('Nothing is entered: it is asked at the table').waitFor()
  expect(problems).toEqual([])
  await close()
})

// Two people at one device: nobody sees the hand of the other.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entries, settled, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { handOf, passing, takeDevice, turn } from './drive.ts'

const { site, browser } = await siteAndBrowser()

/** Everything that the page says now, in every panel. */
async function allWords(page: Page): Promise<string> {
  const parts: string[] = []
  for (const tab of ['Turn', 'Why', 'Log', 'Rulebook']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    // The whole path of a decision, with all that was considered.
    // Each one that is opened is no longer among them.
    const folded = page.locator('.panel details:not([open]) > summary')
    for (let n = await folded.count(); n > 0; n--) await folded.first().click()
    parts.push(await page.locator('.table-page').innerText())
  }
  return parts.join('\n')
}

/** Two people and SUPERCAT, set up on the new-game page. */
async function hotSeat(page: Page): Promise<void> {
  await withSeed(page, 11)
  await page.goto(`${site.url}#/new/arcs`)
  const seat = (n: number) => page.locator('.seat-tile').nth(n)
  await seat(1).getByRole('radio', { name: 'Person' }).check()
  await seat(0).getByPlaceholder('Name').fill('Anna')
  await seat(1).getByPlaceholder('Name').fill('Boris')
  await page.getByText('Change …', { exact: true }).click()
  await page.getByLabel('Seed').fill('people')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await passing(page).waitFor()
}

test('hot seat: hands are hidden until their holder taps, after a reload and an undo too', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await hotSeat(page)
  const first = (await page.locator('.bar-sentence').innerText()).includes('Anna') ? 'Anna' : 'Boris'
  const second = first === 'Anna' ? 'Boris' : 'Anna'
  expect(await handOf(page)).toEqual([])
  expect(await page.locator('.choice-list').count()).toBe(0)

  await takeDevice(page)
  await page.locator('.bar-person').waitFor()
  const own = await handOf(page)
  expect(own).toHaveLength(6)

  await settled(page)
  await page.reload()
  await passing(page).waitFor()
  expect(await handOf(page)).toEqual([])
  await takeDevice(page)
  expect(await handOf(page)).toEqual(own)

  // The next person: until they tap, nobody's cards are there; after that, theirs alone.
  expect(await turn(page)).toBe('pass')
  expect(await page.locator('.bar-sentence').innerText()).toContain(second)
  expect(await handOf(page)).toEqual([])
  await takeDevice(page)
  const other = await handOf(page)
  expect(other.length).toBeGreaterThan(4)
  expect(other.filter((card) => own.includes(card))).toEqual([])

  // Looking back shows the same eyes: the first hand stays hidden where its holder had it open.
  await page.getByRole('tab', { name: 'Log' }).click()
  const lines = page.locator('.log-text')
  for (const at of [3, (await lines.count()) - 1]) {
    await lines.nth(at).click()
    const seen = await handOf(page)
    expect(seen.filter((card) => own.includes(card))).toEqual([])
  }
  // Amending would show what else could have been played: nobody is offered it for another's step.
  const colour = first === 'Anna' ? 'Red' : 'Yellow'
  const others = page.locator('.log-line.by-person .log-text').filter({ hasText: colour })
  const steps = await others.count()
  expect(steps).toBeGreaterThan(0)
  for (let at = 0; at < steps; at++) {
    await others.nth(at).click()
    await page.locator('.bar-look').getByText('Looking back').waitFor()
    expect(await page.getByRole('button', { name: 'Amend this' }).count()).toBe(0)
    expect((await handOf(page)).filter((card) => own.includes(card))).toEqual([])
  }
  // Step by step through everything that was played.
  const earlier = page.locator('.bar-look').getByRole('button', { name: 'Earlier' })
  for (let back = 0; back < 6 && (await earlier.isEnabled()); back++) {
    await earlier.click()
    expect((await handOf(page)).filter((card) => own.includes(card))).toEqual([])
  }
  await page.getByRole('button', { name: 'Back to now' }).click()

  // Correcting by hand tells numbers of cards, not which: no card is marked but those that lie open.
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  const editor = page.locator('.arcs-editor')
  const marked: string[] = []
  for (const part of ['Players', 'Round']) {
    await editor.locator('.arcs-edit-tabs').getByRole('button', { name: part, exact: true }).click()
    marked.push(
      ...(await editor
        .locator('[aria-pressed=true]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''))),
    )
  }
  expect(marked.length).toBeGreaterThan(5)
  await page.locator('.bar').getByRole('button', { name: 'Cancel' }).click()

  // Nor does any panel name a card that the first person still holds: what that is they see when it is their turn again.
  const words = await allWords(page)
  await turn(page)
  expect(await passing(page).innerText()).toContain(first)
  await takeDevice(page)
  const kept = await handOf(page)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((card) => !own.includes(card))).toEqual([])
  expect(kept.filter((card) => words.includes(card))).toEqual([])
  expect(kept.filter((card) => marked.includes(card))).toEqual([])

  // What everybody did since their last turn, the other person too, stands in the Turn panel.
  await page.getByRole('tab', { name: 'Turn', exact: true }).click()
  const news = page.locator('.panel-part').filter({ hasText: `Since the last turn of ${first}` })
  expect(await news.innerText()).toContain(first === 'Anna' ? 'Yellow' : 'Red')

  // Undo goes back to the second person: their hand is covered for whoever sits there now.
  await page.getByRole('button', { name: 'Undo' }).click()
  await passing(page).waitFor()
  expect(await page.locator('.bar-sentence').innerText()).toContain(second)
  expect(await handOf(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})

test('hot seat: an undo while the device passes on shows nobody’s hand, not even that of whoever had it', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await hotSeat(page)
  const first = (await page.locator('.bar-sentence').innerText()).includes('Anna') ? 'Anna' : 'Boris'
  await takeDevice(page)
  await page.locator('.bar-person').waitFor()
  expect(await handOf(page)).toHaveLength(6)
  expect(await turn(page)).toBe('pass')
  expect(await page.locator('.bar-sentence').innerText()).not.toContain(first)
  const before = await entries(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => entries(page)).toBeLessThan(before)
  await passing(page).waitFor()
  expect(await page.locator('.bar-sentence').innerText()).toContain(first)
  expect(await handOf(page)).toEqual([])
  expect(await page.locator('.choice-list').count()).toBe(0)
  await takeDevice(page)
  expect((await handOf(page)).length).toBeGreaterThan(4)
  expect(problems).toEqual([])
  await close()
})

// Arcs beside a real board: a secret hand, a position entered by hand.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { report } from '../../src/games/arcs/beside/measuring-testing.ts'
import { countOf } from '../tools/count-of.ts'
import { entries, press, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { playOn } from './person.ts'

const { site, browser } = await siteAndBrowser()

const secretHand = async (page: Page) => {
  await page.goto(`${site.url}#/new/arcs`)
  await page.getByRole('button', { name: /Beside the board, secret hand/ }).click()
  await page.locator('.bar-table').waitFor()
}

test('a secret hand goes on after the stack was reshuffled', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await secretHand(page)
  for (let i = 0; i < 12; i++) {
    await playOn(page, ['over', 'broken'], { most: 40, seed: i + 1 })
    await page.getByRole('tab', { name: 'Log' }).click()
    if (/shuffled into a new stack/.test(await page.locator('.panel').innerText())) break
    await page.getByRole('tab', { name: 'Board' }).click()
  }
  await page
    .getByText(/shuffled into a new stack/)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Board' }).click()
  // The person's own cards are still nobody's business, and any card that can be among them can be played.
  const { bar } = await playOn(page, ['over', 'broken'], { stop: '.on-card' })
  expect(bar).toBe('person')
  const held = await page.locator('.stage-hand .arcs-back').count()
  expect(held).toBeGreaterThan(0)
  // On a phone there are the suits, and the numbers of one of them.
  let offered = 0
  for (const suit of await page.locator('.arcs-suit-row button:not(:disabled)').all()) {
    await suit.click()
    offered += await page.locator('.arcs-card-grid button:not(:disabled)').count()
  }
  expect(offered).toBeGreaterThanOrEqual(held)
  const before = await entries(page)
  await playOn(page, ['over', 'broken'], { most: 30 })
  expect(await entries(page)).toBeGreaterThan(before)
  expect(problems).toEqual([])
  await close()
})

/** What is tapped in the editor, part by part: a line of the form (or none), and the key in it. */
type Line = readonly [group: string | undefined, key: string | RegExp]

const place = (name: string, ...lines: readonly Line[]): readonly Line[] => [[undefined, name], ...lines]
const ships = (who: string, n: number): Line => [`${who}: ships`, String(n)]
const slot = (n: number, what: string): Line => [`Slot ${n}`, what]

const MIDDLE: Readonly<Record<string, readonly Line[]>> = {
  Map: [
    ...place('cluster 6, crescent', ships('Yellow', 4), slot(1, 'Yellow: city')),
    ...place('gate 5', ships('Red', 2), ['Red: damaged', '1'], ships('Blue', 2)),
    ...place('gate 6', ships('Yellow', 1)),
    ...place('cluster 5, hex', ships('Red', 2), slot(1, 'Red: starport')),
    ...place('cluster 2, arrow', ships('Blue', 3), slot(1, 'Blue: city')),
    ...place('gate 2', ships('Blue', 1), ships('Yellow', 1)),
  ],
  Players: [
    ['Power', /\+5/],
    ['Power', /\+5/],
    ['Cards in hand', '4'],
    ['Tap a kind to add one, a token to take it away.', '+ Relic'],
    ['Captives of Yellow', '1'],
    ['Players', 'Yellow'],
    ['Power', /\+5/],
    ['Hand counter', '4'],
    ['Trophies: ships of Red', '2'],
    ['Guild cards', 'Add a Guild card'],
    [undefined, /Loyal Engineers/],
    ['Players', 'Blue'],
    ['Power', /\+5/],
    ['Hand counter', '4'],
    ['Trophies: ships of Yellow', '1'],
  ],
  Court: [],
  Round: [
    ['Chapter', '3'],
    ['Large marker', 'Tycoon'],
    ['Medium marker', 'Warlord'],
    ['Led by', 'Red'],
    [undefined, /Aggression 4/],
    [/Whose turn/.source, 'Blue'],
    ['Yellow played', 'face up'],
    ['Yellow', 'Mobilization 3'],
    ['Discarded face up', 'none'],
    ['discard', 'Construction 5'],
    ['discard', 'Administration 2'],
  ],
}

/** The whole table by component, to be laid out from the box; ticking a line off is one tap. */
async function setUpFromTheBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Set up from the box' }).click()
  const lines = page.locator('dialog .changes li')
  // What checks a position is fetched when it is wanted.
  await lines.nth(20).waitFor()
  const n = await lines.count()
  await lines.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  report('Set up from the box', [
    ['lines, one for each component', String(n)],
    ['taps without ticking them off', '3'],
  ])
}

test('a position of the middle of a game is entered, and SUPERCAT takes its turn', async () => {
  const { page, problems, close } = await browser.newPage({ width: 360, height: 740 })
  await withSettings(page, { speed: 'instant' })
  await secretHand(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  await page.getByRole('button', { name: 'Correct by hand' }).click()
  const editor = page.locator('.arcs-editor')
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.click()
  }
  const keyIn = (group: string | undefined, name: string | RegExp): Locator => {
    const exact = typeof name === 'string'
    // Two grids of cards can be open: the discard pile is below everything else.
    if (group === 'discard') return editor.getByRole('button', { name, exact }).last()
    if (group === undefined || group === 'Yellow')
      return editor.getByRole('button', { name, exact }).nth(group === undefined ? 0 : 1)
    const line = group.startsWith('Whose') ? /^Whose turn/ : group
    return editor
      .getByRole('group', { name: line, exact: typeof line === 'string' })
      .getByRole('button', { name, exact })
  }
  await tap(editor.getByRole('button', { name: 'Mix Up (3)' }))
  await tap(editor.getByRole('button', { name: 'Lay it out' }))
  for (const [part, lines] of Object.entries(MIDDLE)) {
    await tap(editor.locator('.arcs-edit-tabs').getByRole('button', { name: part, exact: true }))
    for (const [group, name] of lines) await tap(keyIn(group, name))
    // The table's own check follows every tap.
    expect(await page.locator('.problems').allTextContents(), part).toEqual([])
  }
  await tap(page.getByRole('button', { name: 'Save the correction' }))
  report('On the page: a position of the third chapter entered from nothing', [['taps', String(taps)]])
  expect(taps).toBeLessThan(150)
  await setUpFromTheBox(page)
  const { bar } = await playOn(page, ['listed', 'broken', 'over'], { stop: '.on-pick' })
  expect(bar).toBe('listed')
  await press(page.locator('.bar').getByRole('button', { name: 'Done on my table' }))
  // The cards that were turned over for SUPERCAT are tapped, none of those that lie open; then its turn is one list.
  const grid = page.locator('.on-pick .arcs-card-grid')
  await grid.waitFor()
  for (const card of ['Aggression 4', 'Mobilization 3', 'Construction 5', 'Administration 2']) {
    await page
      .locator('.arcs-suit-row')
      .getByRole('button', { name: card.replace(/ \d/, ''), exact: true })
      .click()
    expect(await grid.getByRole('button', { name: card }).isDisabled(), card).toBe(true)
  }
  await playOn(page, ['listed', 'broken'])
  await countOf(page.locator('.to-do .to-do-line')).toBeGreaterThan(1)
  expect(await page.locator('.to-do').innerText()).toContain('Blue')
  expect(problems).toEqual([])
  await close()
})

// The plan of an action in Arcs: how many ships go, what pays, how tokens are rearranged.

import { LANGS, type Lang } from '@understudy/procedure'
import { expect, test } from 'vitest'
import { measure } from '../stage/measure.ts'
import { drawn, openSaved, press, tapImpossible, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'
import { sampled } from '../tools/sample.ts'
import { manyVerbs, payable } from './battle-saves.ts'
import { arranging, leading } from './saves.ts'

const { site, browser } = await siteAndBrowser()

test('Arcs: how many ships go is told on the map, at the ships that leave', async () => {
  const { page, problems, close } = await browser.newPage({ width: 390, height: 844 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, manyVerbs())
  await page.locator('.on-root .arcs-end').waitFor()
  await page.locator('.arcs-kinds .arcs-key', { hasText: 'Move' }).first().click()
  await page.locator('.on-move').waitFor()
  const [origins, goals] = [page.locator('.arcs-tap.origin'), page.locator('.arcs-tap.goal')]
  const stepper = page.locator('.arcs-stepper')
  // A system that more than one ship can leave.
  for (let at = 0; at < 6 && (await stepper.count()) === 0; at++) {
    if ((await goals.count()) === 0) await origins.nth(at).click()
    await goals.first().click()
    await page.locator('.arcs-board.preview').waitFor()
    await drawn(page)
    if ((await stepper.count()) === 0) {
      await page.locator('section.bar .plan-token[data-key="back"]').click()
      await page.locator('section.bar .plan-token[data-key="back"]').click()
    }
  }
  const [, n, all] = /(\d+) of (\d+)/.exec(await stepper.first().innerText()) ?? []
  expect(n).toBe(all)
  const box = await stepper.first().boundingBox()
  const board = await page.locator('[data-region="board"]').boundingBox()
  expect(box?.height).toBe(48)
  expect((box?.x ?? -1) >= (board?.x ?? 0) && (box?.y ?? -1) >= (board?.y ?? 0)).toBe(true)
  expect((box?.y ?? 0) + 48).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  // It lies neither on the ships that leave nor on where they go: a second tap there confirms.
  const covered = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.arcs-stepper')!.getBoundingClientRect()
    return [
      ...document.querySelectorAll('.arcs-board .arcs-tap.picked > .catch, .arcs-board [data-ships]:has(.leaves)'),
    ]
      .map((each) => each.getBoundingClientRect())
      .filter((each) => each.left < right && left < each.right && each.top < bottom && top < each.bottom).length
  })
  expect(await page.locator('.arcs-board .arcs-tap.picked').count()).toBe(2)
  expect(covered).toBe(0)
  await stepper.first().getByRole('button').first().click()
  await stepper
    .first()
    .getByText(`${Number(n) - 1} of ${all}`)
    .waitFor()
  expect(await page.locator('.dock-plan').innerText()).toContain(`${Number(n) - 1} ship`)
  // Its keys are + and −, and its buttons have names.
  await page.keyboard.press('+')
  await stepper.first().getByText(`${n} of ${all}`).waitFor()
  await stepper.first().getByRole('button', { name: 'One ship fewer' }).click()
  expect(box?.width).toBe(136)
  // It stays where it was while it is used, and goes with the plan.
  expect(await stepper.first().boundingBox()).toEqual(box)
  await page.locator('section.bar .plan-token[data-key="back"]').click()
  await stepper.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await close()
})

test('tokens are rearranged: the plan says how, and every slot what a raid pays for it', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, arranging())
  await page.locator('section.bar .arcs-key', { hasText: 'Rearrange' }).first().click()
  const slots = page.locator('section.bar .arcs-slot')
  await slots.first().waitFor()
  await page.locator('.dock-plan .hint', { hasText: 'Tap two slots to swap them.' }).waitFor()
  const costs = await slots.locator('i').allInnerTexts()
  expect(costs.length).toBeGreaterThan(1)
  expect(costs.slice(0, 2)).toEqual(['3', '1'])
  expect(await slots.first().getAttribute('aria-label')).toMatch(/^slot 1, 3 keys to raid: /)
  expect(problems).toEqual([])
  await close()
})

test('what pays is said at its token, and opens above the dock; the card that is chosen is raised and has a tick', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 })
  await withSettings(page, { speed: 'instant' })
  await openSaved(page, site.url, payable())
  const token = page.locator('.pay-token')
  await token.click()
  expect(await token.innerText()).toMatch(/^Pay: \d actions?\u00a0▾$/)
  const popover = page.locator('.popover.pays')
  await popover.locator('button').nth(1).waitFor()
  const [at, box] = [(await token.boundingBox())!, (await popover.boundingBox())!]
  // Over the board and not over the dock: what is asked, Undo and the choices stay in sight.
  const dock = (await page.locator('section.bar').boundingBox())!
  expect(dock.y - box.y - box.height).toBeGreaterThanOrEqual(0)
  expect(dock.y - box.y - box.height).toBeLessThanOrEqual(12)
  expect(box.x < at.x + at.width && at.x < box.x + box.width).toBe(true)
  const question = (await page.locator('.bar-person .bar-sentence').boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(question.x)
  // Help comes later, at the end of its line: the token is where it would be without it.
  const help = page.locator('.dock-offer')
  await help.waitFor()
  const beside = await token.boundingBox()
  await help.evaluate((each) => each.remove())
  expect(await token.boundingBox()).toEqual(beside)

  await openSaved(page, site.url, leading())
  const card = page.locator('.stage-hand .arcs-card.can').first()
  const rest = (await card.boundingBox())!
  await card.click()
  await page.mouse.move(720, 300)
  const picked = page.locator('.stage-hand .arcs-card.picked')
  await expect.poll(async () => (await picked.boundingBox())?.y).toBe(rest.y - 4)
  const tick = await picked.evaluate((each) => getComputedStyle(each, '::after').content)
  expect(tick).toBe('"✓"')
  expect(problems).toEqual([])
  await close()
})

type Phone = readonly [width: number, height: number, lang: Lang]
for (const [width, height, lang] of sampled<Phone, Phone>(
  [[390, 844, 'ru']],
  [
    [360, 640, 'en'],
    [844, 390, 'en'],
  ],
))
  test(`what was picked stands as tokens in the plan of a phone, and a tap on one goes back to it: ${width} px`, async () => {
    const { page, problems, close } = await browser.newPage({ width, height, lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, manyVerbs())
    await page.locator('.on-root .arcs-end').waitFor()
    await page
      .locator('.arcs-kinds .arcs-key', { hasText: /^(Move|Перемещение)$/ })
      .first()
      .click()
    const [origins, goals] = [page.locator('.arcs-tap.origin'), page.locator('.arcs-tap.goal')]
    await origins.first().click()
    await goals.first().click()
    const token = (key: string) => page.locator(`.dock-plan [data-key^="plan ${key}"]`)
    await token('ships').waitFor()
    // How many go is in sight, and the line does not grow.
    const line = (await page.locator('.dock-plan.tokens').boundingBox())!
    const ships = (await token('ships').boundingBox())!
    expect(ships.x).toBeGreaterThanOrEqual(line.x)
    expect(ships.x + ships.width).toBeLessThanOrEqual(line.x + line.width)
    for (const key of ['way', 'ships']) {
      const { height: tall = 0 } = (await token(key).boundingBox()) ?? {}
      expect(tall).toBeGreaterThanOrEqual(width > height ? 36 : 42)
      expect(tall).toBeLessThanOrEqual(line.height)
    }
    expect(await token('way').innerText()).toMatch(/ ▸ /)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // What it brings is in sight without scrolling, ends in "…", and is told as a whole by a tap.
    const words = page.locator('.dock-plan.tokens .plan-words')
    const said = (await words.boundingBox())!
    expect(said.x).toBeGreaterThanOrEqual(0)
    expect(said.x + said.width).toBeLessThanOrEqual(width > height ? line.x + line.width : width)
    expect(said.width).toBeGreaterThanOrEqual(width > height ? 100 : 240)
    const whole = (await words.getAttribute('title'))!
    expect(whole).toContain(await words.innerText())
    await words.click()
    await page.locator('[data-region="reader"].plan-whole').getByText(whole).waitFor()
    await words.click()
    // The question stays, in a line of its own.
    const asked = (await page.locator('.bar-person .bar-sentence').boundingBox())!
    if (width < height) expect(asked.y + asked.height).toBeLessThanOrEqual(said.y + said.height / 2 + 1)
    await token('way').click()
    await token('ships').waitFor({ state: 'detached' })
    await goals.first().waitFor()
    await press(token('from'))
    await origins.first().waitFor()
    expect(await goals.count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

for (const lang of LANGS)
  test(`sentences of a phone’s plan have 16 px and two lines; the whole of one that is longer is in the reader (${lang})`, async () => {
    const { page, problems, close } = await browser.newPage({ width: 360, height: 640, lang })
    await withSettings(page, { speed: 'instant', lang })
    await openSaved(page, site.url, leading())
    await page.locator('.stage-hand .arcs-card.can').first().click()
    const words = page.locator('.dock-plan .plan-words')
    await words.waitFor()
    const look = (of: typeof words) =>
      of.evaluate((each) => [Number.parseFloat(getComputedStyle(each).fontSize), each.clientHeight])
    const [size = 0, tall = 0] = await look(words)
    expect(size).toBeGreaterThanOrEqual(16)
    expect(tall).toBeLessThanOrEqual(44)
    await words.click()
    await page.locator('[data-region="reader"].plan-whole', { hasText: /\d (action|действи)/ }).waitFor()
    await page.locator('[data-key="back"]').click()
    // Why something is impossible is a sentence, too.
    await openSaved(page, site.url, manyVerbs())
    await tapImpossible(page.locator('.arcs-kinds .impossible').first())
    const why = page.locator('.bar-refusal .plan-words')
    await why.waitFor()
    expect((await look(why))[0]).toBeGreaterThanOrEqual(16)
    expect((await look(why))[1]).toBeLessThanOrEqual(44)
    expect((await measure(page)).small.filter((each) => /plan|hint|bar-/.test(each))).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

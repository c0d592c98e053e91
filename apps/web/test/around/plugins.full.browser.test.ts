// A page that is built with bots and games from outside: they can be chosen, they play, and say why.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type StaticServer, serveStatic } from 'understudy/serve'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entries, withSeed, withSettings } from '../tools/drive.ts'
import { siteAndBrowser } from '../tools/harness.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'understudy-plugged-'))
const { browser } = await siteAndBrowser()
let site: StaticServer

function node(args: readonly string[], env: Record<string, string> = {}): void {
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
  expect(ran.status, `${ran.stdout}${ran.stderr}`).toBe(0)
}

/** What `understudy new` writes. */
beforeAll(async () => {
  for (const what of ['bot', 'game']) node(['apps/cli/bin/understudy.js', 'new', what, join(folder, `my-${what}`)])
  const config = join(folder, 'understudy.config.json')
  writeFileSync(config, '{ "plugins": ["./my-bot/bot.js", "./my-game/game.js"] }')
  node(['scripts/build.mjs', join(folder, 'site')], { UNDERSTUDY_CONFIG: config })
  site = await serveStatic({ root: join(folder, 'site'), port: 0 })
}, 300_000)

afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a bot from outside is chosen in a new game, plays, and says why, by its rules', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await withSeed(page, 1)
  await page.goto(`${site.url}#/new/muhq`)
  await page.locator('.seat-tile').first().getByRole('radio', { name: 'My bot' }).check()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.over-stage').waitFor()
  expect(await entries(page)).toBeGreaterThan(20)
  await page.getByRole('tab', { name: 'Why' }).click()
  const why = page.locator('.panel-body.why')
  await why.waitFor()
  // The Kraken has ended it; before that it was the bot's turn.
  while (!(await why.locator('.why-who').innerText()).includes('My bot')) {
    const what = await why.innerText()
    await page.locator('.why-nav button').first().click()
    await expect.poll(() => why.innerText()).not.toBe(what)
  }
  expect(await why.innerText()).toMatch(/Can a unit attack\? Attack\.|TURN\./)
  await page.goto(`${site.url}#/rulebook/muhq/my-bot`)
  await page.getByText('Can a unit get nearer to an enemy? Move it.').waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a game from outside is played with its table in words, against its own bot', async () => {
  const { page, problems, close } = await browser.newPage()
  await withSettings(page, { speed: 'instant' })
  await page.goto(site.url)
  await page.locator('[data-play="my-game"]').last().click()
  await page.locator('.bar-person').waitFor()
  await page.locator('.plain-board pre').waitFor()
  while (!(await page.locator('.over-stage').isVisible())) {
    const before = await entries(page)
    await page.locator('.bar button').filter({ hasText: /step/ }).first().click()
    await expect.poll(() => entries(page)).toBeGreaterThan(before)
    await page.locator('.bar-person, .over-stage').first().waitFor()
  }
  expect(problems).toEqual([])
  await close()
})

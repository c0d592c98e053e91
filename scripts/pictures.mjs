// Takes the pictures of the README and of docs/pictures.md from the built page: `npm run build && node scripts/pictures.mjs`.
// `node scripts/pictures.mjs after` takes only those of every game at every size, in light and dark, into docs/pictures/after.
// Those in docs/pictures/before were taken so of the last version without the stage.

import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

const { serveStatic } = await import(join(root, 'apps/cli/dist/serve/static-server.js'))
const { Table } = await import(join(root, 'packages/table/dist/index.js'))
const { muhqPackage } = await import(join(root, 'packages/muhq/dist/index.js'))
const { arcsPackage } = await import(join(root, 'packages/arcs/dist/index.js'))
const { romePackage } = await import(join(root, 'packages/rome/dist/index.js'))

const pictures = join(root, 'docs', 'pictures')
mkdirSync(join(pictures, 'after'), { recursive: true })

/** A game in mid-course, played by the practice partners up to the turn of the first person. */
function save(boss, seed, round, title) {
  const seats = { p1: { by: 'bot', bot: 'partner' }, p2: { by: 'bot', bot: 'partner' } }
  const table = Table.start(muhqPackage, { options: { boss, players: 2 }, seats, seed })
  const reached = () => table.state.round === round && table.state.turn === 'p1' && table.state.phase === 'act'
  while (table.next().kind === 'auto' && !reached()) table.advance()
  table.seat('p1', { by: 'person', name: 'Ada' })
  table.title = title
  const path = join(tmpdir(), `understudy-${boss}.json`)
  writeFileSync(path, JSON.stringify(table.file()))
  return path
}

/** A game of Arcs in its second chapter, at the turn of the person. */
function saveArcs(seed, title, beside = false) {
  const options = { players: 3, role1: 'human', role2: 'supercat', role3: 'supercat' }
  const seats = {
    red: { by: 'bot', bot: 'eager' },
    yellow: { by: 'bot', bot: 'supercat' },
    blue: { by: 'bot', bot: 'supercat' },
  }
  const table = Table.start(arcsPackage, { options, seats, seed })
  const { game } = arcsPackage
  const reached = () => {
    const { chapter, round } = game.serialise(table.state).play
    return chapter === 1 && round >= 3 && game.decision(table.state)?.seat === 'red'
  }
  while (table.next().kind === 'auto' && !reached()) table.advance()
  table.seat('red', { by: 'person', name: 'Ada' })
  if (beside) table.sources(Object.fromEntries(game.sources.map(({ id }) => [id, 'table'])))
  table.title = title
  const path = join(tmpdir(), `understudy-arcs${beside ? '-beside' : ''}.json`)
  writeFileSync(path, JSON.stringify(table.file()))
  return path
}

/** A game of Rome in its third round, at the campaign of the person, who has played by lot. */
function saveRome(seed, title) {
  const roles = { role1: 'human', role2: 'speed', role3: 'super', role4: 'speed' }
  const seats = {
    ROM: { by: 'random' },
    GRE: { by: 'bot', bot: 'speedbot' },
    CAR: { by: 'bot', bot: 'superbot' },
    BAR: { by: 'bot', bot: 'speedbot' },
  }
  const table = Table.start(romePackage, { options: roles, seats, seed })
  const reached = () =>
    table.state.round === 3 &&
    table.state.phase === 'campaign' &&
    romePackage.game.decision(table.state)?.kind === 'campaign' &&
    romePackage.game.decision(table.state)?.seat === 'ROM'
  while (table.next().kind === 'auto' && !reached()) table.advance()
  table.seat('ROM', { by: 'person', name: 'Ada' })
  table.title = title
  const path = join(tmpdir(), 'understudy-rome.json')
  writeFileSync(path, JSON.stringify(table.file()))
  return path
}

const site = await serveStatic({ root: join(root, 'apps/web/dist'), host: '127.0.0.1', port: 0 })
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run']
const browser = await chromium.launch({ executablePath: findChromium(), args })

/** At its own size, so that what is written can be read; smaller and sharper where it is only looked at. */
async function open(file, { width, height, locale, colorScheme = 'light', scale = width < 1000 ? 1.5 : 1 }) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme,
    deviceScaleFactor: scale,
  })
  await context.addInitScript(() => localStorage.setItem('understudy.settings', JSON.stringify({ speed: 'normal' })))
  await context.addInitScript(() => localStorage.setItem('understudy.guide', JSON.stringify({ over: true })))
  const page = await context.newPage()
  await page.goto(`${site.url}#/import`)
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('.bar-person, .bar-table').first().waitFor()
  for (const toast of await page.locator('.toast button[aria-label]').all()) await toast.click()
  // Names on maps are placed last.
  await page.waitForTimeout(5000)
  return page
}

const shoot = async (page, name, quality = 80) => {
  await page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality })
  await page.context().close()
}

const DESK = { width: 1440, height: 900, locale: 'en-GB' }
const TABLET = { width: 834, height: 1112, locale: 'en-GB' }
const PHONE = { width: 390, height: 844, locale: 'ru-RU', colorScheme: 'dark' }

const arcs = saveArcs('picture', 'A night in the Reach')
const rome = saveRome('picture', 'The western sea')

async function forReadme() {
  await shoot(await open(arcs, DESK), 'arcs')
  await shoot(await open(arcs, PHONE), 'arcs-phone')
  const reasons = await open(arcs, DESK)
  await reasons.getByRole('tab', { name: 'Turn' }).click()
  await reasons
    .locator('li')
    .filter({ hasText: /(leads|surpasses|pivots|copies).*Why\?/s })
    .last()
    .getByRole('button', { name: /^Why\?/ })
    .click()
  await reasons.waitForTimeout(1500)
  await shoot(reasons, 'arcs-why')
  await shoot(await open(saveArcs('picture', 'Friday’s table', true), TABLET), 'arcs-beside')
  await shoot(await open(rome, DESK), 'rome')
  await shoot(await open(save('tyrant', 'picture', 5, 'Осада'), PHONE), 'muhq-phone')
}

/** Every game at three sizes, in light and dark. */
async function ofEveryGame() {
  const games = { arcs, rome, muhq: save('kraken', 'picture', 4, 'The bay') }
  for (const [game, file] of Object.entries(games))
    for (const window of [DESK, TABLET, { ...PHONE, locale: 'en-GB' }])
      for (const colorScheme of ['light', 'dark']) {
        const page = await open(file, { ...window, colorScheme, scale: window.width < 500 ? 1 : 2 / 3 })
        await shoot(page, join('after', `${game}-${window.width}-${colorScheme}`), 72)
      }
}

try {
  if (process.argv[2] !== 'after') await forReadme()
  await ofEveryGame()
} finally {
  await browser.close()
  await site.close()
}

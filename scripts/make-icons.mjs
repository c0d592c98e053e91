// node scripts/make-icons.mjs: draws the PNG icons of the page from apps/web/public/icon.svg, with the Chromium on PATH.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

const web = join(root, 'apps', 'web')
const { chromium } = createRequire(join(web, 'package.json'))('playwright-core')
const folder = join(web, 'public')
const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8')
const square = rounded.replace(' rx="112"', '')
// Launchers cut a maskable icon to a circle of four fifths of its width: the ground is full, the drawing smaller.
const maskable = square
  .replace('viewBox="0 0 512 512"', 'viewBox="-51 -51 614 614"')
  .replace('<rect width="512" height="512"', '<rect x="-51" y="-51" width="614" height="614"')

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
})
await draw(square, 180, 'icon-180.png')
await draw(rounded, 192, 'icon-192.png')
await draw(rounded, 512, 'icon-512.png')
await draw(maskable, 512, 'icon-maskable-512.png')
await browser.close()

async function draw(svg, size, name) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  await page.screenshot({ path: join(folder, name), omitBackground: true })
  await page.close()
}
